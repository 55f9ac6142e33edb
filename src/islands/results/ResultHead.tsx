import type { ReactNode } from 'react';
import type { CityId } from '../../cities.ts';
import { isPriced, money, moneyRange, type Estimate } from '../../estimate/index.ts';
import { WarningList, type DrawsSources } from '../calculator/WarningList.tsx';
import { RangeChart } from '../charts/RangeChart.tsx';
import { DangerNow, type DrawsHelp } from '../help/DangerNow.tsx';
import { Words } from '../Words.tsx';

// What a result says first. It is drawn twice, before React is there and by React (019), so nothing here
// may use a hook.

interface ResultHeadProps {
  readonly estimate: Estimate;
  readonly Chips: DrawsSources;
}

/** What we would do, what it costs and why, with the one fact that would turn it around. */
export const ResultHead = ({ estimate, Chips }: ResultHeadProps) => {
  const { total, recommendation, warnings } = estimate;
  return (
    <>
      <WarningList warnings={warnings} Chips={Chips} />
      <h2 className="verdict">
        <Words>{recommendation.headline}</Words>
      </h2>
      {isPriced(estimate) && (
        <>
          <p className="eyebrow">{total.label}</p>
          <p className="total figures">{money(total.typical)}</p>
          <RangeChart total={total} />
          <p className="hint">
            Each dot is one chance in ten, by our model: 8 of 10 fall between{' '}
            <b>{moneyRange(total)}</b>.
          </p>
        </>
      )}
      {recommendation.reasons.length > 0 && (
        <ul className="bullets">
          {recommendation.reasons.map((reason) => (
            <li key={reason}>
              <Words>{reason}</Words>
            </li>
          ))}
        </ul>
      )}
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

interface InDangerProps {
  readonly estimate: Estimate;
  /** Whether the trade is called after a death. */
  readonly isCalm: boolean;
  readonly Help: DrawsHelp;
  readonly children?: ReactNode;
}

/** While someone may be in danger nothing but that is on the page, and the way to change the answer. */
export const InDanger = ({ estimate, isCalm, Help, children }: InDangerProps) => (
  <DangerNow
    headline={
      <h1>
        <Words>{estimate.recommendation.headline}</Words>
      </h1>
    }
    dangers={estimate.warnings.filter(({ level }) => level !== 'caution')}
    reasons={estimate.recommendation.reasons}
    city={estimate.inputs.city as CityId | undefined}
    isCalm={isCalm}
    Help={Help}
  >
    {children}
  </DangerNow>
);
