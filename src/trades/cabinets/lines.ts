import {
  figure,
  type EnteredLine,
  type Factor,
  type PricedLine,
  type ThreePoint,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import type { CabinetsValues } from './model.ts';
import { prices } from './prices.ts';
import { addCounts, cabinetFeet, countOf, counterArea } from './size.ts';
import type { CabinetsSource } from './sources.ts';

type Line = PricedLine<CabinetsSource>;
export type Job = CabinetsValues['job'];

/** Hours a plumber is there to take the sink off and put it on again: our choice. */
const PLUMBER_HOURS: ThreePoint = { low: 2, typical: 3, high: 4 };

export const feetOf = (v: CabinetsValues): ThreePoint => cabinetFeet(v.measure, v.length);

const showFeet = (v: CabinetsValues) => () =>
  v.measure === 'runs'
    ? `${figure(v.length)} ft, lowers and uppers added`
    : `${figure(v.length)} ft of wall × 1.12`;

/** Contractors put lead-safe work at 5 to 30% of small jobs (C37); typical is our choice. */
const leadSafe = (v: CabinetsValues): Factor<CabinetsSource>[] =>
  v.old === 'yes'
    ? [
        {
          label: 'Lead-safe work',
          value: { low: 1.05, typical: 1.1, high: 1.3 },
          sources: ['C37', 'C34'],
        },
      ]
    : [];

/** From 25 to 50% duty a box costs at most 1.5 ÷ 1.25 as much, if all of it is passed on. */
const duty = (v: CabinetsValues): Factor<CabinetsSource>[] =>
  v.imported === 'yes' && v.order === 'later'
    ? [
        {
          label: 'Import duty from 25 to 50%',
          value: { low: 1, typical: 1.1, high: 1.2 },
          sources: ['C31', 'C71'],
        },
      ]
    : [];

const paintFactors = (v: CabinetsValues): Factor<CabinetsSource>[] => [
  ...leadSafe(v),
  ...(v.finish.includes('detailed')
    ? [
        {
          label: 'Detailed doors',
          value: { low: 1.1, typical: 1.15, high: 1.2 },
          sources: ['C16'] as const,
        },
      ]
    : []),
  ...(v.finish.includes('glaze')
    ? [{ label: 'Glaze', value: 1.25, sources: ['C17'] as const }]
    : []),
];

const replaceLines = (v: CabinetsValues): Line[] => {
  const feet = feetOf(v);
  return [
    {
      id: 'cabinets',
      kind: v.tier === 'custom' ? 'installed' : 'material',
      quantity: feet,
      how: showFeet(v),
      unitCost: prices[v.tier],
      factors: v.tier === 'custom' ? [] : duty(v),
    },
    {
      id: 'install',
      kind: 'labor',
      quantity: v.tier === 'custom' ? 0 : countOf('boxes', v.boxes, feet),
      unitCost: v.tier === 'rta' ? prices.installRta : prices.installBox,
    },
    {
      id: 'remove',
      kind: 'labor',
      quantity: v.remove === 'yes' ? feet : 0,
      how: showFeet(v),
      unitCost: prices.remove,
      factors: leadSafe(v),
    },
  ];
};

const refaceLines = (v: CabinetsValues): Line[] => [
  {
    id: 'reface',
    kind: 'installed',
    quantity: feetOf(v),
    how: showFeet(v),
    unitCost: prices[v.material],
    factors: leadSafe(v),
  },
];

const repaintLines = (v: CabinetsValues): Line[] => [
  {
    id: 'paint-doors',
    kind: 'installed',
    quantity: countOf('doors', v.doors, feetOf(v)),
    unitCost: prices.paintDoor,
    factors: paintFactors(v),
  },
  {
    id: 'paint-drawers',
    kind: 'installed',
    quantity: countOf('drawers', v.drawers, feetOf(v)),
    unitCost: prices.paintDrawer,
    factors: paintFactors(v),
  },
];

/** The cabinets alone, without handles, counters or plumbing. */
export const coreLines = (v: CabinetsValues, job: Job): Line[] => {
  if (job === 'replace') return replaceLines(v);
  if (job === 'reface') return refaceLines(v);
  return job === 'repaint' ? repaintLines(v) : [];
};

const handleLine = (v: CabinetsValues): Line => {
  const feet = feetOf(v);
  const kind = v.handles === 'none' ? 'pull' : v.handles;
  return {
    id: 'handles',
    kind: 'material',
    quantity:
      v.handles === 'none' && v.job !== 'hardware'
        ? 0
        : addCounts(countOf('doors', v.doors, feet), countOf('drawers', v.drawers, feet)),
    how: () => 'one for each door and drawer',
    unitCost: prices[kind],
  };
};

const counterLines = (v: CabinetsValues): Line[] => {
  const none = v.counter === 'none';
  return [
    {
      id: 'counters',
      kind: 'installed',
      quantity: none ? 0 : counterArea(v.counterSize, feetOf(v)),
      unitCost: prices[v.counter === 'none' ? 'counterLaminate' : v.counter],
    },
    { id: 'counters-off', kind: 'labor', quantity: none ? 0 : 1, unitCost: prices.counterOff },
  ];
};

/** Every line of the job. */
export const linesOf = (v: CabinetsValues): (Line | EnteredLine)[] => [
  ...coreLines(v, v.job),
  handleLine(v),
  ...(v.job === 'replace'
    ? [
        ...counterLines(v),
        {
          id: 'plumbing',
          kind: 'labor' as const,
          quantity: v.plumbing === 'yes' ? PLUMBER_HOURS : 0,
          unitCost: prices.plumber,
        },
      ]
    : []),
  extrasLine(v.extras),
];
