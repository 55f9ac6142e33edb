import type { Option } from './find-options.ts';
import { placeLine } from './place-line.ts';
import type { Matcher } from './match-line.ts';
import type { PlacedLine } from './weigh-quote.ts';

/**
 * The quote as if it had one price: that of the chosen option. What belongs to the others is left out; before
 * one is chosen no option has a part in it.
 * @param chosen which option, from 0; null while nobody has said
 */
export const chooseOption = (
  lines: readonly PlacedLine[],
  options: readonly Option[],
  chosen: number | null,
  match: Matcher,
): PlacedLine[] => {
  const option = chosen === null ? undefined : options[chosen];
  if (options.length === 0) return [...lines];
  const hasLine = lines.some(({ kind, option: of }) => kind === 'option' && of === chosen);
  const own = lines.map((line): PlacedLine => {
    if (line.option !== null && line.option !== chosen) return { ...line, place: '#out' };
    if (line.kind !== 'option') return option ? line : { ...line, place: '#out' };
    if (!option || line.option === null) return { ...line, place: '#out' };
    const work = { ...line, kind: 'work' as const, amount: option.total };
    const place = placeLine(work, match);
    return { ...work, place: place === '#unknown' || place === '#out' ? '#rest' : place };
  });
  // In columns the price of an option has no line of its own.
  const [first] = lines;
  return option && first && !hasLine
    ? [
        ...own,
        {
          ...first,
          text: option.name,
          kind: 'work',
          standing: 'priced',
          amount: option.total,
          rate: null,
          place: '#rest',
        },
      ]
    : own;
};
