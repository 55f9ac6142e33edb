import type { Received } from '../../backend/received/received.ts';
import { dayAndTime, dueSaid, shortDay, whenSaid } from '../../time/central.ts';
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

const nextSaid = ({ next_step, next_at }: Received, now: Date): string =>
  [next_step, next_at && dueSaid(next_at, now)].filter(Boolean).join(', ');

export function standingOf(row: Received, now: Date): Standing {
  const since = now.getTime() - Date.parse(row.moved_at);
  const days = Math.floor(since / day);
  const amount = row.quoted_usd === null ? null : dollars(row.quoted_usd);
  const plain = (text: string): Standing => ({ text, tone: 'plain', amount });
  const overdue = row.next_at && new Date(row.next_at) < now;
  switch (row.step) {
    case 'new':
      if (!row.promised_by) return plain('not confirmed yet');
      return new Date(row.promised_by) < now
        ? { text: `was due ${dueSaid(row.promised_by, now)}`, tone: 'late', amount }
        : plain(`by ${dueSaid(row.promised_by, now)}`);
    case 'answered': {
      const next = nextSaid(row, now);
      if (next) return { text: next, tone: overdue ? 'due' : 'plain', amount };
      if (days >= noVisitDays) return { text: `${days} days, no visit set`, tone: 'due', amount };
      return plain(`Answered ${whenSaid(row.answered_at ?? row.moved_at, now)}`);
    }
    case 'visit':
      return row.visit_at
        ? {
            text: dayAndTime(row.visit_at),
            tone: Date.parse(row.visit_at) < now.getTime() - day ? 'due' : 'plain',
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
        row.status === 'withdrawn'
          ? `${shortDay(row.moved_at)}, taken back`
          : shortDay(row.moved_at),
      );
    case 'lost':
      return plain(row.lost_reason ? reasonWords[row.lost_reason] : '');
  }
}
