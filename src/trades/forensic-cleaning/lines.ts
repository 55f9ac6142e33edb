import { figure, type EnteredLine, type PricedLine } from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { CleaningValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { areNeedles, furtherHours, isPriced, reachOf, yardsOf } from './scene.ts';
import type { SourceOf } from '../source-books.ts';
import type { CleaningWord } from './words.ts';

type Line = PricedLine<SourceOf<'forensic-cleaning'>, CleaningWord>;

const sceneLines = (v: CleaningValues): Line[] => [
  {
    id: 'start',
    kind: 'service',
    quantity: 1,
    unitCost: areNeedles(v) ? prices.sweep : prices.start,
    factors: v.tonight === 'yes' ? [{ figure: figures.tonight, value: figures.tonight.value }] : [],
  },
  {
    id: 'hours',
    kind: 'labor',
    quantity: furtherHours(v),
    how: [
      'how.hours',
      {
        area: v.area,
        rooms: v.rooms,
        late: v.situation === 'found-late' ? 'yes' : 'no',
        days: v.days,
      },
    ],
    unitCost: prices.crewHour,
  },
  {
    id: 'haul',
    kind: 'fee',
    quantity: figures.loads.value[reachOf(v)] * v.rooms,
    unitCost: prices.haul,
  },
  {
    id: 'odor',
    kind: 'service',
    quantity: areNeedles(v) ? 0 : figures.odorVisits.value[v.smell],
    unitCost: prices.odor,
  },
];

const clutterLines = (v: CleaningValues): Line[] => {
  const yards = yardsOf(v);
  const counted = Math.ceil(yards / figures.yardsPerDumpster.value);
  return [
    {
      id: 'clear',
      kind: 'service',
      quantity: v.clearing === 'crew' ? yards : 0,
      how: ['how.clear', { level: v.level, house: v.house }],
      unitCost: prices.yard,
      factors: [{ figure: figures.care, value: figures.care.value[v.level] }],
    },
    {
      id: 'dumpsters',
      kind: 'fee',
      quantity: v.clearing === 'family' ? (v.loads ?? counted) : 0,
      how:
        v.loads === null
          ? ['how.dumpsters', { yards: figure(yards), size: figures.yardsPerDumpster.value }]
          : 'how.entered',
      unitCost: prices.dumpster,
    },
    {
      id: 'unsafe-waste',
      kind: 'service',
      quantity: v.waste === 'yes' ? 1 : 0,
      unitCost: prices.unsafeWaste,
    },
    {
      id: 'odor',
      kind: 'service',
      quantity: figures.odorVisits.value[v.smell],
      unitCost: prices.odor,
    },
  ];
};

/** The priced lines, in the order of the work; none where another trade or the police come first. */
export const lines = (v: CleaningValues): (Line | EnteredLine)[] =>
  isPriced(v)
    ? [
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
          quantity: areNeedles(v) ? 0 : figures.sortingHours.value[v.keep],
          unitCost: prices.sorting,
        },
        extrasLine(v.extras),
      ]
    : [];
