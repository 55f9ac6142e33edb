import { isChannel, isPreferred } from '../requests.ts';
import { isSaid, isSaidEstimate, isSaidRange } from '../sent-job.ts';
import * as is from '../shape.ts';

/** How far a job is in the company's own record, in this order. `new` ends by its answer alone. */
export const steps = ['new', 'answered', 'visit', 'quoted', 'won', 'lost'] as const;

export type Step = (typeof steps)[number];

/** Why a job was lost. `turned down` is the company's own no, which it does not pick from the list. */
export const lostReasons = ['price', 'chose another', 'no reply', 'not our work', 'other'] as const;

export type LostReason = (typeof lostReasons)[number] | 'turned down';

const received = {
  id: is.text,
  reference: is.text,
  trade_id: is.text,
  /** Null outside the cities served. */
  city_id: is.nullOr(is.text),
  /** To the microsecond: the next page of a list begins after it. */
  sent_at: is.time,
  status: is.oneOf('sent', 'viewed', 'answered', 'declined', 'withdrawn'),
  /** How this company may get in touch. */
  channels: is.listOf(isChannel),
  /** Null until the person has confirmed the request. */
  promised_by: is.nullOr(is.time),
  answered_at: is.nullOr(is.time),
  taken_back_at: is.nullOr(is.time),
  /** The person took it back from this company alone: the request itself goes on. */
  goes_on: is.flag,
  /** When the company said that its copies of a request taken back are deleted. */
  deleted_at: is.nullOr(is.time),
  step: is.oneOf(...steps),
  /** Raised by each change of the record; whoever changes it names the one last seen. */
  version: is.number,
  moved_at: is.time,
  visit_at: is.nullOr(is.time),
  quoted_usd: is.nullOr(is.number),
  lost_reason: is.nullOr(is.oneOf(...lostReasons, 'turned down')),
  next_step: is.text,
  next_at: is.nullOr(is.time),
  /**
   * Who sent it, as far as a list may say ("Dana W."): the rest is behind `openContact`. Null before the
   * request is confirmed, and once it is declined, taken back or past its time.
   */
  person: is.nullOr(
    is.record({ name: is.text, zip: is.text, note: is.text, preferred: isPreferred }),
  ),
  /** What was answered, as the person saw it; null once declined or taken back. */
  answers: is.nullOr(isSaid),
  /** Also null if the person did not share the range. */
  estimate: is.nullOr(isSaidRange),
  /** What the person asked to end, to any company of the request. */
  stops: is.listOf(is.oneOf('calls', 'everything')),
  /** How many other companies hold it. */
  others: is.number,
};

/** A request as the company that received it sees it. */
export type Received = is.Shaped<typeof isReceived>;
export const isReceived = is.record(received);

/** The company as its dashboard needs it. */
export type BoardCompany = is.Shaped<typeof isBoardCompany>;
const isBoardCompany = is.record({
  id: is.text,
  name: is.text,
  reply_hours: is.number,
  paused: is.flag,
  paused_until: is.nullOr(is.time),
  is_demo: is.flag,
  trades: is.listOf(is.text),
  cities: is.listOf(is.text),
  /** Those of the cities in which homeowners can pick it, unless it pauses. */
  listed_in: is.listOf(is.text),
});

/** One step of the board. Closed steps hold this month's alone. */
export type Column = is.Shaped<typeof isColumn>;
const isColumn = is.record({
  count: is.number,
  /** The quotes added up, in US dollars. */
  usd: is.number,
  /** The newest, at most 15. */
  rows: is.listOf(isReceived),
});

/** A question of the site's staff about a complaint, which waits for the company's side. */
export type AskedSide = is.Shaped<typeof isAskedSide>;
const isAskedSide = is.record({
  id: is.text,
  question: is.text,
  asked_at: is.time,
  /** The request it is about, if one was named. */
  request_id: is.nullOr(is.text),
  reference: is.nullOr(is.text),
});

export type Board = is.Shaped<typeof isBoard>;
export const isBoard = is.record({
  /** The database's clock when it answered. */
  now: is.time,
  company: isBoardCompany,
  /** Why whoever looks gets no mail: it comes back, or was called spam. Null: nothing is known against it. */
  why_no_mail: is.nullOr(is.oneOf('bounced', 'complained')),
  /** Whether the company ever received a request. */
  ever: is.flag,
  /** What waits for an answer, the oldest promise first; whatever the filter says. */
  waiting: is.listOf(isReceived),
  /** Taken back, and not yet confirmed to be deleted. */
  taken_back: is.listOf(isReceived),
  /** What the site's staff ask about a complaint, the oldest first. */
  asked: is.listOf(isAskedSide),
  /** Those that have a request. */
  steps: is.mapOf(isColumn),
  /** There are more requests: the columns count the newest 1,000, or 200 of those with the words looked for. */
  capped: is.flag,
});

/** What happened to a request at this company. */
export type ReceivedEvent = is.Shaped<typeof isReceivedEvent>;
const isReceivedEvent = is.record({
  id: is.text,
  at: is.time,
  kind: is.text,
  detail: is.object,
  /** Who of the company did it, if that is still known. */
  who: is.nullOr(is.text),
  /** Done by someone of the company, and not by the homeowner or the clock. */
  by_company: is.flag,
});

/** A request with everything the company has of it but the contact data. */
export type ReceivedWhole = is.Shaped<typeof isReceivedWhole>;
export const isReceivedWhole = is.record({
  ...received,
  now: is.time,
  /** What was left open, the question to ask first marked; null once declined or taken back. */
  unanswered: is.nullOr(isSaid),
  /** With what the range is made of and narrowed by. */
  estimate: is.nullOr(isSaidEstimate),
  /** Newest first, as are the notes. */
  events: is.listOf(isReceivedEvent),
  /** The company's own. */
  notes: is.listOf(is.record({ id: is.text, at: is.time, body: is.text, who: is.nullOr(is.text) })),
  /** The words agreed to, the address and number in them blanked. */
  agreed: is.listOf(is.record({ channel: isChannel, agreed_at: is.time, text: is.text })),
});
