import fc from 'fast-check';

/**
 * Where all that tests draw by chance begins. Pinned, so that a run says the same twice; the weekly one
 * brings another, and whatever it finds can be had again with `FC_SEED=… FC_TIMES=10 npm run test:unit`.
 */
export const seed = Number(process.env.FC_SEED ?? 20261123);

/** How many times as many draws as at each commit. */
export const times = Number(process.env.FC_TIMES ?? 1);

/** How often a property is tried that holds for any draw. */
export const runs = (atEachCommit: number): number => atEachCommit * times;

fc.configureGlobal({ seed, numRuns: runs(100) });

/** Says at the start of a run what would repeat it. */
export default function setUp(): void {
  console.log(`Chance begins at FC_SEED=${seed}, with FC_TIMES=${times} times the draws.`);
}

/**
 * Draws one after another, for what has to happen for some: whoever looks stops once it has.
 * @param most that are drawn before it is taken never to happen
 */
export function* draws<T>(any: fc.Arbitrary<T>, most = 10_000): Generator<T> {
  const atOnce = 100;
  for (let drawn = 0; drawn < most; drawn += atOnce) {
    yield* fc.sample(any, { numRuns: atOnce, seed: seed + drawn });
  }
}
