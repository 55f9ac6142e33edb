import { usd, type FoundWarning } from '../../engine/index.ts';
import type { StagingValues } from './fields.ts';
import { figures } from './figures.ts';
import { isQuoted, ourFigures, stagingCost } from './lines.ts';
import type { SourceOf } from '../source-books.ts';

type Warning = FoundWarning<SourceOf<'home-staging'>>;

/** A quote outside our figures: above them it needs a second price, far below them something is missing. */
const farQuote = (v: StagingValues): Warning | false => {
  if (!isQuoted(v)) return false;
  const usual = ourFigures(v);
  const quoted = stagingCost(v).typical;
  const facts = { quote: usd(quoted), usual: usd(usual) };
  if (quoted > usual.high) return { id: 'quote-high', facts, level: 'caution' };
  return (
    quoted < figures.lowQuote.value * usual.low && { id: 'quote-low', facts, level: 'caution' }
  );
};

/** What keeps photos honest, quotes whole and contracts clear. */
export const warnings = (v: StagingValues): (Warning | false)[] => [
  farQuote(v),
  v.kind === 'virtual' && {
    id: 'label-photos',
    level: 'caution',
    sources: ['S30', 'S32', 'S38'],
  },
  v.kind !== 'virtual' && v.paint > v.area && { id: 'paint-area', level: 'caution' },
  v.kind === 'vacant' && { id: 'empty-home', level: 'caution', sources: ['S62', 'S63'] },
  v.kind === 'vacant' && { id: 'written-term', level: 'caution', sources: ['S6', 'S5', 'S7'] },
];
