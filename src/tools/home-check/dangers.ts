import { bookYear, caution, stop, type FoundWarning, type Given } from '../../engine/index.ts';
import { step, unpriced, type BookSource } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { work, type Look, type Part } from './look.ts';

type Danger = HomeValues['dangers'][number];

/** The parts that a danger is about: whatever else is said about them, they are not fine. */
const PARTS: Readonly<Record<Danger, readonly Part[]>> = {
  gas: ['air'],
  co: ['air'],
  sparks: ['appliances'],
  water: ['damp'],
  ceiling: ['roof', 'damp'],
  sewage: ['septic', 'damp'],
  door: ['garage'],
  frail: ['air'],
};

/** Whether the air itself is the danger: nobody looks at anything in a house that was just left. */
export const mustLeave = ({ dangers }: HomeValues): boolean =>
  dangers.includes('gas') || dangers.includes('co');

export const partsInDanger = (v: HomeValues): ReadonlySet<Part> =>
  new Set(v.dangers.flatMap((danger) => PARTS[danger]));

/** Whether the roof or the AC was told to be older than the house itself. */
const isOlderThanHouse = (v: HomeValues): boolean => {
  const most = bookYear - Number(v.built);
  return [v.roofAge, v.airAge].some((age) => age !== null && age > most);
};

/** Said under the answer that raised it, and above everything decided. */
export const warnings = (v: HomeValues, given: Given): (FoundWarning<BookSource> | false)[] => {
  const has = (danger: Danger) => v.dangers.includes(danger);
  // Nothing else is said then: a breaker or a valve would keep people inside.
  if (mustLeave(v))
    return [
      has('gas') && stop('gas', { help: 'gas', sources: ['hvac S50', 'hvac S94'] }),
      has('co') && stop('co', { help: 'co', sources: ['hvac S94'] }),
    ];
  const isWet = has('water') || has('ceiling') || has('sewage');
  const isCutOpen = isWet || v.damp === 'damp' || v.damp === 'mold';
  return [
    has('sparks') && stop('sparks', { sources: ['appliance-repair R54', 'water-damage W28'] }),
    has('ceiling') && stop('ceiling', { sources: ['roofing R48'] }),
    has('sewage') && stop('sewage', { help: 'sewage', sources: ['septic S38', 'septic S15'] }),
    has('water') && stop('water', { help: 'water', sources: ['water-damage W28'] }),
    has('frail') && stop('frail', { help: 'heat', sources: ['hvac S76'] }),
    given.has('built') && isOlderThanHouse(v) && caution('older-than-house'),
    isCutOpen && v.built === 'before-1980' && caution('before-cutting'),
  ];
};

/** What is to follow the first minute of each danger. */
export const lookAtDangers = (v: HomeValues): Look => {
  const has = (danger: Danger) => v.dangers.includes(danger);
  const { city } = v;
  // Whatever needs someone inside waits until the air is safe.
  const when = mustLeave(v) ? 'today' : 'now';
  return {
    part: 'safety',
    told: v.dangers.length > 0,
    steps: [
      mustLeave(v) && step('gas', 'now', { danger: true, sources: ['hvac S50', 'hvac S94'] }),
      has('sparks') && step('sparks', when, { danger: true, sources: ['appliance-repair R54'] }),
      has('ceiling') &&
        step('ceiling', when, { danger: true, sources: ['roofing R48', 'water-damage W28'] }),
      has('sewage') &&
        step('sewage', when, {
          danger: true,
          sources: ['septic S38', 'septic S15'],
          job: unpriced('water-damage', { city, source: 'sewer' }),
        }),
      has('water') &&
        step('water', when, {
          danger: true,
          sources: ['water-damage W28', 'water-damage W29'],
          job: unpriced('water-damage', { city }),
        }),
      has('frail') && step('frail', 'now', { danger: true, sources: ['hvac S76'] }),
      has('door') &&
        step('door', 'today', {
          facts: { by: v.door === 'broken' && v.has.includes('garage') ? 'nobody' : 'hand' },
          danger: true,
          sources: ['garage-door G43', 'garage-door G37'],
          job: unpriced('garage-door', { city, job: 'opener', fix: 'repair' }),
        }),
    ],
    plan: [
      has('door') && work('door', 0, { part: 'garage' }),
      has('water') && work('water', 0, { part: 'damp' }),
      has('sewage') && work('sewage', 0, { part: 'damp' }),
      has('ceiling') && work('ceiling', 0, { part: 'roof' }),
    ],
  };
};
