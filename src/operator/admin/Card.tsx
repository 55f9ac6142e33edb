import type { ReactNode } from 'react';

/** One company, order or letter of a list: what is known of it, then a form where one is given. */
export default function Card({
  id,
  title,
  form,
  children,
}: {
  readonly id?: string;
  readonly title: ReactNode;
  readonly form?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className="sheet grid gap-3 px-5 py-4" id={id}>
      <div className="grid min-w-0 gap-1 wrap-anywhere *:min-w-0">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
      {form}
    </li>
  );
}
