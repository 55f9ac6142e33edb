import {
  money,
  moneyRange,
  runEstimate,
  shortLabel,
  type Answers,
  type Calculator,
  type Estimate,
  type Item,
  type Value,
} from '../../engine/index.ts';
import { sayValue } from '../../engine/results/say-value.ts';

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

/** The kept estimate beside the present one, line by line. A line whose label differs is another line. */
export default function Compare({ calculator, first, second, onDrop }: CompareProps) {
  const kept = runEstimate(calculator, first);
  const keyOf = ({ id, label }: Item) => `${id} ${label}`;
  const rows = new Map([...kept.items, ...second.items].map((item) => [keyOf(item), item.label]));
  const cell = (estimate: Estimate, key: string) => {
    const item = estimate.items.find((one) => keyOf(one) === key);
    return item ? money(item.total.typical) : '–';
  };
  const differences = changes(calculator, kept, second);
  const row = (key: string, label: string, before: string, now: string) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      <td className="figures" data-side="Before">
        {before}
      </td>
      <td className="figures" data-side="Now">
        {now}
      </td>
    </tr>
  );
  return (
    <section className="compare sheet" aria-label="Before and now">
      <p>
        {differences.length > 0
          ? `Changed: ${differences.join('; ')}.`
          : 'Both are the same so far. Change an answer below to see the difference.'}
      </p>
      <table className="table">
        <thead>
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
          {[...rows].map(([key, label]) => row(key, label, cell(kept, key), cell(second, key)))}
        </tbody>
      </table>
      <button type="button" className="link" onClick={onDrop}>
        Stop comparing
      </button>
    </section>
  );
}
