import type { TradeId } from '../../trades/trade.ts';

/** What the address of its proposal calls each trade; these addresses are older than the trades' ids. */
const prefixes: Readonly<Record<TradeId, string>> = {
  roofing: 'roofing',
  hvac: 'hvac',
  solar: 'solar',
  'pest-control': 'pest-control',
  'water-damage': 'water-damage',
  concrete: 'concrete-resurfacing',
  septic: 'septic',
  moving: 'moving',
  cabinets: 'cabinetry',
  'garage-door': 'garage-door',
  'appliance-repair': 'appliance-repair',
  'home-staging': 'home-staging',
  chiropractic: 'chiropractor',
  'senior-care': 'senior-care',
  'forensic-cleaning': 'forensic-cleaning',
};

/** The last part of the address of a trade's proposal, which is also its file's name. */
export const proposalSlug = (trade: TradeId): string => `${prefixes[trade]}-domination-proposal`;
