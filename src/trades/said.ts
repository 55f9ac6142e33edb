import type * as engine from '../engine/index.ts';
import type { words as applianceRepair } from './appliance-repair/words.ts';
import type { words as cabinets } from './cabinets/words.ts';
import type { words as chiropractic } from './chiropractic/words.ts';
import type { words as concrete } from './concrete/words.ts';
import type { words as forensicCleaning } from './forensic-cleaning/words.ts';
import type { words as garageDoor } from './garage-door/words.ts';
import type { words as homeStaging } from './home-staging/words.ts';
import type { words as hvac } from './hvac/words.ts';
import type { words as moving } from './moving/words.ts';
import type { words as pestControl } from './pest-control/words.ts';
import type { words as roofing } from './roofing/words.ts';
import type { words as seniorCare } from './senior-care/words.ts';
import type { words as septic } from './septic/words.ts';
import type { words as solar } from './solar/words.ts';
import type { words as waterDamage } from './water-damage/words.ts';
import type { SourceOf } from './source-books.ts';
import type { TradeId } from './names.ts';

// What the rule of a trade works with and finds, held to the sources of its book and to the names of its
// sentences: one that nobody wrote does not compile.

/** The sentences of each trade by their names. */
interface Words {
  'appliance-repair': typeof applianceRepair;
  cabinets: typeof cabinets;
  chiropractic: typeof chiropractic;
  concrete: typeof concrete;
  'forensic-cleaning': typeof forensicCleaning;
  'garage-door': typeof garageDoor;
  'home-staging': typeof homeStaging;
  hvac: typeof hvac;
  moving: typeof moving;
  'pest-control': typeof pestControl;
  roofing: typeof roofing;
  'senior-care': typeof seniorCare;
  septic: typeof septic;
  solar: typeof solar;
  'water-damage': typeof waterDamage;
}

type Name<Trade extends TradeId> = keyof Words[Trade] & string;

export type Price<Trade extends TradeId> = engine.UnitCost<SourceOf<Trade>>;
export type Factor<Trade extends TradeId> = engine.Factor<SourceOf<Trade>, Name<Trade>>;
export type Line<Trade extends TradeId> = engine.PricedLine<SourceOf<Trade>, Name<Trade>>;
export type Lines<Trade extends TradeId> = engine.Lines<SourceOf<Trade>, Name<Trade>>;
export type Metric<Trade extends TradeId> = engine.FoundMetric<SourceOf<Trade>, Name<Trade>>;
export type Warning<Trade extends TradeId> = engine.FoundWarning<SourceOf<Trade>>;
export type Series<Trade extends TradeId> = engine.FoundSeries<Name<Trade>, SourceOf<Trade>>;
export type Advice<Trade extends TradeId> = engine.Advice<Name<Trade>>;
export type Findings<Trade extends TradeId> = engine.Findings<SourceOf<Trade>, Name<Trade>>;
export type Saying<Trade extends TradeId, Prefix extends string> = engine.Saying<
  Name<Trade>,
  Prefix
>;
