import {
  addUp,
  defineCalculator,
  scale,
  type Metric,
  type Series,
  type ThreePoint,
  type Warning,
} from '../../estimate/index.ts';
import { formosan } from './formosan.ts';
import { model, bySeverity, perVisit, visitsOf, type PestValues } from './model.ts';
import { labelGallons, perimeterOf, stations } from './perimeter.ts';
import { prices } from './prices.ts';
import { advise } from './recommendation.ts';
import { visitTimes } from './size.ts';
import type { PestSource } from './sources.ts';

/** A plan's first and later years, whichever plan is asked about; quarterly for one visit. */
const planYears = (v: PestValues): { year1: ThreePoint; year2: ThreePoint } => {
  const times = visitTimes(v.area);
  const visits = visitsOf(v);
  const each = scale(perVisit(v), times);
  return {
    year1: addUp([scale(prices.initial, times), scale(each, visits - 1)]),
    year2: scale(each, visits),
  };
};

const PLANS = {
  once: 'quarterly plan',
  quarterly: 'quarterly plan',
  bimonthly: 'two-month plan',
  monthly: 'monthly plan',
} as const;

const planName = (v: PestValues): string => PLANS[v.service];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What the single visits of a year come to, typical US dollars. */
const callsOf = (v: PestValues): number =>
  bySeverity.general[v.severity].typical * visitTimes(v.area) * v.calls;

const planMetrics = (v: PestValues): Metric<PestSource>[] => {
  const { year1, year2 } = planYears(v);
  const name = capital(planName(v));
  const firstYear: Metric<PestSource>[] = [
    {
      id: 'year-1',
      label: `${name}, first year`,
      value: year1,
      unit: 'usd-year',
      how: 'First visit + the other visits.',
      sources: ['P5', 'P70'],
    },
  ];
  return [
    // The total of a plan is its first year already.
    ...(v.service === 'once' ? firstYear : []),
    {
      id: 'year-2',
      label: `${name}, later years`,
      value: year2,
      unit: 'usd-year',
      how: 'Visits × the price of a visit.',
      sources: ['P5', 'P70'],
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
  const once = bySeverity.general[v.severity].typical * visitTimes(v.area);
  return {
    id: 'by-year',
    title: 'What you pay each year',
    draw: 'bars',
    unit: 'usd',
    along: ['Year 1', 'Year 2', 'Year 3'],
    lines: [
      {
        label: capital(planName(v)),
        values: [year1.typical, year2.typical, year2.typical],
      },
      {
        label: `${v.calls} single visit${v.calls > 1 ? 's' : ''} a year`,
        values: [once * v.calls, once * v.calls, once * v.calls],
      },
    ],
  };
};

/** What the company has to know before it comes, by who lives there. */
const CAREFUL = {
  children: 'small children',
  pets: 'dogs or cats',
  fish: 'birds or fish',
  pregnant: 'a pregnancy',
  asthma: 'asthma',
} as const;

const STINGS = ['wasp', 'bee', 'fireAnt'];

const warningsFor = (v: PestValues): Warning<PestSource>[] => [
  ...(v.stung === 'yes'
    ? [
        {
          id: 'stings',
          level: 'danger' as const,
          text: 'Trouble breathing, a swelling face or many stings: call 911 now. Get away from the nest first.',
          sources: ['P10'] as const,
        },
      ]
    : STINGS.includes(v.target)
      ? [
          {
            id: 'nest',
            level: 'caution' as const,
            text: 'Never plug or spray a nest in the ground or a wall. Stung and breathing hard, or stung many times: call 911.',
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
  ...(v.atHome.length > 0
    ? [
        {
          id: 'who-is-home',
          level: 'caution' as const,
          text: `Tell the company of ${v.atHome.map((one) => CAREFUL[one]).join(', ')} before it comes. Ask for the label, how long to stay out, and whether bait or gel would do. Ill after a treatment? Poison control: 1-800-222-1222.`,
          sources: ['P48', 'P81'] as const,
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
  german: 'The price holds two, three or four visits, as bad as it is.',
  termite: '',
  rodent:
    'Inspections are often free here. Squirrels and rats are priced alike; raccoons are not in it.',
  bedbug: 'Ask for the list of what to wash and move first.',
  flea: 'Two visits, about two weeks apart.',
  mosquito: 'A spray keeps 21 to 30 days.',
  fireAnt: 'One treatment of the whole lawn.',
  wasp: 'One nest. Repairs to a wall are not in it.',
  bee: 'Opening and closing the wall is not in it.',
} as const;

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
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
        'Prices come from firms’ own lists and guides elsewhere in the South and the country: no firm’s list for this area was found, so the range is wide.',
        'Anyone who inspects, bids or treats for pay in Texas needs a license of the Department of Agriculture.',
      ],
      series: v.target === 'general' ? [planSeries(v)] : [],
    };
  },
});
