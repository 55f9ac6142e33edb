import { money, shortLabel, type Calculator, type Swing } from '../../engine/index.ts';
import { sayValue } from '../../engine/results/say-value.ts';

/** The bars shown; the rest move the price by less. */
const MOST = 6;

/** How far an end lies from the price as it is: "−$1,900", or nothing where it is the price. */
const moved = (usd: number) =>
  Math.abs(usd) < 1 ? '' : `${usd > 0 ? '+' : '−'}${money(Math.abs(usd))}`;

/** What moves the price: a row per question, how far down and how far up its answers take it. */
export const Tornado = ({
  calculator,
  swings,
  typical,
  inputs,
}: {
  readonly calculator: Calculator;
  readonly swings: readonly Swing[];
  readonly typical: number;
  readonly inputs: Readonly<Record<string, unknown>>;
}) => {
  const shown = swings.slice(0, MOST);
  const from = Math.min(typical, ...shown.map(({ low }) => low));
  const to = Math.max(typical, ...shown.map(({ high }) => high));
  const at = (usd: number) => ((usd - from) / (to - from || 1)) * 100;
  return (
    <ul className="tornado">
      {shown.map(({ field: id, label, answered, low, high, lowAt, highAt }) => {
        const field = calculator.fields[id]!;
        const end = (usd: number, value: Swing['lowAt']) => (
          <span className="last:text-end">
            <span className="figures block">{moved(usd - typical) || 'now'}</span>{' '}
            {sayValue(field, value)}
          </span>
        );
        return (
          <li key={id}>
            <p>
              <b>{shortLabel(label)}</b>{' '}
              <small>
                {answered
                  ? `you said ${sayValue(field, inputs[id] as Swing['lowAt'])}`
                  : 'not answered'}
              </small>
            </p>
            {end(low, lowAt)}
            <svg width="100%" height="24" aria-hidden="true">
              <rect
                className="reach"
                x={`${at(low)}%`}
                y="6"
                width={`${Math.max(0.5, at(high) - at(low))}%`}
                height="12"
              />
              <line className="axis" x1={`${at(typical)}%`} x2={`${at(typical)}%`} y1="0" y2="24" />
            </svg>
            {end(high, highAt)}
          </li>
        );
      })}
    </ul>
  );
};
