import { caution, usd } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { StagingValues } from './fields.ts';
import { figures } from './figures.ts';
import { isQuoted, ourFigures, stagingCost } from './lines.ts';

/** A quote outside our figures: above them it needs a second price, far below them something is missing. */
const farQuote = (v: StagingValues): Warning<'home-staging'> | false => {
  if (!isQuoted(v)) return false;
  const usual = ourFigures(v);
  const quoted = stagingCost(v).typical;
  const facts = { quote: usd(quoted), usual: usd(usual) };
  if (quoted > usual.high) return caution('quote-high', { facts });
  return quoted < figures.lowQuote.value * usual.low && caution('quote-low', { facts });
};

/** What keeps photos honest, quotes whole and contracts clear. */
export const warnings = (v: StagingValues): (Warning<'home-staging'> | false)[] => [
  farQuote(v),
  v.kind === 'virtual' && caution('label-photos', { sources: ['S30', 'S32', 'S38'] }),
  v.kind !== 'virtual' && v.paint > v.area && caution('paint-area'),
  v.kind === 'vacant' && caution('empty-home', { sources: ['S62', 'S63'] }),
  v.kind === 'vacant' && caution('written-term', { sources: ['S6', 'S5', 'S7'] }),
];
