import { amount, metric, rough, usd } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { SolarValues } from './fields.ts';
import { figures } from './figures.ts';
import { yearAtTheirAge, type Found } from './found.ts';
import { payback, presentValue, rateOfReturn, YEARS } from './money.ts';
import { sum } from './production.ts';
import { flowsOf } from './value.ts';

const paidBack = (id: string, flows: readonly number[]): Metric<'solar'> => {
  const years = payback(flows);
  return metric(id, years, 'year', {
    text: years === null ? ['text.never', { years: YEARS }] : undefined,
  });
};

/** On a cheaper plan every kWh used at home is worth less. */
const onCheaperPlan = (v: SolarValues, { worth, price }: Found): Metric<'solar'> | false => {
  const offer = figures.goodOffer.value;
  const spared = (sum(worth.made) * worth.usedShare * (v.rate - offer)) / 100 / 100;
  return (
    v.retailer === 'yes' &&
    spared > 0 && {
      ...paidBack(
        'payback-cheap-plan',
        flowsOf(v, { ...worth, saved: worth.saved - spared }, price.typical),
      ),
      facts: { offer },
      sources: ['S58'],
    }
  );
};

const made = ({ worth }: Found): Metric<'solar'> => {
  const typical = sum(worth.made);
  const differ = figures.yearsDiffer.value * typical;
  const value = { low: typical - differ, typical, high: typical + differ };
  return metric('made', value, 'kwh-year', {
    text: ['text.made', { made: rough(value, 'kwh') }],
    sources: ['S60', 'S01', 'S02'],
  });
};

/** A loss is not called earning. */
const earning = (rate: number | null): Metric<'solar'> =>
  metric('rate-of-return', rate, 'percent', {
    text:
      rate === null || rate < 0
        ? 'text.earns-nothing'
        : ['text.earns', { rate: amount(rate, 'percent') }],
  });

/** What sets the most to pay: what it is worth, or what it costs here at the most. */
const mostFacts = (v: SolarValues, value: number, ceiling: number) => ({
  job: v.job,
  years: figures.batteryYears.value,
  limit: ceiling < value ? 'market' : 'worth',
});

const ofNew = (v: SolarValues, found: Found): (Metric<'solar'> | false)[] => {
  const { worth, price, flows, value, ceiling } = found;
  const watt = price.typical / worth.kw / 1000;
  return [
    metric('size', worth.kw, 'kw', {
      facts: { limit: worth.limit },
      text: ['text.size', { kw: amount(worth.kw, 'kw'), panels: worth.panels }],
      sources: ['S01'],
    }),
    made(found),
    {
      ...paidBack('payback', flows),
      facts: { job: v.job, year: figures.inverterYear.value },
      sources: ['S18', 'S54'],
    },
    metric('share-of-use', (100 * sum(worth.made)) / sum(worth.use), 'percent'),
    metric('used-share', worth.usedShare, 'percent', { sources: ['S51', 'S55', 'S59'] }),
    metric('saved', worth.saved, 'usd', { facts: { job: v.job }, sources: ['S14', 'S15', 'S82'] }),
    onCheaperPlan(v, found),
    metric('present-value', presentValue(flows, v.discount), 'usd', {
      facts: { years: YEARS, rate: amount(v.discount, 'percent') },
      sources: ['S56', 'S03'],
    }),
    earning(rateOfReturn(flows)),
    metric('worth-paying', ceiling, 'usd', { facts: mostFacts(v, value, ceiling) }),
    metric('per-watt', watt, 'usd', { text: ['text.per-watt', { watt }], sources: ['S11'] }),
    metric('federal-credit', 0, 'usd', { text: 'text.no-credit', sources: ['S33', 'S34'] }),
  ];
};

/** What a battery saves beside panels that stand already. */
const ofBattery = (v: SolarValues, { worth, flows, value, ceiling }: Found): Metric<'solar'>[] => [
  metric('saved', worth.byBattery, 'usd', { facts: { job: v.job }, sources: ['S14'] }),
  {
    ...paidBack('payback', flows),
    facts: { job: v.job, year: figures.batteryYears.value },
    sources: ['S80', 'S81'],
  },
  metric('worth-paying', ceiling, 'usd', {
    facts: mostFacts(v, value, ceiling),
    sources: ['S80', 'S81'],
  }),
];

/** What a system makes and what it earns. */
export const metrics = (v: SolarValues, found: Found): (Metric<'solar'> | false)[] => {
  switch (v.job) {
    case 'new':
      return ofNew(v, found);
    case 'battery':
      return ofBattery(v, found);
    case 'reset': {
      const { made: value, earned } = yearAtTheirAge(v);
      return [
        metric('made-now', value, 'kwh-year', {
          facts: { earned: usd(earned) },
          sources: ['S60', 'S18'],
        }),
      ];
    }
  }
};
