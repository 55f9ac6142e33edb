import { defineCalculator, figure, typicalSum, type Metric } from '../../estimate/index.ts';
import type { GarageDoorValues } from './fields.ts';
import { newDoorCost, pricedLines } from './lines.ts';
import { model } from './model.ts';
import { prices } from './prices.ts';
import { advise } from './recommendation.ts';
import { cautions } from './safety.ts';
import type { GarageDoorSource } from './sources.ts';
import { CYCLES, springLife, torquePerTurn } from './springs.ts';

const springMetrics = (v: GarageDoorValues): Metric<GarageDoorSource>[] => {
  const cycles = v.springs === 'torsion' ? CYCLES[v.rating] : CYCLES.standard;
  return [
    {
      id: 'spring-life',
      label: 'New springs should last',
      value: springLife(cycles, v.perDay),
      unit: 'year',
      how: `${figure(cycles)} cycles ÷ (${figure(v.perDay)} a day × 365). Makers and dealers say anything from 3 to 12 years.`,
      sources: ['G04', 'G21', 'G40'],
    },
    ...(v.weight !== null
      ? [
          {
            id: 'torque',
            label: 'Torque the springs must give',
            value: torquePerTurn(v.weight, Number(v.height)),
            unit: 'number' as const,
            text: `${figure(torquePerTurn(v.weight, Number(v.height)))} inch-pounds a turn, all springs together`,
            how: 'Weight × 2 in drum radius ÷ turns (height in feet + ½). Ask the technician for theirs. Never accept thinner wire than before.',
            sources: ['G17', 'G18'] as const,
          },
        ]
      : []),
  ];
};

const shareOfNew = (repair: number, newDoor: number): Metric<GarageDoorSource> => ({
  id: 'share-of-new',
  label: 'Share of a new door',
  value: (100 * repair) / newDoor,
  unit: 'percent',
  how: 'The repair over new insulated steel doors of this size, as many as are worked on; your own prices count where you gave them. From 50% on, a new door is worth pricing; from 40% for one of 17 years or more.',
  sources: ['G22', 'G23', 'G24'],
});

const isSpringJob = (v: GarageDoorValues): boolean =>
  v.job === 'spring' || (v.job === 'opener' && v.fault === 'runs');

const assumptions = (v: GarageDoorValues): string[] => [
  v.city === 'elsewhere'
    ? 'Rules differ by city. A like-for-like door usually needs no permit; widening the opening or a new circuit usually does. Ask yours.'
    : 'No city here publishes a garage-door rule we could read. A like-for-like door usually needs no permit; widening the opening or a new circuit usually does. Ask your city.',
  ...(v.job === 'new'
    ? ['Track, springs and taking the old door away are usually in the price. Ask.']
    : []),
  ...(isSpringJob(v)
    ? ['A heavy wood or glass door needs stronger springs than priced here.']
    : []),
  ...(v.job === 'opener' && v.fault === 'runs'
    ? ['Priced as a pair of torsion springs, the likely cause; a cable costs about the same.']
    : []),
];

const openerMetrics: Metric<GarageDoorSource>[] = [
  {
    id: 'opener-repair',
    label: 'Mending an opener',
    value: {
      low: prices.openerRepair.low,
      typical: prices.openerRepair.typical,
      high: prices.openerRepair.high,
    },
    unit: 'usd',
    how: 'A gear, a capacitor or a board, with the visit.',
    sources: prices.openerRepair.sources,
  },
];

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, _total, given) => {
    const repair = v.repairQuote ?? typicalSum(pricedLines(v)) + v.extras;
    const newDoor = v.doorQuote ?? newDoorCost(v);
    const dead = v.job === 'opener' && v.fault === 'dead';
    const compares = v.job !== 'new' && v.job !== 'close' && v.job !== 'opener' && v.eyes === 'yes';
    return {
      totalLabel: v.job === 'new' || (dead && v.fix === 'new') ? 'Likely price' : 'Likely repair',
      metrics: [
        ...(isSpringJob(v) ? springMetrics(v) : []),
        ...(compares ? [shareOfNew(repair, newDoor)] : []),
        ...(dead && v.fix === 'new' && v.eyes === 'yes' ? openerMetrics : []),
      ],
      recommendation: advise(v, { repair, newDoor, openerNew: prices[v.drive].typical }, given),
      warnings: cautions(v),
      assumptions: assumptions(v),
    };
  },
});
