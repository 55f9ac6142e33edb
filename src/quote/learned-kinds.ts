import { readChain } from './chain.ts';
import type { FoundOptions } from './find-options.ts';
import { KINDS } from './line-kind.ts';
import { codeOf, unpack, weightsOf, type Packed } from './packed.ts';
import type { PaperRow } from './paper-rows.ts';
import { featuresOf, strengthOf } from './row-features.ts';

/** What was learned of lines: of each feature its weights by kinds. */
export interface Learned extends Packed {
  /** Tells what it was learned from. */
  readonly from: string;
  /** Of each kind behind each other, then of each kind at the start. */
  readonly steps: readonly number[];
}

/** Learned weights, ready to read with. */
export type LineModel = ReturnType<typeof lineModel>;

/** Makes written weights ready; each is unpacked once it is needed. */
export const lineModel = ({ scale, steps, features }: Learned) => {
  const said = unpack(features);
  const known = new Map<string, Float64Array>();
  return {
    steps: Float64Array.from(steps, (one) => one / scale),
    /** The weights of a feature, one a kind; undefined where it is not known. */
    weights: (feature: string): Float64Array | undefined => {
      const had = known.get(feature);
      if (had) return had;
      const says = said.get(codeOf(feature));
      if (says === undefined) return undefined;
      const weights = new Float64Array(KINDS.length);
      for (const [kind, weight] of weightsOf(says)) weights[kind] = weight / scale;
      known.set(feature, weights);
      return weights;
    },
  };
};

/** How likely each row of a paper is of each kind, from 0 to 1, in the order of `KINDS`. */
export const likelyKinds = (
  rows: readonly PaperRow[],
  { steps, weights }: LineModel,
  found?: FoundOptions,
): readonly Float64Array[] => {
  const scores = featuresOf(rows, found).map((features) => {
    const score = new Float64Array(KINDS.length);
    for (const feature of features)
      weights(feature)?.forEach((weight, kind) => (score[kind]! += strengthOf(feature) * weight));
    return score;
  });
  return readChain(scores, steps).likely;
};
