import { call } from './call.ts';
import { offline, type Result } from './failure.ts';
import { isListOf, isMapOf, isNullOr, isNumber, isRecord, isText } from './shape.ts';

/** Jobs that came to an end, but for those that the company itself turned down. */
export interface Closed {
  readonly won: number;
  readonly lost: number;
}

/** What is counted of the requests of one trade, or of all. */
export interface Figures extends Closed {
  readonly requests: number;
  readonly answered: number;
  /** From the minute the company could see who asks to its yes or no; null if none was answered. */
  readonly medianSeconds: number | null;
  /** Answered, or late. */
  readonly due: number;
  /** Of these, answered within the promised time. */
  readonly inTime: number;
  readonly quoted: number;
  /** US dollars, by the quotes that the company typed. */
  readonly wonUsd: number;
}

/** A month of Central time. */
export interface Month {
  /** As `2026-11`. */
  readonly month: string;
  readonly requests: number;
  readonly medianSeconds: number | null;
  /** Of the requests of the report, those that came to an end in this month. */
  readonly closed: Closed;
}

/** What a company did with the requests it got over some months. */
export interface Report {
  /** The day it was counted, in Central time: `2026-11-20`. */
  readonly today: string;
  /** What the company promises now. */
  readonly replyHours: number;
  /** The trades in which it got requests in these months. */
  readonly trades: readonly string[];
  readonly all: Figures;
  /** Oldest first; the last one is not over. */
  readonly byMonth: readonly Month[];
  /** The trade with the most requests first. */
  readonly byTrade: readonly (Figures & { readonly trade: string })[];
  /** How often each reason was given; `other` where none was. */
  readonly lostReasons: Readonly<Record<string, number>>;
  /** Requests that neither were won nor lost. */
  readonly outside: {
    readonly open: number;
    readonly takenBack: number;
    readonly turnedDown: number;
  };
}

interface StoredFigures {
  readonly requests: number;
  readonly answered: number;
  readonly median_seconds: number | null;
  readonly due: number;
  readonly in_time: number;
  readonly quoted: number;
  readonly won: number;
  readonly lost: number;
  readonly won_usd: number;
}

const figureShapes = {
  requests: isNumber,
  answered: isNumber,
  median_seconds: isNullOr(isNumber),
  due: isNumber,
  in_time: isNumber,
  quoted: isNumber,
  won: isNumber,
  lost: isNumber,
  won_usd: isNumber,
};

const isReport = isRecord<{
  today: string;
  reply_hours: number;
  trades: readonly string[];
  all: StoredFigures;
  by_month: readonly {
    month: string;
    requests: number;
    median_seconds: number | null;
    closed: Closed;
  }[];
  by_trade: readonly (StoredFigures & { trade: string })[];
  lost_reasons: Readonly<Record<string, number>>;
  outside: { open: number; taken_back: number; turned_down: number };
}>({
  today: isText,
  reply_hours: isNumber,
  trades: isListOf(isText),
  all: isRecord<StoredFigures>(figureShapes),
  by_month: isListOf(
    isRecord({
      month: isText,
      requests: isNumber,
      median_seconds: isNullOr(isNumber),
      closed: isRecord<Closed>({ won: isNumber, lost: isNumber }),
    }),
  ),
  by_trade: isListOf(
    isRecord<StoredFigures & { trade: string }>({ ...figureShapes, trade: isText }),
  ),
  lost_reasons: isMapOf(isNumber),
  outside: isRecord({ open: isNumber, taken_back: isNumber, turned_down: isNumber }),
});

const figures = ({ median_seconds, in_time, won_usd, ...same }: StoredFigures): Figures => ({
  ...same,
  medianSeconds: median_seconds,
  inTime: in_time,
  wonUsd: won_usd,
});

/**
 * The report of the company of whoever is signed in.
 * @param months of Central time, this one included; 1 to 36
 * @param trade only this one; null for all
 */
export const reportOver = (
  months: number,
  trade: string | null,
): Promise<Result<{ report: Report }>> =>
  call('company_report', { months, trade: trade ?? undefined }, ({ data: told }) => {
    if (!isReport(told)) return offline;
    return {
      ok: true,
      report: {
        today: told.today,
        replyHours: told.reply_hours,
        trades: told.trades,
        all: figures(told.all),
        byMonth: told.by_month.map(({ median_seconds, ...month }) => ({
          ...month,
          medianSeconds: median_seconds,
        })),
        byTrade: told.by_trade.map(({ trade: id, ...counted }) => ({
          ...figures(counted),
          trade: id,
        })),
        lostReasons: told.lost_reasons,
        outside: {
          open: told.outside.open,
          takenBack: told.outside.taken_back,
          turnedDown: told.outside.turned_down,
        },
      },
    };
  });
