import { isChannel, isPreferred } from '../requests.ts';
import { isSaid, isSaidEstimate, isSaidRange } from '../sent-job.ts';
import {
  isFlag,
  isListOf,
  isMapOf,
  isNullOr,
  isNumber,
  isObject,
  isOneOf,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from '../shape.ts';

/** How far a job is in the company's own record, in this order. `new` ends by its answer alone. */
export const steps = ['new', 'answered', 'visit', 'quoted', 'won', 'lost'] as const;

export type Step = (typeof steps)[number];

/** Why a job was lost. `turned down` is the company's own no, which it does not pick from the list. */
export const lostReasons = ['price', 'chose another', 'no reply', 'not our work', 'other'] as const;

export type LostReason = (typeof lostReasons)[number] | 'turned down';

const received = {
  id: isText,
  reference: isText,
  trade_id: isText,
  /** Null outside the cities served. */
  city_id: isNullOr(isText),
  /** To the microsecond: the next page of a list begins after it. */
  sent_at: isTime,
  status: isOneOf('sent', 'viewed', 'answered', 'declined', 'withdrawn'),
  /** How this company may get in touch. */
  channels: isListOf(isChannel),
  /** Null until the person has confirmed the request. */
  promised_by: isNullOr(isTime),
  answered_at: isNullOr(isTime),
  taken_back_at: isNullOr(isTime),
  /** The person took it back from this company alone: the request itself goes on. */
  goes_on: isFlag,
  /** When the company said that its copies of a request taken back are deleted. */
  deleted_at: isNullOr(isTime),
  step: isOneOf(...steps),
  /** Raised by each change of the record; whoever changes it names the one last seen. */
  version: isNumber,
  moved_at: isTime,
  visit_at: isNullOr(isTime),
  quoted_usd: isNullOr(isNumber),
  lost_reason: isNullOr(isOneOf(...lostReasons, 'turned down')),
  next_step: isText,
  next_at: isNullOr(isTime),
  /** The beginning of the company's newest note. */
  last_note: isNullOr(isText),
  /**
   * Who sent it, as far as a list may say ("Dana W."): the rest is behind `openContact`. Null before the
   * request is confirmed, and once it is declined, taken back or past its time.
   */
  person: isNullOr(isRecord({ name: isText, zip: isText, note: isText, preferred: isPreferred })),
  /** What was answered, as the person saw it; null once declined or taken back. */
  answers: isNullOr(isSaid),
  /** Also null if the person did not share the range. */
  estimate: isNullOr(isSaidRange),
  /** What the person asked to end, to any company of the request. */
  stops: isListOf(isOneOf('calls', 'everything')),
  /** How many other companies hold it. */
  others: isNumber,
};

/** A request as the company that received it sees it. */
export type Received = Shaped<typeof isReceived>;
export const isReceived = isRecord(received);

/** The company as its dashboard needs it. */
export type BoardCompany = Shaped<typeof isBoardCompany>;
const isBoardCompany = isRecord({
  id: isText,
  name: isText,
  reply_hours: isNumber,
  paused: isFlag,
  paused_until: isNullOr(isTime),
  is_demo: isFlag,
  trades: isListOf(isText),
  cities: isListOf(isText),
  /** Those of the cities in which homeowners can pick it, unless it pauses. */
  listed_in: isListOf(isText),
});

/** One step of the board. Closed steps hold this month's alone. */
export type Column = Shaped<typeof isColumn>;
const isColumn = isRecord({
  count: isNumber,
  /** The quotes added up, in US dollars. */
  usd: isNumber,
  /** The newest, at most 15. */
  rows: isListOf(isReceived),
});

/** A question of the site's staff about a complaint, which waits for the company's side. */
export type AskedSide = Shaped<typeof isAskedSide>;
const isAskedSide = isRecord({
  id: isText,
  question: isText,
  asked_at: isTime,
  /** The request it is about, if one was named. */
  request_id: isNullOr(isText),
  reference: isNullOr(isText),
});

export type Board = Shaped<typeof isBoard>;
export const isBoard = isRecord({
  /** The database's clock when it answered. */
  now: isTime,
  company: isBoardCompany,
  /** Why whoever looks gets no mail: it comes back, or was called spam. Null: nothing is known against it. */
  why_no_mail: isNullOr(isOneOf('bounced', 'complained')),
  /** Whether the company ever received a request. */
  ever: isFlag,
  /** What waits for an answer, the oldest promise first; whatever the filter says. */
  waiting: isListOf(isReceived),
  /** Taken back, and not yet confirmed to be deleted. */
  taken_back: isListOf(isReceived),
  /** What the site's staff ask about a complaint, the oldest first. */
  asked: isListOf(isAskedSide),
  /** Those that have a request. */
  steps: isMapOf(isColumn),
  /** There are more requests: the columns count the newest 1,000, or 200 of those with the words looked for. */
  capped: isFlag,
});

/** What happened to a request at this company. */
export type ReceivedEvent = Shaped<typeof isReceivedEvent>;
const isReceivedEvent = isRecord({
  id: isText,
  at: isTime,
  kind: isText,
  detail: isObject,
  /** Who of the company did it, if that is still known. */
  who: isNullOr(isText),
  /** Done by someone of the company, and not by the homeowner or the clock. */
  by_company: isFlag,
});

/** A request with everything the company has of it but the contact data. */
export type ReceivedWhole = Shaped<typeof isReceivedWhole>;
export const isReceivedWhole = isRecord({
  ...received,
  now: isTime,
  company_id: isText,
  company_name: isText,
  reply_hours: isNumber,
  /** What was left open, the question to ask first marked; null once declined or taken back. */
  unanswered: isNullOr(isSaid),
  /** With what the range is made of and narrowed by. */
  estimate: isNullOr(isSaidEstimate),
  /** Newest first, as are the notes. */
  events: isListOf(isReceivedEvent),
  /** The company's own. */
  notes: isListOf(isRecord({ id: isText, at: isTime, body: isText, who: isNullOr(isText) })),
  /** The words agreed to, the address and number in them blanked. */
  agreed: isListOf(isRecord({ channel: isChannel, agreed_at: isTime, text: isText })),
});
