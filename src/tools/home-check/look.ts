import type { Given } from '../../engine/index.ts';
import { present } from '../../engine/run/present.ts';
import { months } from '../../trades/months.ts';
import type { Step, Table, Work } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import type { HomeWord } from './words.ts';

/** A part of the home, as it stands in the plan and in the record: `part.<part>`. */
export type Part =
  | 'safety'
  | 'roof'
  | 'air'
  | 'heater'
  | 'damp'
  | 'wiring'
  | 'septic'
  | 'garage'
  | 'ground'
  | 'slab'
  | 'appliances'
  | 'pests'
  | 'solar'
  | 'sale'
  | 'purchase'
  | 'people';

export type HomeStep = Step<HomeWord>;
/** A cell of the record; `false` is left empty. */
export type Cell = Table<HomeWord>['rows'][number][number];

/** What was found about one part of the home. */
export interface Look {
  readonly part: Part;
  /** Whether anything about it was answered: only then may it be called fine. */
  readonly told: boolean;
  /** A danger ticked at the start is about it. */
  readonly inDanger?: true;
  readonly steps: readonly (HomeStep | false)[];
  readonly plan?: readonly (HomeWork | false)[];
  /** For the record: what says how it looks, its age in years, and when it was last looked after. */
  readonly seen?: keyof HomeValues;
  readonly age?: number | null;
  readonly last?: Cell;
}

/** Looks at one part; nothing where the home has no such part. */
export type LookAt = (v: HomeValues, given: Given) => Look | false;

/** The steps of a part that are something to do, now or within the year. */
export const toDo = ({ steps }: Look): readonly HomeStep[] =>
  present(steps).filter(({ when }) => when !== 'later' && when !== 'nothing');

export const toWait = ({ steps }: Look): readonly HomeStep[] =>
  present(steps).filter(({ when }) => when === 'later');

/** What a calculator is to be told about an age that may be unknown. */
export const known = <Name extends string>(name: Name, years: number | null) =>
  years === null ? {} : { [name]: years };

/** Work of a plan: of the part that was looked at, unless another is named. */
type HomeWork = Omit<Work, 'part'> & { readonly part?: Part };

/** Work by its name, in whole months from this one or in the month of the year that suits it best. */
export const work = (
  id: string,
  at: number | (typeof months)[number],
  more?: Omit<HomeWork, 'id' | 'at'>,
): HomeWork => ({
  id,
  at: typeof at === 'number' ? { months: at } : { month: months.indexOf(at) + 1 },
  ...more,
});
