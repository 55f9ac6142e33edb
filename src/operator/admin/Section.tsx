import type { ReactNode } from 'react';
import ViewLink from '../../kit/ViewLink.tsx';

/** A part of the operator’s page: its heading and, at the right, what it counts. */
export default function Section({
  heading,
  level: Heading = 'h1',
  label = heading,
  beside,
  children,
}: {
  readonly heading: string;
  /** Below other parts it is an `h2`. */
  readonly level?: 'h1' | 'h2';
  readonly label?: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      className={`grid gap-3 *:min-w-0 ${Heading === 'h2' ? 'mt-10' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading>{heading}</Heading>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** The way back from one request to all of them. */
export const Crumbs = ({ children }: { readonly children: ReactNode }) => (
  <p className="mb-3 *:inline-flex *:min-h-6 *:items-center">
    <ViewLink to="?view=requests">Requests</ViewLink> / {children}
  </p>
);
