import { ask, store } from '../call.ts';
import { type Key, keyOf } from './page-key.ts';
import { isChannel } from '../requests.ts';
import * as is from '../shape.ts';
import { isWorkStep } from '../work-step.ts';

/** Where a request stands: a company has yet to answer, all have, none received it, or it is over. */
export type RequestState = is.Shaped<typeof isRequestState>;
const isRequestState = is.oneOf(
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

export const isPartStatus = is.oneOf('sent', 'viewed', 'answered', 'declined', 'withdrawn');

/** One company's part in a request, as the staff's list shows it. */
export type RequestPart = is.Shaped<typeof isRequestPart>;
const isRequestPart = is.record({
  company_id: is.text,
  company_name: is.text,
  status: isPartStatus,
  sent_at: is.time,
  promised_by: is.nullOr(is.time),
  answered_at: is.nullOr(is.time),
  withdrawn_at: is.nullOr(is.time),
  overdue: is.flag,
  /** When it said that it deleted its copy. */
  deleted_at: is.nullOr(is.time),
});

const requestLine = {
  id: is.text,
  reference: is.text,
  sent_at: is.time,
  trade_id: is.text,
  /** `elsewhere` outside the cities served. */
  city_id: is.text,
  state: isRequestState,
  /** A company let its promised time pass. */
  late: is.flag,
  confirmed_at: is.nullOr(is.time),
  withdrawn_at: is.nullOr(is.time),
  /** The reference of an earlier request of the same contact for the same trade. */
  same_as: is.nullOr(is.text),
  /** How far the site's own team is, where no company received it. */
  kept_step: is.nullOr(isWorkStep),
  /** How many complaints about it are open. */
  complaints: is.number,
  /** The homeowner asked to stop. */
  stopped: is.flag,
  /** What was agreed to. */
  channels: is.listOf(isChannel),
  recipients: is.listOf(isRequestPart),
};

/** A request as the staff's list shows it: nothing in it names a person. */
export type RequestLine = is.Shaped<typeof isRequestLine>;
const isRequestLine = is.record(requestLine);

/** A line of a page. */
export type ListedRequest = is.Shaped<typeof isListedRequest>;
const isListedRequest = is.record({
  ...requestLine,
  /** Null once the contact data are gone. */
  zip: is.nullOr(is.text),
  /** The range the homeowner saw, in US dollars, if it was shared. */
  estimate: is.nullOr(is.record({ low: is.number, high: is.number })),
  /** The key of the page: when it was sent, or last passed on to a company that was searched for. */
  key_at: is.time,
});

/** How the database read what was typed into the search. */
const isReadSearch = is.record({
  as: is.optional(is.oneOf('reference', 'email', 'zip', 'city', 'companies')),
  /** The first companies found. */
  names: is.optional(is.listOf(is.text)),
});

export type RequestPage = is.Shaped<typeof isRequestPage>;
const isRequestPage = is.record({
  lines: is.listOf(isListedRequest),
  more: is.flag,
  /** Counted on the first page only. */
  count: is.nullOr(is.number),
  /** There are more than `count`. */
  count_is_least: is.flag,
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
  ask(
    'export_requests',
    { ...filter },
    is.record({ lines: is.listOf(isRequestLine), more: is.flag }),
  );

/** Takes a request back in its homeowner's name. Twice is the same as once. */
export const takeBack = (request: string) =>
  store((database) => database.from('request_withdrawals').insert({ request_id: request }));
