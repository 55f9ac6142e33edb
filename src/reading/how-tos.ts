import type { TradeId } from '../trades/index.ts';
import { componentsIn } from './parsed.ts';
import type { Text } from './read-text.ts';
import { textsOf } from './texts.ts';

/** What how-tos are about, in the order of what does most harm, and the trades that belong to it. */
const groups: readonly { readonly name: string; readonly trades: readonly TradeId[] }[] = [
  { name: 'Water and waste', trades: ['water-damage', 'septic'] },
  { name: 'Roof, walls and ground', trades: ['roofing', 'concrete'] },
  {
    name: 'Machines, doors and power',
    trades: ['hvac', 'appliance-repair', 'garage-door', 'solar'],
  },
  { name: 'Pests', trades: ['pest-control'] },
  { name: 'Rooms, moving and selling', trades: ['cabinets', 'moving', 'home-staging'] },
  { name: 'People', trades: ['senior-care', 'chiropractic', 'forensic-cleaning'] },
];

const groupOf = ({ front }: Text<'how-to'>): number =>
  groups.findIndex(({ trades }) => trades.includes(front.trade));

/** The how-tos by what they are about; a group that has none is left out. */
export const howToGroups = groups
  .map(({ name }, at) => ({ name, howTos: textsOf('how-to').filter((one) => groupOf(one) === at) }))
  .filter(({ howTos }) => howTos.length > 0);

/** How many others a how-to names at its end. */
const OTHERS = 12;

/** Other how-tos, those about the same first. */
export const otherHowTos = (text: Text<'how-to'>): readonly Text<'how-to'>[] => {
  const others = textsOf('how-to').filter((one) => one !== text);
  const alike = (one: Text<'how-to'>) => groupOf(one) === groupOf(text);
  return [...others.filter(alike), ...others.filter((one) => !alike(one))].slice(0, OTHERS);
};

/** What each step of a how-to is called. */
export const stepsOf = (text: Text<'how-to'>): readonly string[] =>
  componentsIn(text)
    .filter(({ name }) => name === 'Step')
    .map(({ attributes }) => String(attributes.title));
