import type { Figures } from './line-figures.ts';
import { deniedIn } from './denied-in.ts';

/** What a line of a quote is. The first five make the price. */
export const KINDS = [
  'work',
  'allowance',
  'tax',
  'discount',
  /** A rebate, or money of a program, that may come later. */
  'credit',
  'subtotal',
  'total',
  /** One of several prices of which one is chosen. */
  'option',
  /** May be added: not in the price. */
  'addition',
  /** Named, without a price of its own. */
  'included',
  'deposit',
  'payment plan',
  'paid',
  /** Of an insurance claim: who pays when. */
  'depreciation',
  'deductible',
  'net',
  /** No price: a term, a warranty, a number, a condition. */
  'note',
] as const;

export type LineKind = (typeof KINDS)[number];

/** Kinds that make the price. */
export const IN_PRICE: ReadonlySet<LineKind> = new Set(KINDS.slice(0, 5));

/** What is paid when, or by whom: no work and no price. */
export const OF_MONEY: ReadonlySet<LineKind> = new Set(KINDS.slice(KINDS.indexOf('deposit'), -1));

/** The likeliest kind, of how likely each of `KINDS` is. */
export const likeliest = (likely: Readonly<Float64Array>): LineKind =>
  KINDS[likely.indexOf(Math.max(...likely))]!;

/** How the work of a line stands in the quote. */
export type Standing =
  | 'priced'
  /** Said to be in the price. */
  | 'included'
  /** Only named: in the scope, if the price is for all of it. */
  | 'named'
  /** To be priced later, or for each one needed. */
  | 'open'
  /** Left to the owner or to others. */
  | 'out';

const INCLUDED =
  /\bincl(?:ude|uded|udes|uding|uye|uido|uida|\.)?(?![a-z])|\bno (?:extra |additional )?(?:charge|cost)\b|\bno extra$|\bn\/?c$|\bn\/c\b|\b(?:every|each|all) (?:options?|packages?|prices?)\s*:|\b(?:are|is) all in\b|\bin (?:the|that|this|our) (?:\w+ )?rate\b|\bfree\b|\bcomplimentary\b|\bno (?:chg|chrg)\b|\s{2}(?:w\/|with ?)\w+$|\bwaived\b|\bsin costo\b|\bin (?:the |this )?(?:price|cost|total|pkg|package)\b|\bcourtesy\b|\bgratis\b|\bno cargo\b/i;
const OPEN =
  /\bt\.?b\.?d\b\.?|\bto be (?:determined|decided|priced|quoted)\b|\b(?:as|if|where|when) (?:needed|necessary|required|found|rotten|damaged|any(?! other| one))\b|\btime (?:and|&) materials?\b|\bt ?& ?m\b|\bupon inspection\b|\bmarket price\b|\bper unit\b|\b(?:additional|extra|further|each additional)\b.*(?:\b(?:per|each|ea)\b|\/)|\bchange order\b|\bcall for (?:a )?(?:price|quote)\b|\bpending\b|\bunforeseen\b/i;

/** What of a list may be there or not: where the list is in the price, so is it. */
const IF_NEEDED =
  /(?<=\bincl(?:ude[sd]?|uding|\.)?\b[^.;]*)\b(?:as|if|when) (?:needed|required|necessary)\b/gi;

export const standingOf = (
  text: string,
  { amount, rate }: Pick<Figures, 'amount' | 'rate'>,
): Standing => {
  const { says, denies } = deniedIn(text, amount);
  if (denies && !says) return 'out';
  if (amount !== null && amount !== 0) return 'priced';
  // "Included: crane if needed, new pad, permit"
  const isIn = INCLUDED.test(says) || amount === 0;
  if (rate || OPEN.test(isIn ? says.replace(IF_NEEDED, '') : says)) return 'open';
  return isIn ? 'included' : 'named';
};
