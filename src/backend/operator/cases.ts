import { ask, command } from '../call.ts';
import * as is from '../shape.ts';
import type { WorkStep } from '../work-step.ts';
import { isCall } from './call-requests.ts';
import { isCompanyEntry } from './companies.ts';
import { isComplaint } from './complaints.ts';
import { isKept } from './kept.ts';
import { isOnboarding } from './onboardings.ts';
import { isOrder } from './orders.ts';
import { isPaid } from './paid.ts';
import { type Key, keyOf } from './page-key.ts';

/** What came and a person works, by its kind. */
const shapes = {
  calls: isCall,
  onboardings: isOnboarding,
  kept: isKept,
  complaints: isComplaint,
  orders: isOrder,
  paid: isPaid,
  'sign-ups': isCompanyEntry,
} as const;

type Shapes = typeof shapes;
export type CaseKind = keyof Shapes;
export type Case<K extends CaseKind> = is.Shaped<Shapes[K]>;

const shapeOf = <K extends CaseKind>(kind: K) => shapes[kind] as unknown as is.Shape<Case<K>>;

/** A page of one kind. */
export interface CasePage<T> {
  readonly cases: readonly T[];
  /** By which the next page is asked for; null: there is none. */
  readonly next: Key | null;
  /** How many there are of each step, open, and at all; of orders also payments `untied` to any. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Cases of a kind.
 * @param filter `open`, oldest first; `all`, or a step, newest first
 * @param words a reference, email address or phone number to find in place of that; the last two are logged
 */
export const readCases = <K extends CaseKind>(
  kind: K,
  filter: string,
  words: string,
  after: Key | null,
) =>
  ask<CasePage<Case<K>>>(
    'admin_cases',
    { kind, filter, words, ...keyOf(after) },
    is.record({
      cases: is.listOf(shapeOf(kind)),
      next: is.nullOr(is.record({ at: is.time, id: is.text })),
      counts: is.mapOf(is.number),
    }),
  );

/** The kinds that are worked by steps, with a note. */
export type WorkedKind = 'calls' | 'onboardings' | 'kept';

/** Moves one on and replaces its note. Logged. */
export const stepCase = (kind: WorkedKind, id: string, step: WorkStep, note: string) =>
  command('step_case', { kind, id, step, note });

/** How many of a kind wait for us, since when the oldest of them, and the oldest ten. */
export interface Waiting<T> {
  readonly count: number;
  readonly since: string;
  readonly first: readonly T[];
}

export type AllWaiting = { readonly [K in CaseKind]?: Waiting<Case<K>> };

const isWaiting = (kind: CaseKind) =>
  is.record({ count: is.number, since: is.time, first: is.listOf<unknown>(shapeOf(kind)) });

/** What waits by kind; a kind of which nothing does is left out. */
export const isAllWaiting: is.Shape<AllWaiting> = (value): value is AllWaiting =>
  is.mapOf((_): _ is unknown => true)(value) &&
  Object.entries(value).every(
    ([kind, waiting]) => kind in shapes && isWaiting(kind as CaseKind)(waiting),
  );
