const share = (parts: Float64Array): number => {
  let sum = 0;
  for (const part of parts) sum += part;
  for (const at of parts.keys()) parts[at]! /= sum;
  return sum;
};

/**
 * Weighs all ways through a chain against each other (forward and backward sums, each link made a sum of 1).
 * `likely` says how likely each kind is for each link; from the rest the pairs of kinds are learned.
 * @param scores of each link for each kind
 * @param steps of kind `to` behind kind `from`, at `from * kinds + to`; behind them those of the first link
 */
export const readChain = (scores: readonly Float64Array[], steps: Float64Array) => {
  const kinds = scores[0]?.length ?? 0;
  const odds = scores.map((own) => {
    const most = Math.max(...own);
    return own.map((score) => Math.exp(score - most));
  });
  const step = steps.map(Math.exp);
  const before: Float64Array[] = [];
  const sums: number[] = [];
  for (const [at, own] of odds.entries()) {
    const last = before[at - 1];
    const now = new Float64Array(kinds);
    for (let to = 0; to < kinds; to++) {
      let sum = 0;
      if (last)
        for (let from = 0; from < kinds; from++) sum += last[from]! * step[from * kinds + to]!;
      now[to] = own[to]! * (last ? sum : step[kinds * kinds + to]!);
    }
    sums.push(share(now));
    before.push(now);
  }
  const behind = odds.map(() => new Float64Array(kinds).fill(1));
  for (let at = odds.length - 2; at >= 0; at--)
    for (let from = 0; from < kinds; from++) {
      let sum = 0;
      for (let to = 0; to < kinds; to++)
        sum += step[from * kinds + to]! * odds[at + 1]![to]! * behind[at + 1]![to]!;
      behind[at]![from] = sum / sums[at + 1]!;
    }
  const likely = before.map((own, at) => own.map((one, kind) => one * behind[at]![kind]!));
  return { likely, before, behind, odds, step, sums };
};
