import type * as engine from '../engine/index.ts';
import type { words as applianceRepair } from './appliance-repair/words.ts';
import type cabinets from '../../content/trades/cabinets/words.json';
import type chiropractic from '../../content/trades/chiropractic/words.json';
import type concrete from '../../content/trades/concrete/words.json';
import type forensicCleaning from '../../content/trades/forensic-cleaning/words.json';
import type { words as garageDoor } from './garage-door/words.ts';
import type homeStaging from '../../content/trades/home-staging/words.json';
import type { words as hvac } from './hvac/words.ts';
import type moving from '../../content/trades/moving/words.json';
import type { words as pestControl } from './pest-control/words.ts';
import type roofing from '../../content/trades/roofing/words.json';
import type seniorCare from '../../content/trades/senior-care/words.json';
import type septic from '../../content/trades/septic/words.json';
import type solar from '../../content/trades/solar/words.json';
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
