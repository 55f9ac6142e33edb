import { OR, type FoundOptions } from './find-options.ts';
import { isSame } from './judge.ts';
import { IN_PRICE, KINDS, standingOf, type LineKind } from './line-kind.ts';
import type { PaperRow } from './paper-rows.ts';
import { isRange, type Candidate } from './price-candidates.ts';
import { CHOICE, pairsOf, saysOf, stemsOf } from './row-features.ts';
import { plainWords } from './words-of.ts';

/** Each step a number reaches is a feature: what is over two is over the first, too. */
const steps = (name: string, value: number, at: readonly number[]): string[] =>
  at.filter((one) => value >= one).map((one) => `${name}>${one}`);

const marked = (mark: string, words: readonly string[]): string[] =>
  words.map((word) => `${mark} ${word}`);

/** How strongly a feature is there: what is no word is learned from fewer papers. */
export const strengthOf = (feature: string): number => (feature.includes('=') ? 2 : 1);

type Seen = Readonly<Record<'words' | 'signs', readonly string[]>>;

/**
 * What is to be seen of each candidate for the price of a paper, as names of features.
 * @param likely how likely each row is of each of `KINDS`
 */
export const priceFeatures = (
  rows: readonly PaperRow[],
  likely: readonly Readonly<Float64Array>[],
  candidates: readonly Candidate[],
): string[][] => {
  const words = rows.map(({ text }) => [...new Set(stemsOf(text))]);
  const usd = rows.map(({ figures: { amount } }) => amount ?? 0);
  const priced = usd.flatMap((one, at) => (one > 0 ? [at] : []));
  const most = Math.max(0, ...usd);
  const is = (kind: LineKind, at: number): number => likely[at]![KINDS.indexOf(kind)]!;
  const surest = (kind: LineKind, those: readonly number[]): number =>
    Math.max(0, ...those.map((at) => is(kind, at)));
  const every = [...rows.keys()];
  const wordsAt = (those: readonly number[], name: string): string[] => [
    ...new Set(those.flatMap((at) => marked(name, words[at]!))),
  ];
  const rated = every.filter((at) => rows[at]!.figures.rate !== null && usd[at] === 0);
  const cheapest = Math.min(...candidates.flatMap((one) => ('usd' in one ? [one.proof.cost] : [])));

  const paper: Seen = {
    words: wordsAt(every, ':'),
    signs: [
      ...steps('priced', priced.length, [1, 2, 3, 5, 8]),
      ...steps('rows', rows.length, [2, 4, 8, 16]),
      ...steps('rates', rated.length, [1, 2]),
      ...(rows.some(({ text, figures: { amount } }) => isRange(text, amount)) ? ['range'] : []),
      ...(rows.slice(1).some(({ text }) => OR.test(text)) ? ['or'] : []),
      ...(rows.some(({ text }) => CHOICE.test(text)) ? ['choice'] : []),
      ...steps('total', surest('total', every), [0.2, 0.5, 0.9]),
      ...steps('options', every.filter((at) => is('option', at) > 0.4).length, [1, 2, 3]),
    ],
  };

  /** Of an amount in its row; `place`: where it stands there, if it is not the amount of the row. */
  const ofAmount = (at: number, own: number, place?: { from: number; to: number }): Seen => {
    const { figures, text } = rows[at]!;
    const label = place ? text.slice(0, place.from) : figures.label;
    const after = place ? text.slice(place.to) : figures.after;
    const [before, behind] = [stemsOf(label), stemsOf(after)];
    const bigger = priced.filter((one) => one !== at && usd[one]! > own + 1);
    return {
      words: [
        ...before,
        ...pairsOf(['^', ...before, '$']),
        ...marked('$', behind),
        ...pairsOf(['$^', ...behind]),
        ...marked('~', plainWords(label).slice(-4)),
        ...marked('~$', plainWords(after).slice(0, 3)),
        ...wordsAt(bigger, 'bigger'),
      ],
      signs: [
        ...saysOf(label),
        ...KINDS.flatMap((kind) => steps(kind, is(kind, at), [0.05, 0.3, 0.7, 0.95])),
        figures.isAtEnd ? 'at end' : 'inside',
        ...(before.length === 0 ? ['no words'] : []),
        ...(isSame(own, most) ? ['most'] : []),
        ...(at === priced[0] ? ['first'] : []),
        ...(at === priced.at(-1) ? ['last'] : []),
        ...steps('bigger', bigger.length, [1, 2, 3]),
        ...(own < most ? steps('of most', own / most, [0.1, 0.25, 0.45, 0.6, 0.8, 0.9]) : []),
      ],
    };
  };

  const ofReading = ({ state, cost, count }: Candidate['proof']): string[] => [
    state,
    ...steps('cost', cost - cheapest, [0.01, 0.5, 1, 2, 3, 4, 6, 9]),
    ...steps(`count ${state}`, count, [1, 2, 3, 5]),
  ];

  const named = (letter: string, ...seen: readonly Partial<Seen>[]): string[] => [
    `${letter}=`,
    ...seen.flatMap(({ words: those = [], signs = [] }) => [
      ...marked(letter, those),
      ...signs.map((sign) => `${letter}=${sign}`),
    ]),
  ];

  const sets = candidates.flatMap((one) =>
    one.type === 'options' ? [one.found.options.map(({ total }) => total)] : [],
  );
  const ofOptions = ({ options, by, kinds, of }: FoundOptions) => {
    const totals = options.map(({ total }) => total);
    const own = [...kinds.keys()];
    const outside = priced.filter((at) => !kinds.has(at) && !of.has(at));
    const [low, high] = [Math.min(...totals), Math.max(...totals)];
    const heads = [...new Map([...of].reverse().map(([at, option]) => [option, at])).values()];
    // Ways to do one thing are called alike, and cost ever more.
    const alike = heads.slice(1).map((at, before) => {
      const [one, other] = [words[at]!, words[heads[before]!]!];
      const same = one.filter((word) => other.includes(word)).length;
      return same / Math.max(1, Math.min(one.length, other.length));
    });
    const isRising = totals.every((usd, at) => at === 0 || usd > totals[at - 1]!);
    const others = sets.filter((other) => other.join() !== totals.join());
    const stands = {
      within: others.some((more) => totals.every((usd) => more.includes(usd))),
      holds: others.some((less) => less.every((usd) => totals.includes(usd))),
      less: others.some(
        (more) => more.length === totals.length && totals.every((usd, at) => usd < more[at]!),
      ),
    };
    return named('p', paper, {
      words: [
        ...wordsAt(own, 'own'),
        ...wordsAt(outside, 'out'),
        ...wordsAt(
          own.flatMap((at) => (at > 0 ? [at - 1] : [])),
          '<',
        ),
      ],
      signs: [
        by,
        ...paper.signs.map((sign) => `${by} ${sign}`),
        ...steps('many', options.length, [3, 4, 5]),
        ...(isRising ? steps('rising', options.length, [2, 3, 4]) : ['not rising']),
        ...steps('alike', Math.min(1, ...alike), [0.01, 0.2, 0.4, 0.6]),
        ...Object.entries(stands).flatMap(([name, is]) => (is ? [name] : [])),
        ...steps('apart', high / Math.max(1, low), [1.02, 1.06, 1.5, 2.5, 4, 8]),
        ...(own.length > 0
          ? steps('least', Math.min(...own.map((at) => is('option', at))), [0.05, 0.2, 0.5, 0.9])
          : ['no rows']),
        ...steps('outside', outside.length, [1, 2, 4]),
        ...steps('total outside', surest('total', outside), [0.3, 0.7]),
      ],
    });
  };

  return candidates.map((one) => {
    if (one.type === 'total')
      return named(
        't',
        { signs: ofReading(one.proof) },
        // The words are those of what is printed, less what was paid.
        one.row === null ? {} : ofAmount(one.row, usd[one.row] || one.usd),
      );
    if (one.type === 'figure') {
      const own = ofAmount(one.row, one.usd, one);
      return [...named('t', own), ...named('f', own, paper)];
    }
    if (one.type === 'sum') {
      const counted = every.filter((at) => usd[at] !== 0 && IN_PRICE.has(one.proof.kinds[at]!));
      const left = priced.filter((at) => !counted.includes(at));
      return named('s', paper, {
        words: [...wordsAt(counted, 'in'), ...wordsAt(left, 'out')],
        signs: [
          ...ofReading(one.proof),
          ...steps('out', left.length, [1, 2]),
          ...steps(
            'least work',
            Math.min(1, ...counted.map((at) => is('work', at))),
            [0.1, 0.3, 0.6, 0.9],
          ),
        ],
      });
    }
    if (one.type === 'open')
      return named('o', paper, {
        signs: steps(
          'standing open',
          rows.filter(({ text, figures }) => standingOf(text, figures) === 'open').length,
          [1, 2, 4],
        ),
        words: [
          ...wordsAt(rated, 'rated'),
          ...pairsOf(every.filter((at) => usd[at] === 0).flatMap((at) => stemsOf(rows[at]!.text))),
        ],
      });
    return one.type === 'options' ? ofOptions(one.found) : named('n', paper);
  });
};
