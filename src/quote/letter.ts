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
          (label) => `Is “${label}” in the price? If not, what does it cost?`,
          (labels) => `Which of these are in the price, and what do the others cost: ${labels}?`,
        )),
    ...(sums.isOneSum ? [] : unplacedOf(sums)).map(
      ({ text }) => `You write ${quoted(text)}. Which work is that?`,
    ),
    ...cells.flatMap(({ cell }) => {
      if (cell.state === 'out')
        return [`You write ${quoted(cell.says[0]!)}. What would it cost if you did it?`];
      if (cell.state === 'open')
        return [
          `You write ${quoted(cell.says[0]!)}. What is the price for one, how many do you expect, and what is the most it can come to?`,
        ];
      if (cell.state !== 'priced') return [];
      const without = cell.without.map((text) => `You write ${quoted(text)}. What would it cost?`);
      if (cell.says.length === 0) return without;
      const said = quoted(cell.says[0]!);
      if (cell.judgement === 'above')
        return [...without, `What is in ${said}: which make, kind and quantity?`];
      return cell.judgement === 'below'
        ? [...without, `Does ${said} hold all of the work, material and labor?`]
        : without;
    }),
  ];
};

const aboutTotal = ({ stated, lines, isOneSum, isUnsure }: Sums): string[] =>
  stated === null || isOneSum || isUnsure || Math.abs(stated - lines) < 1
    ? []
    : [`Your lines add up to ${price(lines)}; the total says ${price(stated)}. Which is right?`];

/** The questions to ask of one company, the most useful first. */
export const questionsFor = (about: LetterAbout): string[] => {
  const { quote, sums, cautions } = about;
  const hasPayment = quote.some(({ kind }) => kind === 'deposit' || kind === 'payment plan');
  return [
    ...new Set([
      ...cautions.flatMap(({ caution, sentence, isSure }) =>
        isSure ? [`You write ${quoted(sentence)} ${caution.ask}`] : [],
      ),
      ...aboutLines(about),
      ...aboutTotal(sums),
      'Is this a fixed price? What could raise it once work has begun?',
      hasPayment
        ? 'May I pay by the work done, the last part when all of it is finished?'
        : 'What is due when, and what before work starts?',
    ]),
  ];
};

/** A letter to one company, plain text. */
export const writeLetter = (about: LetterAbout): string => {
  const { written } = about.sums;
  const questions = questionsFor(about).map((question, index) => `${index + 1}. ${question}`);
  return [
    `Thank you for your quote${written > 0 ? ` of ${price(written)}` : ''}. Before I decide, please answer in writing:`,
    '',
    ...questions,
    '',
    'Thank you.',
  ].join('\n');
};
