/**
 * `npm run calibrate`: how the models compare with published prices that none of their own prices comes
 * from. With a trade's id, each of its cases.
 *
 *   npm run -s calibrate
 *   npm run -s calibrate -- roofing
 *   npm run -s calibrate -- --paid paid-2026-11-28.csv
 *
 * `held` counts the published middles inside our band, also where its spread is worked out without anything of
 * their publishers; `miss` is the distance of our typical price from theirs, and the counts after it are of those
 * within 10, 20 and 50 %; `width` is high ÷ low; `spread` is what the trade's calculator.ts is to hold. The second
 * table measures the two bands that people see apart, each by the prices that tell what it knows: the job and its
 * size, or the job; `by us` counts those whose size is known by an answer we took. The third tells prices of single jobs from middles, middles by whether we answered a question
 * that their publishers leave open, those of Texas, and how many ranges lie in ours as wholes, or by their ends.
 * The last: between which shares all of them may lie by chance.
 *
 * With `--paid`, what neighbors paid, by kind of job: evidence of its own, never mixed with published prices. The
 * file is the operator's list as CSV; keep it outside this folder.
 */
import { readFileSync } from 'node:fs';
import { measure, measureRange } from '../src/engine/index.ts';
import {
  endsOf,
  heldApart,
  heldOf,
  measureAccuracy,
  NEAR,
  widthOf,
  type Held,
} from '../src/engine/results/accuracy.ts';
import { tradeById, trades, type Trade } from '../src/trades/index.ts';
import { heldJobs } from '../src/trades/single-jobs.ts';
import { heldBetween } from './held-between.ts';
import { paidEvidence } from './paid-evidence.ts';

const percent = (part: number): string => `${Math.round(part * 100)} %`;

const heldRow = ({ cases, heldOut, medianError, medianWidth }: Held) => ({
  cases,
  held: percent(heldOut / cases),
  miss: percent(medianError),
  width: medianWidth.toFixed(1),
});

/** A trade that sets no spread keeps its whole price ranges. */
const spreadText = (set: number | undefined, asked: number): string =>
  set === asked ? `${set}` : `${set ?? '1, kept'} (asked: ${asked})`;

const row = (trade: Trade) => {
  const { cases, held, within, spread } = measureAccuracy(trade);
  const worst = [...cases].sort((a, b) => b.error - a.error)[0];
  return {
    trade: trade.id,
    publishers: held.publishers,
    ...heldRow(held),
    ...Object.fromEntries(NEAR.map((near, at) => [percent(near), within[at]])),
    widest: Math.max(...cases.map(widthOf)).toFixed(1),
    spread: spreadText(trade.calculator.spread, spread),
    worst: worst ? `${percent(worst.error)}: ${worst.title}` : '',
  };
};

/** The two bands of some trades, side by side. */
const apart = (name: string, some: readonly Trade[]) => {
  const cases = some.flatMap((trade) => measureAccuracy(trade).cases);
  const marked = (mark: string, held: Held) =>
    Object.fromEntries(
      Object.entries(heldRow(held)).map(([key, value]) => [`${mark} ${key}`, value]),
    );
  const { sized, taken, first } = heldApart(cases);
  return {
    trade: name,
    ...marked('sized', sized),
    'by us': `${taken.heldOut} of ${taken.cases}`,
    ...marked('first', first),
  };
};

const heldText = (cases: Parameters<typeof heldOf>[0]): string =>
  `${heldOf(cases).heldOut} of ${cases.length}`;

/** Single jobs and middles of ranges, which lie closer together, side by side. */
const byKind = (name: string, some: readonly Trade[]) => {
  const cases = some.flatMap((trade) => measureAccuracy(trade).cases);
  const jobs = some.map(heldJobs).flatMap(({ sized, open }) => [sized, open]);
  const sum = (of: (one: (typeof jobs)[number]) => number) =>
    jobs.reduce((total, one) => total + of(one), 0);
  const { ranges, whole, ends, endsIn } = endsOf(cases);
  return {
    trade: name,
    'single jobs held': `${sum(({ held }) => held)} of ${sum((one) => one.jobs)}`,
    'middles held': heldText(cases),
    'with no answer of ours': heldText(cases.filter(({ chosen }) => !chosen)),
    'with one': heldText(cases.filter(({ chosen }) => chosen)),
    'in Texas': heldText(cases.filter(({ inTexas }) => inTexas)),
    'ranges as wholes': `${whole} of ${ranges}`,
    'their ends': `${endsIn} of ${ends}`,
  };
};

/** All trades as one. */
const total = () => {
  const cases = trades.flatMap((trade) => measureAccuracy(trade).cases);
  const within = (near: number) =>
    percent(cases.filter(({ error }) => error <= near).length / cases.length);
  return {
    ...heldRow(heldOf(cases)),
    ...Object.fromEntries(NEAR.map((near) => [percent(near), within(near)])),
  };
};

const [id, file = ''] = process.argv.slice(2);
if (id === '--paid') {
  console.table(paidEvidence(readFileSync(file, 'utf8')));
} else if (id === undefined) {
  console.table(trades.map(row));
  console.table([total()]);
  console.table([...trades.map((trade) => apart(trade.id, [trade])), apart('all', trades)]);
  console.table([...trades.map((trade) => byKind(trade.id, [trade])), byKind('all', trades)]);
  const cases = trades.flatMap((trade) => measureAccuracy(trade).cases);
  console.table({
    'all middles': heldBetween(cases),
    'sized middles': heldBetween(cases.filter(({ sized, chosen }) => sized && !chosen)),
    'first middles': heldBetween(
      cases.flatMap(({ first, jobTold }) => (jobTold && first ? [first] : [])),
    ),
  });
} else {
  const trade = tradeById(id);
  if (!trade) {
    console.error(`No trade "${id}". Choose one of: ${trades.map((one) => one.id).join(', ')}.`);
    process.exit(2);
  }
  console.table([row(trade)]);
  console.table([apart(trade.id, [trade])]);
  console.table([byKind(trade.id, [trade])]);
  console.table(
    measureAccuracy(trade).cases.map((one) => ({
      case: one.title,
      theirs: measureRange({ low: one.low, typical: one.low, high: one.high }, one.unit),
      ours: measure(one.model.typical, one.unit),
      band: measureRange(one.model, one.unit),
      width: widthOf(one).toFixed(1),
      miss: percent(one.error),
      held: one.heldOut ? 'yes' : 'NO',
      ...(one.first && {
        first: `${measureRange(one.first.model, one.unit)}${one.first.heldOut ? '' : ' NO'}`,
      }),
    })),
  );
}
