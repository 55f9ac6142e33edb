import { ask, tell } from '../call.ts';
import { backend, patience } from '../client.ts';
import { alreadyThere } from '../failure.ts';
import { isKeptStep, type KeptStep } from './kept.ts';
import { type Key, keyOf } from './page-key.ts';
import type { SaidRange } from '../sent-job.ts';
import { type Channel, isChannel } from '../requests.ts';
import {
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isObject,
  isOneOf,
  isRecord,
  isText,
  isTime,
  type Shape,
} from '../shape.ts';

/** Where a request stands: a company has yet to answer, all have, none received it, or it is over. */
export type RequestState =
  'unconfirmed' | 'waiting' | 'answered' | 'declined' | 'kept' | 'taken back';

/** One company's part in a request, as the staff's list shows it. */
export interface RequestPart {
  readonly company_id: string;
  readonly company_name: string;
  readonly status: 'sent' | 'viewed' | 'answered' | 'declined' | 'withdrawn';
  readonly sent_at: string;
  readonly promised_by: string | null;
  readonly answered_at: string | null;
  readonly withdrawn_at: string | null;
  readonly overdue: boolean;
  /** When it said that it deleted its copy. */
  readonly deleted_at: string | null;
}

/** A request as the staff's list shows it: nothing in it names a person. */
export interface RequestLine {
  readonly id: string;
  readonly reference: string;
  readonly sent_at: string;
  readonly trade_id: string;
  /** `elsewhere` outside the cities served. */
  readonly city_id: string;
  readonly state: RequestState;
  /** A company let its promised time pass. */
  readonly late: boolean;
  readonly confirmed_at: string | null;
  readonly withdrawn_at: string | null;
  /** The reference of an earlier request of the same contact for the same trade. */
  readonly same_as: string | null;
  /** How far the site's own team is, where no company received it. */
  readonly kept_step: KeptStep | null;
  /** How many complaints about it are open. */
  readonly complaints: number;
  /** The homeowner asked to stop. */
  readonly stopped: boolean;
  /** What was agreed to. */
  readonly channels: readonly Channel[];
  readonly recipients: readonly RequestPart[];
}

/** A line of a page. */
export interface ListedRequest extends RequestLine {
  /** Null once the contact data are gone. */
  readonly zip: string | null;
  /** The range the homeowner saw, in US dollars, if it was shared. */
  readonly estimate: Pick<SaidRange, 'low' | 'high'> | null;
  /** The key of the page: when it was sent, or last passed on to a company that was searched for. */
  readonly key_at: string;
}

/** What the list of requests is narrowed to; an empty text narrows nothing. */
export interface RequestFilter {
  readonly trade: string;
  readonly city: string;
  readonly state: RequestState | 'late' | '';
  /** ISO time, or null for all. */
  readonly since: string | null;
  readonly words: string;
}

/** How the database read what was typed into the search. */
export interface ReadSearch {
  readonly as?: 'reference' | 'email' | 'zip' | 'city' | 'companies';
  /** The first companies found. */
  readonly names?: readonly string[];
}

export interface RequestPage {
  readonly lines: readonly ListedRequest[];
  readonly more: boolean;
  /** Counted on the first page only. */
  readonly count: number | null;
  /** There are more than `count`. */
  readonly count_is_least: boolean;
  readonly search: ReadSearch;
}

export const isPartStatus = isOneOf('sent', 'viewed', 'answered', 'declined', 'withdrawn');

const requestShape = {
  id: isText,
  reference: isText,
  sent_at: isTime,
  trade_id: isText,
  city_id: isText,
  state: isOneOf('unconfirmed', 'waiting', 'answered', 'declined', 'kept', 'taken back'),
  late: isFlag,
  confirmed_at: isNullOr(isTime),
  withdrawn_at: isNullOr(isTime),
  same_as: isNullOr(isText),
  kept_step: isNullOr(isKeptStep),
  complaints: isNumber,
  stopped: isFlag,
  channels: isListOf(isChannel),
  recipients: isListOf(
    isRecord<RequestPart>({
      company_id: isText,
      company_name: isText,
      status: isPartStatus,
      sent_at: isTime,
      promised_by: isNullOr(isTime),
      answered_at: isNullOr(isTime),
      withdrawn_at: isNullOr(isTime),
      overdue: isFlag,
      deleted_at: isNullOr(isTime),
    }),
  ),
};

const isRequestLine = isRecord<RequestLine>(requestShape);

const isListedRequest = isRecord<ListedRequest>({
  ...requestShape,
  zip: isNullOr(isText),
  estimate: isNullOr(isRecord<{ low: number; high: number }>({ low: isNumber, high: isNumber })),
  key_at: isTime,
});

const isSearch: Shape<ReadSearch> = (value): value is ReadSearch => isObject(value);

const isRequestPage = isRecord<RequestPage>({
  lines: isListOf(isListedRequest),
  more: isFlag,
  count: isNullOr(isNumber),
  count_is_least: isFlag,
  search: isSearch,
});

/**
 * A page of requests, newest first.
 * @param from the line that the page follows; with `newer` the page before it in this order, itself
 *   oldest first
 */
export const readRequests = (filter: RequestFilter, from: Key | null, newer: boolean) =>
  ask('admin_requests', { ...filter, ...keyOf(from), newer }, isRequestPage);

/** The same for a spreadsheet; at most 5,000 lines, and `more` says that there are others. Logged. */
export const exportRequests = (filter: RequestFilter) =>
  ask(
    'export_requests',
    { ...filter },
    isRecord<{ lines: readonly RequestLine[]; more: boolean }>({
      lines: isListOf(isRequestLine),
      more: isFlag,
    }),
  );

/** Takes a request back in its homeowner's name. Twice is the same as once. */
export const takeBack = (request: string) =>
  tell(async () => {
    const answer = await (
      await backend()
    )
      .from('request_withdrawals')
      .insert({ request_id: request })
      .abortSignal(AbortSignal.timeout(patience));
    return alreadyThere(answer) ? { status: 200, error: null } : answer;
  });
