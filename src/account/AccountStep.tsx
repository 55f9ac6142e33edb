import type { ReactNode } from 'react';

/** One thing to do about an account: what it is, why, a narrow column to do it in, and other doors beside it. */
export default function AccountStep({
  heading,
  lede,
  beside,
  children,
}: {
  readonly heading: string;
  readonly lede: ReactNode;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="lede">{lede}</p>
      <div className="mt-6 grid gap-10 lg:grid-cols-2 lg:items-start lg:gap-14">
        <div className="grid max-w-112 gap-5">{children}</div>
        {beside}
      </div>
    </>
  );
}
