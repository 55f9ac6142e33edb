import type { Received } from '../../backend/received/received.ts';
import {
  dayAndTime,
  dueSaid,
  isSameDay,
  clockTime,
  shortDay,
  whenSaid,
} from '../../time/central.ts';
import { reasonWords } from './reasons.ts';

/** Where a request stands, in a few words beside it. */
export interface Standing {
  readonly text: string;
  /** `due`: worth doing something about; `late`: overdue. */
  readonly tone: 'plain' | 'due' | 'late';
  /** The quote, in US dollars, where there is one. */
  readonly amount: string | null;
}

const day = 86_400_000;
/** From so many days on, silence is worth a word. */
const noVisitDays = 3;
const noWordDays = 7;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
/** An amount as it was entered: "$14,850", "$14,850.50". */
export const dollars = (usd: number): string =>
  `$${(Number.isInteger(usd) ? whole : cents).format(usd)}`;

const nextSaid = ({ nextStep, nextAt }: Received, now: Date): string =>
  [nextStep, nextAt && (isSameDay(nextAt, now) ? clockTime(nextAt) : dayAndTime(nextAt))]
    .filter(Boolean)
    .join(', ');

export function standingOf(row: Received, now: Date): Standing {
  const since = now.getTime() - row.movedAt.getTime();
  const days = Math.floor(since / day);
  const amount = row.quotedUsd === null ? null : dollars(row.quotedUsd);
  const plain = (text: string): Standing => ({ text, tone: 'plain', amount });
  const overdue = row.nextAt && row.nextAt < now;
  switch (row.step) {
    case 'new':
      if (!row.promisedBy) return plain('not confirmed yet');
      return row.promisedBy < now
        ? { text: `was due ${dueSaid(row.promisedBy, now)}`, tone: 'late', amount }
        : plain(`by ${dueSaid(row.promisedBy, now)}`);
    case 'answered': {
      const next = nextSaid(row, now);
      if (next) return { text: next, tone: overdue ? 'due' : 'plain', amount };
      if (days >= noVisitDays) return { text: `${days} days, no visit set`, tone: 'due', amount };
      return plain(`Answered ${whenSaid(row.answeredAt ?? row.movedAt, now)}`);
    }
    case 'visit':
      return row.visitAt
        ? {
            text: dayAndTime(row.visitAt),
            tone: row.visitAt.getTime() < now.getTime() - day ? 'due' : 'plain',
            amount,
          }
        : { text: 'No time set', tone: 'due', amount };
    case 'quoted': {
      const next = nextSaid(row, now);
      if (next) return { text: next, tone: overdue ? 'due' : 'plain', amount };
      if (days >= noWordDays) return { text: `${days} days, no word`, tone: 'due', amount };
      return plain(days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`);
    }
    case 'won':
      return plain(
        row.status === 'withdrawn' ? `${shortDay(row.movedAt)}, taken back` : shortDay(row.movedAt),
      );
    case 'lost':
      return plain(row.lostReason ? reasonWords[row.lostReason] : '');
  }
}
