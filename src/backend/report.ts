import { ask } from './call.ts';
import * as is from './shape.ts';

const closed = { won: is.number, lost: is.number };

/** Jobs that came to an end, but for those that the company itself turned down. */
export type Closed = is.Shaped<typeof isClosed>;
const isClosed = is.record(closed);

const figures = {
  ...closed,
  requests: is.number,
  answered: is.number,
  /** From the minute the company could see who asks to its yes or no; null if none was answered. */
  median_seconds: is.nullOr(is.number),
  /** Answered, or late. */
  due: is.number,
  /** Of these, answered within the promised time. */
  in_time: is.number,
  quoted: is.number,
  /** US dollars, by the quotes that the company typed. */
  won_usd: is.number,
};

/** What is counted of the requests of one trade, or of all. */
export type Figures = is.Shaped<typeof isFigures>;
const isFigures = is.record(figures);

/** A month of Central time. */
export type Month = is.Shaped<typeof isMonth>;
const isMonth = is.record({
  /** As `2026-11`. */
  month: is.text,
  requests: is.number,
  median_seconds: is.nullOr(is.number),
  /** Of the requests of the report, those that came to an end in this month. */
  closed: isClosed,
});

/** What a company did with the requests it got over some months. */
export type Report = is.Shaped<typeof isReport>;
const isReport = is.record({
  /** The day it was counted, in Central time: `2026-11-20`. */
  today: is.text,
  /** What the company promises now. */
  reply_hours: is.number,
  /** The trades in which it got requests in these months. */
  trades: is.listOf(is.text),
  all: isFigures,
  /** Oldest first; the last one is not over. */
  by_month: is.listOf(isMonth),
  /** The trade with the most requests first. */
  by_trade: is.listOf(is.record({ ...figures, trade: is.text })),
  /** How often each reason was given; `other` where none was. */
  lost_reasons: is.mapOf(is.number),
  /** Requests that neither were won nor lost. */
  outside: is.record({ open: is.number, taken_back: is.number, turned_down: is.number }),
});

/**
 * The report of the company of whoever is signed in.
 * @param months of Central time, this one included; 1 to 36
 * @param trade only this one; null for all
 */
export const reportOver = (months: number, trade: string | null) =>
  ask('company_report', { months, trade: trade ?? undefined }, isReport);
