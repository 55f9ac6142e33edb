import { figure, type Metric, type ThreePoint } from '../../estimate/index.ts';
import type { SolarValues } from './fields.ts';
import { BATTERY_YEARS, payback, presentValue, rateOfReturn, YEARS } from './money.ts';
import { sum } from './production.ts';
import type { SolarSource } from './sources.ts';
import { flowsOf, type Worth } from './value.ts';

type SolarMetric = Metric<SolarSource>;

/** PVWatts is good to about 10 % over the long run; the measured DFW system came within 5 %. */
const SPREAD = 0.1;
/** A good all-in offer in the Oncor area, ¢ per kWh, 2025. */
const GOOD_OFFER = 11.5;

/** A system as the findings see it; money in US dollars. */
export interface Found {
  readonly worth: Worth;
  /** The price of exactly this system, with its band; or the price the person holds. */
  readonly price: ThreePoint;
  readonly flows: readonly number[];
  /** The most worth paying, the rebate added. */
  readonly ceiling: number;
}

/** New panels besides: what taking them off and on again would cost. */
export interface FoundNew extends Found {
  readonly reset: ThreePoint;
}

const hundreds = (kwh: number): string => figure(Math.round(kwh / 100) * 100);

const paidBack = (id: string, label: string, flows: readonly number[]): SolarMetric => {
  const years = payback(flows);
  return {
    id,
    label,
    value: years,
    unit: 'year',
    text: years === null ? `not within ${YEARS} years` : undefined,
  };
};

/** A rate of return in words; a loss is not called earning. */
export const earns = (rate: number | null): string =>
  rate === null || rate < 0 ? 'nothing' : `${figure(rate)}% a year`;

/** What a system makes and what it earns. */
export const newMetrics = (v: SolarValues, found: Found): SolarMetric[] => {
  const { worth, price, flows, ceiling } = found;
  const rate = rateOfReturn(flows);
  const made = sum(worth.made);
  const spared = (made * worth.usedShare * (v.rate - GOOD_OFFER)) / 1e4;
  return [
    {
      id: 'size',
      label: 'Size',
      value: worth.kw,
      unit: 'kw',
      text: `${figure(worth.kw)} kW, ${worth.panels} panels`,
      how: {
        use: 'Sized to your use.',
        roof: 'Your roof is the limit.',
        quote: 'As many as you entered.',
      }[worth.limit],
      sources: ['S01'],
    },
    {
      id: 'made',
      label: 'Made in a year',
      value: { low: made * (1 - SPREAD), typical: made, high: made * (1 + SPREAD) },
      unit: 'kwh-year',
      text: `${hundreds(made * (1 - SPREAD))}–${hundreds(made * (1 + SPREAD))} kWh`,
      how: 'A typical year at DFW airport. Years differ by about a tenth.',
      sources: ['S60', 'S01', 'S02'],
    },
    {
      ...paidBack('payback', 'Paid back after', flows),
      how: 'Panels age, power prices rise, a new inverter in year 13.',
      sources: ['S18', 'S54'],
    },
    {
      id: 'share-of-use',
      label: 'Share of your use',
      value: (100 * made) / sum(worth.use),
      unit: 'percent',
    },
    {
      id: 'used-share',
      label: 'Used in the home, not sent out',
      value: worth.usedShare,
      unit: 'percent',
      how: 'It saves your full rate.',
      sources: ['S51', 'S55', 'S59'],
    },
    {
      id: 'saved',
      label: 'Saved in the first year',
      value: worth.saved,
      unit: 'usd',
      how: 'Used × your rate + sent out × the buyback rate.',
      sources: ['S14', 'S15'],
    },
    ...(v.retailer === 'yes' && spared > 0
      ? [
          {
            ...paidBack(
              'payback-cheap-plan',
              `Paid back after, on an ${GOOD_OFFER}¢ plan`,
              flowsOf(v, { ...worth, saved: worth.saved - spared }, price.typical),
            ),
            how: 'A good all-in offer in the Oncor area in 2025.',
            sources: ['S58'] as const,
          },
        ]
      : []),
    {
      id: 'present-value',
      label: 'Worth today, after its price',
      value: presentValue(flows, v.discount),
      unit: 'usd',
      how: `${YEARS} years of savings at ${figure(v.discount)}% a year, less the price.`,
      sources: ['S56', 'S57'],
    },
    {
      id: 'rate-of-return',
      label: 'Earns',
      value: rate,
      unit: 'percent',
      text: earns(rate),
    },
    {
      id: 'worth-paying',
      label: 'Worth paying at most',
      value: ceiling,
      unit: 'usd',
      how: 'Before the rebate. Above it they earn less than that rate.',
    },
    {
      id: 'per-watt',
      label: 'Price per watt',
      value: price.typical / worth.kw / 1000,
      unit: 'usd',
      text: `$${(price.typical / worth.kw / 1000).toFixed(2)} a watt`,
      how: 'Dallas, 10 kW: $2.05 to $2.45.',
      sources: ['S11'],
    },
    {
      id: 'federal-credit',
      label: 'Federal credit',
      value: 0,
      unit: 'usd',
      text: '$0',
      how: 'It ended with 2025.',
      sources: ['S33', 'S34'],
    },
  ];
};

/** What a battery saves beside panels that stand already. */
export const batteryMetrics = ({ worth, flows, ceiling }: Found): SolarMetric[] => [
  {
    id: 'saved',
    label: 'Saved in the first year',
    value: worth.byBattery,
    unit: 'usd',
    how: 'What the panels leave over by day, used at night instead of sold, month by month.',
    sources: ['S14'],
  },
  { ...paidBack('payback', 'Paid back after', flows), how: 'At the typical price.' },
  {
    id: 'worth-paying',
    label: 'Worth paying at most, for savings alone',
    value: ceiling,
    unit: 'usd',
    how: `${BATTERY_YEARS} years of savings. What an outage costs you is yours to add.`,
    sources: ['S80', 'S81'],
  },
];
