import { step } from '../decision.ts';
import { work, type LookAt } from './look.ts';

/** Panel and wiring: an electrician, never a price. What is warm or trips comes first. */
export const lookAtWiring: LookAt = (v, given) => {
  const { wiring } = v;
  const isHot = wiring.includes('trips');
  return {
    part: 'wiring',
    seen: 'wiring',
    told: given.has('wiring'),
    steps: [
      isHot && step('wiring-trips', 'today', { danger: true, sources: ['hvac S75'] }),
      wiring.some((one) => one !== 'trips') &&
        step('electrician', v.plans === 'buy' || wiring.includes('damaged') ? 'week' : 'month', {
          because: [
            wiring.includes('damaged') && 'because.damaged-panel',
            wiring.includes('panel') && 'because.panel',
            wiring.includes('old') && 'because.old-wiring',
            wiring.includes('ground') && 'because.ground',
          ],
        }),
    ],
    plan: [wiring.length > 0 && work('electrician', 0)],
  };
};
