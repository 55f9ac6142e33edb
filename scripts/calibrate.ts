/**
 * `npm run calibrate`: how the models compare with published prices that none of their own prices comes
 * from. With a trade's id, each of its cases.
 *
 *   npm run -s calibrate
 *   npm run -s calibrate -- roofing
 *
 * `held` counts the published middles inside a band whose spread was worked out without anything of their
 * publishers; `miss` is the distance of our typical price from theirs, and the counts after it are of those
 * within 10, 20 and 50 %; `width` is high ÷ low; `spread` is what the trade's model.ts is to hold.
 */
import { measure, measureRange } from '../src/engine/index.ts';
import { measureAccuracy, median, NEAR, widthOf } from '../src/engine/results/accuracy.ts';
import { tradeById, trades, type Trade } from '../src/trades/index.ts';

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** A trade that sets no spread keeps its whole price ranges. */
const spreadText = (set: number | undefined, asked: number): string =>
  set === asked ? `${set}` : `${set ?? '1, kept'} (asked: ${asked})`;

const row = (trade: Trade) => {
  const { cases, held, within, medianWidth, spread } = measureAccuracy(trade);
  const worst = [...cases].sort((a, b) => b.error - a.error)[0];
  return {
    trade: trade.id,
    cases: cases.length,
    held: percent(held.heldOut / held.cases),
    miss: percent(held.medianError),
    ...Object.fromEntries(NEAR.map((near, at) => [percent(near), within[at]])),
    width: medianWidth.toFixed(1),
    widest: Math.max(...cases.map(widthOf)).toFixed(1),
    spread: spreadText(trade.calculator.spread, spread),
    worst: worst ? `${percent(worst.error)}: ${worst.title}` : '',
  };
};

/** All trades as one. */
const total = () => {
  const cases = trades.flatMap((trade) => measureAccuracy(trade).cases);
  const part = (holds: (one: (typeof cases)[number]) => boolean) =>
    percent(cases.filter(holds).length / cases.length);
  return {
    cases: cases.length,
    held: part(({ heldOut }) => heldOut),
    miss: percent(median(cases.map(({ error }) => error))),
    ...Object.fromEntries(NEAR.map((near) => [percent(near), part(({ error }) => error <= near)])),
    width: median(cases.map(widthOf)).toFixed(1),
  };
};

const [id] = process.argv.slice(2);
if (id === undefined) {
  console.table(trades.map(row));
  console.table([total()]);
} else {
  const trade = tradeById(id);
  if (!trade) {
    console.error(`No trade "${id}". Choose one of: ${trades.map((one) => one.id).join(', ')}.`);
    process.exit(2);
  }
  console.table([row(trade)]);
  console.table(
    measureAccuracy(trade).cases.map((one) => ({
      case: one.title,
      theirs: measureRange({ low: one.low, typical: one.low, high: one.high }, one.unit),
      ours: measure(one.model.typical, one.unit),
      band: measureRange(one.model, one.unit),
      width: widthOf(one).toFixed(1),
      miss: percent(one.error),
      held: one.heldOut ? 'yes' : 'NO',
    })),
  );
}
