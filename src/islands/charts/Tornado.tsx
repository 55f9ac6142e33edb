import { money, type Calculator, type Swing } from '../../estimate/index.ts';
import { sayValue } from '../../estimate/say-value.ts';

/** The bars shown; the rest move the price by less. */
const MOST = 7;

/** What moves the price: a bar per question from its lowest to its highest typical total. */
export const Tornado = ({
  calculator,
  swings,
  typical,
}: {
  readonly calculator: Calculator;
  readonly swings: readonly Swing[];
  readonly typical: number;
}) => {
  const shown = swings.slice(0, MOST);
  const from = Math.min(typical, ...shown.map((swing) => swing.low));
  const to = Math.max(typical, ...shown.map((swing) => swing.high));
  const at = (usd: number) => ((usd - from) / (to - from || 1)) * 100;
  const say = (swing: Swing, value: Swing['lowAt']) => {
    const field = calculator.fields[swing.field];
    return field ? sayValue(field, value) : String(value);
  };
  return (
    <ul className="tornado">
      {shown.map((swing) => (
        <li key={swing.field}>
          <p>
            {swing.label.replace(/ \([^)]*\)$/, '')}{' '}
            <small>{swing.answered ? 'answered' : 'not answered'}</small>
          </p>
          <svg width="100%" height="18" aria-hidden="true">
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
          <p className="figures">
            <span>
              {money(swing.low)} <small>{say(swing, swing.lowAt)}</small>
            </span>
            <span>
              {money(swing.high)} <small>{say(swing, swing.highAt)}</small>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
};
