import { ask } from '../call.ts';
import {
  isListOf,
  isMapOf,
  isNullOr,
  isNumber,
  isRecord,
  isText,
  isTime,
  type Row,
  type Shaped,
} from '../shape.ts';

const answers = {
  /** Answers that companies owed, and how many came in time. */
  due: isNumber,
  in_time: isNumber,
  /** From when the company could see the person; null without an answer. */
  median_minutes: isNullOr(isNumber),
};

const tally = { requests: isNumber, taken_back: isNumber, kept: isNumber, ...answers };

/** Of one week, trade or city. */
export type Tally = Row<typeof tally>;

export type Figures = Shaped<typeof isFigures>;
const isFigures = isRecord({
  /** The last twelve, by the Monday they began on. */
  weeks: isListOf(isRecord({ ...tally, week: isText })),
  trades: isListOf(isRecord({ ...tally, trade_id: isText })),
  cities: isListOf(isRecord({ ...tally, city_id: isText })),
  /** Of the last 90 days. */
  unserved: isListOf(
    isRecord({
      city_id: isText,
      zip: isText,
      trade_id: isText,
      requests: isNumber,
      last_at: isTime,
    }),
  ),
});

/** This week in one line. */
export type Week = Shaped<typeof isWeek>;
const isWeek = isRecord({
  /** Requests of the last twelve weeks, the running one last. */
  weeks: isListOf(isNumber),
  week: isRecord(answers),
  /** This week. */
  taken_back: isNumber,
  /** How many companies there are by status. */
  companies: isMapOf(isNumber),
});

export const readWeek = () => ask('admin_week', {}, isWeek);

export const readFigures = () => ask('admin_figures', {}, isFigures);
