import { Fragment } from 'react';
import {
  money,
  moneyRange,
  runEstimate,
  shortLabel,
  type Answers,
  type Calculator,
  type Estimate,
  type Item,
  type ThreePoint,
  type Value,
} from '../../engine/index.ts';
import { sayValue } from '../../engine/results/say-value.ts';

/** On a phone both stand in one line, each after its name. */
const cell =
  'figures max-[30rem]:me-5 max-[30rem]:inline-block max-[30rem]:before:text-xs max-[30rem]:before:text-soft max-[30rem]:before:me-1 max-[30rem]:before:content-[attr(data-side)] max-[30rem]:p-0 max-[30rem]:border-0';

interface CompareProps {
  readonly calculator: Calculator;
  readonly first: Answers;
  readonly second: Estimate;
  readonly onDrop: () => void;
}

const changes = (calculator: Calculator, a: Estimate, b: Estimate): string[] =>
  Object.entries(calculator.fields).flatMap(([id, field]) => {
    const [was, is] = [a.inputs[id], b.inputs[id]] as [Value, Value];
    const said = ({ given }: Estimate, value: Value) =>
      given.includes(id) ? sayValue(field, value) : 'not answered';
    return JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [`${shortLabel(field.label)} ${said(a, was)} → ${said(b, is)}`];
  });

/** How much more or less it is now. */
const gapInWords = (usd: number): string =>
  usd === 0 ? 'The same price' : `${usd > 0 ? '+' : '−'}${money(Math.abs(usd))} now`;

/** Two ranges on one axis, each with its likely price. */
const Bands = ({ bands }: { readonly bands: readonly (readonly [string, ThreePoint])[] }) => {
  const from = Math.min(...bands.map(([, { low }]) => low));
  const to = Math.max(...bands.map(([, { high }]) => high));
  const at = (usd: number) => `${((100 * (usd - from)) / (to - from || 1)).toFixed(2)}%`;
  return (
    <dl className="my-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
      {bands.map(([name, total]) => (
        <Fragment key={name}>
          <dt className="text-sm">
            {name} <b className="figures block">{money(total.typical)}</b>
          </dt>
          <dd>
            <svg className="range-chart block" width="100%" height="28" aria-hidden="true">
              <line className="axis" x1="0" x2="100%" y1="14" y2="14" />
              <rect
                className="reach"
                x={at(total.low)}
                width={`${(100 * (total.high - total.low)) / (to - from || 1)}%`}
                y="4"
                height="20"
              />
              <line
                className="typical"
                x1={at(total.typical)}
                x2={at(total.typical)}
                y1="0"
                y2="28"
              />
            </svg>
            <span className="block text-xs text-soft">{moneyRange(total)}</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
};

/** The kept estimate beside the present one, line by line. A line whose label differs is another line. */
export default function Compare({ calculator, first, second, onDrop }: CompareProps) {
  const kept = runEstimate(calculator, first);
  const keyOf = ({ id, label }: Item) => `${id} ${label}`;
  const rows = new Map([...kept.items, ...second.items].map((item) => [keyOf(item), item.label]));
  const costOf = (estimate: Estimate, key: string) => {
    const item = estimate.items.find((one) => keyOf(one) === key);
    return item ? money(item.total.typical) : '–';
  };
  const differences = changes(calculator, kept, second);
  const row = (key: string, label: string, before: string, now: string) => (
    <tr
      key={key}
      className="max-[30rem]:block max-[30rem]:py-2 max-[30rem]:border-b max-[30rem]:border-rule-light"
    >
      <th scope="row" className="max-[30rem]:block max-[30rem]:p-0 max-[30rem]:border-0">
        {label}
      </th>
      <td className={cell} data-side="Before">
        {before}
      </td>
      <td className={cell} data-side="Now">
        {now}
      </td>
    </tr>
  );
  return (
    <section className="sheet py-4 px-5" aria-label="Before and now">
      <h2 className="figures">{gapInWords(second.total.typical - kept.total.typical)}</h2>
      <p className="text-soft">
        {differences.length > 0
          ? `Changed: ${differences.join('; ')}.`
          : 'Both are the same so far. Change an answer below to see the difference.'}
      </p>
      <Bands
        bands={[
          ['Before', kept.total],
          ['Now', second.total],
        ]}
      />
      <table className="table">
        <thead className="max-[30rem]:hidden">
          <tr>
            <th scope="col">Line</th>
            <th scope="col" className="figures">
              Before
            </th>
            <th scope="col" className="figures">
              Now
            </th>
          </tr>
        </thead>
        <tbody>
          {row('likely', 'Likely', money(kept.total.typical), money(second.total.typical))}
          {row('range', 'Range', moneyRange(kept.total), moneyRange(second.total))}
          {[...rows].map(([key, label]) => row(key, label, costOf(kept, key), costOf(second, key)))}
        </tbody>
      </table>
      <button type="button" className="link mt-3" onClick={onDrop}>
        Stop comparing
      </button>
    </section>
  );
}
