import { money, roughly, type Given, type Recommendation } from '../../estimate/index.ts';
import { AEROBIC_YEARS } from './interval.ts';
import { isAerobic, troubleOf, type SepticValues } from './model.ts';

/** What the advice weighs. */
export interface Facts {
  /** Years between pump-outs. */
  readonly interval: number;
  /** A new system, in US dollars. */
  readonly replacement: number;
  /** Connecting to the sewer, in US dollars; absent without a main. */
  readonly sewer: number | undefined;
}

/** Replace from this age on, with decline (S39). */
const OLD_YEARS = 20;

/** Years as a person says them: in months below one. */
export const span = (years: number): string =>
  years < 0.96 ? roughly(Math.ceil(years * 12), 'month') : roughly(years, 'year');

const DEPTHS = 'Pump sooner if sludge is within 12 inches of the outlet, or scum within 6.';

const onPump = (v: SepticValues, { interval }: Facts, given: Given): Recommendation => {
  const aerobic = isAerobic(v);
  const usual = aerobic
    ? `Aerobic tanks are pumped about every ${AEROBIC_YEARS.typical} years (${AEROBIC_YEARS.low} to ${AEROBIC_YEARS.high}), when the technician’s measure says so.`
    : `For ${v.tank} gallons and ${v.people} people the table says every ${span(interval)}.`;
  if (!given.has('since')) {
    return {
      outcome: 'find-the-date',
      headline: aerobic
        ? 'Ask your provider for the sludge depth: that decides, not the calendar.'
        : `Find out when it was last pumped. About every ${span(interval)} is right.`,
      reasons: [usual, DEPTHS],
      flip: 'If nobody knows, book a pump-out and start counting.',
      next: 'quotes',
    };
  }
  const ago = `It was pumped ${span(v.since)} ago.`;
  if (v.since < interval) {
    return {
      outcome: 'wait',
      headline: aerobic
        ? 'Likely not due. Ask for the sludge depth at the next visit.'
        : `Not due yet: about ${span(interval - v.since)} more.`,
      reasons: [`${usual} ${ago}`, DEPTHS],
      flip: 'If all drains run slow or the ground is wet, do not wait.',
      next: 'wait',
    };
  }
  return {
    outcome: 'pump-now',
    headline: aerobic
      ? 'Ask your provider for the sludge depth, then book.'
      : v.when === 'urgent'
        ? 'It is due.'
        : 'It is due. Book a normal weekday.',
    reasons: [
      `${usual} ${ago}`,
      'Ask for sludge and scum depths before, and the state of the baffles after.',
    ],
    flip: 'If the measured layers are under a third of the depth, it can wait.',
    next: 'quotes',
  };
};

const onRepair = (v: SepticValues): Recommendation => {
  const trouble = troubleOf(v);
  if (trouble === 'backup') {
    return {
      outcome: 'stop-water',
      headline: 'Stop all water, keep everyone out, call now.',
      reasons: [
        'No flushing, no laundry, no additives. Do not touch it.',
        v.contract === 'yes'
          ? 'Call the company of your contract first: its number is on the tag.'
          : 'It means a full tank or a blocked main line; a pump-out shows which.',
      ],
      next: 'emergency',
      urgent: true,
    };
  }
  if (v.contract === 'yes' || v.young === 'yes') {
    return {
      outcome: 'call-provider',
      headline: 'Call the company that already serves it.',
      reasons: [
        v.contract === 'yes'
          ? 'Your contract may hold the visit. Its tag is on the unit.'
          : 'A new aerobic system comes with two years of service.',
      ],
      next: 'warranty',
    };
  }
  if ((trouble === 'alarm' || trouble === 'dry') && v.checked === 'no') {
    return {
      outcome: 'check-first',
      headline: 'Cut water use and check one breaker. Then call.',
      reasons: [
        'A high-water alarm usually leaves 24 to 48 hours if you stop using water.',
        'Reset once only. Do not silence it by switching the system off.',
      ],
      next: 'do-it-yourself',
    };
  }
  if (trouble === 'wet' && isAerobic(v)) {
    return {
      outcome: 'find-the-leak',
      headline: 'Have the line and the pump looked at. There is no field to replace.',
      reasons: ['Think of a broken line, a stuck pump or too much water.'],
      flip: 'If it is wet only where the heads spray, too much water goes in: look for a running toilet.',
      next: 'quotes',
    };
  }
  if (trouble === 'slow' || trouble === 'wet') {
    return {
      outcome: 'pump-first',
      headline: 'Pump and look before anyone digs.',
      reasons: [
        trouble === 'slow'
          ? 'It means a full tank or a blocked main line. One slow drain is a plumber’s.'
          : 'The field takes no more water. Pump, and have the tank looked into.',
        'Turn away anyone who prices a new field before a look inside.',
      ],
      flip: 'If trouble comes back soon after pumping, ask for a site evaluation.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'repair',
    headline: 'This is a repair, not a new system.',
    reasons: [
      'Lids, inlet and outlet parts and solid lines may be fixed at once and reported within 72 hours. The rest needs a permit.',
    ],
    flip: 'If the same part failed before, or several do, price a new system too.',
    next: 'quotes',
  };
};

const onContract = (v: SepticValues): Recommendation => {
  if (!isAerobic(v)) {
    return {
      outcome: 'no-contract',
      headline: 'No contract needed. Pump on time, that is all.',
      reasons: ['The state’s four-month visits are for aerobic systems.'],
      next: 'wait',
    };
  }
  if (v.young === 'yes') {
    return {
      outcome: 'policy-runs',
      headline: 'Your first two years of service are paid.',
      reasons: ['The policy starts at first use, or at the builder’s sale. Ask for its reports.'],
      next: 'warranty',
    };
  }
  if (v.ownWork === 'yes') {
    return {
      outcome: 'do-it-yourself',
      headline: 'Look after it yourself, and keep the reports.',
      reasons: [
        'Three checks a year, chlorine, and a report to the county. The county must allow it; Texas A&M’s course is online.',
      ],
      next: 'do-it-yourself',
    };
  }
  return {
    outcome: 'contract',
    headline: 'Get two or three contract prices.',
    reasons: [
      'Texas asks for a visit and a report every four months. A lapsed contract can be fined.',
      'Ask whether chlorine, and a call between visits, are in the price.',
    ],
    next: 'quotes',
  };
};

const onReplace = (
  v: SepticValues,
  { replacement, sewer }: Facts,
  given: Given,
): Recommendation => {
  if (sewer !== undefined && sewer < replacement) {
    return {
      outcome: 'connect-to-sewer',
      headline: 'The city sewer looks cheaper. Ask the city first.',
      reasons: [
        `Connecting comes to about ${money(sewer)}, a new system to about ${money(replacement)}. A monthly sewer bill follows.`,
        'The old tank must then be pumped by a licensed pumper, broken and filled.',
      ],
      next: 'official-help',
    };
  }
  if (v.why === 'wet') {
    return {
      outcome: 'pump-first',
      headline: 'Pump first, and have a look inside.',
      reasons: ['A pump-out costs a few hundred dollars, and someone sees the tank from inside.'],
      next: 'repair-first',
    };
  }
  if (v.why === 'build') {
    return {
      outcome: 'evaluate-first',
      headline: 'Start with the site evaluation: it decides the kind of system.',
      reasons: ['Clay or rock usually means aerobic. Size follows bedrooms and floor area.'],
      next: 'get-inspected',
    };
  }
  if (v.why === 'told' && v.age < OLD_YEARS) {
    return {
      outcome: 'evaluate-first',
      headline: 'Ask for a site evaluation before any price.',
      reasons: [
        `${given.has('age') ? `At ${v.age} years` : `Under ${OLD_YEARS} years`} a part may be all it needs. A price without a site evaluation is a warning sign.`,
        'The evaluation decides the kind of system; clay or rock usually means aerobic.',
      ],
      flip: 'If trouble came back after pumping, plan a new one.',
      next: 'get-inspected',
    };
  }
  return {
    outcome: 'replace',
    headline: 'Plan a new system. Start with the site evaluation.',
    reasons: [
      'It makes sense when trouble returns after pumping, or past 20 to 25 years.',
      v.system === 'conventional' && v.soil === 'clay'
        ? 'Your soil may not allow a conventional field: price an aerobic one too.'
        : 'Ask for the design, the permit and the first two years of service in one price.',
    ],
    next: 'quotes',
  };
};

const onPart = (v: SepticValues): Recommendation =>
  v.part === 'tank'
    ? {
        outcome: 'new-tank',
        headline: 'Get two prices for the tank, with permit and haul.',
        reasons: [
          'A cracked tank can often be mended for half: ask for that price too.',
          'Ask who pumps and removes the old one.',
        ],
        flip: 'If the field is wet as well, price a whole system.',
        next: 'quotes',
      }
    : {
        outcome: 'evaluate-first',
        headline: 'Ask for a site evaluation before any price for a field.',
        reasons: [
          'Pump first: a full tank looks like a dead field.',
          'The soil decides whether a field may be built there again.',
        ],
        flip: 'If the ground stays wet after pumping, the field is at fault.',
        next: 'get-inspected',
      };

/** What we would do in the person's place. */
export const advise = (v: SepticValues, facts: Facts, given: Given): Recommendation => {
  switch (v.job) {
    case 'pump':
      return onPump(v, facts, given);
    case 'repair':
      return onRepair(v);
    case 'contract':
      return onContract(v);
    case 'part':
      return onPart(v);
    case 'replace':
      return onReplace(v, facts, given);
    case 'inspect':
      return {
        outcome: 'inspect',
        headline: 'Book the inspection early, with the tank open.',
        reasons: [
          'Overdue pumping and a lapsed contract most often hold up a sale. Have both papers ready.',
          'Layers over a third of the tank’s depth mean pumping.',
        ],
        next: 'quotes',
      };
  }
};
