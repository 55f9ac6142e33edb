import { figure, type EnteredLine, type Factor, type PricedLine } from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import type { CleaningValues } from './model.ts';
import { prices } from './prices.ts';
import { careFactor, furtherHours, YARDS_PER_DUMPSTER, yardsOf } from './scene.ts';
import type { CleaningSource } from './sources.ts';

type Line = PricedLine<CleaningSource>;

/** Hours of one helper to sort what is kept; our choice. */
const SORTING_HOURS = {
  none: 0,
  some: { low: 2, typical: 4, high: 8 },
  many: { low: 8, typical: 16, high: 32 },
} as const;

/** Odor treatments by how far the smell reaches; our choice. */
const ODOR_VISITS = { none: 0, mild: 1, strong: { low: 2, typical: 3, high: 4 } } as const;

/** Pickup loads of carpet, drywall or boards for each room; our choice. */
const LOADS = { surface: 0, soaked: 1, structure: 2 } as const;

/** A start at night: the firm’s own call-out is a quarter more, an insurers’ list takes half more. */
const tonight: Factor<CleaningSource> = {
  label: 'Started at night or on a weekend',
  value: { low: 1.15, typical: 1.25, high: 1.5 },
  sources: ['F90'],
};

const sceneLines = (v: CleaningValues): Line[] => [
  {
    id: 'start',
    kind: 'service',
    quantity: 1,
    unitCost: prices.start,
    factors: v.tonight === 'yes' ? [tonight] : [],
  },
  {
    id: 'hours',
    kind: 'labor',
    quantity: furtherHours(v),
    how: () => {
      const days = v.situation === 'found-late' ? `, ${figure(v.days)} days` : '';
      return `Ours, for ${figure(v.area)} sq ft in ${v.rooms} ${v.rooms === 1 ? 'room' : 'rooms'}${days}`;
    },
    unitCost: prices.crewHour,
  },
  { id: 'haul', kind: 'fee', quantity: LOADS[v.reach] * v.rooms, unitCost: prices.haul },
  { id: 'odor', kind: 'service', quantity: ODOR_VISITS[v.smell], unitCost: prices.odor },
];

const clutterLines = (v: CleaningValues): Line[] => {
  const yards = yardsOf(v);
  return [
    {
      id: 'clear',
      kind: 'service',
      quantity: v.clearing === 'crew' ? yards : 0,
      how: () => `Ours, for level ${v.level} in ${figure(v.house)} sq ft`,
      unitCost: prices.yard,
      factors: [careFactor(v.level)],
    },
    {
      id: 'dumpsters',
      kind: 'fee',
      quantity: v.clearing === 'family' ? (v.loads ?? Math.ceil(yards / YARDS_PER_DUMPSTER)) : 0,
      how: () =>
        v.loads === null ? `${figure(yards)} cubic yards ÷ 40, whole ones` : 'As entered',
      unitCost: prices.dumpster,
    },
    {
      id: 'unsafe-waste',
      kind: 'service',
      quantity: v.waste === 'yes' ? 1 : 0,
      unitCost: prices.unsafeWaste,
    },
    { id: 'odor', kind: 'service', quantity: ODOR_VISITS[v.smell], unitCost: prices.odor },
  ];
};

/** The priced lines, in the order of the work. */
export const linesOf = (v: CleaningValues): (Line | EnteredLine)[] => {
  const hours = SORTING_HOURS[v.keep];
  return [
    ...(v.situation === 'clutter' ? clutterLines(v) : sceneLines(v)),
    {
      id: 'ducts',
      kind: 'service',
      quantity: v.smell === 'strong' ? 1 : 0,
      unitCost: prices.ducts,
    },
    {
      id: 'sorting',
      kind: 'labor',
      quantity: hours,
      how: () => (hours === 0 ? 'None' : `About ${figure(hours.typical)} hours, our choice`),
      unitCost: prices.sorting,
    },
    extrasLine(v.extras),
  ];
};
