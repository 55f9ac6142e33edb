import type { Problem } from '../../estimate/index.ts';
import ErrorSummary from '../fields/ErrorSummary.tsx';

/** Everything that is to be mended in the answers, first on the page, each leading to its question. */
export const ProblemSummary = ({
  problems,
  attempt = 0,
}: {
  readonly problems: readonly Problem[];
  /** Counts the tries to see the result. */
  readonly attempt?: number;
}) => (
  <div className="problem-summary">
    <ErrorSummary
      heading="h2"
      attempt={attempt}
      errors={problems.map(({ field, message }) => ({ id: field, message }))}
    />
  </div>
);
