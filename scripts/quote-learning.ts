import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readAnswers, runEstimate } from '../src/engine/index.ts';
import { readChain } from '../src/quote/chain.ts';
import { optionSets, type FoundOptions } from '../src/quote/find-options.ts';
import type { Learned } from '../src/quote/learned-kinds.ts';
import { KINDS, type LineKind } from '../src/quote/line-kind.ts';
import { rowsOf, type PaperRow } from '../src/quote/paper-rows.ts';
import { featuresOf, strengthOf } from '../src/quote/row-features.ts';
import { trades } from '../src/trades/index.ts';
import { pack } from './pack.ts';
import { folded, linesOfTrade, type Paper } from './quote-score.ts';

/** So often the papers are gone through, and so far each step goes at first. */
const ROUNDS = 20;
const STRIDE = 0.05;
/** Each weight shrinks by this part of itself with each use. */
const SHRINK = 0.003;
/** This part of what is seen of a row is hidden from each step, another each round: so no word is relied on alone. */
const HIDDEN = 0.3;
const SEEN = 1 - HIDDEN;
/** A feature seen in fewer rows is left out. */
const LEAST_SEEN = 3;
/** Weights below this part are left out of the file, and written as whole numbers of this scale. */
const LEAST_WEIGHT = 0.085;
const SCALE = 20;

/** What a professional says each row of a paper is; rows they did not name are notes. */
const kindsOf = (paper: Paper, rows: readonly PaperRow[]): LineKind[] => {
  const kinds = rows.map((): LineKind => 'note');
  const named = new Set<number>();
  let from = 0;
  const own = rows.map(({ text }) => folded(text));
  for (const { text, kind } of paper.lines) {
    const wanted = folded(text);
    const find = (is: (row: string) => boolean): number =>
      own.findIndex((row, at) => at >= from && !named.has(at) && is(row));
    const same = find((row) => row === wanted);
    const at =
      same >= 0
        ? same
        : find((row) => row.includes(wanted) || (row.length > 2 && wanted.includes(row)));
    if (at < 0) continue;
    kinds[at] = kind as LineKind;
    named.add(at);
    from = at;
  }
  return kinds;
};

/** One paper to learn from: features of its rows, as numbers, and the kind of each. */
interface Lesson {
  readonly features: readonly (readonly number[])[];
  readonly kinds: readonly number[];
}

/** Quotes of our own worked examples, the plainest there are: their lines, and the line of their total. */
export const ownQuotes = (): {
  readonly lines: string;
  readonly total: string;
  readonly usd: number;
}[] =>
  trades.flatMap(({ calculator, scenarios }) =>
    scenarios.map(({ inputs }) => {
      const { items } = runEstimate(calculator, readAnswers(calculator, inputs).answers);
      const usd = items.map(({ total }) => total.typical.toFixed(2));
      const sum = usd.reduce((all, one) => all + Number(one), 0);
      return {
        lines: items.map(({ label }, at) => `${label}  $${usd[at]}`).join('\n'),
        total: `Total  $${sum.toFixed(2)}`,
        usd: sum,
      };
    }),
  );

/** What we call the lines of all trades: work, each with a price. */
const namesOfWork = (): PaperRow[] =>
  trades.flatMap((trade) => {
    const { items, others } = linesOfTrade(trade, new Set());
    return [...items, ...others]
      .filter(({ label }) => !/\btax\b/i.test(label))
      .flatMap(({ label }) => rowsOf(`${label}  $1,234.00`));
  });

/** Short papers written to teach, each line behind its kind. */
const shortPapers = (): { rows: PaperRow[]; kinds: LineKind[] }[] =>
  readFileSync(new URL('../tests/fixtures/quote-lines.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n').map((line) => line.split(' | ') as [LineKind, string]);
      const rows = rowsOf(lines.map(([, text]) => text).join('\n'));
      return { rows, kinds: rows.map(({ at }) => lines[at]![0]) };
    });

/** What is seen in a paper, or a line of it, and the kind of each row. */
interface Example {
  readonly features: readonly (readonly string[])[];
  readonly kinds: readonly LineKind[];
}

/** A kind as a row that surely is of it. */
const surely = (kind: LineKind): Float64Array =>
  Float64Array.from(KINDS, (one) => (one === kind ? 1 : 0));

const examplesOf = (papers: readonly Paper[]): Example[] => {
  const named = namesOfWork().map((row) => ({
    features: featuresOf([row]),
    kinds: ['work' as LineKind],
  }));
  const own = ownQuotes().map(({ lines, total }, at) => {
    const rows = rowsOf(at % 2 === 0 ? lines : `${lines}\n${total}`);
    return {
      features: featuresOf(rows),
      kinds: rows.map((row): LineKind => (row.text.startsWith('Total ') ? 'total' : 'work')),
    };
  });
  return [
    ...named,
    ...own,
    ...[
      ...shortPapers(),
      ...papers.map((paper) => {
        const rows = rowsOf(paper.text);
        return { rows, kinds: kindsOf(paper, rows) };
      }),
    ].flatMap(({ rows, kinds }) => {
      const found = kinds.includes('option') ? optionSets(rows, kinds.map(surely))[0] : undefined;
      // As it is read first, and as it is read once its options are known.
      const asPaper = (known?: FoundOptions) => ({ features: featuresOf(rows, known), kinds });
      return [
        asPaper(),
        ...(found ? [asPaper(found)] : []),
        // Each line by itself, as somebody types it.
        ...rows.map((row, at) => ({ features: featuresOf([row]), kinds: [kinds[at]!] })),
      ];
    }),
  ];
};

/** Tells one set of examples, and one way to learn from them, from another: 12 characters. */
const markOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([ROUNDS, STRIDE, SHRINK, HIDDEN, LEAST_SEEN, LEAST_WEIGHT, SCALE, examples]),
    )
    .digest('hex')
    .slice(0, 12);

/** The mark of what `learnLines` would learn from. */
export const markOfPapers = (papers: readonly Paper[]): string => markOf(examplesOf(papers));

/** What was learned before, by what from and by which code: `npm run quotes` and `learn-quotes` share it. */
const kept = new URL('../node_modules/.quote-lines/', import.meta.url);
const code = ['quote-learning.ts', '../src/quote/chain.ts'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);

/**
 * Learns what lines are from papers that were read by a professional, and from the names of our own. The same
 * papers make the same weights.
 */
export const learnLines = (papers: readonly Paper[]): Learned => {
  const read = examplesOf(papers);
  const from = markOf(read);
  const file = createHash('sha256')
    .update([from, ...code].join())
    .digest('hex')
    .slice(0, 16);
  const place = new URL(`${file}.json`, kept);
  if (existsSync(place)) return JSON.parse(readFileSync(place, 'utf8')) as Learned;
  const learned = { from, ...weigh(read) };
  mkdirSync(kept, { recursive: true });
  writeFileSync(place, JSON.stringify(learned));
  return learned;
};

/** How much what is seen speaks for each kind. */
const weigh = (read: readonly Example[]): Omit<Learned, 'from'> => {
  const seen = new Map<string, number>();
  for (const feature of read.flatMap(({ features }) => features.flat()))
    seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  const number = new Map(names.map((name, at) => [name, at]));
  const lessons: Lesson[] = read
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ features, kinds }) => ({
      kinds: kinds.map((kind) => KINDS.indexOf(kind)),
      features: features.map((its) => its.flatMap((name) => number.get(name) ?? [])),
    }));
  const many = KINDS.length;
  const weights = names.map(() => new Float64Array(many));
  const strengths = names.map(strengthOf);
  const steps = new Float64Array(many * many + many);
  for (let round = 0; round < ROUNDS; round++)
    // Each round from another paper on: neighbors in the folder are alike.
    for (const index of lessons.keys()) {
      const lesson = lessons[(index * 7919 + round * 37) % lessons.length]!;
      learnOne(partly(lesson, round), weights, strengths, steps, STRIDE / (1 + round / 3));
    }
  const whole = (weight: number): number => Math.round(weight * SCALE);
  const packed = names.flatMap((name, at) => {
    // Nothing is hidden from the reader, so each weight counts for less.
    const letters = [...weights[at]!].flatMap((weight, kind) =>
      Math.abs(weight) * SEEN >= LEAST_WEIGHT
        ? `${String.fromCharCode(97 + kind)}${whole(weight * SEEN)}`
        : [],
    );
    return letters.length > 0 ? [[name, letters.join('')] as const] : [];
  });
  return {
    scale: SCALE,
    steps: [...steps].map(whole),
    features: pack(packed),
  };
};

/** A lesson without some of its features, the same ones each time it is learned. */
const partly = ({ kinds, features }: Lesson, round: number): Lesson => ({
  kinds,
  features: features.map((its, row) =>
    its.filter((one) => {
      const mixed = Math.imul(one + 1, 2654435761) ^ Math.imul(round * 977 + row + 1, 2246822519);
      return Math.imul(mixed, 3266489917) >>> 8 >= HIDDEN * 2 ** 24;
    }),
  ),
});

/** How likely kind `to` behind `from` is for links `at` and `at + 1`, at `from * many + to`. */
const pairsAt = (
  { before, behind, odds, step, sums }: ReturnType<typeof readChain>,
  at: number,
): Float64Array =>
  step.slice(0, KINDS.length ** 2).map((one, pair) => {
    const [from, to] = [Math.floor(pair / KINDS.length), pair % KINDS.length];
    return (before[at]![from]! * one * odds[at + 1]![to]! * behind[at + 1]![to]!) / sums[at + 1]!;
  });

/** One step towards the kinds of a paper: weights of what is there go up, of what is thought to be there down. */
const learnOne = (
  { features, kinds }: Lesson,
  weights: readonly Float64Array[],
  strengths: readonly number[],
  steps: Float64Array,
  stride: number,
): void => {
  const many = KINDS.length;
  const scores = features.map((its) => {
    const score = new Float64Array(many);
    for (const one of its) {
      const [own, strength] = [weights[one]!, strengths[one]!];
      for (let kind = 0; kind < many; kind++) score[kind]! += strength * own[kind]!;
    }
    return score;
  });
  const chain = readChain(scores, steps);
  const { likely } = chain;
  const slope = steps.map((step) => SHRINK * step);
  for (const [at, kind] of kinds.entries()) {
    const error = likely[at]!.slice();
    error[kind]! -= 1;
    for (const feature of features[at]!) {
      const [own, strength] = [weights[feature]!, strengths[feature]!];
      for (let one = 0; one < many; one++)
        own[one]! -= stride * (strength * error[one]! + SHRINK * own[one]!);
    }
    if (at === 0) for (let one = 0; one < many; one++) slope[many * many + one]! += error[one]!;
    else {
      const before = pairsAt(chain, at - 1);
      before[kinds[at - 1]! * many + kind]! -= 1;
      for (let pair = 0; pair < many * many; pair++) slope[pair]! += before[pair]!;
    }
  }
  for (let at = 0; at < steps.length; at++) steps[at]! -= stride * slope[at]!;
};
