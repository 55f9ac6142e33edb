import type { TradeId } from '../../trades/index.ts';
import { applianceRepair } from './appliance-repair.ts';
import { cabinets } from './cabinets.ts';
import { concrete } from './concrete.ts';
import type { Cutaway } from './cutaway.ts';
import { garageDoor } from './garage-door.ts';
import { homeStaging } from './home-staging.ts';
import { hvac } from './hvac.ts';
import { moving } from './moving.ts';
import { pestControl } from './pest-control.ts';
import { roofing } from './roofing.ts';
import { septic } from './septic.ts';
import { solar } from './solar.ts';
import { waterDamage } from './water-damage.ts';

/** What stands beside the tape, by trade: where nothing can be cut open, or nobody should look, there is none. */
export const cutaways: Partial<Record<TradeId, Cutaway>> = {
  roofing,
  hvac,
  septic,
  'garage-door': garageDoor,
  'water-damage': waterDamage,
  concrete,
  cabinets,
  moving,
  solar,
  'pest-control': pestControl,
  'appliance-repair': applianceRepair,
  'home-staging': homeStaging,
};
