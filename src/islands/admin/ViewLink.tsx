import type { ReactNode } from 'react';
import { useAddress } from '../account/use-address.ts';

/** A link to another part of this page, drawn in place. */
export default function ViewLink({
  search,
  className,
  children,
}: {
  /** Such as `?view=log`. */
  readonly search: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { go } = useAddress();
  return (
    <a
      href={`/admin${search}`}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(search);
        scrollTo({ top: 0, behavior: 'instant' });
      }}
    >
      {children}
    </a>
  );
}
