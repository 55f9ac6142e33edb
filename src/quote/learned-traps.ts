import { codeOf, unpack, weightsOf, type Packed } from './packed.ts';
import { featuresOfSentence } from './trap-features.ts';
import learned from './trap-weights.json' with { type: 'json' };

/** Traps that are learned, each by the caution that warns of it. */
export const TRAPS = [
  'assigned',
  'auto-renew',
  'cancel-fee',
  'cash',
  'claim',
  'credit',
  'cubic',
  'deductible',
  'escalator',
  'filing',
  'half-down',
  'no-permit',
  'no-refund',
  'not-binding',
  'one-sided',
  'rebuild',
  'settlement',
  'today-only',
  'unlicensed',
  'you-owe',
] as const;

export type Trap = (typeof TRAPS)[number];

/** What some trades warn of in words of their own. */
const OWN_WORDS: Readonly<Record<string, Trap>> = {
  damage: 'you-owe',
  deposit: 'half-down',
  person: 'cash',
  responsible: 'you-owe',
};

/** The trap a caution warns of, by its place in `TRAPS`; -1 where it is not learned. */
export const trapOf = (caution: string): number =>
  TRAPS.indexOf(OWN_WORDS[caution] ?? (caution as Trap));

/** Learned weights, ready to read with. */
export interface TrapModel {
  /** How much speaks for each of `TRAPS` in a sentence; more than 0 is likelier than not. */
  readonly scores: (sentence: string, trade: string) => Float64Array;
}

/** Behind the traps stands what speaks for any of them; this part of it counts for each. */
export const ANY_TRAP = TRAPS.length;
const ANY_COUNTS = 0.7;

/** Makes written weights ready. */
export const unpackTraps = ({ scale, features }: Packed): TrapModel => {
  const said = unpack(features);
  return {
    scores: (sentence, trade) => {
      const scores = new Float64Array(TRAPS.length + 1);
      for (const feature of featuresOfSentence(sentence, trade))
        for (const [trap, weight] of weightsOf(said.get(codeOf(feature)) ?? ''))
          scores[trap]! += weight / scale;
      return scores.map((score) => score + ANY_COUNTS * scores[ANY_TRAP]!);
    },
  };
};

/** What all open papers taught. */
export const learnedTraps: TrapModel = unpackTraps(learned);
