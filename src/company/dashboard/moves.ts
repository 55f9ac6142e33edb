import { steps, type Column, type Received, type Step } from '../../backend/received/received.ts';
import type { RecordChange } from '../../backend/received/record.ts';

export const stepNames: Readonly<Record<Step, string>> = {
  new: 'New',
  answered: 'Answered',
  visit: 'Visit booked',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};

/** Closed steps show this month alone. */
export const isClosed = (step: Step): boolean => step === 'won' || step === 'lost';

/** Where a card may go. A new one moves by an answer alone; a no and what was taken back stay. */
export const movesOf = ({ status, step }: Pick<Received, 'status' | 'step'>): readonly Step[] =>
  status === 'answered' ? steps.filter((one) => one !== step && one !== 'new') : [];

/** Why a card cannot go anywhere, in words. */
export const whyFixed = ({ status }: Pick<Received, 'status'>): string =>
  status === 'declined'
    ? 'You said no to this request.'
    : status === 'withdrawn'
      ? 'This request was taken back.'
      : 'New requests move on by your answer.';

/** The usual next move: what the list offers in its last column. */
export const nextMove: Readonly<Partial<Record<Step, { step: Step; words: string }>>> = {
  answered: { step: 'visit', words: 'Book visit' },
  visit: { step: 'quoted', words: 'Enter quote' },
  quoted: { step: 'won', words: 'Mark won' },
};

/** What is shown at once, before the database has answered, by the id of the request. */
export type Pending = ReadonlyMap<string, Partial<Received>>;

/** A record as it will be once a change is stored. */
export const changed = (row: Received, change: RecordChange): Partial<Received> => ({
  ...change,
  ...(change.step && change.step !== row.step && { movedAt: new Date() }),
  ...(change.step && change.step !== 'lost' && { lostReason: null }),
});

const soonest = (row: Received): number =>
  (row.step === 'visit'
    ? row.visitAt
    : row.step === 'new'
      ? row.promisedBy
      : row.nextAt
  )?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Soonest first; what has no date by how long it has stood there; what is closed newest first. */
const inOrder = (one: Received, other: Received): number =>
  isClosed(one.step)
    ? other.movedAt.getTime() - one.movedAt.getTime()
    : soonest(one) - soonest(other) || one.movedAt.getTime() - other.movedAt.getTime();

/** The columns as they are with what is not yet stored, each in its order. */
export function arrange(
  columns: Readonly<Record<Step, Column>>,
  pending: Pending,
): Readonly<Record<Step, Column>> {
  const rows = steps.flatMap((step) =>
    columns[step].rows.map((row) => ({ from: step, row: { ...row, ...pending.get(row.id) } })),
  );
  const columnOf = (step: Step): Column => {
    const before = columns[step];
    const here = rows.filter(({ row }) => row.step === step && row.status !== 'withdrawn');
    const worth = (list: readonly { quotedUsd: number | null }[]) =>
      list.reduce((sum, { quotedUsd }) => sum + (quotedUsd ?? 0), 0);
    return {
      count: before.count + here.length - before.rows.length,
      usd: before.usd + worth(here.map(({ row }) => row)) - worth(before.rows),
      rows: here.map(({ row }) => row).sort(inOrder),
    };
  };
  return Object.fromEntries(steps.map((step) => [step, columnOf(step)])) as Record<Step, Column>;
}
