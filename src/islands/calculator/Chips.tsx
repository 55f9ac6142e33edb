import { createContext, use } from 'react';
import { bookOf } from '../../open-book.ts';

/** The trade whose figures are shown: its open book has an entry for every source. */
export const OpenTrade = createContext('');

/** How a page that draws on several books calls each: by the trade's name, which only such a page loads. */
export const BookName = createContext((trade: string): string => trade);

/**
 * A source's id beside a figure; opens the source in place, or leads to the open book without scripts.
 * Where a page draws on several books the id names its own: "roofing R48".
 */
export const Chip = ({ id }: { readonly id: string }) => {
  const here = use(OpenTrade);
  const nameOf = use(BookName);
  const [source = '', trade = here] = id.split(' ').reverse();
  return (
    <a className="chip" href={`${bookOf(trade)}#source-${source}`} data-source={source}>
      {trade === here ? source : `${nameOf(trade)} ${source}`}
    </a>
  );
};

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
