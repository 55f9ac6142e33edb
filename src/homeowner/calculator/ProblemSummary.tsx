import type { Problem } from '../../engine/index.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';

/** Loaded once there is something to fix: the first screen does not need it. */
const ErrorSummary = lazyPart(
  'The list of problems',
  () => import('../../kit/form/ErrorSummary.tsx'),
);

/** Everything that is to be fixed in the answers, first on the page, each leading to its question. */
export const ProblemSummary = ({
  problems,
  attempt = 0,
}: {
  readonly problems: readonly Problem[];
  /** Counts the tries to see the result. */
  readonly attempt?: number | undefined;
}) => (
  <div className="[&:not(:empty)]:mb-6">
    {problems.length > 0 && <ErrorSummary heading="h2" attempt={attempt} problems={problems} />}
  </div>
);
