import { stemsOf } from '../../search/words.ts';

/** A text with the words marked that answer the question; `matched` holds them without endings. */
export const marked = (text: string, matched: ReadonlySet<string>): (string | HTMLElement)[] =>
  text.split(/([\p{L}\p{N}’']+)/u).map((part) => {
    if (!stemsOf(part).some((word) => matched.has(word))) return part;
    const mark = document.createElement('mark');
    mark.className = 'bg-[color-mix(in_oklab,var(--gold)_24%,transparent)] text-inherit';
    mark.textContent = part;
    return mark;
  });
