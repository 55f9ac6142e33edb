import { addUp, exactly, scale, type ThreePoint } from '../../engine/index.ts';
import type { SepticValues } from './fields.ts';
import { figures, prices } from './figures.ts';

/** Whether there is a main to connect to. */
export const hasMain = (v: SepticValues): boolean => v.job === 'replace' && v.main === 'yes';

/** Whether its tap fee is known, so that it may be compared. */
export const isFair = (v: SepticValues): boolean =>
  hasMain(v) && (v.city === 'southlake' || v.tapFee !== null);

/** Whether a tank is there that must be put out of use: not under a new house. */
export const hasOldTank = (v: SepticValues): boolean => v.why !== 'build';

const tapFee = (v: SepticValues): number =>
  v.city === 'southlake'
    ? prices.tap.typical * (1 - figures.waived.value[v.offer])
    : (v.tapFee ?? 0);

/** Connecting to the sewer in US dollars: tap fee, private line by the foot, any old tank put out of use. */
export const sewerCost = (v: SepticValues): ThreePoint =>
  addUp([
    exactly(tapFee(v)),
    scale(prices.lateral, v.distance),
    scale(prices.abandon, hasOldTank(v) ? 1 : 0),
  ]);
