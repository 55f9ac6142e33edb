import type { Appliance } from '../../trades/appliance-repair/fields.ts';
import type { Item, List } from '../decision.ts';
import type { ApplianceCheckWord } from './words.ts';

type NeverItem = Item<ApplianceCheckWord>;

const gas: NeverItem = {
  say: 'item.never-gas',
  sources: ['appliance-repair R44', 'appliance-repair R110'],
};
const heater: NeverItem = { say: 'item.never-heater', sources: ['appliance-repair R53'] };
const lock: NeverItem = { say: 'item.never-lock', sources: ['appliance-repair R114'] };

const byAppliance: Readonly<Record<Appliance, readonly NeverItem[]>> = {
  refrigerator: [
    { say: 'item.never-sealed', sources: ['appliance-repair R112', 'appliance-repair R53'] },
  ],
  washer: [lock],
  dryer: [gas, heater],
  dishwasher: [lock],
  range: [gas, heater],
  microwave: [
    { say: 'item.never-microwave', sources: ['appliance-repair R111', 'appliance-repair R53'] },
  ],
  disposal: [{ say: 'item.never-hand', sources: ['appliance-repair R105'] }],
};

/** What nobody but a technician opens, whatever a video shows. */
export const neverOpen = (appliance: Appliance): List<ApplianceCheckWord> => ({
  id: 'never',
  items: [
    ...byAppliance[appliance],
    { say: 'item.never-breaker', sources: ['appliance-repair R100'] },
    { say: 'item.never-panel', sources: ['appliance-repair R53'] },
  ],
});
