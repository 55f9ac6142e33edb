import type { TradeId } from '../../trades/trade.ts';

/** What the addresses of proposals that are older than the trades' ids call those trades. */
const older: Readonly<Partial<Record<TradeId, string>>> = {
  concrete: 'concrete-resurfacing',
  cabinets: 'cabinetry',
  chiropractic: 'chiropractor',
};

/** The last part of the address of a trade's proposal, which is also its file's name. */
export const proposalSlug = (trade: TradeId): string =>
  `${older[trade] ?? trade}-domination-proposal`;
