import type { ReactNode } from 'react';

/** One thing to do about an account: what it is, why, and a narrow column to do it in. */
export default function AccountStep({
  heading,
  lede,
  children,
}: {
  readonly heading: string;
  readonly lede: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="lede">{lede}</p>
      <div className="grid max-w-112 gap-5 mt-6">{children}</div>
    </>
  );
}
