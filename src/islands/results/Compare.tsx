import {
  money,
  moneyRange,
  runEstimate,
  type Answers,
  type Calculator,
  type Estimate,
  type Value,
} from '../../estimate/index.ts';
import { sayValue } from '../../estimate/say-value.ts';

interface CompareProps {
  readonly calculator: Calculator;
  readonly first: Answers;
  readonly second: Estimate;
  readonly onDrop: () => void;
}

const changes = (calculator: Calculator, a: Estimate, b: Estimate): string[] =>
  Object.entries(calculator.fields).flatMap(([id, field]) => {
    const [was, is] = [a.inputs[id], b.inputs[id]] as [Value, Value];
    return JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [
          `${field.label.replace(/ \([^)]*\)$/, '')} ${sayValue(field, was)} → ${sayValue(field, is)}`,
        ];
  });

/** The kept estimate beside the present one, line by line. */
export const Compare = ({ calculator, first, second, onDrop }: CompareProps) => {
  const kept = runEstimate(calculator, first);
  const labels = new Map([...kept.items, ...second.items].map((item) => [item.id, item.label]));
  const cell = (estimate: Estimate, id: string) => {
    const item = estimate.items.find((one) => one.id === id);
    return item ? money(item.total.typical) : '–';
  };
  const differences = changes(calculator, kept, second);
  return (
    <div className="compare">
      <p>
        {differences.length > 0
          ? `Changed: ${differences.join('; ')}.`
          : 'Both are the same so far. Change an answer above to see the difference.'}
      </p>
      <div
        className="table-scroll"
        role="region"
        aria-label="Both estimates line by line"
        tabIndex={0}
      >
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col" className="figures">
                Kept
              </th>
              <th scope="col" className="figures">
                Now
              </th>
            </tr>
          </thead>
          <tbody>
            {[...labels].map(([id, label]) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td className="figures">{cell(kept, id)}</td>
                <td className="figures">{cell(second, id)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                <b>Likely</b>
              </th>
              <td className="figures">
                <b>{money(kept.total.typical)}</b>
              </td>
              <td className="figures">
                <b>{money(second.total.typical)}</b>
              </td>
            </tr>
            <tr>
              <th scope="row">8 in 10</th>
              <td className="figures">{moneyRange(kept.total)}</td>
              <td className="figures">{moneyRange(second.total)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <button type="button" className="link" onClick={onDrop}>
        Stop comparing
      </button>
    </div>
  );
};
