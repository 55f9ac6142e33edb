import { isSame } from './judge.ts';
import { tokensOf, valueOf, type Token } from './tokens.ts';

/** So much of a long line is shown on each side of an amount. */
const BEFORE = 60;
const AFTER = 25;

/** Joins a line to the one before it: "or about $2,210 a month". */
const JOINS = /^or\s+/i;

/** Where a text says an amount, US dollars, with either sign. */
export const placesOf = (text: string, usd: number): Token[] =>
  tokensOf(text).filter((token) => isSame(Math.abs(valueOf(token) ?? Infinity), Math.abs(usd)));

/** The words of a line around an amount, as they stand there: nothing else is said of what is not compared. */
export const passageOf = (line: string, usd: number): string => {
  const text = line.trim().replace(JOINS, '').replace(/\s+/g, ' ');
  const at = placesOf(text, usd).at(-1);
  const from = at ? at.from - BEFORE : 0;
  const to = (at?.to ?? BEFORE) + AFTER;
  // A short sentence is whole from its start: its first word may be "Not".
  const sentence = Math.max(0, text.lastIndexOf('. ', from) + 1);
  const start = from - sentence < BEFORE ? sentence : text.indexOf(' ', from) + 1;
  const after = at?.to ?? 0;
  const sentenceEnd = text.slice(after, to).indexOf('. ');
  const cut = sentenceEnd < 0 ? text.lastIndexOf(' ', to) : after + sentenceEnd + 1;
  const end = to < text.length ? cut : text.length;
  const isWhole = end === text.length || text[end - 1] === '.';
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trimStart()}${isWhole ? '' : '…'}`;
};
