import type { ReactNode } from 'react';

/** A part of the profile under its heading. */
export default function Part({
  title,
  hint,
  weight,
  children,
}: {
  readonly title: string;
  readonly hint?: ReactNode;
  /** How its buttons stand out: not, or as what cannot be undone; absent: filled. */
  readonly weight?: 'minor' | 'minor danger';
  readonly children: ReactNode;
}) {
  return (
    <section
      className={`ruled mt-8 grid gap-x-10 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)] ${weight ?? ''}`}
    >
      <div>
        <h2 className="text-lg">{title}</h2>
        {hint && <p className="hint mt-1">{hint}</p>}
      </div>
      <div className="grid min-w-0 gap-4">{children}</div>
    </section>
  );
}
