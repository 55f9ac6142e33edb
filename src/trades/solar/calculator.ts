import {
  addUp,
  asThreePoint,
  defineCalculator,
  exactly,
  multiply,
  type Given,
  type Series,
  type ThreePoint,
} from '../../estimate/index.ts';
import { months } from './fields.ts';
import { newMetrics } from './metrics.ts';
import { model, newLines, type SolarValues } from './model.ts';
import { cumulative, YEARS } from './money.ts';
import { sum } from './production.ts';
import { adviseNew, adviseReset } from './recommendation.ts';
import { cautions, permit } from './rules.ts';
import { hasBills, makePerKw } from './size.ts';
import { flowsOf, UPKEEP_PER_KW, worthOf, worthPaying, type Worth } from './value.ts';

const seriesOf = (v: SolarValues, worth: Worth, price: ThreePoint): Series[] => {
  const at = (usd: number) => cumulative(flowsOf(v, worth, usd));
  const single = price.low === price.high;
  return [
    {
      id: 'months',
      title: `Power made${hasBills(v) ? ' and used' : ''}, month by month`,
      draw: 'bars',
      unit: 'kwh',
      along: months.map((month) => `${month[0]?.toUpperCase()}${month.slice(1)}`),
      lines: [
        { label: 'Made', values: worth.made },
        // A year's sum says nothing of its months, and Texas peaks in summer.
        ...(hasBills(v) ? [{ label: 'Used', values: worth.use }] : []),
      ],
    },
    {
      id: 'cash',
      title: 'Back in your pocket, year by year',
      draw: 'lines',
      unit: 'usd',
      along: Array.from({ length: YEARS + 1 }, (_, year) => String(year)),
      axis: 'Years from now',
      lines: [
        { label: single ? 'At your price' : 'At the typical price', values: at(price.typical) },
        ...(single
          ? []
          : [
              { label: 'At the low price', values: at(price.low) },
              { label: 'At the high price', values: at(price.high) },
            ]),
      ],
    },
  ];
};

const usedBills = (v: SolarValues): string => {
  const given = Object.keys(v.bills).length;
  return given === 0
    ? 'Enter monthly bills to see what you use beside what they make.'
    : `${given} of 12 bills entered; missing months take their mean.`;
};

/** The band of prices for exactly this system: without what is open about the home. */
const systemPrice = (v: SolarValues): ThreePoint =>
  addUp([
    ...newLines(v).map(({ unitCost, quantity }) =>
      multiply(asThreePoint(quantity), {
        low: unitCost.low,
        typical: unitCost.typical,
        high: unitCost.high,
      }),
    ),
    exactly(v.extras),
  ]);

const newFindings = (v: SolarValues, given: Given) => {
  const worth = worthOf(v);
  const price = v.quoted === null ? systemPrice(v) : exactly(v.quoted);
  const flows = flowsOf(v, worth, price.typical);
  const found = { worth, price, flows, ceiling: worthPaying(v, worth) };
  return {
    totalLabel: 'Likely price, no credit taken off',
    metrics: newMetrics(v, found),
    recommendation: adviseNew(v, found, given),
    warnings: cautions(v, worth),
    assumptions: [
      permit(v.city),
      usedBills(v),
      v.upkeep === null
        ? `Upkeep is taken as $${UPKEEP_PER_KW} a kW each year, half of a national lab’s budget; the inverter is counted apart.`
        : 'Upkeep as you entered it; the inverter is counted apart.',
      'Both rates rise alike. No new battery is counted.',
    ],
    series: seriesOf(v, worth, price),
  };
};

/** Panels off and on; total in US dollars. */
const resetFindings = (v: SolarValues, total: ThreePoint) => {
  const worn = (1 - v.degradation / 100) ** v.panelAge;
  const made = ((v.count * v.watts) / 1000) * sum(makePerKw(v)) * worn;
  const yearly = (made * (v.rate + v.buyback)) / 200;
  return {
    totalLabel: 'Likely price to take off and put back',
    metrics: [
      {
        id: 'made',
        label: 'Made in a year, at their age',
        value: made,
        unit: 'kwh-year' as const,
        how: 'A typical year at DFW airport, less what panels lose with age.',
        sources: ['S60', 'S18'] as const,
      },
    ],
    recommendation: adviseReset(v, { cost: total.typical, yearly }),
    assumptions: [
      permit(v.city),
      'Half of it is taken as used at home, half as sent out.',
      'The old racking and wiring go back up.',
    ],
  };
};

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, total, given) =>
    v.job === 'new' ? newFindings(v, given) : resetFindings(v, total),
});
