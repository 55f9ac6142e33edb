import type { ReplyClock } from './reply-clock.ts';

const inks: Readonly<Record<ReplyClock['state'], string>> = {
  running: '',
  answered: '',
  ending: 'text-brick',
  late: 'text-brick',
  stopped: 'text-soft',
  waiting: 'text-soft',
};

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

/** The promise as a ruler: the thick part is what is left, the needle is now. */
function Ruler({ clock: { state, needle } }: { readonly clock: ReplyClock }) {
  if (state === 'stopped' || state === 'waiting') {
    return (
      <svg className="my-1 overflow-visible" width="100%" height="16" aria-hidden="true">
        <line
          className="stroke-edge stroke-[1.5] [stroke-dasharray:3_4]"
          x1="0"
          x2="100%"
          y1="8"
          y2="8"
        />
      </svg>
    );
  }
  const answered = state === 'answered';
  return (
    <svg
      className={`my-1 overflow-visible ${inks[state] || 'text-oak'}`}
      width="100%"
      height="16"
      aria-hidden="true"
    >
      <line className="stroke-rule stroke-[1.5]" x1="0" x2="100%" y1="8" y2="8" />
      {[0, 0.25, 0.5, 0.75, 1].map((at) => (
        <line
          key={at}
          className="stroke-rule stroke-[1.5]"
          x1={percent(at)}
          x2={percent(at)}
          y1="5"
          y2="11"
        />
      ))}
      <rect
        className="fill-current opacity-45"
        x={answered ? 0 : percent(needle)}
        width={percent(answered ? needle : 1 - needle)}
        y="4"
        height="8"
      />
      <rect
        className="fill-current"
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
    <div data-clock={clock.state}>
      <p
        className={`figures font-serif leading-tight font-semibold ${large ? 'text-xl' : 'text-lg'} ${inks[clock.state]}`}
      >
        {clock.figure}{' '}
        {clock.unit && (
          <small className="font-sans text-sm font-normal text-soft">{clock.unit}</small>
        )}
      </p>
      <p className="text-sm font-semibold figures">{clock.line}</p>
      <Ruler clock={clock} />
      <p className="text-xs text-soft figures">sent {sent}</p>
    </div>
  );
}
