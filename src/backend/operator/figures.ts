import { ask } from '../call.ts';
import { isListOf, isMapOf, isNullOr, isNumber, isRecord, isText, isTime } from '../shape.ts';

/** Of one week, trade or city. */
export interface Tally {
  readonly requests: number;
  readonly taken_back: number;
  readonly kept: number;
  /** Answers that companies owed, and how many came in time. */
  readonly due: number;
  readonly in_time: number;
  /** From when the company could see the person; null without an answer. */
  readonly median_minutes: number | null;
}

export interface Figures {
  /** The last twelve, by the Monday they began on. */
  readonly weeks: readonly (Tally & { readonly week: string })[];
  readonly trades: readonly (Tally & { readonly trade_id: string })[];
  readonly cities: readonly (Tally & { readonly city_id: string })[];
  /** Of the last 90 days. */
  readonly unserved: readonly {
    readonly city_id: string;
    readonly zip: string;
    readonly trade_id: string;
    readonly requests: number;
    readonly last_at: string;
  }[];
}

/** This week in one line. */
export interface Week {
  /** Requests of the last twelve weeks, the running one last. */
  readonly weeks: readonly number[];
  readonly week: Pick<Tally, 'due' | 'in_time' | 'median_minutes'>;
  /** This week. */
  readonly taken_back: number;
  /** How many companies there are by status. */
  readonly companies: Readonly<Record<string, number>>;
}

const tallyShape = {
  requests: isNumber,
  taken_back: isNumber,
  kept: isNumber,
  due: isNumber,
  in_time: isNumber,
  median_minutes: isNullOr(isNumber),
};

const isFigures = isRecord<Figures>({
  weeks: isListOf(isRecord<Tally & { week: string }>({ ...tallyShape, week: isText })),
  trades: isListOf(isRecord<Tally & { trade_id: string }>({ ...tallyShape, trade_id: isText })),
  cities: isListOf(isRecord<Tally & { city_id: string }>({ ...tallyShape, city_id: isText })),
  unserved: isListOf(
    isRecord<Figures['unserved'][number]>({
      city_id: isText,
      zip: isText,
      trade_id: isText,
      requests: isNumber,
      last_at: isTime,
    }),
  ),
});

const isWeek = isRecord<Week>({
  weeks: isListOf(isNumber),
  week: isRecord<Week['week']>({
    due: isNumber,
    in_time: isNumber,
    median_minutes: isNullOr(isNumber),
  }),
  taken_back: isNumber,
  companies: isMapOf(isNumber),
});

export const readWeek = () => ask('admin_week', {}, isWeek);

export const readFigures = () => ask('admin_figures', {}, isFigures);
