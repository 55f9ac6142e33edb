import {
  addUp,
  defineCalculator,
  figure,
  scale,
  type EnteredLine,
  type Factor,
  type Lines,
  type Metric,
  type PricedLine,
  type Series,
  type ThreePoint,
  type UnitCost,
  type Values,
  type Warning,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { formosan } from './formosan.ts';
import { labelGallons, perimeterOf, stations } from './perimeter.ts';
import { prices } from './prices.ts';
import { advise, SEAL_YOURSELF_UP_TO } from './recommendation.ts';
import type { PestSource } from './sources.ts';

export type PestValues = Values<typeof fields>;
type Line = PricedLine<PestSource>;

/** Floor area the published prices are taken to mean, in sq ft; our choice. */
const USUAL_SQFT = 2400;

/**
 * Half a visit is travel and set-up; the rest follows the outside wall, which grows with the square root
 * of the floor area. The one published size rule (area ÷ 1,500; P4) is far steeper and not validated.
 */
const sizeTimes = (area: number): number => 0.5 + 0.5 * Math.sqrt(area / USUAL_SQFT);

const size = (area: number): Factor<PestSource> => ({
  label: 'Size of the home',
  value: sizeTimes(area),
  reason: 'Half is travel and set-up, half follows the outside wall. Our assumption.',
});

/** A spray keeps 21 to 30 days (P8). */
const sprays = (months: number): ThreePoint => ({
  low: Math.ceil((months * 30.4) / 30),
  typical: Math.ceil((months * 30.4) / 25),
  high: Math.ceil((months * 30.4) / 21),
});

/** What a lot costs against one of up to half an acre: middles of a published table (P54). */
const LOT = { half: 1, one: 1.35, more: 1.6 } as const;

const job = (
  id: string,
  unitCost: UnitCost<PestSource>,
  ...factors: Factor<PestSource>[]
): Line => ({
  id,
  kind: 'service',
  quantity: 1,
  unitCost,
  factors,
});

const bySeverity = {
  general: { light: prices.onceLight, moderate: prices.onceModerate, severe: prices.onceSevere },
  german: { light: prices.roachLight, moderate: prices.roachModerate, severe: prices.roachSevere },
};

const visitsOf = (v: PestValues) => (v.service === 'monthly' ? 12 : 4);
const perVisit = (v: PestValues) => (v.service === 'monthly' ? prices.monthly : prices.quarterly);

const planLines = (v: PestValues): Line[] => [
  job('first-visit', prices.initial, size(v.area)),
  {
    id: 'visits',
    kind: 'service',
    quantity: visitsOf(v) - 1,
    how: () => `${visitsOf(v)} visits a year, the first one apart`,
    unitCost: perVisit(v),
    factors: [size(v.area)],
  },
];

const termiteLines = (v: PestValues): Line[] => {
  if (v.evidence === 'nothing' || v.evidence === 'swarm' || v.evidence === 'old') {
    return [job('inspection', prices.termiteInspection)];
  }
  const feet = perimeterOf(v);
  return [
    {
      id: 'termites',
      kind: 'service',
      quantity: feet,
      how: () =>
        v.measured > 0
          ? 'As measured.'
          : `4 × √(${figure(Math.round(v.area / Number(v.stories)))} sq ft${v.garage === 'yes' ? ' + 450 garage' : ''}) × 1.2 for corners`,
      unitCost: v.method === 'bait' ? prices.termiteBait : prices.termiteLiquid,
    },
  ];
};

const rodentLines = (v: PestValues): Lines<PestSource> => {
  if (v.sealPrice !== null) {
    const sealing: EnteredLine = {
      id: 'sealing',
      label: 'Sealing, at the price you entered',
      entered: v.openings * v.sealPrice,
    };
    return [job('trap', prices.trap, size(v.area)), sealing];
  }
  return v.openings > SEAL_YOURSELF_UP_TO
    ? [job('trap-and-seal', prices.trapAndSeal, size(v.area))]
    : [job('trap', prices.trap, size(v.area))];
};

const bedBugLine = (v: PestValues): Line =>
  v.bedBugs === 'heat'
    ? { id: 'heat', kind: 'service', quantity: v.area, unitCost: prices.bedBugHeat }
    : {
        id: 'rooms',
        kind: 'service',
        quantity: v.rooms,
        unitCost: v.severity === 'severe' ? prices.bedBugRoomHeavy : prices.bedBugRoom,
      };

const mosquitoLine = (v: PestValues): Line => ({
  id: 'sprays',
  kind: 'service',
  quantity: v.season === 'season' ? sprays(v.months) : 1,
  how: () => (v.season === 'season' ? `${v.months} months, a spray each 21 to 30 days` : ''),
  unitCost: v.season === 'season' ? prices.mosquito : prices.mosquitoOnce,
  factors: [{ label: 'Size of the lot', value: LOT[v.lot], sources: ['P54'] }],
});

const nests = {
  exposed: prices.nestExposed,
  high: prices.nestHigh,
  ground: prices.nestGround,
  wall: prices.nestWall,
};

const linesFor = (v: PestValues): Lines<PestSource> => {
  switch (v.target) {
    case 'general':
      return v.service === 'once'
        ? [job('treatment', bySeverity.general[v.severity], size(v.area))]
        : planLines(v);
    case 'german':
      return [job('roaches', bySeverity.german[v.severity], size(v.area))];
    case 'termite':
      return termiteLines(v);
    case 'rodent':
      return rodentLines(v);
    case 'bedbug':
      return [bedBugLine(v)];
    case 'mosquito':
      return [mosquitoLine(v)];
    case 'wasp':
      return [
        job('nest', nests[v.nest]),
        ...(v.sameDay === 'yes' ? [job('same-day', prices.sameDay)] : []),
      ];
  }
};

/** A plan's first and later years, whichever plan is asked about; quarterly for one visit. */
const planYears = (v: PestValues): { year1: ThreePoint; year2: ThreePoint } => {
  const times = sizeTimes(v.area);
  const visits = visitsOf(v);
  const each = scale(perVisit(v), times);
  return {
    year1: addUp([scale(prices.initial, times), scale(each, visits - 1)]),
    year2: scale(each, visits),
  };
};

const planName = (v: PestValues): string =>
  v.service === 'monthly' ? 'monthly plan' : 'quarterly plan';

/** What the single visits of a year come to, typical US dollars. */
const callsOf = (v: PestValues): number =>
  bySeverity.general[v.severity].typical * sizeTimes(v.area) * v.calls;

const planMetrics = (v: PestValues): Metric<PestSource>[] => {
  const { year1, year2 } = planYears(v);
  const name = v.service === 'monthly' ? 'Monthly plan' : 'Quarterly plan';
  return [
    {
      id: 'year-1',
      label: `${name}, first year`,
      value: year1,
      unit: 'usd-year',
      how: 'First visit + the other visits.',
      sources: ['P5', 'P18'],
    },
    {
      id: 'year-2',
      label: `${name}, later years`,
      value: year2,
      unit: 'usd-year',
      how: 'Visits × the price of a visit.',
      sources: ['P5', 'P18'],
    },
  ];
};

const termiteMetrics = (v: PestValues): Metric<PestSource>[] => {
  const feet = perimeterOf(v);
  return [
    {
      id: 'perimeter',
      label: 'Length to treat',
      value: feet,
      unit: 'lin-ft',
      how: 'Around the house and garage. A bid must show it measured.',
    },
    v.method === 'liquid'
      ? {
          id: 'gallons',
          label: 'Gallons by the label',
          value: {
            low: labelGallons(feet.low),
            typical: labelGallons(feet.typical),
            high: labelGallons(feet.high),
          },
          unit: 'gallon',
          how: '4 gallons for 10 ft, one foot deep. Far fewer in a bid means under-treating.',
          sources: ['P11'],
        }
      : {
          id: 'stations',
          label: 'Bait stations',
          value: {
            low: stations(feet.low),
            typical: stations(feet.typical),
            high: stations(feet.high),
          },
          unit: 'each',
          how: 'One about every 20 ft.',
          sources: ['P13'],
        },
    ...(v.method === 'bait'
      ? [
          {
            id: 'monitoring',
            label: 'Checking, later years',
            value: scale(prices.termiteMonitoring, 1),
            unit: 'usd-year' as const,
            sources: ['P6'] as const,
          },
        ]
      : []),
  ];
};

const planSeries = (v: PestValues): Series => {
  const { year1, year2 } = planYears(v);
  const once = bySeverity.general[v.severity].typical * sizeTimes(v.area);
  return {
    id: 'by-year',
    title: 'What you pay each year',
    draw: 'bars',
    unit: 'usd',
    along: ['Year 1', 'Year 2', 'Year 3'],
    lines: [
      {
        label: v.service === 'monthly' ? 'Monthly plan' : 'Quarterly plan',
        values: [year1.typical, year2.typical, year2.typical],
      },
      {
        label: `${v.calls} single visit${v.calls > 1 ? 's' : ''} a year`,
        values: [once * v.calls, once * v.calls, once * v.calls],
      },
    ],
  };
};

const warningsFor = (v: PestValues): Warning<PestSource>[] => [
  ...(v.target === 'wasp'
    ? [
        {
          id: 'stings',
          level: 'danger' as const,
          text: 'Trouble breathing, a swelling face or many stings: call 911. Never plug or spray a nest in the ground or a wall.',
          sources: ['P10'] as const,
        },
      ]
    : []),
  ...(v.target === 'termite'
    ? [
        {
          id: 'termite-law',
          level: 'caution' as const,
          text: 'Before treating, a Texas company must give you a written estimate with a measured diagram, what was found, the product label and the full warranty. No diagram, no deal.',
          sources: ['P30'] as const,
        },
      ]
    : []),
  ...(v.door === 'yes'
    ? [
        {
          id: 'door',
          level: 'caution' as const,
          text: 'Signed at your door? You may cancel within three business days, and the seller must have told you so in writing.',
          sources: ['P55', 'P56'] as const,
        },
      ]
    : []),
];

const targets = {
  general: 'A visit treats outside, and inside on request. Stay off wet floors, about 20 minutes.',
  german: 'Prices are for the first full service. Follow-up visits may be extra.',
  termite: '',
  rodent: 'Inspections are often free here.',
  bedbug: 'Ask for the list of what to wash and move first.',
  mosquito: 'A spray keeps 21 to 30 days.',
  wasp: 'One nest. Repairs to a wall are not in it.',
} as const;

/** Pest control in North Texas: one visit or a plan, termites by the foot, rodents by their openings. */
export const calculator = defineCalculator({
  trade: 'pest-control',
  version: '2026.11.2',
  fields,
  lines: (v) => [...linesFor(v), extrasLine(v.extras)],
  findings: (v, _total, given) => {
    const { year1, year2 } = planYears(v);
    const isPlan = v.target === 'general' && v.service !== 'once';
    return {
      totalLabel: isPlan
        ? 'First year of the plan'
        : v.target === 'mosquito' && v.season === 'season'
          ? 'One season'
          : 'Likely cost',
      metrics:
        v.target === 'general' ? planMetrics(v) : v.target === 'termite' ? termiteMetrics(v) : [],
      recommendation: advise(
        v,
        { name: planName(v), year1: year1.typical, year2: year2.typical, calls: callsOf(v) },
        given,
      ),
      warnings: warningsFor(v),
      assumptions: [
        v.target === 'termite' ? formosan[v.city] : targets[v.target],
        'Texas and national prices: no dated price for this area was found, so the range is wide.',
        'Anyone who inspects, bids or treats for pay in Texas needs a license of the Department of Agriculture.',
      ],
      series: v.target === 'general' ? [planSeries(v)] : [],
    };
  },
});
