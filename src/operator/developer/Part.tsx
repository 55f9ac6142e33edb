import type { ReactNode } from 'react';

/** A part of the page under a rule: its heading, and beside that what holds for all of it. */
export default function Part({
  heading,
  note,
  children,
}: {
  readonly heading: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="mt-8 border-t-2 border-ink pt-3">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2>{heading}</h2>
        {note && <p className="text-soft">{note}</p>}
      </header>
      {children}
    </section>
  );
}

/** What a part does not show, or how to read it. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className="mt-3 max-w-2xl text-xs text-soft">{children}</p>
);
