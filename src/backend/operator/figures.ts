import { ask } from '../call.ts';
import * as is from '../shape.ts';

const answers = {
  /** Answers that companies owed, and how many came in time. */
  due: is.number,
  in_time: is.number,
  /** From when the company could see the person; null without an answer. */
  median_minutes: is.nullOr(is.number),
};

const tally = { requests: is.number, taken_back: is.number, kept: is.number, ...answers };

/** Of one week, trade or city. */
export type Tally = is.Row<typeof tally>;

export type Figures = is.Shaped<typeof isFigures>;
const isFigures = is.record({
  /** The last twelve, by the Monday they began on. */
  weeks: is.listOf(is.record({ ...tally, week: is.text })),
  trades: is.listOf(is.record({ ...tally, trade_id: is.text })),
  cities: is.listOf(is.record({ ...tally, city_id: is.text })),
  /** Of the last 90 days. */
  unserved: is.listOf(
    is.record({
      city_id: is.text,
      zip: is.text,
      trade_id: is.text,
      requests: is.number,
      last_at: is.time,
    }),
  ),
});

/** This week in one line. */
export type Week = is.Shaped<typeof isWeek>;
const isWeek = is.record({
  /** Requests of the last twelve weeks, the running one last. */
  weeks: is.listOf(is.number),
  week: is.record(answers),
  /** This week. */
  taken_back: is.number,
  /** How many companies there are by status. */
  companies: is.mapOf(is.number),
});

export const readWeek = () => ask('admin_week', {}, isWeek);

export const readFigures = () => ask('admin_figures', {}, isFigures);
