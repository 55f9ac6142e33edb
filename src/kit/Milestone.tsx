import type { ReactNode } from 'react';

const signs = {
  done: 'border-oak bg-oak',
  now: 'border-oak bg-linear-[90deg,var(--oak)_50%,transparent_50%]',
  later: 'border-edge',
} as const;

/** One of the steps of something: done, going on now, or still to come. */
export default function Milestone({
  stands,
  children,
}: {
  readonly stands: keyof typeof signs;
  readonly children: ReactNode;
}) {
  return (
    <li className={`grid grid-cols-[1.25rem_1fr] gap-3 ${stands === 'now' ? 'font-semibold' : ''}`}>
      <span className={`mt-1 size-4 rounded-full border-2 ${signs[stands]}`} aria-hidden="true" />
      <div>{children}</div>
    </li>
  );
}
