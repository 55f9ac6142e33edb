import { prices as solarPrices } from '../../trades/solar/figures.ts';
import { exact } from '../../estimate/index.ts';
import { known, type LookAt } from './look.ts';
import { isOldRoof, needsNewRoof } from './roof.ts';

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

/** For those who mean to grow old here: someone trained looks at the house with them. */
export const lookAtPeople: LookAt = (v) =>
  v.plans === 'age' && {
    part: 'people',
    told: true,
    steps: [{ id: 'age-home', when: 'season', sources: ['senior-care S91'] }],
    plan: [{ id: 'age-home', part: 'people', at: { months: 2 } }],
  };

/** Ages that nobody told, of what wears out by the year. */
export const lookAtAges: LookAt = (v) => {
  const roof = v.kind !== 'shared' && v.roofAge === null;
  const heater = v.heaterAge === null;
  const air = v.airAge === null;
  // Nobody looks for labels in a house that was just left.
  return (
    v.built !== '2015' &&
    !v.dangers.includes('gas') && {
      part: 'safety',
      told: false,
      steps: [
        (roof || heater || air) && {
          id: 'ages',
          when: 'month',
          because: [
            roof && 'because.age-roof',
            air && 'because.age-air',
            heater && 'because.age-heater',
          ],
          sources: ['roofing R48', 'hvac S63', 'water-damage W104'],
        },
      ],
    }
  );
};
