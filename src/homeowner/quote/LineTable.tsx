import type { ReactNode } from 'react';
import { money, moneyRange, price, type ThreePoint } from '../../engine/index.ts';
import {
  isPriced,
  labelIn,
  type Comparison,
  type Row,
  type Sums,
} from '../../quote/compare-quotes.ts';
import { wholeDollars } from '../../quote/judge.ts';
import type { Rating } from '../../quote/ratings.ts';
import { nameOf } from '../../quote/name-of.ts';
import { sayProduct } from '../../quote/letter.ts';
import { passageOf } from '../../quote/passage.ts';
import type { PlacedLine } from '../../quote/place-line.ts';
import { isRange } from '../../quote/price-candidates.ts';
import { tokensOf, valueOf } from '../../quote/tokens.ts';
import { Chips } from '../calculator/Chips.tsx';
import { CellWords, isSilent, short } from './CellWords.tsx';

/** One line: what it is, our figure, or a dash where it is not ours, and a cell for each quote that is shown. */
const Line = ({
  label,
  aside,
  ours,
  shown,
  words,
  className,
}: {
  readonly label: ReactNode;
  /** Said of it below its name. */
  readonly aside?: string;
  readonly ours?: ReactNode;
  readonly shown: readonly number[];
  readonly words: (at: number) => ReactNode;
  readonly className?: string;
}) => (
  <tr className={className}>
    <th scope="row">
      {label}
      {aside && <small className="text-xs block text-soft font-normal">{aside}</small>}
    </th>
    <td className="figures max-md:text-start" data-side="Our model">
      {ours ?? '–'}
    </td>
    {shown.map((at) => (
      <td key={at} className="figures" data-side={nameOf(at)}>
        {words(at)}
      </td>
    ))}
  </tr>
);

const Head = ({ shown }: { readonly shown: readonly number[] }) => (
  <thead className="max-md:sr-only">
    <tr>
      {['Line', 'Our model', ...shown.map((at) => `Quote ${nameOf(at)}`)].map((head, at) => (
        <th key={head} scope="col" className={at > 0 ? 'figures' : undefined}>
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

/** A line of ours beside what each quote says of it. */
const OurLine = ({
  row: { item, ours, cells },
  shown,
}: {
  readonly row: Row;
  readonly shown: readonly number[];
}) => (
  <Line
    label={
      <>
        {item.label}
        <Chips ids={item.sources.slice(0, 1)} />
      </>
    }
    ours={
      <>
        {money(ours.typical)}
        {ours.high > ours.low && <small className="text-xs">{moneyRange(ours)}</small>}
      </>
    }
    shown={shown}
    words={(at) => <CellWords cell={cells[at]!} label={item.label} />}
  />
);

/** The amount of a line as the paper writes it, or its price for one: "$34 per hour". */
export const sayWritten = ({ text, amount, each, rate }: Sums['beside'][number]): string => {
  if (each !== null) return `${price(each)} per ${rate!.per}`;
  const usd = tokensOf(text).some((token) => valueOf(token) === amount) ? amount : Math.abs(amount);
  return `${isRange(text, amount) ? 'up to ' : ''}${price(usd)}`;
};

/** What a line that is none of ours is. */
const markOf = ({ place, kind, text }: PlacedLine): string => {
  if (place !== '#else') return 'not compared line by line';
  return kind === 'tax' && /\btax|\bimpuesto/i.test(text) ? 'tax' : 'not compared';
};

const Foot = ({
  sums,
  shown,
  total,
}: {
  readonly sums: readonly Sums[];
  readonly shown: readonly number[];
  readonly total: ThreePoint;
}) => (
  <tfoot>
    <Line
      className="max-md:first:border-t-2 max-md:first:border-ink"
      label="Whole price"
      ours={money(total.typical)}
      shown={shown}
      words={(at) => price(sums[at]!.written)}
    />
    {shown.length > 1 && shown.some((at) => sums[at]!.likeForLike !== null) && (
      <Line
        label="Like for like"
        aside="as far as we read them: our figure where we found no price"
        ours={money(total.typical)}
        shown={shown}
        words={(at) => {
          const { likeForLike } = sums[at]!;
          return likeForLike === null ? '–' : wholeDollars(likeForLike);
        }}
      />
    )}
  </tfoot>
);

/** Our lines, and the quotes beside them. */
export const LineTable = ({
  comparison: { rows, sums },
  total,
  ratings,
}: {
  readonly comparison: Comparison;
  readonly total: ThreePoint & { readonly label: string };
  readonly ratings: readonly Rating[];
}) => {
  const shown = sums.flatMap((sum, at) => (isPriced(sum) ? [at] : []));
  const wrong = shown.flatMap((at) =>
    sums[at]!.wrong.map(
      (one) =>
        `Quote ${nameOf(at)}: “${short(one.text)}”: ${sayProduct(one)}, not ${price(one.says)}. Ask which is right.`,
    ),
  );
  const isSaid = shown.some(
    (at) => sums[at]!.beside.length > 0 || rows.some(({ cells }) => !isSilent(cells[at]!)),
  );
  return (
    <>
      {isSaid || ratings.length > 0 ? (
        <>
          <p className="hint">
            Beside a line of ours stand the words of a quote that come nearest to it. Nearest is not
            the same: they may be for the goods alone, or for more. A dash says nothing: it may be
            in another line. To move a line, open “Its text and its lines”, above.
          </p>
          <table className="table quote-table" data-quotes={shown.length}>
            <Head shown={shown} />
            <tbody>
              {rows.map((row) => (
                <OurLine key={row.item.id} row={row} shown={shown} />
              ))}
              {shown.flatMap((of) =>
                sums[of]!.beside.map((line, index) => (
                  <Line
                    key={`${of} ${index}`}
                    label={short(labelIn(line.text))}
                    shown={shown}
                    words={(at) => at === of && sayWritten(line)}
                    aside={markOf(line)}
                  />
                )),
              )}
            </tbody>
            {ratings.length > 0 && (
              <tbody>
                {ratings.map(({ label, values }) => (
                  <Line
                    key={label}
                    label={label}
                    shown={shown}
                    words={(at) => values[at]!.join(' or ') || '–'}
                    aside="as each quote says it"
                  />
                ))}
              </tbody>
            )}
            <Foot sums={sums} shown={shown} total={total} />
          </table>
        </>
      ) : (
        // What was worked out of its lines says so itself.
        shown.some((at) => !sums[at]!.isCounted) && (
          <p className="hint">
            We put none of {shown.length > 1 ? 'their' : 'its'} lines beside ours.
          </p>
        )
      )}
      {shown.map((at) => {
        const { aside } = sums[at]!;
        return (
          aside.length > 0 && (
            <p key={at} className="hint">
              {shown.length > 1 && `Quote ${nameOf(at)}: `}Also on the paper, beside no line of
              ours:{' '}
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
