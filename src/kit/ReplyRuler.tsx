import type { ReplyRun } from './reply-run.ts';

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

/** A promise to answer as a ruler: the thick part is what is left, the needle is now, or the answer. */
export default function ReplyRuler({ run: { state, needle } }: { readonly run: ReplyRun }) {
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
      className={`my-1 overflow-visible ${state === 'ending' || state === 'late' ? 'text-brick' : 'text-oak'}`}
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
