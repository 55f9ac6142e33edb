/** Scores of each row for each of some kinds, and of each kind behind another: a chain of choices. */
export interface Chain {
  /** A row of scores for each link. */
  readonly scores: readonly Float64Array[];
  /** Score of kind `to` behind kind `from`, at `from * kinds + to`; behind them those of the first link. */
  readonly steps: Float64Array;
}

/** What a chain says of its links. */
export interface Read {
  /** How likely each kind is for each link, from 0 to 1. */
  readonly likely: readonly Float64Array[];
  /** How likely kind `to` behind `from` is for links `at` and `at + 1`. */
  readonly pair: (at: number, from: number, to: number) => number;
}

const logSum = (terms: Float64Array): number => {
  const most = terms.reduce((a, b) => Math.max(a, b), -Infinity);
  return most + Math.log(terms.reduce((sum, one) => sum + Math.exp(one - most), 0));
};

/** Weighs all ways through a chain against each other (forward and backward sums). */
export const readChain = ({ scores, steps }: Chain): Read => {
  const kinds = scores[0]?.length ?? 0;
  const terms = new Float64Array(kinds);
  const step = (from: number, to: number): number => steps[from * kinds + to]!;
  const before: Float64Array[] = [];
  for (const [at, own] of scores.entries())
    before.push(
      own.map((score, to) => {
        if (at === 0) return score + steps[kinds * kinds + to]!;
        for (let from = 0; from < kinds; from++)
          terms[from] = before[at - 1]![from]! + step(from, to);
        return score + logSum(terms);
      }),
    );
  const behind = scores.map(() => new Float64Array(kinds));
  for (let at = scores.length - 2; at >= 0; at--)
    for (let from = 0; from < kinds; from++) {
      for (let to = 0; to < kinds; to++)
        terms[to] = step(from, to) + scores[at + 1]![to]! + behind[at + 1]![to]!;
      behind[at]![from] = logSum(terms);
    }
  const all = scores.length > 0 ? logSum(before.at(-1)!) : 0;
  return {
    likely: before.map((own, at) =>
      own.map((score, kind) => Math.exp(score + behind[at]![kind]! - all)),
    ),
    pair: (at, from, to) =>
      Math.exp(
        before[at]![from]! + step(from, to) + scores[at + 1]![to]! + behind[at + 1]![to]! - all,
      ),
  };
};
