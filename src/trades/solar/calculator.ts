import {
  addUp,
  defineCalculator,
  exactly,
  lineTotal,
  type Given,
  type Series,
  type ThreePoint,
} from '../../estimate/index.ts';
import { months, type SolarValues } from './fields.ts';
import { batteryMetrics, newMetrics } from './metrics.ts';
import { linesOf, model, resetLines, type Line } from './model.ts';
import { BATTERY_YEARS, cumulative, presentValue, YEARS } from './money.ts';
import { sum } from './production.ts';
import { adviseBattery, adviseNew, adviseReset } from './recommendation.ts';
import { cautions, permit, quoteCautions } from './rules.ts';
import { hasBills, makePerKw, standing } from './size.ts';
import { batteryFlows, flowsOf, UPKEEP_PER_KW, worthOf, worthPaying, type Worth } from './value.ts';

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

const adding = (lines: readonly Line[]): ThreePoint => addUp(lines.map(lineTotal));

/** The band of prices for exactly this system: without what is open about the home. */
const systemPrice = (v: SolarValues): ThreePoint =>
  v.quoted === null ? addUp([...linesOf(v).map(lineTotal), exactly(v.extras)]) : exactly(v.quoted);

const newFindings = (v: SolarValues, given: Given) => {
  const worth = worthOf(v);
  const price = systemPrice(v);
  const flows = flowsOf(v, worth, price.typical);
  const found = {
    worth,
    price,
    flows,
    ceiling: worthPaying(v, worth),
    reset: adding(resetLines(v, worth.panels)),
  };
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
      'Both rates rise alike. Credits for power sent out lower the bill and are not paid out beyond it.',
      ...(worth.byBattery > 0
        ? [`What batteries save ends after ${BATTERY_YEARS} years; no new one is counted.`]
        : []),
    ],
    series: seriesOf(v, worth, price),
  };
};

/** Batteries without new panels. */
const batteryFindings = (v: SolarValues) => {
  const worth = worthOf(v, standing(v));
  const price = systemPrice(v);
  const flows = batteryFlows(v, worth, price.typical);
  const ceiling = Math.max(0, presentValue(batteryFlows(v, worth, 0), v.discount));
  const found = { worth, price, flows, ceiling };
  return {
    totalLabel: 'Likely price, no credit taken off',
    metrics: batteryMetrics(found),
    recommendation: adviseBattery(v, found),
    warnings: quoteCautions(v),
    assumptions: [
      permit(v.city),
      `It saves what your panels would sell cheaply, for ${BATTERY_YEARS} years. Free-night and peak plans are not counted.`,
    ],
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
  findings: (v, total, given) => {
    switch (v.job) {
      case 'new':
        return newFindings(v, given);
      case 'battery':
        return batteryFindings(v);
      default:
        return resetFindings(v, total);
    }
  },
});
