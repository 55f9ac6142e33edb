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
    <section className="health-part">
      <header>
        <h2>{heading}</h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}
