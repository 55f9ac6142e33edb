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
export const changed = (
  row: Received,
  change: RecordChange,
): RecordChange & Partial<Pick<Received, 'moved_at'>> => ({
  ...change,
  ...(change.step && change.step !== row.step && { moved_at: new Date().toISOString() }),
  ...(change.step && change.step !== 'lost' && { lost_reason: null }),
});

/** A yes or a no to a homeowner. */
export type Said = 'answered' | 'declined';

/** A request as it will be once its answer is stored. */
export const answeredAs = (
  said: Said,
  now: Date,
): Pick<Received, 'status' | 'answered_at' | 'moved_at'> &
  Partial<Pick<Received, 'step' | 'lost_reason'>> => ({
  status: said,
  answered_at: now.toISOString(),
  moved_at: now.toISOString(),
  ...(said === 'answered' ? { step: 'answered' } : { step: 'lost', lost_reason: 'turned down' }),
});

/** What is said once an answer is stored. @param name who asked */
export const answerSaid = (said: Said, name: string): string =>
  said === 'answered'
    ? `You said yes. ${name} sees it now.`
    : 'You said no. The homeowner sees it and may pick another company.';

const soonest = ({ step, visit_at, promised_by, next_at }: Received): number => {
  const due = step === 'visit' ? visit_at : step === 'new' ? promised_by : next_at;
  return due ? Date.parse(due) : Number.MAX_SAFE_INTEGER;
};

/** Soonest first; what has no date by how long it has stood there; what is closed newest first. */
const inOrder = (one: Received, other: Received): number => {
  const longer = Date.parse(one.moved_at) - Date.parse(other.moved_at);
  return isClosed(one.step) ? -longer : soonest(one) - soonest(other) || longer;
};

/** The columns as they are with what is not yet stored, each in its order. */
export function arrange(
  columns: Readonly<Record<string, Column>>,
  pending: Pending,
): Readonly<Record<Step, Column>> {
  const rows = steps.flatMap((step) =>
    (columns[step]?.rows ?? []).map((row) => ({ ...row, ...pending.get(row.id) })),
  );
  const columnOf = (step: Step): Column => {
    const before = columns[step] ?? { count: 0, usd: 0, rows: [] };
    const here = rows.filter((row) => row.step === step && row.status !== 'withdrawn');
    const worth = (list: readonly { quoted_usd: number | null }[]) =>
      list.reduce((sum, { quoted_usd }) => sum + (quoted_usd ?? 0), 0);
    return {
      count: before.count + here.length - before.rows.length,
      usd: before.usd + worth(here) - worth(before.rows),
      rows: here.toSorted(inOrder),
    };
  };
  return Object.fromEntries(steps.map((step) => [step, columnOf(step)])) as Record<Step, Column>;
}
