/** How features are weighed, from lessons in a fixed order: the same lessons make the same weights. */

/** What is seen of something that has to be told, row by row, and how far off a guess of it is. */
export interface Lesson {
  readonly features: readonly (readonly string[])[];
  /** By how much scores are too high, of each row one for each of `many`. */
  readonly errors: (scores: readonly Float64Array[]) => readonly Float64Array[];
}

/** How lessons are gone through. */
interface Manner {
  /** So many scores has each row. */
  readonly many: number;
  /** So often all lessons are gone through, and so far each step goes at first; weights are the mean of the later half. */
  readonly rounds: number;
  readonly stride: number;
  /** Each weight shrinks by this part of itself with each use. */
  readonly shrink: number;
  /** This part of what is seen is hidden from each step, another each round: so no word is relied on alone. */
  readonly hidden: number;
  /** How much a feature counts where it is seen. */
  readonly strengthOf?: (feature: string) => number;
}

/** A number from 0 to 2^24 that looks drawn. */
export const mixed = (one: number, round: number): number =>
  Math.imul(Math.imul(one + 1, 2654435761) ^ Math.imul(round * 977 + 1, 2246822519), 3266489917) >>>
  8;

/** Names of the features seen in so many lessons. */
export const oftenSeen = (lessons: readonly Lesson[], least: number): Map<string, number> => {
  const seen = new Map<string, number>();
  for (const { features } of lessons)
    for (const name of new Set(features.flat())) seen.set(name, (seen.get(name) ?? 0) + 1);
  return new Map([...seen].filter(([, count]) => count >= least));
};

/** Weights of features: how much each speaks for each score. */
export const weigh = (
  lessons: readonly Lesson[],
  names: readonly string[],
  { many, rounds, stride: first, shrink, hidden, strengthOf = () => 1 }: Manner,
): Float64Array[] => {
  const number = new Map(names.map((name, at) => [name, at]));
  const known = lessons.map(({ features, errors }) => ({
    errors,
    rows: features.map((its) => Int32Array.from(its.flatMap((name) => number.get(name) ?? []))),
  }));
  const strengths = Float64Array.from(names, strengthOf);
  // Those of a feature stand together.
  const weights = new Float64Array(names.length * many);
  const sums = new Float64Array(weights.length);
  const isHidden = new Uint8Array(2 * names.length);
  for (let round = 0; round < rounds; round++) {
    for (const at of isHidden.keys()) isHidden[at] = mixed(at, round) < hidden * 2 ** 24 ? 1 : 0;
    const stride = first / (1 + round / 4);
    // Each round from another lesson on: neighbors are alike.
    for (const index of known.keys()) {
      const { errors, rows } = known[(index * 7919 + round * 37) % known.length]!;
      const shift = (index * 7919) % names.length;
      const scores = rows.map((its) => {
        const score = new Float64Array(many);
        for (const one of its) {
          if (isHidden[one + shift]) continue;
          const [strength, from] = [strengths[one]!, one * many];
          for (let of = 0; of < many; of++) score[of]! += strength * weights[from + of]!;
        }
        return score;
      });
      const wrong = errors(scores);
      const shrunk = shrink / rows.length;
      for (let row = 0; row < rows.length; row++) {
        const error = wrong[row]!;
        for (const one of rows[row]!) {
          const strength = isHidden[one + shift] ? 0 : strengths[one]!;
          for (let of = 0, at = one * many; of < many; of++, at++)
            weights[at]! -= stride * (strength * error[of]! + shrunk * weights[at]!);
        }
      }
    }
    if (round >= rounds / 2) for (let at = 0; at < sums.length; at++) sums[at]! += weights[at]!;
  }
  // Nothing is hidden from the reader, so each weight counts for less.
  const mean = sums.map((sum) => (sum / (rounds / 2)) * (1 - hidden));
  return names.map((_, at) => mean.subarray(at * many, (at + 1) * many));
};
