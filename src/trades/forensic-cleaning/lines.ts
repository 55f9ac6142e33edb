import { figure, type EnteredLine, type Factor, type PricedLine } from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import type { CleaningValues } from './model.ts';
import { prices } from './prices.ts';
import { tierOf } from './scene.ts';
import type { CleaningSource } from './sources.ts';

type Line = PricedLine<CleaningSource>;

/** The home the published levels are taken to mean, sq ft; near $2 a sq ft at level 2, as F15 prints. */
const AVERAGE_HOME_SQFT = 1500;

/** Hours of one helper to sort what is kept; our choice. */
const SORTING_HOURS = {
  none: 0,
  some: { low: 2, typical: 4, high: 8 },
  many: { low: 8, typical: 16, high: 32 },
} as const;

/** Odor treatments by how far the smell reaches; our choice. */
const ODOR_VISITS = { none: 0, mild: 1, strong: { low: 2, typical: 3, high: 4 } } as const;

const sceneLines = (v: CleaningValues): Line[] => {
  const tier = tierOf(v);
  // A large clean takes the removal of its first room and the odor with it; a room does not.
  const large = tier === 'large';
  const soaked = v.reach !== 'surface' && v.floor === 'soft';
  return [
    { id: 'clean', kind: 'service', quantity: 1, unitCost: prices[tier] },
    {
      id: 'further-rooms',
      kind: 'service',
      quantity: v.rooms - 1,
      unitCost: prices.furtherRoom,
    },
    {
      id: 'take-out',
      kind: 'labor',
      quantity: soaked ? v.rooms - Number(large) : 0,
      unitCost: prices.takeOut,
    },
    {
      id: 'odor',
      kind: 'service',
      quantity: large ? 0 : ODOR_VISITS[v.smell],
      unitCost: prices.odor,
    },
    {
      id: 'boards',
      kind: 'installed',
      quantity: v.repair === 'yes' && v.reach === 'structure' ? v.area : 0,
      unitCost: prices.boards,
    },
  ];
};

const ofHome = (house: number): Factor<CleaningSource> => ({
  label: `Home of ${house} sq ft against ${AVERAGE_HOME_SQFT}`,
  value: (1 + house / AVERAGE_HOME_SQFT) / 2,
  reason:
    'The levels are published for a home. We let half follow its size: a crew and a truck come to any.',
});

const clutterLines = (v: CleaningValues): Line[] => [
  {
    id: 'clear',
    kind: 'service',
    quantity: v.clearing === 'crew' ? 1 : 0,
    unitCost: prices[`level${v.level}`],
    factors: [ofHome(v.house)],
  },
  {
    id: 'dumpsters',
    kind: 'fee',
    quantity: v.clearing === 'family' ? v.loads : 0,
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
    {
      id: 'paint',
      kind: 'installed',
      quantity: v.repair === 'yes' ? 1 : 0,
      unitCost: prices.paint,
    },
    extrasLine(v.extras),
  ];
};
