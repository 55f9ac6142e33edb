import type { Given } from '../../engine/index.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import { present } from '../../engine/run/present.ts';
import { byUrgency, type PartState, type Table, type When } from '../decision.ts';
import { fields, type HomeValues } from './fields.ts';
import { toDo, toWait, type Cell, type Look } from './look.ts';
import type { HomeWord } from './words.ts';

/** What stands under "Next" in the record, by how soon the first thing is due. */
const NEXT: Readonly<Record<When, Cell>> = {
  now: 'cell.now',
  today: 'cell.now',
  week: 'cell.week',
  month: 'cell.month',
  season: 'cell.season',
  year: 'cell.year',
  later: 'cell.wait',
  nothing: 'cell.look-again',
};

/** When the first thing about a part is due; undefined where nobody told how it is. */
const dueOf = (look: Look): When | undefined => {
  if (look.inDanger) return 'now';
  const [first = toWait(look)[0]] = [...toDo(look)].sort(byUrgency);
  return first?.when ?? (look.told ? 'nothing' : undefined);
};

const next = (look: Look): Cell => {
  const due = dueOf(look);
  return due !== undefined && NEXT[due];
};

const ageOf = ({ age }: Look): Cell => {
  if (age === undefined) return 'cell.none';
  return age !== null && ['cell.years', { years: age }];
};

/** The answer that says how the part looks, as it was given. */
const seenOf = ({ seen }: Look, v: HomeValues, given: Given): Cell =>
  seen !== undefined && given.has(seen) && ['cell.seen', { seen: sayValue(fields[seen], v[seen]) }];

/** What has an age or a last visit to write down. */
const isPart = (
  look: Look,
): look is Look & {
  readonly part: Exclude<Look['part'], 'safety' | 'sale' | 'purchase' | 'people'>;
} =>
  look.part !== 'safety' &&
  look.part !== 'sale' &&
  look.part !== 'purchase' &&
  look.part !== 'people';

/** The parts that someone was asked to look at, as they stand. */
export const partsOf = (looks: readonly Look[]): readonly PartState[] =>
  looks.flatMap((look) => {
    const { part, seen, steps } = look;
    if (seen === undefined) return [];
    const due = dueOf(look);
    return {
      part,
      asked: seen,
      ...(due !== undefined && { due }),
      steps: present(steps).map(({ id }) => id),
    };
  });

/** The home in a table to print and keep: what is empty is filled in by hand. */
export const recordOf = (looks: readonly Look[], v: HomeValues, given: Given): Table<HomeWord> => ({
  id: 'record',
  columns: ['column.part', 'column.age', 'column.seen', 'column.last', 'column.next'],
  rows: looks
    .filter(isPart)
    .map((look) => [
      `part.${look.part}`,
      ageOf(look),
      seenOf(look, v, given),
      look.last ?? false,
      next(look),
    ]),
});
