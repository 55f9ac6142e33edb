import type { ReplyClock } from './reply-clock.ts';

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

/** The promise as a ruler: the thick part is what is left, the needle is now. */
function Ruler({ clock: { state, needle } }: { readonly clock: ReplyClock }) {
  if (state === 'stopped' || state === 'waiting') {
    return (
      <svg className="ruler" width="100%" height="16" aria-hidden="true">
        <line className="ruler-open" x1="0" x2="100%" y1="8" y2="8" />
      </svg>
    );
  }
  const answered = state === 'answered';
  return (
    <svg className={`ruler ruler-${state}`} width="100%" height="16" aria-hidden="true">
      <line className="ruler-axis" x1="0" x2="100%" y1="8" y2="8" />
      {[0, 0.25, 0.5, 0.75, 1].map((at) => (
        <line key={at} className="ruler-axis" x1={percent(at)} x2={percent(at)} y1="5" y2="11" />
      ))}
      <rect
        className="ruler-left"
        x={answered ? 0 : percent(needle)}
        width={percent(answered ? needle : 1 - needle)}
        y="4"
        height="8"
      />
      <rect
        className="ruler-needle"
        x={percent(Math.min(needle, 0.985))}
        width="3"
        y="0"
        height="16"
      />
    </svg>
  );
}

/** How the promise to answer stands, in words and as a ruler. */
export default function Clock({
  clock,
  sent,
  large = false,
}: {
  readonly clock: ReplyClock;
  /** When the request was sent, in words. */
  readonly sent: string;
  readonly large?: boolean;
}) {
  return (
    <div className={`clock clock-${clock.state} ${large ? 'clock-large' : ''}`}>
      <p className="clock-figure figures">
        {clock.figure} {clock.unit && <small>{clock.unit}</small>}
      </p>
      <p className="clock-line figures">{clock.line}</p>
      <Ruler clock={clock} />
      <p className="clock-sent figures">sent {sent}</p>
    </div>
  );
}
