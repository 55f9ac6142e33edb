import type { ReactNode } from 'react';
import { money, moneyRange, price, type ThreePoint } from '../../engine/index.ts';
import type { Comparison, Row, Sums } from '../../quote/compare-quotes.ts';
import type { Gap } from '../../quote/gap-between.ts';
import type { Rating } from '../../quote/ratings.ts';
import { nameOf } from '../../quote/name-of.ts';
import { notesOf, wholeDollars } from '../../quote/row-notes.ts';
import type { Cell } from '../../quote/weigh-quote.ts';
import { Chips } from '../calculator/Chips.tsx';

const LONGEST_WORDS = 60;
const short = (text: string): string =>
  text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS).trimEnd()}…` : text;

const inWords: Record<Exclude<Cell['state'], 'priced'>, string> = {
  included: 'in it',
  named: 'named there',
  open: 'no price yet',
  out: 'not in the price',
  missing: 'not in the document',
  unclear: 'cannot tell',
};

const CellWords = ({ cell }: { readonly cell: Cell }): ReactNode => {
  if (cell.state === 'priced')
    return (
      <>
        {wholeDollars(cell.amount)}
        {cell.partOf !== undefined && <small>its share of {price(cell.partOf)}</small>}
        {cell.without.map((text) => (
          <small key={text}>“{short(text)}”</small>
        ))}
      </>
    );
  const says = 'says' in cell ? cell.says[0] : undefined;
  return (
    <>
      <span className={cell.state === 'missing' || cell.state === 'out' ? 'lacking' : undefined}>
        {inWords[cell.state]}
      </span>
      {says !== undefined && cell.state !== 'included' && <small>“{short(says)}”</small>}
    </>
  );
};

const Notes = ({
  row,
  gap,
  looked,
}: {
  readonly row: Row;
  readonly gap: Gap | null;
  readonly looked: string;
}) => (
  <ul className="row-notes text-sm">
    {notesOf(row, gap, looked).map(({ kind, label, text }) => (
      <li key={label}>
        <span className={`mark mark-${kind}`}>{label}</span> {text}
      </li>
    ))}
  </ul>
);

/** Whether the lines add up to the total, and if not, what is between. */
const totalsApart = ({ stated, lines, isOneSum, isUnsure }: Sums): string | null => {
  if (stated === null || isOneSum || isUnsure || Math.abs(stated - lines) < 1) return null;
  const apart = stated - lines;
  return `its lines add up to ${price(lines)}, its total says ${price(stated)}: ${price(Math.abs(apart))} ${
    apart > 0 ? 'more' : 'less'
  }. Ask which is right.`;
};

/** Our lines, the quotes beside them, and what to see. */
export const LineTable = ({
  comparison: { rows, sums },
  gap,
  total,
  ratings,
  lookedFor,
}: {
  readonly comparison: Comparison;
  readonly gap: Gap | null;
  readonly total: ThreePoint & { readonly label: string };
  readonly ratings: readonly Rating[];
  /** The words that a line of ours is looked for by. */
  readonly lookedFor: (id: string) => readonly string[];
}) => {
  const shown = sums.flatMap(({ written }, at) => (written > 0 ? [at] : []));
  const quoteCells = (words: (at: number) => ReactNode) =>
    shown.map((at) => (
      <td key={at} className="figures" data-side={nameOf(at)}>
        {words(at)}
      </td>
    ));
  const wrong = shown.flatMap((at) => {
    const apart = totalsApart(sums[at]!);
    return apart ? [`Quote ${nameOf(at)}: ${apart}`] : [];
  });
  return (
    <>
      <table className="table quote-table" data-quotes={shown.length}>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col">Line</th>
            <th scope="col" className="figures">
              Our model
            </th>
            {shown.map((at) => (
              <th key={at} scope="col" className="figures">
                Quote {nameOf(at)}
              </th>
            ))}
            <th scope="col">What to see</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.item.id}>
              <th scope="row">
                {row.item.label}
                <Chips ids={row.item.sources.slice(0, 1)} />
              </th>
              <td className="figures whitespace-normal max-md:text-start" data-side="Our model">
                {row.ours ? (
                  <>
                    {money(row.ours.typical)}
                    {row.ours.high > row.ours.low && (
                      <small className="text-xs whitespace-normal">{moneyRange(row.ours)}</small>
                    )}
                  </>
                ) : (
                  '–'
                )}
              </td>
              {quoteCells((at) => (
                <CellWords cell={row.cells[at]!} />
              ))}
              <td>
                <Notes row={row} gap={gap} looked={lookedFor(row.item.id).join(', ')} />
              </td>
            </tr>
          ))}
          {shown.flatMap((of) =>
            sums[of]!.beside.map((line, index) => (
              <tr key={`${of} ${index}`}>
                <th scope="row">{short(line.text)}</th>
                <td className="figures whitespace-normal max-md:text-start" data-side="Our model">
                  –
                </td>
                {quoteCells((at) => (at === of ? price(line.amount) : '–'))}
                <td>
                  <span className="mark mark-plain">
                    {line.place === '#unknown' ? 'not placed yet' : 'not one of our lines'}
                  </span>
                </td>
              </tr>
            )),
          )}
        </tbody>
        {ratings.length > 0 && (
          <tbody>
            {ratings.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="figures whitespace-normal max-md:text-start" data-side="Our model">
                  –
                </td>
                {quoteCells((at) => values[at]!.join(' or ') || '–')}
                <td>
                  <span className="mark mark-plain">as each quote says it</span>
                </td>
              </tr>
            ))}
          </tbody>
        )}
        <tfoot>
          <tr className="max-md:first:border-t-2 max-md:first:border-ink">
            <th scope="row">As written</th>
            <td className="figures whitespace-normal max-md:text-start" data-side="Our model">
              {money(total.typical)}
            </td>
            {quoteCells((at) => price(sums[at]!.written))}
            <td>{gap && `Gap ${price(gap.written)}`}</td>
          </tr>
          {sums.some(({ added, likeForLike }) => added > 0 && likeForLike !== null) && (
            <tr>
              <th scope="row">Our figure for what it leaves out</th>
              <td className="figures whitespace-normal max-md:text-start" data-side="Our model">
                –
              </td>
              {quoteCells((at) => {
                const { added, likeForLike } = sums[at]!;
                return added > 0 && likeForLike !== null ? `+ ${wholeDollars(added)}` : '–';
              })}
              <td />
            </tr>
          )}
          <tr>
            <th scope="row">
              Like for like
              <small className="text-xs whitespace-normal block text-soft font-normal">
                our figure where a line has no price
              </small>
            </th>
            <td className="figures whitespace-normal max-md:text-start" data-side="Our model">
              {money(total.typical)}
            </td>
            {quoteCells((at) => {
              const { likeForLike } = sums[at]!;
              return likeForLike === null ? 'cannot tell' : wholeDollars(likeForLike);
            })}
            <td>{gap && gap.likeForLike !== null && `Gap ${wholeDollars(gap.likeForLike)}`}</td>
          </tr>
        </tfoot>
      </table>
      {wrong.map((one) => (
        <p key={one} className="caution">
          {one}
        </p>
      ))}
    </>
  );
};
