import type { ReactNode } from 'react';

/**
 * A tick box or round button with its words beside it, large enough for a thumb. Without `checked` the
 * browser keeps whether it is ticked.
 */
export default function Tick({
  id,
  type = 'checkbox',
  name,
  value,
  checked,
  defaultChecked,
  onChange,
  describedBy,
  children,
}: {
  readonly id: string;
  readonly type?: 'checkbox' | 'radio';
  readonly name?: string;
  readonly value?: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: (checked: boolean) => void;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <label
      htmlFor={id}
      className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_1fr] gap-x-3 py-2"
    >
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        aria-describedby={describedBy}
        onChange={(event) => onChange?.(event.target.checked)}
        className="mt-[calc(0.5lh-0.75rem)] size-6 accent-oak"
      />
      <span>{children}</span>
    </label>
  );
}
