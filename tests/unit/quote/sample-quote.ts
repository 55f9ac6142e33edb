import { linesOf } from '../../../src/quote/place-line.ts';
import { readLine } from './read-line.ts';
import type { Quote } from '../../../src/quote/weigh-quote.ts';

/** Lines as written, each with its place. */
export const placed = (...lines: readonly (readonly [text: string, place: string])[]): Quote =>
  lines.map(([text, place]) => ({
    ...readLine(text),
    place,
    names: linesOf(place),
    denies: [],
    plainly: linesOf(place)[0] ?? null,
  }));
