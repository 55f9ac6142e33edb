/** What was learned of features, as it is written: `npm run learn-quotes` makes it. */
export interface Packed {
  /** Weights are so many times what they stand for. */
  readonly scale: number;
  /** What is said of each feature: a weight, or letters, each with its weight. */
  readonly features: string;
}

/** A feature is known by a code of so many bits: its name would be half of what is sent. */
const BITS = 22;

/** The code of a feature, the same everywhere; two of some thousands seldom share one. */
export const codeOf = (feature: string): number => {
  let mixed = 2166136261;
  for (let at = 0; at < feature.length; at++)
    mixed = Math.imul(mixed ^ feature.charCodeAt(at), 16777619);
  return Math.imul(mixed ^ (mixed >>> 15), 2246822519) >>> (32 - BITS);
};

/**
 * What is said of features, by their codes, from one text: of each how far its code is from the one before, and what
 * is said of it, which begins with no digit: "12a3b-2 7c4".
 */
export const unpack = (packed: string): ReadonlyMap<number, string> => {
  let code = 0;
  return new Map(
    packed.split(' ').map((one) => {
      const far = parseInt(one, 10);
      code += far;
      return [code, one.slice(String(far).length)];
    }),
  );
};

/** Letters of classes, in their order. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The weights that letters have, each with the place of its letter among all: "a3b-2". */
export const weightsOf = (says: string): (readonly [at: number, weight: number])[] =>
  [...says.matchAll(/([a-z])(-?\d+)/gi)].map(([, letter, weight]) => [
    LETTERS.indexOf(letter!),
    Number(weight),
  ]);
