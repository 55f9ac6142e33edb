import { figure, type Metric, type ThreePoint } from '../../estimate/index.ts';
import type { SolarValues } from './calculator.ts';
import { monthlyPayment, payback, presentValue, rateOfReturn, YEARS } from './money.ts';
import { sum } from './production.ts';
import type { SolarSource } from './sources.ts';
import { flowsOf, type Worth } from './value.ts';

type SolarMetric = Metric<SolarSource>;

/** PVWatts is good to about 10 % over the long run; the measured DFW system came within 5 %. */
const SPREAD = 0.1;
/** A good all-in offer in the Oncor area, ¢ per kWh, 2025. */
const GOOD_OFFER = 11.5;

const loan = (v: SolarValues, worth: Worth, price: number): SolarMetric[] => {
  if (v.pay === 'cash') return [];
  const paid = monthlyPayment((price - v.rebate) * (1 + v.fee / 100), v.apr, v.term);
  const less = worth.saved / 12;
  return [
    {
      id: 'loan-payment',
      label: 'Loan payment',
      value: paid,
      unit: 'usd-month',
      how: `The panels save about $${figure(less)} a month in the first year, so you ${paid > less ? `add $${figure(paid - less)}` : `keep $${figure(less - paid)}`} a month.`,
      sources: ['S29', 'S32'],
    },
  ];
};

/** New panels as the findings see them; money in US dollars. */
export interface Found {
  readonly worth: Worth;
  /** The price of exactly this system, with its band; or the price the person holds. */
  readonly price: ThreePoint;
  readonly flows: readonly number[];
  /** The most worth paying, the rebate added. */
  readonly ceiling: number;
}

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
      how: 'Typical weather at DFW airport, hour by hour, by the PVWatts method. Single years differ by about a tenth.',
      sources: ['S60', 'S01', 'S02'],
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
      how: 'What you use yourself saves the full rate; the rest earns the buyback rate.',
      sources: ['S51', 'S55', 'S59'],
    },
    {
      id: 'saved',
      label: 'Saved in the first year',
      value: worth.saved,
      unit: 'usd',
      how: 'Used × your rate + sent out × the buyback rate − what the plan costs more.',
      sources: ['S14', 'S15'],
    },
    {
      ...paidBack('payback', 'Paid back after', flows),
      how: 'With aging panels, rising power prices and a new inverter in year 13.',
      sources: ['S18', 'S54'],
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
      how: `${YEARS} years of savings at ${figure(v.discount)}% a year, less the price. Below zero, the money does better elsewhere.`,
      sources: ['S56', 'S57'],
    },
    {
      id: 'rate-of-return',
      label: 'Earns',
      value: rate,
      unit: 'percent',
      text: rate === null ? 'nothing' : `${figure(rate)}% a year`,
      how: 'The internal rate of return over 25 years.',
    },
    {
      id: 'worth-paying',
      label: 'Worth paying at most',
      value: ceiling,
      unit: 'usd',
      how: 'Above this price the savings earn less than you asked for.',
    },
    {
      id: 'per-watt',
      label: 'Price per watt',
      value: price.typical / worth.kw / 1000,
      unit: 'usd',
      text: `$${(price.typical / worth.kw / 1000).toFixed(2)} a watt`,
      how: 'Batteries and extras included. Dallas systems of 10 kW run $2.05 to $2.45 before them.',
      sources: ['S11'],
    },
    {
      id: 'roof-used',
      label: 'Roof under panels',
      value: worth.sqft,
      unit: 'sqft',
      how: '18 watts to the square foot.',
      sources: ['S27'],
    },
    {
      id: 'federal-credit',
      label: 'Federal credit',
      value: 0,
      unit: 'usd',
      text: '$0',
      how: 'The 30% credit ended for systems finished after December 31, 2025.',
      sources: ['S33', 'S34'],
    },
    ...loan(v, worth, price.typical),
  ];
};
