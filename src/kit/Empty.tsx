import type { ReactNode } from 'react';

/** Says where nothing is yet, and what to do about it. */
export default function Empty({ children }: { readonly children: ReactNode }) {
  return <p className="hint py-2">{children}</p>;
}
