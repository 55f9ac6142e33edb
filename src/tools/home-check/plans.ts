import { prices as solarPrices } from '../../trades/solar/figures.ts';
import { exact } from '../../engine/index.ts';
import { present } from '../../engine/run/present.ts';
import type { HomeValues } from './fields.ts';
import { known, type LookAt } from './look.ts';
import { isOldRoof, needsNewRoof } from './roof.ts';
import { mustLeave } from './dangers.ts';

/** Panels outlast most roofs, so the roof comes first. */
export const lookAtSolar: LookAt = (v) => {
  if (v.kind === 'shared' || v.solar === 'no') return false;
  if (v.plans === 'sell')
    return { part: 'solar', told: true, steps: [{ id: 'solar-sell', when: 'later' }] };
  const isNewFirst = needsNewRoof(v);
  const waits = isNewFirst || isOldRoof(v) || v.roofLooks !== 'sound' || v.roofAge === null;
  const { low, high } = solarPrices.reset;
  const job = {
    trade: 'solar',
    inputs: { job: 'new', ...known('roofAge', v.roofAge), city: v.city },
  } as const;
  return {
    part: 'solar',
    told: true,
    steps: [
      waits
        ? {
            id: 'solar-later',
            facts: { low: exact(low), high: exact(high), known: v.roofAge === null ? 'no' : 'yes' },
            when: 'later',
            sources: ['solar S74', 'solar S28'],
          }
        : { id: 'solar-prices', when: 'year', sources: ['solar S74'], job },
    ],
    plan: [
      isNewFirst
        ? { id: 'solar', part: 'solar', at: { months: 2 }, after: 'roof-new' }
        : !waits && { id: 'solar-prices', part: 'solar', at: { months: 2 } },
    ],
  };
};

/** What a sale asks for beside repairs. */
export const lookAtSale: LookAt = (v) => {
  if (v.plans !== 'sell') return false;
  const termites = {
    trade: 'pest-control',
    inputs: { target: 'termite', evidence: 'nothing', city: v.city },
  } as const;
  return {
    part: 'sale',
    told: true,
    steps: [
      v.pests !== 'termites' &&
        v.pests !== 'wings' && {
          id: 'sale-termites',
          when: 'season',
          sources: ['pest-control P32', 'pest-control P33'],
          job: termites,
        },
      { id: 'sale-notice', when: 'season', sources: ['forensic-cleaning F44'] },
      {
        id: 'sale-staging',
        when: 'year',
        job: {
          trade: 'home-staging',
          inputs: { kind: 'occupied', area: v.floor, city: v.city },
          unpriced: true,
        },
      },
    ],
    plan: [
      v.pests !== 'termites' &&
        v.pests !== 'wings' && {
          id: 'sale-termites',
          part: 'sale',
          at: { months: 1 },
          job: termites,
        },
      { id: 'sale-staging', part: 'sale', at: { months: 2 } },
    ],
  };
};

/** What a buyer settles while the contract can still be left. */
export const lookAtPurchase: LookAt = (v) => {
  if (v.plans !== 'buy') return false;
  const { option, closing } = v;
  const termites = {
    trade: 'pest-control',
    inputs: { target: 'termite', evidence: 'nothing', city: v.city },
  } as const;
  return {
    part: 'purchase',
    told: true,
    steps: [
      {
        id: 'buy-option',
        facts: { days: option ?? 0, known: option === null ? 'no' : option === 0 ? 'over' : 'yes' },
        when: 'today',
        because: [closing !== null && ['because.closing', { days: closing }]],
        sources: ['septic S75', 'septic S76'],
      },
      { id: 'buy-notice', when: 'week', sources: ['forensic-cleaning F44'] },
      v.pests === 'none' && {
        id: 'buy-termites',
        when: 'week',
        sources: ['pest-control P32'],
        job: termites,
      },
      !v.has.includes('septic') && v.built !== '2015' && { id: 'buy-sewer', when: 'week' },
    ],
    plan: [
      v.pests === 'none' && {
        id: 'buy-termites',
        part: 'purchase',
        at: { months: 0 },
        job: termites,
      },
    ],
  };
};

/** For those who mean to grow old here: someone trained looks at the house with them. */
export const lookAtPeople: LookAt = (v) =>
  v.plans === 'age' && {
    part: 'people',
    told: true,
    steps: [{ id: 'age-home', when: 'season', sources: ['senior-care S91'] }],
    plan: [{ id: 'age-home', part: 'people', at: { months: 2 } }],
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
        {
          id: 'ages',
          when: v.plans === 'buy' ? 'week' : 'month',
          because: unknown.map((part) => `because.age-${part}` as const),
          sources: ['roofing R48', 'hvac S63', 'water-damage W104'],
        },
      ],
    }
  );
};
