import type { ComponentType, ReactNode } from 'react';
import type { DangerHelpProps } from './DangerHelp.tsx';

/** What draws who to call and what to do. */
export type DrawsHelp = ComponentType<Pick<DangerHelpProps, 'dangers' | 'reasons' | 'city'>>;

interface DangerNowProps extends Pick<DangerHelpProps, 'dangers' | 'reasons' | 'city'> {
  /** What to do: the heading of the page. */
  readonly headline: ReactNode;
  /** After a death: the same, without alarm. */
  readonly isCalm?: boolean;
  readonly Help: DrawsHelp;
  /** The way on: who can come, and the answer to change. */
  readonly children?: ReactNode;
}

/**
 * A page while someone may be in danger: what to do as its heading, who to call, and how. The styles hide
 * whatever else the page holds.
 */
export const DangerNow = ({
  headline,
  isCalm = false,
  Help,
  children,
  ...help
}: DangerNowProps) => (
  <section className={isCalm ? 'danger-now help-calm' : 'danger-now'}>
    {headline}
    <Help {...help} />
    {children}
  </section>
);
