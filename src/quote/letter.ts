import { price } from '../engine/index.ts';
import { unplacedOf, type Row, type Sums } from './compare-quotes.ts';
import type { FoundCaution } from './find-cautions.ts';
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

/** More questions than this about one thing are put into one. */
const MOST_APART = 3;
const LONGEST_WORDS = 80;

const short = (text: string): string =>
  text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS).trimEnd()}…` : text;
const quoted = (text: string): string => `“${short(text)}”`;
/** As a sentence of its own. */
const youWrite = (text: string): string =>
  `You write ${quoted(text)}${/[.!?…]$/.test(short(text)) ? '' : '.'}`;

const list = (labels: readonly string[]): string => labels.join('; ');

/** One question each, or one for all where they are many. */
const each = (
  labels: readonly string[],
  one: (label: string) => string,
  all: (labels: string) => string,
): string[] => (labels.length > MOST_APART ? [all(list(labels))] : labels.map(one));

const aboutLines = ({ rows, at, sums }: LetterAbout): string[] => {
  const cells = rows.map(({ item, ours, cells: all }) => ({
    label: item.label,
    ours,
    cell: all[at]!,
  }));
  const missing = cells.flatMap(({ label, ours, cell }) =>
    ours && cell.state === 'missing' ? [label] : [],
  );
  return [
    ...(sums.isOneSum
      ? [
          `Please write down what is in the ${price(sums.written)}, with a price for each: ${list(
            cells.flatMap(({ label, ours }) => (ours ? [label] : [])),
          )}.`,
        ]
      : each(
          missing,
          (label) => `I do not see “${label}”. Is it in the price? If not, what would it cost?`,
          (labels) =>
            `I do not see these: ${labels}. Which are in the price, and what would the others cost?`,
        )),
    ...(sums.isOneSum ? [] : unplacedOf(sums)).map(
      ({ text }) => `${youWrite(text)} Which work is that for?`,
    ),
    ...cells.flatMap(({ cell }) => {
      if (cell.state === 'out')
        return [`${youWrite(cell.says[0]!)} What would it cost if you did it?`];
      if (cell.state === 'open')
        return [
          `${youWrite(cell.says[0]!)} How much of it do you expect, and what is the most it can come to?`,
        ];
      if (cell.state !== 'priced') return [];
      const without = cell.without.map((text) => `${youWrite(text)} What would it cost?`);
      if (cell.says.length === 0) return without;
      const said = quoted(cell.says[0]!);
      if (cell.judgement === 'above')
        return [...without, `What is in ${said}: which make, which kind, and how much of it?`];
      return cell.judgement === 'below'
        ? [...without, `Does ${said} cover everything, material and labor?`]
        : without;
    }),
  ];
};

const aboutTotal = ({ written, lines, apart }: Sums): string[] =>
  apart === null
    ? []
    : [
        `Your lines add up to ${price(lines)}, but the total says ${price(written)}. Which is right?`,
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

/** The questions to ask of one company, the most useful first; none while we may have read its quote wrong. */
export const questionsFor = (about: LetterAbout): string[] => {
  const { quote, sums, cautions } = about;
  if (sums.isUnsure) return [];
  const hasPayment = quote.some(({ kind }) => kind === 'deposit' || kind === 'payment plan');
  return [
    ...new Set([
      ...aboutTraps(cautions),
      ...aboutLines(about),
      ...aboutTotal(sums),
      'Is this a fixed price? What could make it go up once work has begun?',
      hasPayment
        ? 'May I pay as the work gets done, and the last part when all of it is finished?'
        : 'How much is due before work starts, and when is the rest?',
    ]),
  ];
};

/** A letter to one company, plain text; empty where there is nothing to ask. */
export const writeLetter = (about: LetterAbout): string => {
  const { written } = about.sums;
  const questions = questionsFor(about).map((question, index) => `${index + 1}. ${question}`);
  if (questions.length === 0) return '';
  return [
    `Thank you for your quote${written > 0 ? ` of ${price(written)}` : ''}. Before I decide, I have a few questions. A short answer to each, in writing, is plenty:`,
    '',
    ...questions,
    '',
    'Thank you, and talk soon.',
  ].join('\n');
};
