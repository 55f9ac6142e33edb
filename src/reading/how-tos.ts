import type { TradeId } from '../trades/index.ts';
import { componentsIn } from './parsed.ts';
import type { Text } from './read-text.ts';
import { textsOf } from './texts.ts';

/** What how-tos are about, in the order of what does most harm. */
const groups = [
  'Water and waste',
  'Roof, walls and ground',
  'Machines, doors and power',
  'Pests',
  'Rooms, moving and selling',
  'People',
] as const;

const groupOfTrade: Readonly<Record<TradeId, (typeof groups)[number]>> = {
  'water-damage': 'Water and waste',
  septic: 'Water and waste',
  roofing: 'Roof, walls and ground',
  concrete: 'Roof, walls and ground',
  hvac: 'Machines, doors and power',
  'appliance-repair': 'Machines, doors and power',
  'garage-door': 'Machines, doors and power',
  solar: 'Machines, doors and power',
  'pest-control': 'Pests',
  cabinets: 'Rooms, moving and selling',
  moving: 'Rooms, moving and selling',
  'home-staging': 'Rooms, moving and selling',
  'senior-care': 'People',
  chiropractic: 'People',
  'forensic-cleaning': 'People',
};

const groupOf = ({ front }: Text<'how-to'>) => groupOfTrade[front.trade];

/** The how-tos by what they are about; a group that has none is left out. */
export const howToGroups = groups
  .map((name) => ({ name, howTos: textsOf('how-to').filter((one) => groupOf(one) === name) }))
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
