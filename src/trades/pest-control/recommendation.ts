import { money, type Given, type Recommendation } from '../../estimate/index.ts';
import { SEAL_YOURSELF_UP_TO, type PestValues } from './model.ts';

/** Below two calls a year no plan is worth a thought (P5). */
const PLAN_FROM_CALLS = 2;

const freeSteps: Recommendation = {
  outcome: 'free-steps',
  headline: 'Start with what costs nothing.',
  reasons: [
    'Food in closed boxes, crumbs and pet bowls gone at night, drips fixed, gaps at doors and pipes closed.',
    'Set bait where you see them, and look again in two weeks before you pay.',
  ],
  next: 'do-it-yourself',
};

/** A plan and the single calls it would replace, US dollars a year. */
interface PlanOrCalls {
  /** "quarterly plan" */
  readonly name: string;
  readonly year1: number;
  readonly year2: number;
  readonly calls: number;
}

const onGeneral = (v: PestValues, plan: PlanOrCalls, given: Given): Recommendation => {
  if (v.severity === 'light' && v.tried === 'no') return freeSteps;
  const { name, year1, year2, calls } = plan;
  const how = given.has('calls') ? '' : 'If you would call ';
  const times = `${v.calls} single call${v.calls > 1 ? 's' : ''} a year`;
  const compared = `${how || 'For '}${times}: about ${money(calls)}. A ${name}: about ${money(year1)} the first year, ${money(year2)} later.`;
  if (v.calls >= PLAN_FROM_CALLS && year2 < calls) {
    return {
      outcome: 'plan',
      headline: given.has('calls')
        ? `A ${name} costs about ${money(calls - year2)} a year less than calling each time.`
        : 'From two calls a year on, price a plan beside single visits.',
      reasons: [compared, 'Ask what is treated again for free between visits, and how to cancel.'],
      flip: 'If one visit a year is enough, you need no plan.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'one-visit',
    headline: 'Pay by the visit. You need no contract.',
    reasons: [compared],
    flip: 'If they come back every season, price a plan.',
    next: 'quotes',
  };
};

const onTermites = (v: PestValues, given: Given): Recommendation => {
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
      outcome: 'inspect-old-tubes',
      headline: 'Have it inspected now, before you pay for any treatment.',
      reasons: [
        'Old tubes and no sign of treatment are a reason for which a Texas inspector may recommend one.',
        'Look for a treatment sticker at the water heater, breaker box or sink. The price here is the inspection.',
      ],
      flip: 'If a sticker shows that the house was treated, call the company on it first.',
      next: 'get-inspected',
    };
  }
  return {
    outcome: 'get-bids',
    headline: given.has('evidence')
      ? 'Get two or three written bids. You have days, not hours.'
      : 'If live termites or fresh tubes were found, get two or three written bids.',
    reasons: [
      'Texas law asks for a written disclosure before treatment: a diagram with the measured length, what was found, the label and the warranty.',
      'Compare length, gallons or stations, drilling, and whether the warranty treats again or also repairs.',
    ],
    flip: 'If you saw only winged insects, have them named first: ants are often taken for termites.',
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
        headline:
          v.work === 'trap'
            ? 'Traps alone repeat. Price the sealing too.'
            : 'Pay for sealing, not for traps alone.',
        reasons: [
          'Firms seal by the size of the house, because they warrant all of it. Many inspect for free.',
          'Ask for each opening in writing, with photos before and after.',
        ],
        flip: 'If the house is tight and one got in by an open door, traps are enough.',
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
        flip: 'If bites start in a second room, price heat too.',
        next: 'quotes',
      };

const onFleas = (v: PestValues): Recommendation =>
  v.severity === 'light' && v.tried === 'no'
    ? {
        outcome: 'pet-first',
        headline: 'Treat the pet first, and vacuum every day.',
        reasons: [
          'Ask your vet. Pet, house and yard the same day, or they come back.',
          'Look again in two weeks before you pay for a treatment.',
        ],
        flip: 'If fleas jump at your ankles in every room, call someone.',
        next: 'do-it-yourself',
      }
    : {
        outcome: 'two-visits',
        headline: 'Price two visits, with the pet treated the same day.',
        reasons: [
          'New fleas hatch for about two weeks after the first visit. That is no failure.',
          'Ask whether the second visit is in the price.',
        ],
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

const onFireAnts = (v: PestValues): Recommendation =>
  v.tried === 'no'
    ? {
        outcome: 'two-step',
        headline: 'Bait the whole lawn yourself, spring and fall.',
        reasons: [
          'Texas A&M’s two steps: spread bait over all of it, then treat single mounds that are left.',
          'It costs less than mound by mound, and less than a company.',
        ],
        flip: 'If someone is allergic, or you cannot do it, pay for the whole lawn.',
        next: 'do-it-yourself',
      }
    : {
        outcome: 'whole-lawn',
        headline: 'Pay for the whole lawn, not by the mound.',
        reasons: ['Ask how long it is warranted: some firms give a year.'],
        next: 'quotes',
      };

const onRoaches: Recommendation = {
  outcome: 'roach-service',
  headline: 'Small kitchen roaches seldom leave by themselves.',
  reasons: [
    'It takes two to four visits. Ask for a price for all of them, and what happens if they come back.',
    'Empty the cabinets under the sink so that they can work.',
  ],
  next: 'quotes',
};

const onWasps = (v: PestValues, given: Given): Recommendation =>
  v.nest === 'exposed' && given.has('nest') && v.stung === 'no'
    ? {
        outcome: 'spray-at-dusk',
        headline: 'A small nest in the open and in reach: try a spray can first.',
        reasons: [
          'At dusk, from the ground, with a can that reaches 15 ft and a clear way to walk off. Never on a ladder.',
          'Under a pest plan a small nest is often free.',
        ],
        flip: 'If anyone is allergic, or it is in the ground or a wall, leave it and call.',
        next: 'do-it-yourself',
      }
    : {
        outcome: 'leave-the-nest',
        headline: 'Leave the nest alone and let someone equipped do it.',
        reasons: ['Nests in the ground or a wall sting in numbers. Keep children and pets away.'],
        next: 'quotes',
      };

const onBees = (v: PestValues): Recommendation =>
  v.bees === 'swarm'
    ? {
        outcome: 'call-a-keeper',
        headline: 'Keep away and call a beekeeper. Many take a swarm for free.',
        reasons: ['A swarm rests on its way to a home. Do not spray it.'],
        flip: 'If they go in and out of a hole, a colony lives there.',
        next: 'wait',
      }
    : {
        outcome: 'bees-out',
        headline: 'Have bees and comb taken out, alive.',
        reasons: [
          'Bees killed in a wall leave honey that draws ants and rodents.',
          'Ask who closes the wall, and whether the hole is filled so that no other swarm moves in.',
        ],
        next: 'quotes',
      };

/** What we would do in the person's place. */
export const advise = (v: PestValues, plan: PlanOrCalls, given: Given): Recommendation => {
  switch (v.target) {
    case 'general':
      return onGeneral(v, plan, given);
    case 'german':
      return onRoaches;
    case 'termite':
      return onTermites(v, given);
    case 'rodent':
      return onRodents(v);
    case 'bedbug':
      return onBedBugs(v);
    case 'flea':
      return onFleas(v);
    case 'mosquito':
      return onMosquitoes(v);
    case 'fireAnt':
      return onFireAnts(v);
    case 'wasp':
      return onWasps(v, given);
    case 'bee':
      return onBees(v);
  }
};
