import { createContext, use } from 'react';
import { bookOf } from '../../open-book.ts';

/** The trade whose figures are shown: its open book has an entry for every source. */
export const OpenTrade = createContext('');

/** A source's id beside a figure; opens the source in place, or leads to the open book without scripts. */
export const Chip = ({ id }: { readonly id: string }) => (
  <a className="chip" href={`${bookOf(use(OpenTrade))}#source-${id}`} data-source={id}>
    {id}
  </a>
);

export const Chips = ({ ids }: { readonly ids: readonly string[] }) => (
  <>
    {ids.map((id) => (
      <span key={id}>
        {' '}
        <Chip id={id} />
      </span>
    ))}
  </>
);
