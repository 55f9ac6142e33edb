import { countMaking, isClose } from './count-making.ts';
import type { FoundOptions } from './find-options.ts';
import type { PaperRow } from './paper-rows.ts';
import { SALES_TAXES } from './price-words.ts';
import { plainWords } from './words-of.ts';

const MOST_WORDS = 24;

const stemOf = (word: string): string =>
  /^\d/.test(word) ? '0' : word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing)$/, '') : word;

export const stemsOf = (text: string): string[] =>
  plainWords(text.replace(/%/g, ' percent ')).map(stemOf).slice(0, MOST_WORDS);

/** Each two words that stand side by side. */
export const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

const step = (count: number, steps: readonly number[]): number =>
  steps.filter((one) => count >= one).length;

const tiesOf = (rows: readonly PaperRow[]): string[][] => {
  const usd = rows.map(({ figures: { amount } }) => (amount ? amount : 0));
  const most = Math.max(0, ...usd);
  const priced = usd.flatMap((one, at) => (one > 0 ? [at] : []));
  return rows.map((_, at) => {
    const own = usd[at]!;
    if (own === 0) return [];
    const ties: string[] = [];
    const before = priced.filter((one) => one < at);
    const behind = priced.filter((one) => one > at);
    const madeBefore = countMaking(own, usd.slice(0, at).reverse());
    const madeBehind = countMaking(own, usd.slice(at + 1));
    if (madeBefore) ties.push('before', `before${step(madeBefore, [3, 5])}`);
    if (madeBehind) ties.push('behind', `behind${step(madeBehind, [3, 5])}`);
    if (before.some((one) => isClose(usd[one]!, own))) ties.push('again');
    if (own === most) ties.push('most');
    if (before.length > 0 && own > Math.max(...before.map((one) => usd[one]!)))
      ties.push('most so far');
    const all = before.reduce((whole, one) => whole + usd[one]!, 0);
    const rate = all > 0 ? own / all : 0;
    if (
      SALES_TAXES.some((percent) =>
        [all, usd[before.at(-1) ?? -1] ?? 0].some(
          (of) => of > 0 && Math.abs(of * (percent / 100) - own) < 0.6,
        ),
      )
    )
      ties.push('at the rate of tax');
    else if (rate > 0.005 && rate < 0.09) ties.push('small');
    ties.push(
      `before: ${step(before.length, [1, 2, 5, 10])}`,
      `behind: ${step(behind.length, [1, 2, 3, 6])}`,
    );
    return ties;
  });
};

/** Words of sums and of claims that mean one thing, however else a paper is written. */
export const SAYS: Readonly<Record<string, RegExp>> = {
  deposit: /\b(?:deposit|down ?payment|retainer)\b|(?:half|third|%|\d) down\b/i,
  later: /\b(?:balance|remain(?:der|ing)|final payment|upon completion|draw)\b/i,
  less: /^\W*(?:less|minus|menos)\b|\b(?:less|minus)\W*$|\b(?:discount|coupon|descuento|promo|savings?)\b/i,
  credit: /\b(?:rebate|credit|incentive|trade[- ]?in)\b(?! card)/i,
  tax: /\b(?:tax(?:es)?|impuestos?)\b/i,
  sub: /\bsub-? ?(?:t|tt|tot|tota)l\b|^\W*sub\W*$/i,
  total: /\b(?:totals?|ttl|grand total|amount due|comes? to|in all|altogether)\b/i,
  allowance: /\ballowance\b/i,
  added:
    /\b(?:option(?:al)?|add(?:er|[- ]?on)?|upgrade|alternate|extra|additional|each further|if (?:you|needed|wanted))\b/i,
  included: /\bincl(?:ude[sd]?|uding|\.)?(?![a-z])|\bn\/c\b|\bno charge\b|\bin the price\b/i,
  paid: /\b(?:paid|pd|received)\b/i,
  claim: /^\W*(?:rcv|replacement cost)\b/i,
  worth: /^\W*acv\b|\bactual cash value\b/i,
  worn: /\bdeprec\w*|^\W*dep\W*$/i,
  deductible:
    /^\W*(?:less |your |policy )*ded(?:uctible)?\b(?! (?:discount|credit|rebate|allowance))/i,
  net: /^\W*net\b/i,
  loan: /\bfinanc|\bapr\b|\bw\.?a\.?c\b|\/ ?mo\b|\bloan\b|\bmonths\b/i,
};

/** Which of these words a label has. */
export const saysOf = (label: string): string[] =>
  Object.keys(SAYS).flatMap((name) => (SAYS[name]!.test(label) ? `says ${name}` : []));

/** Whether a line is called what takes something off. */
export const isNamedDiscount = (text: string): boolean =>
  SAYS['less']!.test(text) || SAYS['credit']!.test(text);

/** Whether a line takes its amount off, by its sign or its words. */
export const isTakenOff = (text: string): boolean =>
  isNamedDiscount(text) || /[-−–(] ?\$? ?\d|\b(?:off|courtesy)\b/i.test(text);

/** How strongly a feature is there: what a word surely means is learned from fewer papers. */
export const strengthOf = (feature: string): number => (feature.startsWith('says ') ? 4 : 1);

/** Features that are there if something is so. */
const when = (is: boolean, ...names: readonly string[]): readonly string[] => (is ? names : []);

/** Whether a text has no small letter. */
const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(text);

const priceOf = ({ amount, rate }: PaperRow['figures']): string => {
  if (amount === null) return rate ? 'rate' : 'none';
  if (amount === 0) return 'zero';
  return amount < 0 ? 'less' : 'priced';
};

const shapeOf = ({ text, figures, mark, isUnderRule, isFirst, indent }: PaperRow): string[] => {
  const price = priceOf(figures);
  const letters = text.match(/\p{L}/gu) ?? [];
  return [
    price,
    `${price} ${figures.isAtEnd ? 'at end' : 'inside'}`,
    ...when(figures.isBare, 'bare'),
    ...when(figures.isProven, 'proven'),
    ...when(figures.quantity !== null, 'quantity'),
    ...when(figures.amounts.length > 1, `many ${price}`),
    ...when(/\d/.test(mark), 'number'),
    ...when(/^\[/.test(mark), `box ${/x/i.test(mark)}`),
    ...when(/^[^\d[]/.test(mark), 'bullet'),
    ...when(isUnderRule, 'under rule'),
    ...when(isFirst, 'first', `first ${price}`),
    ...when(letters.length > 3 && isCapitals(text), 'capitals', `capitals ${price}`),
    ...when(/[.!?]$/.test(text), 'sentence', `sentence ${price}`),
    ...when(/[:-]$/.test(text), `colon ${price}`),
    ...when(/^[a-z]/.test(text), 'goes on'),
    ...when(/%/.test(text), `percent ${price}`),
    ...when(/\s{2}\S/.test(text), `cells ${price}`),
    ...when(!/\d/.test(text), 'no digit'),
    ...when(/\+\s?\$?[\d.,]+/.test(text), 'plus'),
    `indent ${step(indent, [1, 4, 12])}`,
    `words ${step(text.split(/\s+/).length, [2, 4, 7, 11, 16])} ${price}`,
  ];
};

const wordsOfRow = ({ text, figures }: PaperRow): string[] => {
  const has = figures.amount !== null || figures.rate !== null;
  const label = has ? figures.label : text;
  const before = stemsOf(label);
  const behind = has ? stemsOf(figures.after) : [];
  const kind = has ? '$' : '';
  const price = has ? (figures.amount === null ? 'rate' : 'priced') : 'none';
  return [
    ...saysOf(label).map((says) => `${says} ${price}`),
    ...before.flatMap((word) => [word, `${word}${kind}`]),
    ...pairsOf(before),
    ...pairsOf(['^', ...before.slice(0, 1)]),
    ...when(has && before.length > 0, `${before.at(-1)} $`),
    ...behind.map((word) => `$ ${word}`),
    ...pairsOf(behind).map((pair) => `$ ${pair}`),
    ...when(behind.length > 0, `$^ ${behind[0]}`),
    ...(before.length === 0 ? ['no words'] : before.length < 3 ? ['few words'] : []),
  ];
};

/** The heading each row stands under: the last row without a price that begins a part or ends in a colon. */
const headingsOf = (rows: readonly PaperRow[]): string[][] => {
  let words: string[] = [];
  return rows.map(({ text, isFirst, figures }) => {
    const under = words.map((word) => `under ${word}`);
    const isHead =
      figures.amount === null &&
      text.length < 90 &&
      (isFirst || /:$/.test(text) || isCapitals(text));
    if (isHead) words = stemsOf(text).slice(0, 8);
    else if (isFirst) words = [];
    return under;
  });
};

const inOptions = ({ kinds, of }: FoundOptions, at: number, price: string): string[] => [
  `| ${price}`,
  `| ${kinds.get(at) ?? (of.has(at) ? 'within' : 'beside')} ${price}`,
];

/** Said of prices of which one is chosen, anywhere in a paper. */
export const CHOICE =
  /\b(?:two|three|2|3|four) (?:ways|options|choices|prices|routes|plans)\b|\b(?:either|which(?:ever)?) (?:one|way|option)\b|\bchoices?\b|\bor you can\b|\bpick (?:one|a)\b|\bmy vote\b|\bi(?:['’]d| would)? (?:pick|choose|go with|do (?:the|#?\d))\b|\bof the (?:two|three)\b/i;

/**
 * What is to be seen of each row of a paper, as names of features. Of a line alone only its own words and looks.
 * @param found its options, once they are known
 */
export const featuresOf = (rows: readonly PaperRow[], found?: FoundOptions): string[][] => {
  const ties = tiesOf(rows);
  const headings = headingsOf(rows);
  const shapes = rows.map(shapeOf);
  const prices = shapes.map(([price]) => price!);
  if (rows.length === 1)
    return [
      [...new Set(['alone', ...wordsOfRow(rows[0]!), ...shapes[0]!.map((one) => `: ${one}`)])],
    ];
  const isChoice = rows.some(({ text }) => CHOICE.test(text));
  const first = (index: number): string => stemsOf(rows[index]?.text ?? '')[0] ?? '';
  return rows.map((row, at) => [
    ...new Set([
      'any',
      ...when(isChoice, `choice ${prices[at]}`),
      ...wordsOfRow(row),
      ...shapes[at]!.map((one) => `: ${one}`),
      ...ties[at]!.map((one) => `= ${one}`),
      ...headings[at]!,
      `< ${prices[at - 1] ?? 'start'} ${prices[at]}`,
      `> ${prices[at + 1] ?? 'end'} ${prices[at]}`,
      `< ${first(at - 1)}`,
      `> ${first(at + 1)}`,
      ...(found ? inOptions(found, at, prices[at]!) : []),
      `place ${step(at / rows.length, [0.1, 0.3, 0.6, 0.85])} ${prices[at]}`,
    ]),
  ]);
};
