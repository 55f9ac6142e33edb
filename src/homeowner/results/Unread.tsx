import type { readAddress } from '../../engine/index.ts';
import { ProblemSummary } from '../calculator/ProblemSummary.tsx';
import { notUnderstood } from './arrival.ts';

/** What of the link could not be used, as the estimate does without it. */
export default function Unread({ problems, unknown }: ReturnType<typeof readAddress>) {
  return (
    <>
      {problems.length > 0 && <ProblemSummary problems={problems} />}
      {problems.length > 0 && (
        <p className="hint">
          The link holds {problems.length === 1 ? 'an answer' : 'answers'} we cannot use. The
          estimate below takes {problems.length === 1 ? 'it' : 'them'} as “not sure”.
        </p>
      )}
      {notUnderstood(unknown).length > 0 && (
        <p className="hint">
          Part of this link belongs to no question we ask and was left out. The calculator may have
          changed since the link was made.
        </p>
      )}
    </>
  );
}
