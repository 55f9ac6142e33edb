import type { ComponentType, ReactNode } from 'react';
import type { CityId } from '../../place/cities.ts';
import { isPriced, money, sayNext, type Estimate } from '../../engine/index.ts';
import { WarningList, type DrawsSources } from '../calculator/WarningList.tsx';
import { RangeChart } from '../../kit/charts/RangeChart.tsx';
import type { DangerHelpProps } from '../help/DangerHelp.tsx';
import { Bullets } from '../../kit/Bullets.tsx';
import { Words } from '../../kit/Words.tsx';

// What a result says first. It is drawn twice, before React is there and by React (021), so nothing here
// may use a hook.

/** A result, with room for what was answered beside it. */
export const ResultLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="result">{children}</div>
);

/** What stands in that room. */
export const BESIDE = 'your-answers py-1 px-5 print:break-inside-avoid print:unfolds';

/** What a result says first. */
export const FIRST = 'result-head';

interface ResultHeadProps {
  readonly estimate: Estimate;
  readonly Chips: DrawsSources;
  /** Leads to a question, once React is there. */
  readonly onGo?: (field: string) => void;
  /** What is said of quotes that were brought along. */
  readonly children?: ReactNode;
}

/** What we would do, what it costs and why, with the one fact that would turn it around. */
export const ResultHead = ({ estimate, Chips, onGo, children }: ResultHeadProps) => {
  const { total, recommendation, warnings, next } = estimate;
  return (
    <>
      <WarningList warnings={warnings} Chips={Chips} />
      <h2 className="verdict">
        <Words>{recommendation.headline}</Words>
        {isPriced(estimate) && (
          <span className="flex flex-wrap gap-x-3 items-baseline">
            <span className="total figures">{money(total.typical)}</span>{' '}
            <small className="text-soft text-base font-sans font-normal">{total.label}</small>
          </span>
        )}
      </h2>
      {isPriced(estimate) && (
        <>
          <RangeChart total={total} />
          {children}
          {next && (
            <p className="hint">
              {sayNext(next)}{' '}
              <button type="button" className="link" onClick={() => onGo?.(next.field)}>
                Answer it
              </button>
            </p>
          )}
        </>
      )}
      {recommendation.reasons.length > 0 && <Bullets of={recommendation.reasons} />}
      {recommendation.flip && (
        <p className="slip">
          <b>What would change this answer:</b> <Words>{recommendation.flip}</Words>
        </p>
      )}
      {recommendation.opens && (
        <p className="no-print">
          <a className="button" href={recommendation.opens}>
            Write to your landlord
          </a>
        </p>
      )}
    </>
  );
};

/** Few results are one of danger: the others carry nothing of who to call. */
export const loadHelp = () => import('../help/DangerHelp.tsx');

/** What draws who to call and what to do. */
export type DrawsHelp = ComponentType<Omit<DangerHelpProps, 'Chips'>>;

interface InDangerProps {
  readonly estimate: Estimate;
  /** Whether the trade is called after a death: the same, without alarm. */
  readonly isCalm: boolean;
  readonly Help: DrawsHelp;
  /** The way on: who can come, and the answer to change. */
  readonly children?: ReactNode;
}

/**
 * While someone may be in danger: what to do as the heading of the page, who to call, and how. The styles
 * hide whatever else the page holds.
 */
export const InDanger = ({ estimate, isCalm, Help, children }: InDangerProps) => (
  <section className={isCalm ? 'danger-now help-calm' : 'danger-now'}>
    <h1>
      <Words>{estimate.recommendation.headline}</Words>
    </h1>
    <Help
      headline={estimate.recommendation.headline}
      dangers={estimate.warnings.filter(({ level }) => level !== 'caution')}
      reasons={estimate.recommendation.reasons}
      city={estimate.inputs.city as CityId | undefined}
    />
    {children}
  </section>
);
