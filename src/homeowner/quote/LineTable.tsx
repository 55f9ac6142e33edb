import type { ReactNode } from 'react';
import { money, moneyRange, price, type ThreePoint } from '../../engine/index.ts';
import { isPriced, type Comparison, type Row, type Sums } from '../../quote/compare-quotes.ts';
import type { Gap } from '../../quote/gap-between.ts';
import type { Rating } from '../../quote/ratings.ts';
import { nameOf } from '../../quote/name-of.ts';
import { sayProduct } from '../../quote/letter.ts';
import { passageOf } from '../../quote/passage.ts';
import { isOtherWork } from '../../quote/place-line.ts';
import type { PlacedLine } from '../../quote/weigh-quote.ts';
import { notesOf, wholeDollars } from '../../quote/row-notes.ts';
import { Chips } from '../calculator/Chips.tsx';
import { CellWords, short } from './CellWords.tsx';
import Badge from '../../kit/Badge.tsx';

/** Our figure, or a dash where the line is not ours. */
const OursCell = ({ children }: { readonly children?: ReactNode }) => (
  <td className="figures max-md:text-start" data-side="Our model">
    {children ?? '–'}
  </td>
);

/** A cell for each quote that is shown. */
const QuoteCells = ({
  shown,
  words,
}: {
  readonly shown: readonly number[];
  readonly words: (at: number) => ReactNode;
}) =>
  shown.map((at) => (
    <td key={at} className="figures" data-side={nameOf(at)}>
      {words(at)}
    </td>
  ));

/** How a note is meant. */
const tones = { usual: 'good', missing: 'bad', gap: 'ask', plain: 'plain' } as const;

const Notes = ({
  row,
  gap,
  looked,
}: {
  readonly row: Row;
  readonly gap: Gap | null;
  readonly looked: string;
}) => (
  <ul className="space-y-1 text-sm">
    {notesOf(row, gap, looked).map(({ kind, label, text }) => (
      <li key={label}>
        <Badge tone={tones[kind]}>{label}</Badge> {text}
      </li>
    ))}
  </ul>
);

const Head = ({ shown }: { readonly shown: readonly number[] }) => (
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
);

/** A line of ours beside what each quote says of it. */
const OurRow = ({
  row,
  shown,
  gap,
  looked,
}: {
  readonly row: Row;
  readonly shown: readonly number[];
  readonly gap: Gap | null;
  readonly looked: string;
}) => (
  <tr>
    <th scope="row">
      {row.item.label}
      <Chips ids={row.item.sources.slice(0, 1)} />
    </th>
    <OursCell>
      {money(row.ours.typical)}
      {row.ours.high > row.ours.low && <small className="text-xs">{moneyRange(row.ours)}</small>}
    </OursCell>
    <QuoteCells shown={shown} words={(at) => <CellWords cell={row.cells[at]!} ours={row.ours} />} />
    <td>
      <Notes row={row} gap={gap} looked={looked} />
    </td>
  </tr>
);

/** What stands on the quotes alone: their words, a cell a quote, and a mark. */
const TheirRow = ({
  label,
  shown,
  words,
  mark,
}: {
  readonly label: string;
  readonly shown: readonly number[];
  readonly words: (at: number) => ReactNode;
  readonly mark: string;
}) => (
  <tr>
    <th scope="row">{label}</th>
    <OursCell />
    <QuoteCells shown={shown} words={words} />
    <td>
      <Badge>{mark}</Badge>
    </td>
  </tr>
);

/** What a line that is none of ours is. */
const markOf = (line: PlacedLine & { readonly amount: number }): string => {
  const { place, kind, amount } = line;
  if (amount < 0) return 'taken off the price';
  if (place === '#unknown') return 'not placed yet';
  if (kind === 'tax') return 'tax';
  return kind === 'work' && !isOtherWork(line) ? 'on all of it' : 'not compared';
};

const Foot = ({
  sums,
  shown,
  gap,
  total,
}: {
  readonly sums: readonly Sums[];
  readonly shown: readonly number[];
  readonly gap: Gap | null;
  readonly total: ThreePoint;
}) => (
  <tfoot>
    <tr className="max-md:first:border-t-2 max-md:first:border-ink">
      <th scope="row">As written</th>
      <OursCell>{money(total.typical)}</OursCell>
      <QuoteCells shown={shown} words={(at) => price(sums[at]!.written)} />
      <td>{gap && `Gap ${price(gap.written)}`}</td>
    </tr>
    {sums.some(({ added, likeForLike }) => added > 0 && likeForLike !== null) && (
      <tr>
        <th scope="row">Our figure for what we found no price of</th>
        <OursCell />
        <QuoteCells
          shown={shown}
          words={(at) => {
            const { added, likeForLike } = sums[at]!;
            return added > 0 && likeForLike !== null ? `+ ${wholeDollars(added)}` : '–';
          }}
        />
        <td />
      </tr>
    )}
    <tr>
      <th scope="row">
        Like for like
        <small className="text-xs block text-soft font-normal">
          our figure where a line has no price
        </small>
      </th>
      <OursCell>{money(total.typical)}</OursCell>
      <QuoteCells
        shown={shown}
        words={(at) => {
          const { likeForLike } = sums[at]!;
          return likeForLike === null ? 'cannot tell' : wholeDollars(likeForLike);
        }}
      />
      <td>{gap && gap.likeForLike !== null && `Gap ${wholeDollars(gap.likeForLike)}`}</td>
    </tr>
  </tfoot>
);

/** Whether the lines add up to the total, and if not, what is between. */
const totalsApart = ({ written, lines, apart }: Sums): string | null =>
  apart === null
    ? null
    : `its lines add up to ${price(lines)}, its total says ${price(written)}: ${price(Math.abs(apart))} ${
        apart > 0 ? 'more' : 'less'
      }. Ask which is right.`;

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
  const shown = sums.flatMap((sum, at) => (isPriced(sum) ? [at] : []));
  const wrong = shown.flatMap((at) => {
    const apart = totalsApart(sums[at]!);
    const lines = sums[at]!.wrong.map(
      (one) =>
        `“${short(one.text)}”: ${sayProduct(one)}, not ${price(one.says)}. Ask which is right.`,
    );
    return [...(apart ? [apart] : []), ...lines].map((one) => `Quote ${nameOf(at)}: ${one}`);
  });
  return (
    <>
      <table className="table quote-table" data-quotes={shown.length}>
        <Head shown={shown} />
        <tbody>
          {rows.map((row) => (
            <OurRow
              key={row.item.id}
              row={row}
              shown={shown}
              gap={gap}
              looked={lookedFor(row.item.id).join(', ')}
            />
          ))}
          {shown.flatMap((of) =>
            sums[of]!.beside.map((line, index) => (
              <TheirRow
                key={`${of} ${index}`}
                label={short(line.text)}
                shown={shown}
                words={(at) => at === of && price(line.amount)}
                mark={markOf(line)}
              />
            )),
          )}
        </tbody>
        {ratings.length > 0 && (
          <tbody>
            {ratings.map(({ label, values }) => (
              <TheirRow
                key={label}
                label={label}
                shown={shown}
                words={(at) => values[at]!.join(' or ') || '–'}
                mark="as each quote says it"
              />
            ))}
          </tbody>
        )}
        <Foot sums={sums} shown={shown} gap={gap} total={total} />
      </table>
      {shown.map((at) => {
        const { aside } = sums[at]!;
        return (
          aside.length > 0 && (
            <p key={at} className="hint">
              {shown.length > 1 && `Quote ${nameOf(at)}: `}Also on the paper, not compared:{' '}
              {aside
                .map(({ text, amount, rate }) => `“${passageOf(text, amount ?? rate!.usd)}”`)
                .join('; ')}
              .
            </p>
          )
        );
      })}
      {wrong.map((one) => (
        <p key={one} className="caution">
          {one}
        </p>
      ))}
    </>
  );
};
