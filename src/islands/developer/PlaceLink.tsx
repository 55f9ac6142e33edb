import type { ReactNode } from 'react';
import { useAddress } from '../account/use-address.ts';

/** A link to another part of this page, drawn in place without a new page. */
export default function PlaceLink({
  to,
  className,
  children,
}: {
  /** A query string such as `?view=mail`. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { go } = useAddress();
  return (
    <a
      className={className}
      href={location.pathname + to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
