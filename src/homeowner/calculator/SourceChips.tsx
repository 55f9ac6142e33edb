import { bookOf } from '../../trades/open-book.ts';

export interface SourceChipsProps {
  readonly ids: readonly string[];
  /** The trade whose figures are shown: its open book has an entry for every source. */
  readonly here: string;
  /** How a page that draws on several books calls each. */
  readonly nameOf: (trade: string) => string;
}

/**
 * The ids of sources beside a figure; each opens its source in place, or leads to the open book without
 * scripts. Where a page draws on several books an id names its own: "roofing R48".
 */
export const SourceChips = ({ ids, here, nameOf }: SourceChipsProps) =>
  ids.map((id) => {
    const [source = '', trade = here] = id.split(' ').reverse();
    return (
      <span key={id}>
        {' '}
        <a className="chip" href={`${bookOf(trade)}#source-${source}`}>
          {trade === here ? source : `${nameOf(trade)} ${source}`}
        </a>
      </span>
    );
  });
