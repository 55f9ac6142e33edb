import { money, type Recommendation } from '../../estimate/index.ts';
import type { PestValues } from './calculator.ts';

/** Two calls a year cost about what a quarterly plan does (P5). */
const PLAN_FROM_CALLS = 2;
/** Up to so many openings is an afternoon with steel wool; our choice. */
export const SEAL_YOURSELF_UP_TO = 2;

const freeSteps: Recommendation = {
  outcome: 'free-steps',
  headline: 'Start with what costs nothing.',
  reasons: [
    'Food in closed boxes, crumbs and pet bowls gone at night, drips fixed, gaps at doors and pipes closed.',
    'Set bait where you see them, and look again in two weeks before you pay.',
  ],
  next: 'do-it-yourself',
};

const onGeneral = (v: PestValues, plan: { year1: number; year2: number }): Recommendation => {
  if (v.severity === 'light' && v.tried === 'no') return freeSteps;
  if (v.calls >= PLAN_FROM_CALLS) {
    return {
      outcome: 'plan',
      headline: 'A quarterly plan costs about what your calls would.',
      reasons: [
        `First year about ${money(plan.year1)}, later years about ${money(plan.year2)}. The first visit does more work and costs more.`,
        'Ask what is treated again for free between visits, and how to cancel.',
      ],
      next: 'quotes',
    };
  }
  return {
    outcome: 'one-visit',
    headline: 'One visit is enough. You need no contract.',
    reasons: ['One call a year costs less than a plan. A plan pays from about two calls on.'],
    next: 'quotes',
  };
};

const onTermites = (v: PestValues): Recommendation => {
  if (v.underWarranty === 'yes') {
    return {
      outcome: 'use-warranty',
      headline: 'Call the company that gave the warranty first.',
      reasons: [
        'Read whether it treats again for free, or also repairs damage. A new contract elsewhere can end it.',
      ],
      next: 'warranty',
    };
  }
  if (v.evidence === 'nothing') {
    return {
      outcome: 'ask-for-evidence',
      headline: 'No evidence, no treatment. Ask to be shown.',
      reasons: [
        'In Texas an inspector may recommend treatment for a home sale only with visible live termites, or signs of old ones and no sign of treatment.',
        'Pressed to sign? The state’s pest control service answers at (866) 918-4481.',
      ],
      next: 'official-help',
    };
  }
  if (v.evidence === 'swarm') {
    return {
      outcome: 'identify-first',
      headline: 'Keep a few in a jar and have them named first.',
      reasons: [
        'Winged ants are often taken for termites. Your county extension office can tell them apart.',
        'Termites work slowly. You have days to compare bids.',
      ],
      next: 'get-inspected',
    };
  }
  if (v.evidence === 'old') {
    return {
      outcome: 'watch',
      headline: 'Old tubes alone are no reason to treat.',
      reasons: [
        'Look for a treatment sticker at the water heater, breaker box or sink, and look again each spring. New mud means live ones.',
      ],
      next: 'wait',
    };
  }
  return {
    outcome: 'get-bids',
    headline: 'Get two or three written bids. You have days, not hours.',
    reasons: [
      'Texas law asks for a written disclosure before treatment: a diagram with the measured length, what was found, the label and the warranty.',
      'Compare length, gallons or stations, drilling, and whether the warranty treats again or also repairs.',
    ],
    next: 'quotes',
  };
};

const onRodents = (v: PestValues): Recommendation =>
  v.severity === 'light' && v.openings <= SEAL_YOURSELF_UP_TO && v.tried === 'no'
    ? {
        outcome: 'seal-yourself',
        headline: 'Trap and seal these yourself.',
        reasons: [
          'Steel wool or wire mesh with caulk. Cover weep holes with mesh, so that they still breathe.',
          'Set snap traps along walls. Stay off the roof.',
        ],
        next: 'do-it-yourself',
      }
    : {
        outcome: 'seal-and-trap',
        headline: 'Pay for sealing, not for traps alone.',
        reasons: [
          'Traps without sealing repeat. Local firms warrant the whole house, and many inspect for free.',
          'Ask for each opening in writing, with photos before and after.',
        ],
        next: 'quotes',
      };

const onBedBugs = (v: PestValues): Recommendation =>
  v.rooms > 1 || v.severity === 'severe'
    ? {
        outcome: 'price-heat',
        headline: 'Price heat beside chemical.',
        reasons: [
          'Several rooms, or many bugs: heat often needs one visit, chemical two or three.',
          'Move nothing to other rooms. It spreads them.',
        ],
        next: 'quotes',
      }
    : {
        outcome: 'chemical',
        headline: 'One room: chemical treatment is usually enough.',
        reasons: ['Expect two or three visits. Ask what happens if they come back.'],
        next: 'quotes',
      };

const onMosquitoes = (v: PestValues): Recommendation =>
  v.tried === 'no'
    ? {
        outcome: 'drain-first',
        headline: 'Empty standing water first. It is free.',
        reasons: [
          'Gutters, pots, toys, pools, tires: tip them out every week and look again.',
          'A spray lasts only 21 to 30 days.',
        ],
        next: 'do-it-yourself',
      }
    : {
        outcome: 'season-plan',
        headline: 'A season plan costs less a spray than single ones.',
        reasons: ['Ask how many sprays it holds and what happens after rain.'],
        next: 'quotes',
      };

const onRoaches: Recommendation = {
  outcome: 'roach-service',
  headline: 'Small kitchen roaches seldom leave by themselves.',
  reasons: [
    'Seen by day means many. Ask what the follow-up visits cost, and what happens if they come back.',
    'Empty the cabinets under the sink so that they can work.',
  ],
  next: 'quotes',
};

const onWasps: Recommendation = {
  outcome: 'leave-the-nest',
  headline: 'Leave the nest alone and let someone equipped do it.',
  reasons: ['Nests in the ground or a wall sting in numbers. Keep children and pets away.'],
  next: 'quotes',
};

/** What we would do in the person's place. */
export const advise = (v: PestValues, plan: { year1: number; year2: number }): Recommendation => {
  switch (v.target) {
    case 'general':
      return onGeneral(v, plan);
    case 'german':
      return onRoaches;
    case 'termite':
      return onTermites(v);
    case 'rodent':
      return onRodents(v);
    case 'bedbug':
      return onBedBugs(v);
    case 'mosquito':
      return onMosquitoes(v);
    case 'wasp':
      return onWasps;
  }
};
