import { createContext, use } from 'react';

/** The address of the trade's open book, where every source has an entry. */
export const Book = createContext('');

/** A source's id beside a figure; opens the source in place, or leads to the open book without scripts. */
export const Chip = ({ id }: { readonly id: string }) => (
  <a className="chip" href={`${use(Book)}#source-${id}`} data-source={id}>
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
