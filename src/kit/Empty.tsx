import type { ReactNode } from 'react';

/** Says that there is nothing, and what to do about it; with a heading, in place of a whole page. */
export default function Empty({
  heading,
  deeds,
  children,
}: {
  readonly heading?: string;
  /** Buttons that lead on. */
  readonly deeds?: ReactNode;
  readonly children: ReactNode;
}) {
  return heading ? (
    <section className="sheet grid gap-3 p-6">
      <h2>{heading}</h2>
      <p>{children}</p>
      <p className="actions">{deeds}</p>
    </section>
  ) : (
    <p className="hint py-2">{children}</p>
  );
}
