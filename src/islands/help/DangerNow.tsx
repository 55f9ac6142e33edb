import type { ReactNode } from 'react';
import { lazyPart } from '../LazyPart.tsx';
import type { DangerHelpProps } from './DangerHelp.tsx';

/** Few results are one of danger: the others carry nothing of it. */
const DangerHelp = lazyPart('Who to call', () => import('./DangerHelp.tsx'));

interface DangerNowProps extends DangerHelpProps {
  /** What to do: the heading of the page. */
  readonly headline: ReactNode;
  /** After a death: the same, without alarm. */
  readonly isCalm?: boolean;
  /** The way on: who can come, and the answer to change. */
  readonly children: ReactNode;
}

/**
 * A page while someone may be in danger: what to do as its heading, who to call, and how. The styles hide
 * whatever else the page holds.
 */
export const DangerNow = ({ headline, isCalm = false, children, ...help }: DangerNowProps) => (
  <section className={isCalm ? 'danger-now help-calm' : 'danger-now'}>
    {headline}
    <DangerHelp {...help} />
    {children}
  </section>
);
