import {
  figure,
  typicalSum,
  type EnteredLine,
  type Factor,
  type PricedLine,
  type ThreePoint,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import type { ConcreteValues } from './model.ts';
import { prices } from './prices.ts';
import { isOnClay, thicknessOf, yardsOf } from './slab.ts';
import type { ConcreteSource } from './sources.ts';

type Line = PricedLine<ConcreteSource>;

/** Spilled, left in the truck and lost to an uneven base: 4 % (C10); estimators often take 10 %. */
const waste: Factor<ConcreteSource> = {
  label: 'Waste',
  value: { low: 1.04, typical: 1.07, high: 1.1 },
  sources: ['C10'],
};

/** On clay the base is 4 to 6 in deep instead of 4 (C3). */
const deeperBase: Factor<ConcreteSource> = {
  label: 'Deeper base on clay, 4 to 6 in',
  value: { low: 1, typical: 1.25, high: 1.5 },
  sources: ['C3'],
};

/** Below this many cubic yards a load is short; published from 4 to 10 (C12, C13), 5 is our choice. */
const SHORT_LOAD_YARDS = 5;

/** The lines, with what is missing up to the smallest job a crew comes for, as a share of it. */
const withSmallest = (lines: readonly Line[]): Line[] => [
  ...lines,
  {
    id: 'smallest-job',
    kind: 'labor',
    quantity: Math.max(0, 1 - typicalSum(lines) / prices.smallestJob.typical),
    how: () => 'The part of a smallest job that the lines above do not reach.',
    unitCost: prices.smallestJob,
  },
];

/** The lines of a slab poured on the ground, with or without tearing an old one out. */
const slabLines = (v: ConcreteValues): Line[] => {
  const yards = yardsOf(v);
  const dug = v.base === 'new' ? v.area : 0;
  const as = (finish: ConcreteValues['finish']) => (v.finish === finish ? v.area : 0);
  return [
    {
      id: 'removal',
      kind: 'labor',
      quantity: v.job === 'new' ? 0 : v.area,
      unitCost: prices.removal,
    },
    { id: 'excavation', kind: 'labor', quantity: dug, unitCost: prices.excavation },
    {
      id: 'base',
      kind: 'installed',
      quantity: dug,
      unitCost: prices.base,
      factors: isOnClay(v) ? [deeperBase] : [],
    },
    {
      id: 'concrete',
      kind: 'material',
      quantity: yards,
      how: () => `${figure(v.area)} sq ft × ${thicknessOf(v)} in ÷ 324`,
      unitCost: prices.concrete,
      factors: [waste],
    },
    {
      id: 'short-load',
      kind: 'fee',
      quantity: Math.max(0, SHORT_LOAD_YARDS - yards),
      how: () => `${SHORT_LOAD_YARDS} − ${figure(yards)} cubic yards; a truck holds 8 to 10`,
      unitCost: prices.shortLoad,
    },
    {
      id: 'steel',
      kind: 'installed',
      quantity: v.steel === 'none' ? 0 : v.area,
      unitCost: v.steel === 'mesh' ? prices.mesh : prices.bars,
    },
    { id: 'placing', kind: 'labor', quantity: v.area, unitCost: prices.placing },
    { id: 'exposed', kind: 'installed', quantity: as('exposed'), unitCost: prices.exposed },
    { id: 'stained', kind: 'installed', quantity: as('stained'), unitCost: prices.stained },
    { id: 'stamped', kind: 'installed', quantity: as('stamped'), unitCost: prices.stamped },
    { id: 'pump', kind: 'fee', quantity: v.access === 'pump' ? 1 : 0, unitCost: prices.pump },
  ];
};

const pourLines = (v: ConcreteValues): Line[] => [
  ...withSmallest(slabLines(v)),
  {
    id: 'permit',
    kind: 'fee',
    quantity: v.approach === 'yes' ? 2 : 1,
    how: () => (v.approach === 'yes' ? 'One for the slab, one for the approach' : 'One'),
    unitCost: prices.permit,
  },
];

const surfaceLines = (v: ConcreteValues): Line[] => [
  { id: 'cracks', kind: 'labor', quantity: v.cracks, unitCost: prices.cracks },
  {
    id: 'sealer',
    kind: 'installed',
    quantity: v.seal === 'yes' ? v.area : 0,
    unitCost: prices.sealer,
  },
];

const overlayLines = (v: ConcreteValues): Line[] => [
  { id: 'prep', kind: 'labor', quantity: v.area, unitCost: prices.prep },
  {
    id: 'overlay',
    kind: 'installed',
    quantity: v.area,
    unitCost: {
      basic: prices.overlay,
      textured: prices.textured,
      stamped: prices.stampedOverlay,
    }[v.overlay],
  },
];

/** By the sq ft, but at no point of the range less than the smallest visit. */
const liftLine = (v: ConcreteValues): Line => {
  const rate = v.lift === 'mud' ? prices.mudjack : prices.foam;
  const least = v.lift === 'mud' ? prices.mudjackLeast : prices.foamLeast;
  const raised = (at: keyof ThreePoint) => Math.max(1, least[at] / (v.area * rate[at]));
  const value = { low: raised('low'), typical: raised('typical'), high: raised('high') };
  return {
    id: 'lift',
    kind: 'service',
    quantity: v.area,
    unitCost: rate,
    factors:
      value.low > 1 || value.typical > 1
        ? [{ label: least.label, value, sources: least.sources }]
        : [],
  };
};

/** The lines of the job as asked. */
export const jobLines = (v: ConcreteValues): Line[] => {
  switch (v.job) {
    case 'repair':
      return surfaceLines(v);
    case 'resurface':
      return withSmallest([...overlayLines(v), ...surfaceLines(v)]);
    case 'level':
      return [liftLine(v)];
    default:
      return pourLines(v);
  }
};

export const linesOf = (v: ConcreteValues): (Line | EnteredLine)[] => [
  ...jobLines(v),
  { id: 'bonding', label: 'Bonding of the pool deck, as you entered it', entered: v.bonding ?? 0 },
  extrasLine(v.extras),
];
