import type { MouseEvent, ReactNode } from 'react';
import { useAddress } from '../account/use-address.ts';

/** A link to another view of the dashboard, drawn in place. */
export function ViewLink({
  to,
  className,
  children,
  label,
}: {
  /** The query string: `?request=…`; empty for the board. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly label?: string;
}) {
  const { go } = useAddress();
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
    scrollTo(0, 0);
  };
  return (
    <a
      href={`${location.pathname}${to}`}
      className={className}
      aria-label={label}
      draggable={false}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** Where one request is shown. */
export const requestView = (id: string): string => `?request=${id}`;
