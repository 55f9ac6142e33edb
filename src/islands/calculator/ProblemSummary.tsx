import type { Ref } from 'react';
import type { Problem } from '../../estimate/index.ts';

/** Everything that is to be mended, first on the page and focused, each leading to its question. */
export const ProblemSummary = ({
  problems,
  ref,
}: {
  readonly problems: readonly Problem[];
  readonly ref?: Ref<HTMLDivElement>;
}) =>
  problems.length === 0 ? null : (
    <div ref={ref} className="warning problem-summary" role="alert" tabIndex={-1}>
      <h2>There is a problem</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
