import { ask, tell } from '../call.ts';
import { backend, patience } from '../client.ts';
import { alreadyThere } from '../failure.ts';
import { type Key, keyOf } from './page-key.ts';
import { isChannel } from '../requests.ts';
import {
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from '../shape.ts';
import { isWorkStep } from '../work-step.ts';

/** Where a request stands: a company has yet to answer, all have, none received it, or it is over. */
export type RequestState = Shaped<typeof isRequestState>;
const isRequestState = isOneOf(
  'unconfirmed',
  'waiting',
  'answered',
  'declined',
  'kept',
  'taken back',
);

/** What the list of requests is narrowed to; an empty text narrows nothing. */
export interface RequestFilter {
  readonly trade: string;
  readonly city: string;
  readonly state: RequestState | 'late' | '';
  /** ISO time, or null for all. */
  readonly since: string | null;
  readonly words: string;
}

export const isPartStatus = isOneOf('sent', 'viewed', 'answered', 'declined', 'withdrawn');

/** One company's part in a request, as the staff's list shows it. */
export type RequestPart = Shaped<typeof isRequestPart>;
const isRequestPart = isRecord({
  company_id: isText,
  company_name: isText,
  status: isPartStatus,
  sent_at: isTime,
  promised_by: isNullOr(isTime),
  answered_at: isNullOr(isTime),
  withdrawn_at: isNullOr(isTime),
  overdue: isFlag,
  /** When it said that it deleted its copy. */
  deleted_at: isNullOr(isTime),
});

const requestLine = {
  id: isText,
  reference: isText,
  sent_at: isTime,
  trade_id: isText,
  /** `elsewhere` outside the cities served. */
  city_id: isText,
  state: isRequestState,
  /** A company let its promised time pass. */
  late: isFlag,
  confirmed_at: isNullOr(isTime),
  withdrawn_at: isNullOr(isTime),
  /** The reference of an earlier request of the same contact for the same trade. */
  same_as: isNullOr(isText),
  /** How far the site's own team is, where no company received it. */
  kept_step: isNullOr(isWorkStep),
  /** How many complaints about it are open. */
  complaints: isNumber,
  /** The homeowner asked to stop. */
  stopped: isFlag,
  /** What was agreed to. */
  channels: isListOf(isChannel),
  recipients: isListOf(isRequestPart),
};

/** A request as the staff's list shows it: nothing in it names a person. */
export type RequestLine = Shaped<typeof isRequestLine>;
const isRequestLine = isRecord(requestLine);

/** A line of a page. */
export type ListedRequest = Shaped<typeof isListedRequest>;
const isListedRequest = isRecord({
  ...requestLine,
  /** Null once the contact data are gone. */
  zip: isNullOr(isText),
  /** The range the homeowner saw, in US dollars, if it was shared. */
  estimate: isNullOr(isRecord({ low: isNumber, high: isNumber })),
  /** The key of the page: when it was sent, or last passed on to a company that was searched for. */
  key_at: isTime,
});

/** How the database read what was typed into the search. */
export type ReadSearch = Shaped<typeof isReadSearch>;
const isReadSearch = isRecord({
  as: isOptional(isOneOf('reference', 'email', 'zip', 'city', 'companies')),
  /** The first companies found. */
  names: isOptional(isListOf(isText)),
});

export type RequestPage = Shaped<typeof isRequestPage>;
const isRequestPage = isRecord({
  lines: isListOf(isListedRequest),
  more: isFlag,
  /** Counted on the first page only. */
  count: isNullOr(isNumber),
  /** There are more than `count`. */
  count_is_least: isFlag,
  search: isReadSearch,
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
  ask('export_requests', { ...filter }, isRecord({ lines: isListOf(isRequestLine), more: isFlag }));

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
