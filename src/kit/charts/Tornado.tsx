import { money, shortLabel, type Calculator, type Swing } from '../../engine/index.ts';
import { sayValue } from '../../engine/results/say-value.ts';

/** The bars shown; the rest move the price by less. */
const MOST = 6;

/** What moves the price: a bar per question from its lowest to its highest typical total. */
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
  const from = Math.min(typical, ...shown.map((swing) => swing.low));
  const to = Math.max(typical, ...shown.map((swing) => swing.high));
  const at = (usd: number) => ((usd - from) / (to - from || 1)) * 100;
  const say = (swing: Swing, value: Swing['lowAt']) => {
    const field = calculator.fields[swing.field];
    return field ? sayValue(field, value) : '';
  };
  return (
    <ul className="tornado grid gap-4">
      {shown.map((swing) => {
        const [lowWords, highWords] = [say(swing, swing.lowAt), say(swing, swing.highAt)];
        return (
          <li key={swing.field}>
            <p className="first:font-semibold">
              {shortLabel(swing.label)}{' '}
              <small className="text-soft text-xs font-normal">
                {swing.answered
                  ? `you said ${say(swing, inputs[swing.field] as Swing['lowAt'])}`
                  : 'not answered'}
              </small>
            </p>
            <svg
              width="100%"
              height="18"
              role="img"
              aria-label={`From ${money(swing.low)} with ${lowWords} to ${money(swing.high)} with ${highWords}`}
            >
              <line className="axis" x1={`${at(typical)}%`} x2={`${at(typical)}%`} y1="0" y2="18" />
              <rect
                className="reach"
                x={`${at(swing.low)}%`}
                y="3"
                width={`${Math.max(0.5, at(swing.high) - at(swing.low))}%`}
                height="12"
                rx="2"
              />
            </svg>
            <p
              className="grid grid-cols-2 gap-4 text-soft text-xs leading-tight first:font-semibold"
              aria-hidden="true"
            >
              <span className="last:text-end">
                <b>{money(swing.low)}</b> {lowWords}
              </span>
              <span className="last:text-end">
                <b>{money(swing.high)}</b> {highWords}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
};
