import { prices } from '../../trades/moving/figures.ts';
import type { BookSource } from '../decision.ts';
import type { Bare } from './amounts.ts';
import type { Fee, MovingFeesValues } from './fields.ts';

/** Sources of the moving book for what a fee could add; the same by the hour and by weight, or not. */
const book: Readonly<
  Partial<
    Record<Fee, readonly BookSource[] | Readonly<Record<'time' | 'weight', readonly BookSource[]>>>
  >
> = {
  stairs: { time: ['moving M55'], weight: ['moving M18'] },
  elevator: { time: ['moving M55'], weight: ['moving M18'] },
  carry: { time: ['moving M55'], weight: ['moving M18'] },
  shuttle: ['moving M18'],
  packing: ['moving M81', 'moving M22'],
  unpacking: ['moving M81'],
  storage: { time: ['moving M66', 'moving M67'], weight: ['moving M66', 'moving M81'] },
  coverage: ['moving M86', 'moving M27'],
  weekend: ['moving M84'],
  summer: ['moving M14', 'moving M45'],
  trip: ['moving M84', 'moving M82'],
  fuel: ['moving M81'],
  waiting: ['moving M84', 'moving M82'],
  card: ['moving M83'],
};

/** The sources of what a fee could add. */
export const sourcesOf = (
  fee: Fee,
  { heavy, quotedRate }: MovingFeesValues,
  { byHour }: Bare,
): readonly BookSource[] => {
  // At their own rate nothing is taken from the book.
  if (fee === 'waiting' && quotedRate !== null) return [];
  if (fee === 'heavy') {
    const priced = heavy.map((piece) => prices[piece === 'safe' ? 'bulkyPiece' : piece]);
    return [...new Set(priced.flatMap(({ sources }) => sources))].map(
      (id) => `moving ${id}` as const,
    );
  }
  const entry = book[fee] ?? [];
  return 'time' in entry ? entry[byHour ? 'time' : 'weight'] : entry;
};
