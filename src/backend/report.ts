import { ask } from './call.ts';
import { isListOf, isMapOf, isNullOr, isNumber, isRecord, isText, type Shaped } from './shape.ts';

const closed = { won: isNumber, lost: isNumber };

/** Jobs that came to an end, but for those that the company itself turned down. */
export type Closed = Shaped<typeof isClosed>;
const isClosed = isRecord(closed);

const figures = {
  ...closed,
  requests: isNumber,
  answered: isNumber,
  /** From the minute the company could see who asks to its yes or no; null if none was answered. */
  median_seconds: isNullOr(isNumber),
  /** Answered, or late. */
  due: isNumber,
  /** Of these, answered within the promised time. */
  in_time: isNumber,
  quoted: isNumber,
  /** US dollars, by the quotes that the company typed. */
  won_usd: isNumber,
};

/** What is counted of the requests of one trade, or of all. */
export type Figures = Shaped<typeof isFigures>;
const isFigures = isRecord(figures);

/** A month of Central time. */
export type Month = Shaped<typeof isMonth>;
const isMonth = isRecord({
  /** As `2026-11`. */
  month: isText,
  requests: isNumber,
  median_seconds: isNullOr(isNumber),
  /** Of the requests of the report, those that came to an end in this month. */
  closed: isClosed,
});

/** What a company did with the requests it got over some months. */
export type Report = Shaped<typeof isReport>;
const isReport = isRecord({
  /** The day it was counted, in Central time: `2026-11-20`. */
  today: isText,
  /** What the company promises now. */
  reply_hours: isNumber,
  /** The trades in which it got requests in these months. */
  trades: isListOf(isText),
  all: isFigures,
  /** Oldest first; the last one is not over. */
  by_month: isListOf(isMonth),
  /** The trade with the most requests first. */
  by_trade: isListOf(isRecord({ ...figures, trade: isText })),
  /** How often each reason was given; `other` where none was. */
  lost_reasons: isMapOf(isNumber),
  /** Requests that neither were won nor lost. */
  outside: isRecord({ open: isNumber, taken_back: isNumber, turned_down: isNumber }),
});

/**
 * The report of the company of whoever is signed in.
 * @param months of Central time, this one included; 1 to 36
 * @param trade only this one; null for all
 */
export const reportOver = (months: number, trade: string | null) =>
  ask('company_report', { months, trade: trade ?? undefined }, isReport);
