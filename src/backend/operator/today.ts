import { ask } from '../call.ts';
import { type CompanyEntry, isCompanyEntry } from './companies.ts';
import { type Complaint, isComplaint } from './complaints.ts';
import { isKept, type KeptRequest } from './kept.ts';
import { isLogLine, type LogLine } from './log.ts';
import { isListOf, isNullOr, isNumber, isRecord, isText, isTime, type Shape } from '../shape.ts';

interface Waiting<T> {
  readonly count: number;
  /** The oldest ten. */
  readonly first: readonly T[];
}

/** A copy that a company opened and has not said it deleted, though the request was taken back. */
export interface UndeletedCopy {
  readonly request_id: string;
  readonly reference: string;
  readonly company_name: string;
  readonly withdrawn_at: string;
}

/** How much of something waits, and since when the oldest of it. */
export interface Backlog {
  readonly count: number;
  readonly since: string | null;
}

export interface Today {
  readonly now: string;
  readonly sign_ups: Waiting<CompanyEntry>;
  readonly complaints: Waiting<Complaint>;
  readonly kept: Waiting<KeptRequest>;
  /** Copies a company opened. */
  readonly undeleted: Waiting<UndeletedCopy>;
  /** Copies, opened or not, that no company said it deleted; of the last 90 days. */
  readonly unconfirmed_copies: number;
  /** Requests whose promise ran out without an answer. */
  readonly late: number;
  /** What professionals bought and sent: orders to look at, calls and onboardings not done. */
  readonly selling: {
    readonly orders: Backlog;
    readonly calls: Backlog;
    readonly onboardings: Backlog;
  };
  /** Letters that should have left ten minutes ago, the oldest of them written at `since`. */
  readonly mail: { readonly waiting: number; readonly since: string | null };
  readonly alarms: readonly {
    readonly kind: string;
    readonly hour: string;
    readonly figure: number;
    readonly threshold: number;
  }[];
  readonly log: readonly LogLine[];
}

const isWaiting = <T>(item: Shape<T>) =>
  isRecord<Waiting<T>>({ count: isNumber, first: isListOf(item) });

const isBacklog = isRecord<Backlog>({ count: isNumber, since: isNullOr(isTime) });

const isToday = isRecord<Today>({
  now: isTime,
  sign_ups: isWaiting(isCompanyEntry),
  complaints: isWaiting(isComplaint),
  kept: isWaiting(isKept),
  undeleted: isWaiting(
    isRecord<UndeletedCopy>({
      request_id: isText,
      reference: isText,
      company_name: isText,
      withdrawn_at: isTime,
    }),
  ),
  unconfirmed_copies: isNumber,
  late: isNumber,
  selling: isRecord<Today['selling']>({
    orders: isBacklog,
    calls: isBacklog,
    onboardings: isBacklog,
  }),
  mail: isRecord<Today['mail']>({ waiting: isNumber, since: isNullOr(isTime) }),
  alarms: isListOf(
    isRecord<Today['alarms'][number]>({
      kind: isText,
      hour: isTime,
      figure: isNumber,
      threshold: isNumber,
    }),
  ),
  log: isListOf(isLogLine),
});

/** What waits for the staff, and the last lines of the log. */
export const readToday = () => ask('admin_today', {}, isToday);
