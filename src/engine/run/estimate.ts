import type { ThreePoint } from '../cost/three-point.ts';
import { shortLabel, type Values } from '../questions/field.ts';
import { money } from '../say/format.ts';
import type { Item } from './line.ts';
import type { RaisedWarning } from './raised-by.ts';
import type { Metric, Recommendation, Series } from './told.ts';

/** What an answer would do to the band: the dollars by which its width would shrink. */
export interface Narrowing {
  readonly field: string;
  readonly label: string;
  readonly by: number;
}

/** The open answer that would help most. */
export interface NextAnswer extends Omit<Narrowing, 'by'> {
  /** Absent where it decides what is priced. */
  readonly by?: number;
}

/** The whole answer. All money in US dollars of the price year. */
export interface Estimate {
  readonly trade: string;
  readonly modelVersion: string;
  /** Every field with the value computed from; what is not asked holds its default. */
  readonly inputs: Values;
  /** The fields that were asked and answered. */
  readonly given: readonly string[];
  /** The fields that were asked and left open: they took their defaults and widened the band. */
  readonly unanswered: readonly string[];
  /** The first question that decides what is priced and that nobody answered. */
  readonly unnamed: string | undefined;
  readonly total: ThreePoint & { readonly label: string };
  /** By how many dollars the band would shrink if nothing were left open. */
  readonly narrowable: number;
  readonly items: readonly Item[];
  readonly metrics: readonly Metric[];
  readonly recommendation: Recommendation;
  readonly warnings: readonly RaisedWarning[];
  readonly assumptions: readonly string[];
  readonly series: readonly Series[];
  /** Most useful first. */
  readonly narrowing: readonly Narrowing[];
  /** Undefined where none is worth asking for. */
  readonly next: NextAnswer | undefined;
}

/** Whether an answer says that someone may be in danger now: what to do takes the place of every price. */
export const isStopped = ({ warnings }: Pick<Estimate, 'warnings'>): boolean =>
  warnings.some(({ level }) => level === 'stop');

/** Whether there is a price to show: not while an answer tells of a danger, nor where nothing is priced. */
export const isPriced = (
  estimate: Pick<Estimate, 'warnings'> & { readonly items: readonly unknown[] },
): boolean => estimate.items.length > 0 && !isStopped(estimate);

/** What the answer to an open question would do to the price. */
export const sayNext = ({ label, by }: NextAnswer): string =>
  `“${shortLabel(label)}” ${by ? `would narrow it most, by ${money(by)}` : 'decides what is priced'}.`;
