import { price, type Item } from '../engine/index.ts';
import { isOther, otherWork, unplacedOf, type Row, type Sums } from './compare-quotes.ts';
import { RATED } from './due-in.ts';
import type { FoundCaution } from './find-cautions.ts';
import { isFixed } from './fixed-price.ts';
import type { WrongProduct } from './wrong-product.ts';
import type { Quote } from './weigh-quote.ts';

/** What a letter is made from: all of one quote, and nothing of another. */
export interface LetterAbout {
  readonly quote: Quote;
  readonly sums: Sums;
  readonly rows: readonly Row[];
  /** Which quote, from 0. */
  readonly at: number;
  readonly cautions: readonly FoundCaution[];
}

/** Nobody answers more questions than this. */
const MOST_QUESTIONS = 4;
const LONGEST_WORDS = 80;

const short = (text: string): string =>
  text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS).trimEnd()}…` : text;
const quoted = (text: string): string => `“${short(text)}”`;
/** As a sentence of its own. */
const youWrite = (text: string): string =>
  `You write ${quoted(text)}${/[.!?…]$/.test(short(text)) ? '' : '.'}`;

const list = (labels: readonly string[]): string => labels.join('; ');

/** A question, and how many dollars hang on its answer. */
interface Question {
  readonly says: string;
  readonly usd: number;
}

/** One question about all of these; none where there are none. */
const inOne = <T extends { readonly usd: number }>(
  those: readonly T[],
  one: (only: T) => string,
  all: (those: readonly T[]) => string,
): Question[] =>
  those[0] === undefined
    ? []
    : [
        {
          says: those.length === 1 ? one(those[0]) : all(those),
          usd: those.reduce((sum, { usd }) => sum + usd, 0),
        },
      ];

/** Kinds of our lines that have a make. */
const MADE: ReadonlySet<Item['kind']> = new Set(['installed', 'material', 'equipment']);

const ASKS = {
  out: 'What would the price be with it?',
  open: 'How much of it do you expect, and what is the most it can come to?',
};

const aboutLines = ({ rows, at, sums }: LetterAbout): Question[] => {
  const cells = rows.map(({ item, ours, cells: all }) => ({
    label: item.label,
    ours,
    usd: ours?.typical ?? 0,
    isMade: MADE.has(item.kind),
    cell: all[at]!,
  }));
  if (isOther(rows, sums, at)) return [];
  const whole = price(sums.written);
  const unplaced = unplacedOf(sums).map(({ text, amount }) => ({ text, usd: amount }));
  // What waits for its place may be what is unclear.
  const unclear = cells.filter(
    ({ ours, cell }) =>
      ours && cell.state === 'unclear' && (sums.isOneSum || unplaced.length === 0),
  );
  const isNamed = unclear.length < cells.filter(({ ours }) => ours).length;
  const missing = cells.filter(({ ours, cell }) => ours && cell.state === 'missing');
  return [
    ...inOne(
      unclear,
      ({ label }) => `Is this in the ${whole} too: ${label}?`,
      (all) => {
        const labels = list(all.map(({ label }) => label));
        return isNamed
          ? `Which of these are in the ${whole} too: ${labels}?`
          : `Which of these are in the ${whole}, and what is the price of each: ${labels}?`;
      },
    ),
    ...inOne(
      missing,
      ({ label }) => `I do not see “${label}”. Is it in the price? If not, what would it cost?`,
      (all) =>
        `I do not see these: ${list(all.map(({ label }) => label))}. Which are in the price, and what would the others cost?`,
    ),
    ...inOne(
      unplaced,
      ({ text }) => `${youWrite(text)} Which work is that for?`,
      (all) => `Which work is each of these for: ${list(all.map(({ text }) => quoted(text)))}?`,
    ),
    ...inOne(
      otherWork(rows, sums, at),
      ({ text }) => `${youWrite(text)} Is it needed, and what is the price without it?`,
      (all) =>
        `Which of these are needed, and what is the price without each: ${list(all.map(({ text }) => quoted(text)))}?`,
    ),
    ...cells.flatMap(({ cell, usd, isMade }): Question[] => {
      if (cell.state === 'out' || cell.state === 'open')
        return [{ says: `${youWrite(cell.says[0]!)} ${ASKS[cell.state]}`, usd }];
      if (cell.state !== 'priced') return [];
      const without = cell.without.map((text) => ({
        says: `${youWrite(text)} What would it cost?`,
        usd: 0,
      }));
      if (cell.says.length === 0) return without;
      const said = quoted(cell.says[0]!);
      const by = Math.abs(cell.amount - usd);
      // A dear line may hold what is unclear: that is asked.
      if (cell.judgement === 'above' && unclear.length === 0)
        return [
          ...without,
          {
            says: isMade
              ? `What is in ${said}: which make, which kind, and how much of it?`
              : `What is in ${said}, and how did you work out its price?`,
            usd: by,
          },
        ];
      return cell.judgement === 'below'
        ? [...without, { says: `Does ${said} cover everything, material and labor?`, usd: by }]
        : without;
    }),
  ];
};

/** What is said of a line whose amount is not what its own figures come to: "33 × $320 is $10,560". */
export const sayProduct = ({ quantity, each, comesTo }: WrongProduct): string =>
  `${quantity.toLocaleString('en-US')} × ${price(each)} is ${price(comesTo)}`;

const aboutProducts = ({ wrong }: Sums): string[] =>
  wrong.map(
    (one) =>
      `${youWrite(one.text)} ${sayProduct(one)}; your paper says ${price(one.says)}. Which is right?`,
  );

const aboutTotal = ({ written, lines, apart }: Sums): string[] =>
  apart === null
    ? []
    : [
        `I add your lines up to ${price(lines)}, but the total says ${price(written)}. Which is right?`,
      ];

/** What to ask of each sentence that the law or good practice warns of, once. */
const aboutTraps = (cautions: readonly FoundCaution[]): string[] => {
  const sure = cautions.filter(({ isSure }) => isSure);
  return [...new Set(sure.map(({ sentence }) => sentence))].map((said) =>
    [
      youWrite(said),
      ...sure.flatMap(({ caution, sentence }) => (sentence === said ? caution.ask : [])),
    ].join(' '),
  );
};

/** A part of the price, or what brings it, and when: "half on the day it goes in", "nothing until you are happy". */
const WHEN_PAID =
  /(?:\b(?:deposits?|dep[oó]sito|anticipo|down ?payment|retainer|balance|half|mitad|thirds?|rest|resto|remain(?:der|ing)|nothing|payments?|pago|pay(?:able)?|paid|due|bill(?:ed)?|draws?|cash|zelle|venmo|\d ?\/ ?\d)\b|\d ?%|\$0\b)[^.!?]*\b(?:down|up ?front|in advance|to (?:start|begin|schedule|book|order|hold)|(?:para empezar|al (?:empezar|terminar|final)|(?:at|on|upon|before|after|when|un?till?|til|once) (?:[\w']+ )?(?:[\w']+ )?(?:sign\w*|start\w*|begin\w*|order\w*|deliver\w*|arriv\w*|complet\w*|finish\w*|days?|work|install\w*|pour\w*|approv\w*|inspect\w*|visit|goes|in|month|week|happy|cool\w*|back|runs?|it['’]s|done|end)))\b|\bsin (?:dep[oó]sito|anticipo)\b|\bno (?:deposit|down ?payment|money (?:down|up ?front))\b|\b(?:half|\d{1,3} ?%) down\b/i;
const MOST_IT_CAN_BE =
  'What is the most this can come to, all in? What decides it, and will you put that in writing?';

/**
 * The few questions to ask of one company: what we warn of first, then figures that do not fit, then those most dollars hang on. Of a price that is
 * not fixed the one question; none while we may have read its quote wrong.
 */
export const questionsFor = (of: LetterAbout): string[] => {
  const { quote, sums, cautions } = of;
  if (sums.isOpen) return sums.isLimited ? [] : [MOST_IT_CAN_BE];
  if (sums.isUnsure) return aboutTotal(sums);
  const isPaymentSaid = quote.some(
    ({ text, kind }) =>
      WHEN_PAID.test(text.replace(RATED, ' ')) || /^(?:deposit|payment plan|paid)$/.test(kind),
  );
  const dearest = aboutLines(of)
    .filter((one) => !sums.wrong.some(({ text }) => one.says.includes(quoted(text))))
    .toSorted((a, b) => b.usd - a.usd);
  return [
    ...new Set([
      ...aboutTraps(cautions),
      ...aboutProducts(sums),
      ...aboutTotal(sums),
      ...dearest.map((one) => one.says),
      ...(quote.some(({ text }) => isFixed(text))
        ? []
        : ['Is this a fixed price? What could make it go up once work has begun?']),
      ...(isPaymentSaid ? [] : ['How much is due before work starts, and when is the rest?']),
    ]),
  ].slice(0, MOST_QUESTIONS);
};

/** A letter to one company, plain text; empty while we may have read its quote wrong. */
export const writeLetter = (about: LetterAbout): string => {
  const { written, isOpen, isCounted, isUnsure } = about.sums;
  const questions = questionsFor(about).map((question, index) => `${index + 1}. ${question}`);
  const thanks = `Thank you for your quote${written > 0 && !isOpen && !isCounted ? ` of ${price(written)}` : ''}.`;
  if (questions.length === 0)
    return isUnsure ? '' : `${thanks} It leaves nothing for me to ask. When could you start?`;
  return [
    `${thanks} Before I decide, ${questions.length > 1 ? 'I have a few questions. A short answer to each, in writing, is plenty' : 'I have one question'}:`,
    '',
    ...questions,
    '',
    'Thank you, and talk soon.',
  ].join('\n');
};
