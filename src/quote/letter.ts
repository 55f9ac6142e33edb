import { price, type ThreePoint } from '../engine/index.ts';
import type { Row, Sums } from './compare-quotes.ts';
import type { FoundCaution } from './find-cautions.ts';
import { judge } from './judge.ts';
import { isLimited } from './price-words.ts';
import { sayWork } from './verdict.ts';
import type { WrongProduct } from './wrong-product.ts';
import { isLeftOut, type Quote } from './weigh-quote.ts';
import { setOf, wordsOf } from './words-of.ts';

/** What a letter is made from: all of one quote, and nothing of another. */
export interface LetterAbout {
  readonly quote: Quote;
  readonly sums: Sums;
  readonly rows: readonly Row[];
  /** Our range, by which its price is judged. */
  readonly total?: ThreePoint;
  /** Which quote, from 0. */
  readonly at: number;
  /** All that the page warns of in it. */
  readonly cautions: readonly FoundCaution[];
  /** All of its words: what they speak of is not asked. */
  readonly text?: string;
  /** Whether they were read from a picture: a letter quotes none of them. */
  readonly isPicture?: boolean;
}

const MOST_QUESTIONS = 4;
/** Of so many prices a paper says itself what it is for. */
const LEAST_LISTED = 4;

/** All that sentences say, as one of its own: what they are warned of for may stand at their end. */
const youWrite = (...texts: readonly string[]): string =>
  `You write ${texts.map((text) => `“${text.replace(/(?:\s|\.{4,})+/g, ' ')}”`).join(' and ')}${/[.!?…]\s*$/.test(texts.at(-1)!) ? '' : '.'}`;

const NO_TOPIC = setOf('take off out haul put old come first');

const aboutLines = ({ quote, rows, at, sums, total, text = '' }: LetterAbout): string[] => {
  if (sums.isInsurers || sums.isElse || sums.isOfYears) return [];
  // What any word of the paper is of, ours or those of companies, it may have said.
  const said = new Set([...wordsOf(text), ...quote.flatMap((line) => line.names)]);
  const isNew = ({ id, label }: Row['item']) =>
    ![id, ...wordsOf(label.split(/,| (?:where|on) /)[0]!)].some(
      (one) => said.has(one) && !NO_TOPIC.has(one),
    );
  // What is put beside no line of ours may be what is unclear.
  const isKnown = sums.beside.every(({ place }) => place !== '#rest');
  const labels = rows.flatMap(({ item, cells }) => {
    const { state } = cells[at]!;
    const isSilent = state === 'missing' || (state === 'unclear' && isKnown);
    return isSilent && isNew(item) ? item.label : [];
  });
  const ours = rows.flatMap(({ item, cells }) => (isLeftOut(cells[at]!) ? [] : item));
  const stand = total && !sums.isPriceAsked ? judge(sums.compared, total) : null;
  const whole = labels.length > 0 ? `all of this: ${labels.join('; ')}` : 'all of the work';
  // A high price may hold other work, where its paper does not list it; of a low one the verdict says to ask.
  const listed = quote.filter(({ kind, amount }) => kind === 'work' && amount).length;
  if (stand === 'above' && sums.likeForLike === null && listed < LEAST_LISTED)
    return [
      `Is the ${price(sums.written)} for this: ${sayWork(ours)}? If it is for more, what is its part?`,
    ];
  return labels.length > 0 || stand === 'below'
    ? [`Does the ${price(sums.written)} cover ${whole}? If not, what would the rest cost?`]
    : [];
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

/** What to ask of each sentence that the law or good practice warns of, once; of what a whole paper lacks none is quoted. */
const aboutTraps = (cautions: readonly FoundCaution[]): string[] =>
  [...new Set(cautions.map(({ sentence }) => sentence))].map((its) => {
    const all = cautions.filter(({ sentence }) => sentence === its);
    const said = new Set([its, ...all.flatMap(({ also }) => also)]);
    return [
      ...(all.every(({ caution }) => caution.missing) ? [] : [youWrite(...said)]),
      // Two warnings of one sentence may ask the same.
      ...new Set(all.flatMap(({ caution }) => caution.ask.split(/(?<=[.?])\s/))),
    ].join(' ');
  });

const MOST_IT_CAN_BE = 'Will you put the most it can come to in writing?';
/** Asked instead where the price is paid over years. */
const AT_ONCE = 'What would it cost if I paid at once, and would I own it then?';

/**
 * The few questions to ask of one company: what we warn of first, then figures that do not fit, then lines. Of a price that is not fixed the one
 * question, unless the paper says the most it comes to; none about figures while we may have read them wrong.
 */
export const questionsFor = (of: LetterAbout): string[] => {
  const { sums, cautions, isPicture = false, text = '' } = of;
  const sayable = (those: readonly string[]) =>
    those.filter((says) => !isPicture || !says.includes('“'));
  const isLoose =
    (sums.isOpen || sums.isOfYears || (sums.rough === 'about' && !sums.isPriceAsked)) &&
    !isLimited(text) &&
    !cautions.some(({ caution }) => /\bmost\b/.test(caution.ask));
  const loose = sums.isOfYears ? AT_ONCE : MOST_IT_CAN_BE;
  const traps = [...sayable(aboutTraps(cautions)), ...(isLoose ? [loose] : [])];
  if (sums.isOpen) return traps;
  if (sums.isUnsure || sums.written <= 0) return [...traps, ...aboutTotal(sums)];
  const others = sayable([...aboutProducts(sums), ...aboutLines(of)]);
  return [...traps, ...new Set(others.slice(0, Math.max(0, MOST_QUESTIONS - traps.length)))];
};

/** A letter to one company, plain text; while nobody said what its price is it names none. Empty where there is nothing to ask. */
export const writeLetter = (about: LetterAbout): string => {
  const { written, isOpen, rough, isCounted, isPriceAsked } = about.sums;
  const questions = questionsFor(about).map((question, index) => `${index + 1}. ${question}`);
  const isNamed = written > 0 && !isOpen && !rough && !isCounted && !isPriceAsked;
  if (questions.length === 0) return '';
  return [
    `Thank you for sending this${isNamed ? `; I read its price as ${price(written)}` : ''}. ${questions.length > 1 ? 'I have a few questions. A short answer to each, in writing, is plenty' : 'I have one question'}:`,
    '',
    ...questions,
    '',
    'Thank you, and talk soon.',
  ].join('\n');
};
