import { priced, step, unpriced } from '../decision.ts';
import { prices as solarPrices } from '../../trades/solar/figures.ts';
import { exact } from '../../engine/index.ts';
import { present } from '../../engine/run/present.ts';
import type { HomeValues } from './fields.ts';
import { known, work, type LookAt } from './look.ts';
import { isOldRoof, needsNewRoof } from './roof.ts';
import { mustLeave } from './dangers.ts';

/** Panels outlast most roofs, so the roof comes first. */
export const lookAtSolar: LookAt = (v) => {
  if (v.kind === 'shared' || v.solar === 'no') return false;
  if (v.plans === 'sell')
    return { part: 'solar', told: true, steps: [step('solar-sell', 'later')] };
  const isNewFirst = needsNewRoof(v);
  const waits = isNewFirst || isOldRoof(v) || v.roofLooks !== 'sound' || v.roofAge === null;
  const { low, high } = solarPrices.reset;
  const job = priced('solar', { job: 'new', ...known('roofAge', v.roofAge), city: v.city });
  return {
    part: 'solar',
    told: true,
    steps: [
      waits
        ? step('solar-later', 'later', {
            facts: { low: exact(low), high: exact(high), known: v.roofAge === null ? 'no' : 'yes' },
            sources: ['solar S74', 'solar S28'],
          })
        : step('solar-prices', 'year', { sources: ['solar S74'], job }),
    ],
    plan: [
      isNewFirst ? work('solar', 2, { after: 'roof-new' }) : !waits && work('solar-prices', 2),
    ],
  };
};

/** What a sale asks for beside repairs. */
export const lookAtSale: LookAt = (v) => {
  if (v.plans !== 'sell') return false;
  const termites = priced('pest-control', { target: 'termite', evidence: 'nothing', city: v.city });
  return {
    part: 'sale',
    told: true,
    steps: [
      v.pests !== 'termites' &&
        v.pests !== 'wings' &&
        step('sale-termites', 'season', {
          sources: ['pest-control P32', 'pest-control P33'],
          job: termites,
        }),
      step('sale-notice', 'season', { sources: ['forensic-cleaning F44'] }),
      step('sale-staging', 'year', {
        job: unpriced('home-staging', { kind: 'occupied', area: v.floor, city: v.city }),
      }),
    ],
    plan: [
      v.pests !== 'termites' && v.pests !== 'wings' && work('sale-termites', 1, { job: termites }),
      work('sale-staging', 2),
    ],
  };
};

/** What a buyer settles while the contract can still be left. */
export const lookAtPurchase: LookAt = (v) => {
  if (v.plans !== 'buy') return false;
  const { option, closing } = v;
  const termites = priced('pest-control', { target: 'termite', evidence: 'nothing', city: v.city });
  return {
    part: 'purchase',
    told: true,
    steps: [
      step('buy-option', 'today', {
        facts: { days: option ?? 0, known: option === null ? 'no' : option === 0 ? 'over' : 'yes' },
        because: [closing !== null && ['because.closing', { days: closing }]],
        sources: ['septic S75', 'septic S76'],
      }),
      step('buy-notice', 'week', { sources: ['forensic-cleaning F44'] }),
      v.pests === 'none' &&
        step('buy-termites', 'week', { sources: ['pest-control P32'], job: termites }),
      !v.has.includes('septic') && v.built !== '2015' && step('buy-sewer', 'week'),
    ],
    plan: [v.pests === 'none' && work('buy-termites', 0, { job: termites })],
  };
};

/** For those who mean to grow old here: someone trained looks at the house with them. */
export const lookAtPeople: LookAt = (v) =>
  v.plans === 'age' && {
    part: 'people',
    told: true,
    steps: [step('age-home', 'season', { sources: ['senior-care S91'] })],
    plan: [work('age-home', 2)],
  };

/** What wears out by the year, and nobody told how old it is. */
export const ofUnknownAge = (v: HomeValues): readonly ('roof' | 'air' | 'heater')[] =>
  v.built === '2015' || mustLeave(v)
    ? []
    : present([
        v.kind !== 'shared' && v.roofAge === null && 'roof',
        v.airAge === null && 'air',
        v.heaterAge === null && 'heater',
      ]);

/** Ages that nobody told: a buyer asks while the contract can still be left. */
export const lookAtAges: LookAt = (v) => {
  const unknown = ofUnknownAge(v);
  return (
    unknown.length > 0 && {
      part: 'safety',
      told: false,
      steps: [
        step('ages', v.plans === 'buy' ? 'week' : 'month', {
          because: unknown.map((part) => `because.age-${part}` as const),
          sources: ['roofing R48', 'hvac S63', 'water-damage W104'],
        }),
      ],
    }
  );
};
