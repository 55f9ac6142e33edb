import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useInBrowser } from '../kit/use-in-browser.ts';

/** Draws into a place that the header of an account page keeps free. */
export default function HeaderPart({
  place,
  children,
}: {
  /** An id in src/site/components/AccountHeader.astro. */
  readonly place: 'section-links' | 'account-menu';
  readonly children: ReactNode;
}) {
  const element = useInBrowser() ? document.getElementById(place) : null;
  return element && createPortal(children, element);
}
