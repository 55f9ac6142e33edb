import type { Caution } from './quote-words.ts';
import { plainWords, wordsOf } from './words-of.ts';

/** A caution with the sentence of the quote that called for it. */
export interface FoundCaution {
  readonly caution: Caution;
  readonly sentence: string;
  /** Whether it says so in just these words: only then is the company asked about it. */
  readonly isSure: boolean;
}

/** A line that asks for money first. */
export interface Deposit {
  readonly text: string;
  /** US dollars; null where the line says none. */
  readonly amount: number | null;
}

/** So many other words may stand between the words of a phrase. */
const GAP = 3;
/** Shown of a sentence at most, in characters. */
const LONGEST_SENTENCE = 160;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Deny all that follows: "We will never pay, waive or absorb your deductible". */
const DENIAL = setOf(
  'not never nobody neither nor cannot cant dont doesnt didnt wont wouldnt isnt arent wasnt ' +
    'shouldnt couldnt havent hasnt illegal unlawful prohibited prohibits forbidden violation ' +
    'violates crime declined refuse',
);
/** Deny the thing they stand by: "No additives", "Tax credit: none". */
const ABSENCE = setOf('no none nothing without');
/** "Renews automatically without notice" denies no renewal. */
const ABSENCE_AFTER = setOf('no none nothing');
/** So many words before the thing, or after it. */
const BEFORE = 4;
const AFTER = 3;
/** "Ask us if …", "may": it is not said that it is so. */
const DOUBT = setOf('if unless whether may might could should case example');

/** Words of denial that deny nothing. */
const IDLE =
  /\bno (?:problem|worries|worry|hassle|obligation|pressure|matter|later than|(?:extra |additional )?(?:cost|charge))\b|\bnot (?:to worry|only|just)\b|\bdon['’]?t worry\b/gi;
const NOBODY =
  /\bno (?:one|contractor|company|roofer|mover|seller|person|provider|salesperson|salesman)\b/gi;
/** Where a new statement starts: what was denied before it is no longer. */
const STATEMENT =
  /;|\b(?:but|however|because|yet)\b|(?:,|\s[–—-]\s|\band\b|\bso\b)\s*(?=(?:we|you|your|our|i|he|she|they|it|this|contractor|owner|homeowner|customer|insurance|insurer)\b)/i;
/** "10% deposit, 50% at the start": a figure belongs to its own part of a statement. */
const PART = /[,+/]|\band\b|\bthen\b/i;

/** Of a condition and what follows from it: "If you cancel, you owe 25%". */
const CONDITION = /\b((?:if|when|should) [^,.;]*),/gi;

/** Signs as words: a deposit of $50 is none of 50%, and "$7/cu ft" is a rate. */
const spell = (text: string): string =>
  text
    .replace(/(\d) ?%/g, '$1 percent')
    .replace(/(\$ ?\d[\d.,]*) ?(?:\/|per\b)/gi, '$1 rate ')
    .replace(/\bupfront\b/gi, 'up front')
    .replace(NOBODY, 'nobody')
    .replace(CONDITION, '$1');

interface Word {
  readonly plain: string;
  /** Its stem; undefined where it says nothing. */
  readonly stem: string | undefined;
  readonly part: number;
}

const tokens = (statement: string): Word[] =>
  statement
    .split(PART)
    .flatMap((text, part) =>
      plainWords(text).map((plain) => ({ plain, stem: wordsOf(plain)[0], part })),
    );

const has = (
  words: readonly Pick<Word, 'plain'>[],
  ...sets: readonly ReadonlySet<string>[]
): boolean => words.some(({ plain }) => sets.some((set) => set.has(plain)));

/** Where the phrase stands, its words in their order and close to each other. */
const placesOf = (phrase: readonly string[], words: readonly Word[], isFigure: boolean) => {
  const places = words.flatMap(({ stem, part }, from) => {
    if (stem !== phrase[0]) return [];
    let at = from;
    let gap = 0;
    for (const wanted of phrase.slice(1)) {
      const next = words.findIndex((word, index) => index > at && word.stem === wanted);
      const between = words.slice(at + 1, next).filter((word) => word.stem !== undefined).length;
      if (next < 0 || between > GAP || (isFigure && words[next]!.part !== part)) return [];
      gap += between;
      at = next;
    }
    return [{ from, to: at, gap }];
  });
  // Of those that end alike the shortest is meant.
  return places.filter(({ from, to }) => !places.some((one) => one.to === to && one.from > from));
};

/** Whether the sentence says this and does not deny it; null where it does not. */
const readingOf = (phrase: string, sentence: string): Pick<FoundCaution, 'isSure'> | null => {
  const wanted = wordsOf(spell(phrase));
  const own = new Set(plainWords(spell(phrase)));
  const others = (words: readonly Word[]) => words.filter(({ plain }) => !own.has(plain));
  const hasOwnDenial = has(
    plainWords(phrase).map((plain) => ({ plain })),
    DENIAL,
    ABSENCE,
  );
  const statements = spell(sentence.replace(IDLE, ' ')).split(STATEMENT).map(tokens);
  const gaps = statements.flatMap((words) =>
    placesOf(wanted, words, /\d/.test(phrase)).flatMap(({ from, to, gap }) => {
      const part = (of: number, start: number, end: number) =>
        words.slice(Math.max(0, start), end).filter((word) => word.part === words[of]!.part);
      const isDenied =
        // "You won't pay, no deductible due": what denies for itself is not denied from afar.
        has(hasOwnDenial ? part(from, 0, from) : words.slice(0, from), DENIAL) ||
        has(part(from, from - BEFORE, from), ABSENCE) ||
        has(others(words.slice(from, to)), DENIAL, ABSENCE) ||
        has(part(to, to + 1, to + 1 + AFTER), DENIAL, ABSENCE_AFTER);
      return isDenied ? [] : [gap];
    }),
  );
  if (gaps.length === 0) return null;
  return {
    isSure: Math.min(...gaps) === 0 && !has(others(statements.flat()), DENIAL, ABSENCE, DOUBT),
  };
};

/** Whether these words stand side by side in the text. */
const isIn = (phrase: string, text: string): boolean =>
  ` ${plainWords(text).join(' ')} `.includes(` ${plainWords(phrase).join(' ')} `);

const cut = (sentence: string): string =>
  sentence.length > LONGEST_SENTENCE ? `${sentence.slice(0, LONGEST_SENTENCE)}…` : sentence;

/** A line that goes on in lower case is the same sentence: "We will never⏎waive your deductible". */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n\s*\n|\n(?!\s*[a-z])/).map((one) => one.trim());

/**
 * What the text of a quote says that law or good practice warns of; each caution once, with the
 * sentence that says it most surely.
 * @param total dollars the quote comes to; 0 where none was read
 * @param deposits what it asks for before the work
 */
export const findCautions = (
  text: string,
  cautions: readonly Caution[],
  total = 0,
  deposits: readonly Deposit[] = [],
): FoundCaution[] => {
  const sentences = sentencesOf(text);
  return cautions.flatMap((caution) => {
    const { says, unless = [], missing = [], from = 0 } = caution;
    if ((total > 0 && total < from) || missing.some((one) => isIn(one, text))) return [];
    const found = sentences
      .filter((sentence) => !unless.some((one) => isIn(one, sentence)))
      .flatMap((sentence) =>
        says.flatMap((phrase) => {
          const reading = readingOf(phrase, sentence);
          return reading ? [{ caution, sentence: cut(sentence), ...reading }] : [];
        }),
      );
    const { overShare } = caution;
    const large = deposits.find(
      ({ amount }) => overShare !== undefined && total > 0 && (amount ?? 0) > overShare * total,
    );
    const surest =
      found.find(({ isSure }) => isSure) ??
      (large && { caution, sentence: cut(large.text), isSure: true }) ??
      found[0];
    return surest ? [surest] : [];
  });
};
