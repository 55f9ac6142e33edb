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
import { passageOf } from './passage.ts';
import { ONES } from './spelled.ts';
import { TAKEN } from './taking.ts';
import type { AnswerWords } from './quote-words.ts';
import { isSame as isSameAmount } from './judge.ts';
import { ratingIn, read } from './ratings.ts';
import type { PlacedLine } from './place-line.ts';
import { isOffer } from './price-words.ts';
import { plainWords, setOf } from './words-of.ts';

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

/** Of one or another, one and another ("18 + 16 LF"), what is there already, what is cut off, one part of the whole, what is asked, or what is a bound, a guess or denied, nothing is answered. */
const OTHER =
  /(?<![\w.,$])\d[\dx.,'’]* ?\+ ?(?=\d)[\dx.,]*|[^,;.(?]*\?|\bbetween \d[^;.]* and \d[\d.,]* ?\w*(?: \w+)?|(?:[^,;.(]|\.(?=\d))*\b(?:not (?:included|in\b)|excluded)|(?:[^;.()]|\.(?=\d)|\([^()]*\)|\((?=or\b))*\bor\b(?:[^;.()]|\.(?=\d)|\([^()]*\))*|\b(?:existing[^,;.\w]*:|currently)(?:[^;.]|\.(?=\d))*|(?:[^;.(]|\.(?=\d))*(?<!\s{2}|[$.,])\b(?:19[89]\d|20(?:0[1-9]|1\d)|R-?22)\b(?![.,]?\d)(?:(?!\b(?:and|put|new|install)\b)(?:[^;.]|\.(?=\d)))*|\b(?:existing|old|current|was|up to|guess|perhaps|maybe|no|not|never|without|(?:above|beyond|than)(?= \d))\b(?! insulat)(?:(?!\b(?:and|put|new|install)\b)(?:[^,;.]|[,.](?=\d)))*|\bwaste:(?:[^;.]|\.(?=\d))*|\d[\d.,]* ?\w+,? (?:\w+ )?\(?(?:with|w\/|incl\w*\.?|counting)(?: the| \d+ ?%?)? waste\b|(?:(?!\b(?:and|with|plus)\b)[^,;.&+])*\b(?:borders?|bands?|ribbons?|accents?)\b/gi;
/** What is turned down, a company called by what it does or by what it sells, and one of several are no answer. */
const ANSWERS_NOTHING =
  /(?:^(?:[^,;.]|[,.](?=\d))*\b|\s{2}|[,:(–-] ?)not(?: \w+){1,4}\W*(?:\s{2}|\$|$)|(?:\s{2}|[:(–-] ?)no\W*$|(?:\s{2}|[x×:] ?)0(?![.,\d])|\b(?:none|n\/a|declin\w+|turned down|by others|be (?:added|bought|had|purchased)|(?:starts?|starting) (?:at|from)|on request|also (?:sell|offer|carry|do)|ask (?:us|about|your)|(?:our|the) (?:clients|customers|families))(?!\w)|\b(?:what )?(?:(?:the|our|your|a) )?(?:caregivers|aides) (?:can |will |may )?(?:do|help|assist)\b|\bwhat (?:(?:the|our|your|a) )?(?:caregiver|aide|we) (?:can |will |may )?do(?:es)?\b|\b(?:our|these|list of) services\b|^[^\d$]*\b(?:llc|inc|co|company|services|solutions|contractors)\b[^\d$]*$|^[^\d$]+(?:\s{2,}[^\d$]+){2}$|^\W*option:?\s*\d*:|[;.!?]\s+or\b|\b(?:instead of|at least)\b/i;
/** Stand by what is offered, is a bound, may come, or is so elsewhere: no sentence with one of them says what is done here. */
const UNSAID = setOf(
  'if may might could would minimum allowance allowances upgrade available additional extra versus vs ' +
    'offered usually typically typical normally generally often most many example',
);
/** Whether a line may state anything of this home. */
const mayState = ({ text, under }: Pick<PlacedLine, 'text' | 'under'>): boolean =>
  !ANSWERS_NOTHING.test(text) &&
  !isOffer(text, under) &&
  !plainWords(text).some((word) => UNSAID.has(word));
/** Says how large the roof is: what is up to a fifth more holds waste. */
const OF_ROOF =
  /\btear[ -]?off\b|\bremov(?:e|al)\b|\broof (?:area|size|is|of|measures)\b|\bmeasured\b|(?:^|[;.:,(]\s*)\d[\d.]* squares(?=\s*(?:[;.,)]|$))/i;

/** In what is ordered, and not what lies on the roof; "plus waste" leaves it out. */
const HOLDS_WASTE = /(?<!(?:\bplus|\+|\bbefore|\bwithout|\bno) (?:\d+ ?% )?)\bwaste\b/i;

/** Ends before what it speaks of: "Pump out, up to", and below "1,250 gallons". */
const GOES_ON = /\b(?:up to|over|above|than|not|no|or|if|with(?:out)?|optional)\s*$/i;

/** Begins with what turns around what stands above it: "Full value, $60,000", and below "can be bought for $210". */
const TURNS = /^\W*(?:can|may|could|would|available|offered|declined|is optional)\b/;

/** Behind the words of a thing it is another thing: "New riser lid", "new gutter guards". */
const OF_ANOTHER = '(?! (?:lids?|covers?|caps?|guards?|screens?|aprons?|flush|ready)\\b)';

/** Said of all options, wherever it stands: "Each price includes 60 days". */
const OF_EACH =
  /^\W*(?:each|every|all|both)\b[^.;]{0,24}\b(?:includes?|have|has|covers?|comes? with|gets?)\b/i;

const inPlainWords = (text: string): string =>
  text
    .replace(TAKEN, ' ')
    .replace(/(\d) ?(?:'|ft\.?)(?= ?x)/gi, '$1')
    .replace(/(\d) ?x ?(\d)/gi, '$1x$2')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/(\d) ?["”]/g, '$1 in');

const saysOne = (words: readonly string[] = ['(?!)'], behind = ''): RegExp =>
  new RegExp(
    `\\b(?:${words.map((said) => said.replace(/ (\??)/g, (_, may) => (may ? '[ -]*' : '[ -]+'))).join('|')})\\b${behind}`,
    'gi',
  );

const HAS_FIGURE = new RegExp(`\\d|\\b(?:${ONES.join('|')})\\b`, 'i');

const foundIn = (
  text: string,
  { says, figure = '', from = -Infinity, below = Infinity, each, against, answers }: AnswerWords,
  paper: string,
): Stated[] => {
  const without = text.replace(OTHER, ' ');
  const of = each && (ratingIn(each[0], paper)[0]?.value ?? each[1]);
  return [...read(saysOne(says, OF_ANOTHER), inPlainWords(without)), ...ratingIn(figure, without)]
    .filter(({ value }) => value >= from && value < below)
    .map(({ value, says: said }) => ({
      field: Object.keys(answers)[0]!,
      // What was found in plainer words is quoted as the line has it.
      says:
        [said, said.replace(/ in\b/, '"')]
          .flatMap((one) => [one, one.replace(/\d(?=\d{3}\b)/, '$&,')])
          .find((one) => text.includes(one)) ?? passageOf(text, value),
      ...(against && { against }),
      ...(figure && below < Infinity && { isStep: true as const }),
      ...(!HAS_FIGURE.test(said) && { isOfWords: true as const }),
      answers: Object.fromEntries(
        Object.entries(answers).map(([id, said]) => [
          id,
          said === '#' ? `${value}` : (said ?? (of ? Math.round((value * 1000) / of) : value)),
        ]),
      ),
    }));
};

/** What is another by less is no other size, and no other price. */
const APART = 0.08;
const isSame = (a: Stated, b: Stated): boolean =>
  a.field === b.field &&
  Object.entries(a.answers).every(
    ([id, one]) =>
      JSON.stringify(one) === JSON.stringify(b.answers[id]) ||
      Math.abs(Number(b.answers[id]) / Number(one) - 1) <= APART,
  );

/** The one answer to a question; none where two are given. */
export const agreed = (all: readonly Stated[]): Stated[] =>
  all.filter(
    (one, at) =>
      all.findIndex((other) => isSame(one, other)) === at &&
      all.every((other) => other.field !== one.field || isSame(one, other)),
  );

/**
 * What a quote answers of the questions of its trade, as most of its lines say it.
 * @param lines those that are in its price
 * @param rules in one line the first of those about a question decides
 */
export const statedIn = (
  lines: readonly Pick<PlacedLine, 'text' | 'kind' | 'standing' | 'option' | 'amount' | 'under'>[],
  rules: readonly AnswerWords[],
): Stated[] => {
  const total = lines.findLast(({ kind }) => kind === 'total')?.amount ?? 0;
  // The paper prints a whole with what costs one of these, and one without.
  const apart = lines.flatMap(({ kind, amount }) =>
    /total|note/.test(kind) && amount ? Math.abs(amount - total) : [],
  );
  const whole = lines.map((line, at) => {
    const { text = '' } = lines[at - 1] ?? {};
    return GOES_ON.test(text) ? { ...line, text: `${text} ${line.text}` } : line;
  });
  const own = whole.filter(
    (line, at) =>
      line.kind !== 'addition' &&
      line.standing !== 'out' &&
      !TURNS.test(lines[at + 1]?.text ?? '') &&
      mayState(line) &&
      !(line.kind === 'work' && apart.some((usd) => line.amount && isSameAmount(usd, line.amount))),
  );
  const paper = own.map(({ text }) => text).join('\n');
  const meant = rules.filter(({ unless }) => paper.search(saysOne(unless)) < 0);
  const foundOf = (those: typeof own): Stated[] =>
    those
      .flatMap(({ text }) => {
        const found = meant.flatMap((rule) =>
          foundIn(text, rule, paper).map((one) => ({ one, rule })),
        );
        // All figures of one kind count: "14 SEER2  16 SEER2  18 SEER2" says none of them.
        return found.filter(({ one, rule }) => {
          const first = found.find((other) => other.one.field === one.field)!.rule;
          return rule === first || (rule.figure && rule.figure === first.figure);
        });
      })
      // What the paper counts goes before what follows from another figure of it.
      .toSorted((a, b) => Number(Boolean(a.rule.each)) - Number(Boolean(b.rule.each)))
      .map(({ one }) => one);
  const squaresWhere = (is: (text: string) => boolean): readonly number[] =>
    own.flatMap(({ text }) => {
      const without = text.replace(OTHER, ' ');
      return is(without) ? ratingIn('Size, squares', without).map(({ value }) => value) : [];
    });
  const ordered = squaresWhere((text) => HOLDS_WASTE.test(text));
  const roof = squaresWhere((text) => OF_ROOF.test(text) && !HOLDS_WASTE.test(text));
  const isBare = ({ answers: { squares } }: Stated): boolean =>
    roof.length > 0
      ? roof.every((value) => !(Number(squares) > value && Number(squares) <= 1.2 * value))
      : !ordered.includes(Number(squares));
  // What the chosen option says and what is said of all of them hold where they agree; other words below may be of another.
  const its = own.filter(({ option }) => option !== null);
  const first = own.findIndex(({ option, kind }) => option !== null && kind !== 'note');
  const ofAll = own.filter(({ text }, at) => first < 0 || at < first || OF_EACH.test(text));
  return agreed([its, ofAll].flatMap((those) => agreed(foundOf(those).filter(isBare))));
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
  estimate: Pick<Estimate, 'inputs' | 'given' | 'total' | 'narrowing'>,
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
  const { typical } = runEstimate(calculator, readAnswers(calculator, said).answers).total;
  const moved = Math.abs(typical / estimate.total.typical - 1);
  return (isGap || described.kind === 'number') && moved > APART ? 'ask' : null;
};
