import { amount, metric } from '../../engine/index.ts';
import { months } from '../../trades/months.ts';
import { figures } from '../../trades/solar/figures.ts';
import { payback, YEARS } from '../../trades/solar/money.ts';
import { faces, sum } from '../../trades/solar/production.ts';
import { makePerKw } from '../../trades/solar/size.ts';
import type { Decision } from '../decision.ts';
import { known, type Roof } from './found.ts';
import { inTheOpen } from './judge.ts';
import { bySide } from './sides.ts';
import { OPEN } from './shade.ts';
import type { SolarFitWord } from './words.ts';

type FitDecision = Decision<SolarFitWord>;

/** The solar model's own figures for this roof. */
export const metrics = ({ v, system, found, atMost }: Roof): FitDecision['metrics'] => {
  const { worth, flows, ceiling } = found;
  const back = payback(flows);
  return [
    metric('size', worth.kw, 'kw', {
      facts: { limit: worth.limit },
      text: ['text.size', { kw: amount(worth.kw, 'kw'), panels: worth.panels }],
      sources: ['solar S01'],
    }),
    metric('made', sum(worth.made), 'kwh-year', {
      sources: ['solar S60', 'solar S01', 'solar S02'],
    }),
    metric('payback', back, 'year', {
      facts: { buyback: system.buyback, year: figures.inverterYear.value },
      text: back === null ? ['text.never', { years: YEARS }] : undefined,
      sources: ['solar S18', 'solar S54'],
    }),
    metric('ceiling', atMost, 'usd', {
      facts: {
        by: atMost < ceiling ? 'stay' : 'rate',
        stay: v.stay ?? YEARS,
        want: amount(system.discount, 'percent'),
        years: YEARS,
      },
      sources: ['solar S56', 'solar S03'],
    }),
  ];
};

/** What each side makes, and these panels month by month, beside the same without shade. */
export const series = ({ v, system, found: { worth } }: Roof): FitDecision['series'] => [
  {
    id: 'sides',
    draw: 'bars',
    unit: 'kwh',
    along: faces.map((face) => `along.${face}` as const),
    own: [faces.indexOf(v.face)],
    lines: [{ label: 'curve.side', values: bySide(v) }],
  },
  {
    id: 'months',
    draw: 'bars',
    unit: 'kwh',
    along: months.map((month) => `along.${month}` as const),
    lines: [
      { label: 'curve.made', values: worth.made },
      ...(system.shade > OPEN
        ? [
            {
              label: 'curve.open' as const,
              values: makePerKw(inTheOpen(system)).map((kwh) => kwh * worth.kw),
            },
          ]
        : []),
    ],
  },
];

/** What the answer rests on. */
export const assumptions = ({ given, system }: Roof): FitDecision['assumptions'] => [
  [
    'assumption.rate',
    {
      rate: known(given, 'rate'),
      cents: system.rate,
      use: amount(system.kwh, 'kwh'),
      kwh: known(given, 'kwh'),
    },
  ],
  ['assumption.buyback', { known: known(given, 'buyback'), buyback: system.buyback }],
  [
    'assumption.money',
    { want: amount(system.discount, 'percent'), rise: amount(system.escalation, 'percent') },
  ],
  system.shade > OPEN && ['assumption.shade', { lost: amount(system.shade, 'percent') }],
  'assumption.no-battery',
];
