import {
  fillIn,
  isAsked,
  readAnswers,
  runEstimate,
  type Answers,
  type Calculator,
  type Estimate,
} from '../engine/index.ts';
import { sizeToAsk } from '../engine/results/quote-check.ts';
import { numberOf } from './spelled.ts';
import { TAKEN } from './taking.ts';
import type { AnswerWords } from './quote-words.ts';
import { ratingIn, read } from './ratings.ts';
import type { PlacedLine } from './place-line.ts';
import { isOffer } from './price-words.ts';
import { withUnits } from './units.ts';
import { isDenial, plainWords, setOf } from './words-of.ts';

/** An answer that a quote states. */
export interface Stated {
  /** The question it is about. */
  readonly field: string;
  /** The answer, and what else has to be answered for the question to be asked. */
  readonly answers: Readonly<Record<string, string | number | readonly string[]>>;
  /** The answers that it speaks against; of others it says nothing. */
  readonly against?: AnswerWords['against'];
  /** As the quote says it: "20 SEER2". */
  readonly says: string;
  /** Whether the answer is a step of ours that such figures are priced by, and not the figure: "About 16" of "17 SEER2". */
  readonly isStep?: true;
  /** Whether words alone say it, with no figure: they may be of another thing, so it is asked about and never just taken. */
  readonly isOfWords?: true;
}

/** Bounds, doubts or offers, or speaks of what is there already, of other homes, or of a part of the work. */
const UNSURE = setOf(
  'if unless whether may might can could would should perhaps maybe guess between most many allowance allowances ' +
    'upgrade available optional additional extra versus vs than instead offer offered request ' +
    'usually typical typically normally generally often example existing currently current old was waste also ' +
    'ask starts starting clients customers families border borders band bands ribbon ribbons accent accents',
);
const UNSURE_IN_TWO =
  /\b(?:up to|or(?! (?:about )?\$)|(?:above|beyond|over) \d|at least|(?<!h(?:ou)?rs? )minimum|total plus|by others|turned down|R-?22|(?:our|the|your) (?:caregivers|aides|services)|(?:the|your) (?:caregiver|aide))\b|\?|(?<![a-z]{2})\d \+ \d|(?:\s{2}|[x×:] ?)0(?![.,\d])/i;
/** Whether words say nothing sure of this home. */
const isUnsure = (text: string): boolean =>
  UNSURE_IN_TWO.test(text) || plainWords(text).some((word) => isDenial(word) || UNSURE.has(word));

/** A sentence or a cell of a line, which says one thing. */
const SENTENCE = /(?:(?!\s{3})[^.;]|\.(?=\S)|[.;](?=\s+or\b))+/gi;
/** What a text says of this home: without what is unsurely taken away, and without sentences that say nothing sure. */
const sureOf = (text: string): string =>
  [TAKEN, SENTENCE].reduce(
    (left, part) => left.replace(part, (one) => (isUnsure(one) ? ' ' : one)),
    text,
  );

/** Behind the words of a thing it is another thing: "New riser lid", "new gutter guards". */
const OF_ANOTHER = '(?! (?:lids?|covers?|caps?|guards?|screens?|aprons?|flush|ready)\\b)';

const inPlainWords = (text: string): string =>
  text
    .replace(TAKEN, ' ')
    .replace(/(\d) ?(?:'|ft\.?)(?= ?x)/gi, '$1')
    .replace(/(\d) ?x ?(\d)/gi, '$1x$2')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/(\d) ?["”]/g, '$1 in');

/** Words of {@link inPlainWords} as the line has them: "16x7" of "16' x 7'"; empty where what is between was left out. */
const asWritten = (text: string, said: string): string => {
  const each = said.match(/\d+|\p{L}+|\S/gu)!.map((one) => {
    if (/^\d/.test(one)) return [...one].join(',?');
    return one === 'in' ? '(?:in|["”])' : one.replace(/[^\p{L}]/u, '\\$&');
  });
  const pattern = each.join("[\\s'’-]*(?:ft\\.?)?\\s*");
  return new RegExp(`${pattern}(?:\\.\\d\\d\\b|['’])?`, 'i').exec(text)?.[0] ?? '';
};

/** Any of these words; the upper end of "20 to 25 hours" is no figure. */
const saysOne = (words: readonly string[] = ['(?!)'], behind = ''): RegExp =>
  new RegExp(
    `(?<!\\d(?:[-–]| to ))\\b(?:${words.map((said) => withUnits(said).replace(/ (\??)/g, (_, may) => (may ? '[ -]*' : '[ -]+'))).join('|')})\\b${behind}`,
    'gi',
  );

/** The question that an answer is about. */
const fieldOf = ({ answers }: Pick<AnswerWords, 'answers'>): string => Object.keys(answers)[0]!;

const foundIn = (
  text: string,
  { says, figure = '', from = -Infinity, below = Infinity, each, against, answers }: AnswerWords,
  paper: string,
): Stated[] => {
  const without = sureOf(text);
  const of = each && (ratingIn(each[0], paper)[0]?.value ?? each[1]);
  return [...read(saysOne(says, OF_ANOTHER), inPlainWords(without)), ...ratingIn(figure, without)]
    .filter(({ value }) => value >= from && value < below)
    .map(({ value, says: said }) => ({
      field: fieldOf({ answers }),
      says: asWritten(text, said),
      ...(against && { against }),
      ...(figure && below < Infinity && { isStep: true as const }),
      ...(!/\d/.test(said) && !numberOf(said) && { isOfWords: true as const }),
      answers: Object.fromEntries(
        Object.entries(answers).map(([id, said]) => [
          id,
          said === '#' ? `${value}` : (said ?? (of ? Math.round((value * 1000) / of) : value)),
        ]),
      ),
    }))
    .filter(({ says }) => says !== '');
};

/** What is another by less is no other size, and no other price. */
const APART = 0.08;
const saysSame = (a: Stated, b: Stated): boolean =>
  a.field === b.field &&
  Object.entries(a.answers).every(
    ([id, one]) =>
      // Of what several may be true of, one speaks against no other.
      typeof one === 'object' ||
      JSON.stringify(one) === JSON.stringify(b.answers[id]) ||
      Math.abs(Number(b.answers[id]) / Number(one) - 1) <= APART,
  );

/** The one answer to a question; none where two are given. */
export const agreed = (all: readonly Stated[]): Stated[] =>
  all.filter(
    (one, at) =>
      all.findIndex((other) => saysSame(one, other)) === at &&
      all.every((other) => other.field !== one.field || saysSame(one, other)),
  );

/** What is ordered holds up to a fifth more than what it covers. */
const WITH_WASTE = 1.2;

/** Whether an answer is a figure: one that a paper names twice it names alike. */
const isCounted = ({ figure, answers }: AnswerWords): boolean =>
  figure !== undefined || Object.values(answers).some((said) => said === null || said === '#');

type Line = Pick<PlacedLine, 'text' | 'kind' | 'standing' | 'option' | 'under'>;

/** Whether a line is not of what is done here; a sentence may go on over its ends: "Pump out, up to", "can be bought for $210". */
const saysNothing = (lines: readonly Line[], at: number): boolean => {
  const { text, kind, standing, under } = lines[at]!;
  const [before = ''] = /\p{L}+(?: to)?\W*$/u.exec(lines[at - 1]?.text ?? '') ?? [];
  const [behind = ''] = /^\W*\p{Ll}+(?: (?:about )?\$)?/u.exec(lines[at + 1]?.text ?? '') ?? [];
  return (
    kind === 'addition' ||
    standing === 'out' ||
    isOffer(text, under) ||
    isUnsure(`${before} ${behind}`)
  );
};

/**
 * What a quote answers of the questions of its trade: figures anywhere, all else in a line that has a part in the price.
 * @param lines those that are in its price
 * @param rules in one line the first of those about a question decides
 */
export const statedIn = (lines: readonly Line[], rules: readonly AnswerWords[]): Stated[] => {
  const paper = lines.map(({ text }) => text).join('\n');
  const meant = rules.filter(({ unless }) => paper.search(saysOne(unless)) < 0);
  // Words may be of another thing than the figure that a paper has of it: "inverter, up to 20 SEER2".
  const figured = meant.flatMap((rule) =>
    ratingIn(rule.figure ?? '', paper).length > 0 ? fieldOf(rule) : [],
  );
  const answering = meant.filter((rule) => isCounted(rule) || !figured.includes(fieldOf(rule)));
  const counted = answering.filter(isCounted);
  // Beside a chosen option only what stands above all of them is surely of it.
  const first = lines.findIndex(({ option, kind }) => option !== null && kind !== 'note');
  const found = lines.flatMap(({ text, kind, option }, at) => {
    if (saysNothing(lines, at) || (first >= 0 && at > first && option === null)) return [];
    const own = (kind === 'note' && option === null ? counted : answering)
      .filter((rule) => !rule.in || text.search(saysOne(rule.in)) >= 0)
      .flatMap((rule) => foundIn(text, rule, paper).map((one) => ({ one, rule })));
    // All figures of one kind count: "14 SEER2  16 SEER2  18 SEER2" says none of them.
    return own.filter(({ one, rule }) => {
      const leading = own.find((other) => other.one.field === one.field)!.rule;
      return rule === leading || (rule.figure && rule.figure === leading.figure);
    });
  });
  const bare = found.find(({ rule }) => rule.in);
  const isMore = ({ one, rule }: (typeof found)[number]): boolean => {
    const more = Number(one.answers[one.field]) / Number(bare?.one.answers[one.field]);
    return !rule.in && more > 1 && more <= WITH_WASTE;
  };
  return agreed(
    found
      .filter((one) => !isMore(one))
      // What the paper counts goes before what follows from another figure of it.
      .toSorted((a, b) => Number(Boolean(a.rule.each)) - Number(Boolean(b.rule.each)))
      .map(({ one }) => one),
  );
};

/** Whether a quote is of another kind than all that we price, or of another number, or larger: nothing can be taken. */
export const isBeyond = ({ fields }: Calculator, { field, answers }: Omit<Stated, 'says'>) => {
  const [its, value] = [fields[field]!, answers[field]];
  return value === '#other' || (its.kind === 'number' && Number(value) > its.max);
};

/** The answer of who was told nothing yet: what a quote says is no other. */
const NOT_KNOWN = 'unknown';

/**
 * What becomes of a stated answer: a figure fills a gap; what words alone say, or what is another than the person's or
 * than another quote's, is asked about. Null where it says nothing new, or what makes no other price.
 * @param isOurs whether an answer was taken from a quote, and may be taken from another
 * @param isShared whether no other quote says otherwise
 */
export const useOf = (
  { field, answers, against = {}, isOfWords }: Stated,
  calculator: Calculator,
  estimate: Pick<Estimate, 'inputs' | 'given' | 'total' | 'items' | 'narrowing'>,
  isOurs: (field: string) => boolean,
  isShared = true,
): 'take' | 'ask' | null => {
  const { fields } = calculator;
  const { inputs, given } = estimate;
  if (Object.entries(against).some(([id, is]) => !is.includes(inputs[id] as string))) return null;
  const described = fields[field]!;
  const said = { ...(inputs as Answers), ...answers };
  const after = fillIn(calculator, said);
  if (!isAsked(described, after)) return null;
  if (isBeyond(calculator, { field, answers })) return 'ask';
  if (readAnswers(calculator, answers).problems.length) return null;
  const fresh = Object.keys(answers).filter(
    (id) => JSON.stringify(inputs[id]) !== JSON.stringify(answers[id]) || !given.includes(id),
  );
  if (fresh.length === 0) return null;
  const contrary = fresh.filter(
    (id) => given.includes(id) && inputs[id] !== NOT_KNOWN && !isOurs(id),
  );
  // Who said how they would measure it and did not has no size yet.
  const isOpen =
    described.kind === 'number' && !contrary.includes(field) && sizeToAsk(fields, estimate);
  const isGap = isShared && (contrary.length === 0 || isOpen);
  if (isGap && !isOfWords) return 'take';
  if (described.kind === 'choice' && !isGap) return 'ask';
  // Which part is broken decides what there is to compare, whatever it costs.
  if (isGap && inputs[field] === NOT_KNOWN) return 'ask';
  const { total, items } = runEstimate(calculator, readAnswers(calculator, said).answers);
  const moved = Math.abs(total.typical / estimate.total.typical - 1);
  // "Hands off" of who washes somebody is another work, whatever it costs.
  const isOther = items.some(({ id, label }) =>
    estimate.items.some((ours) => ours.id === id && ours.label !== label),
  );
  return (isGap || described.kind === 'number') && (moved > APART || isOther) ? 'ask' : null;
};
