import type { ReactNode } from 'react';

/** What is known of something: each by its name. What is empty is left out. */
export default function Facts({
  of,
  className = '',
}: {
  readonly of: readonly (readonly [name: ReactNode, is: ReactNode])[];
  readonly className?: string;
}) {
  return (
    <dl className={`facts ${className}`}>
      {of.map(
        ([name, is], at) =>
          is && (
            <div key={at}>
              <dt>{name}</dt>
              <dd>{is}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
