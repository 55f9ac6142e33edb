import { fee, figure, labor, service, times, type EnteredLine } from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Line } from '../said.ts';
import type { CleaningValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { areNeedles, furtherHours, isPriced, reachOf, yardsOf } from './scene.ts';

const sceneLines = (v: CleaningValues): Line<'forensic-cleaning'>[] => [
  service('start', areNeedles(v) ? prices.sweep : prices.start, 1, {
    factors: times(figures.tonight, v.tonight === 'yes'),
  }),
  labor('hours', prices.crewHour, furtherHours(v), {
    how: [
      'how.hours',
      {
        area: v.area,
        rooms: v.rooms,
        late: v.situation === 'found-late' ? 'yes' : 'no',
        days: v.days,
      },
    ],
  }),
  fee('haul', prices.haul, figures.loads.value[reachOf(v)] * v.rooms),
  service('odor', prices.odor, areNeedles(v) ? 0 : figures.odorVisits.value[v.smell]),
];

const clutterLines = (v: CleaningValues): Line<'forensic-cleaning'>[] => {
  const yards = yardsOf(v);
  const counted = Math.ceil(yards / figures.yardsPerDumpster.value);
  return [
    service('clear', prices.yard, v.clearing === 'crew' ? yards : 0, {
      how: ['how.clear', { level: v.level, house: v.house }],
      factors: [{ figure: figures.care, value: figures.care.value[v.level] }],
    }),
    fee('dumpsters', prices.dumpster, v.clearing === 'family' ? (v.loads ?? counted) : 0, {
      how:
        v.loads === null
          ? ['how.dumpsters', { yards: figure(yards), size: figures.yardsPerDumpster.value }]
          : 'how.entered',
    }),
    service('unsafe-waste', prices.unsafeWaste, v.waste === 'yes'),
    service('odor', prices.odor, figures.odorVisits.value[v.smell]),
  ];
};

/** The priced lines, in the order of the work; none where another trade or the police come first. */
export const lines = (v: CleaningValues): (Line<'forensic-cleaning'> | EnteredLine)[] =>
  isPriced(v)
    ? [
        ...(v.situation === 'clutter' ? clutterLines(v) : sceneLines(v)),
        service('ducts', prices.ducts, v.smell === 'strong'),
        labor('sorting', prices.sorting, areNeedles(v) ? 0 : figures.sortingHours.value[v.keep]),
        extrasLine(v.extras),
      ]
    : [];
