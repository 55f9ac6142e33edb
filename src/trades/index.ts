import { applianceRepair } from './appliance-repair/index.ts';
import { cabinets } from './cabinets/index.ts';
import { chiropractic } from './chiropractic/index.ts';
import { concrete } from './concrete/index.ts';
import { forensicCleaning } from './forensic-cleaning/index.ts';
import { garageDoor } from './garage-door/index.ts';
import { homeStaging } from './home-staging/index.ts';
import { hvac } from './hvac/index.ts';
import { moving } from './moving/index.ts';
import { pestControl } from './pest-control/index.ts';
import { roofing } from './roofing/index.ts';
import { seniorCare } from './senior-care/index.ts';
import { septic } from './septic/index.ts';
import { solar } from './solar/index.ts';
import { waterDamage } from './water-damage/index.ts';
import { compileWords } from '../engine/say/compile-words.ts';
import type { Trade } from './trade.ts';

/** The trades in the order they are shown. Adding one is its folder and one line here. */
const all: readonly Trade[] = [
  roofing,
  hvac,
  solar,
  pestControl,
  waterDamage,
  concrete,
  septic,
  moving,
  cabinets,
  garageDoor,
  applianceRepair,
  homeStaging,
  chiropractic,
  seniorCare,
  forensicCleaning,
];

/** Ready to speak: where no bundler compiled the words, as on the command line, it is done here. */
export const trades: readonly Trade[] = all.map((trade) =>
  trade.calculator.words
    ? {
        ...trade,
        calculator: { ...trade.calculator, words: compileWords(trade.calculator.words) },
      }
    : trade,
);

export const tradeById = (id: string): Trade | undefined => trades.find((trade) => trade.id === id);

export * from './trade.ts';
