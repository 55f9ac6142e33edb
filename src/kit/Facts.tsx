import type { ReactNode } from 'react';

/** A name, what it is, what can be done about it, and the class of its row. */
export type Fact = readonly [name: ReactNode, is: ReactNode, deed?: ReactNode, className?: string];

/** What was answered, or is known of something: each by its name. What is empty is left out. */
export default function Facts({
  of,
  className = '',
}: {
  readonly of: readonly Fact[];
  readonly className?: string;
}) {
  return (
    <dl className={`facts ${className}`}>
      {of.map(
        ([name, is, deed, row], at) =>
          is && (
            <div key={at} className={row}>
              <dt>{name}</dt>
              <dd>{is}</dd>
              {deed && <dd>{deed}</dd>}
            </div>
          ),
      )}
    </dl>
  );
}
