import groupsOfWords from '../../content/quote-groups.json' with { type: 'json' };
import { ABSENCE, DENIAL, setOf, STATEMENT } from './denial.ts';
import { dueIn, RATED, type Due } from './due-in.ts';
import { isFixed, isLimited } from './fixed-price.ts';
import { grants } from './grants.ts';
import { learnedTraps, trapOf, type TrapModel } from './learned-traps.ts';
import type { Caution } from './quote-words.ts';
import { plainWords, wordsOf } from './words-of.ts';

/** A caution with the sentence of the quote that called for it. */
export interface FoundCaution {
  readonly caution: Caution;
  readonly sentence: string;
  /** Further sentences that say it. */
  readonly also: readonly string[];
  /** Whether it says so in just these words: only then is the company asked about it. */
  readonly isSure: boolean;
}

/** Whether it is surely said, and is wrong whoever says it: only then the page accuses anybody. */
export const accuses = ({ caution, isSure }: Pick<FoundCaution, 'caution' | 'isSure'>): boolean =>
  isSure && caution.accuses === true;

/** A line that asks for money first. */
export interface Deposit {
  readonly text: string;
  /** US dollars; null where the line says none. */
  readonly amount: number | null;
}

/** So many other words may stand between the words of a phrase. */
const GAP = 3;
/** So many where the phrase says `…`. */
const FAR = 12;
/** A longer sentence is quoted by those of its clauses that say it, in characters. */
const LONGEST_SENTENCE = 300;

/** Words that mean the same, by what they mean. */
const groups: Readonly<Record<string, readonly string[]>> = groupsOfWords;

/** "Renews automatically without notice" denies no renewal. */
const ABSENCE_AFTER = setOf('no none nothing');
/** So many words before the thing, or after it. */
const BEFORE = 4;
const AFTER = 3;
/** "Ask us if …", "may", "fee: $0", "report who …": it is not said that it is so. */
const DOUBT = setOf('if unless whether may might could should case example ask report 0');

const NOBODY =
  /\bno (?:one|contractor|company|roofer|mover|seller|person|provider|salesperson|salesman)\b/gi;
/** Whoever is paid, by its name: "assign to Lone Elm Roofing all benefits" is "to us". */
const PAYEE =
  /\b(unto|to|pay|[Aa]uthorizes?) (?!(?:Owner|Homeowner|Customer|Client|Buyer|Insured|Insurer|Carrier|You|Your|The|Texas)\b)(?:[A-Z][\w&’'.-]*,? ?)+(?=\s|[.;]|$)/g;
/** "10% deposit, 50% at the start": a figure belongs to its own part of a statement. */
const PART = /[,+/]|\band\b|\bthen\b/i;

/** Signs as words: a deposit of $50 is none of 50%, and "$7/cu ft" is a rate. */
const spell = (text: string): string =>
  text
    .replace(/(\d) ?%/g, '$1 percent')
    .replace(/(\$ ?\d[\d.,]*) ?(?:\/|per\b|an?(?= cubic))/gi, '$1 rate ')
    .replace(/\b(cf|cu\.? ?ft|cubic feet) ?(?:@|at) ?\$/gi, 'rate $1 ')
    .replace(/\bupfront\b/gi, 'up front')
    .replace(PAYEE, (_, before: string) => `${before.replace('unto', 'to')} us `)
    .replace(NOBODY, 'nobody');

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

/** One place of a phrase: any of these, each a few words in a row. */
type Slot = readonly (readonly string[])[];

/** A phrase of `says`, made ready. */
interface Phrase {
  readonly slots: readonly Slot[];
  /** So many other words may stand before each of them. */
  readonly gaps: readonly number[];
  /** Its own words, which deny nothing. */
  readonly own: ReadonlySet<string>;
  readonly hasOwnDenial: boolean;
  /** Whether its places may stand in any order, far from each other. */
  readonly isFree: boolean;
  readonly isFigure: boolean;
}

const stems = (text: string): readonly string[] => wordsOf(spell(text));

/** Stands before a phrase whose places may stand in any order. */
const FREE = '~';

/**
 * A phrase: words, `{names}` of groups of words that mean the same, and `…` where more may stand between. Behind
 * a `~` they may stand in any order: "we cover your deductible", "the deductible is covered".
 */
const phraseOf = (said: string): Phrase => {
  const slots: Slot[] = [];
  const gaps: number[] = [];
  let gap = GAP;
  for (const part of said.split(/(\{\w+\}|…)|\s+/).filter(Boolean)) {
    if (part === FREE) continue;
    if (part === '…') {
      gap = FAR;
      continue;
    }
    const group = groups[part.slice(1, -1)];
    const slot = group ? group.map(stems) : [stems(part)];
    // Of "insurance" and "insurance company" the longer is meant.
    const known = slot.filter((one) => one.length > 0).sort((a, b) => b.length - a.length);
    if (known.length === 0) continue;
    slots.push(known);
    gaps.push(gap);
    gap = GAP;
  }
  const plain = said
    .split(/\s+/)
    .flatMap((one) => groups[one.slice(1, -1)] ?? [one])
    .flatMap(plainWords);
  return {
    slots,
    gaps,
    own: new Set(plain.flatMap((one) => plainWords(spell(one)))),
    hasOwnDenial: plainWords(said).some((one) => DENIAL.has(one) || ABSENCE.has(one)),
    isFree: said.startsWith(FREE),
    isFigure: slots.flat(2).some((stem) => /\d/.test(stem)),
  };
};

const phrases = new Map<string, Phrase>();
/** A phrase as it was read once. */
const known = (said: string): Phrase => {
  const phrase = phrases.get(said) ?? phraseOf(said);
  phrases.set(said, phrase);
  return phrase;
};

/** Where one of these stands first from here on, and behind it. */
const next = (
  slot: Slot,
  words: readonly Word[],
  from: number,
): readonly [number, number] | null => {
  for (let at = from; at < words.length; at++)
    for (const one of slot) {
      let end = at;
      let count = 0;
      for (; end < words.length && count < one.length; end++) {
        if (words[end]!.stem === undefined && count > 0) continue;
        if (words[end]!.stem !== one[count]) break;
        count++;
      }
      if (count === one.length) return [at, end];
    }
  return null;
};

interface Found {
  readonly from: number;
  readonly to: number;
  /** So many other words stand within. */
  readonly gap: number;
}

/** Where the places of a free phrase stand, each once. */
const freePlaces = (slots: readonly Slot[], words: readonly Word[]): Found[] => {
  const left = [...words];
  const spans: (readonly [number, number])[] = [];
  for (const slot of slots) {
    const span = next(slot, left, 0);
    if (!span) return [];
    // A word is one place of a phrase, not two.
    left.fill({ plain: '', stem: '', part: -1 }, ...span);
    spans.push(span);
  }
  const from = Math.min(...spans.map(([start]) => start));
  const to = Math.max(...spans.map(([, end]) => end)) - 1;
  const own = spans.reduce((all, [start, end]) => all + end - start, 0);
  const gap = words.slice(from, to + 1).filter(({ stem }) => stem !== undefined).length - own;
  return gap <= FAR ? [{ from, to, gap: Math.max(0, gap) }] : [];
};

/** Where the phrase stands, its words in their order and close to each other. */
const placesOf = ({ slots, gaps, isFigure, isFree }: Phrase, words: readonly Word[]): Found[] => {
  const [begin] = slots;
  // Words that say nothing stand nowhere.
  if (!begin) return [];
  if (isFree) return freePlaces(slots, words);
  const places = words.flatMap((word, from) => {
    const first = next(begin, words, from);
    if (first?.[0] !== from) return [];
    let [, end] = first;
    let most = 0;
    for (const [at, slot] of slots.entries()) {
      if (at === 0) continue;
      const found = next(slot, words, end);
      if (!found) return [];
      const between = words.slice(end, found[0]).filter(({ stem }) => stem !== undefined).length;
      if (between > gaps[at]! || (isFigure && words[found[0]]!.part !== word.part)) return [];
      most += between;
      [, end] = found;
    }
    return [{ from, to: end - 1, gap: most }];
  });
  // Of those that end alike the shortest is meant.
  return places.filter(({ from, to }) => !places.some((one) => one.to === to && one.from > from));
};

/** A sentence as its statements. */
const statementsOf = (sentence: string): Word[][] => spell(sentence).split(STATEMENT).map(tokens);

/** Whether the sentence says this and does not deny it; null where it does not. */
const readingOf = (
  phrase: Phrase,
  statements: readonly (readonly Word[])[],
): Pick<FoundCaution, 'isSure'> | null => {
  const { own, hasOwnDenial } = phrase;
  const others = (words: readonly Word[]) => words.filter(({ plain }) => !own.has(plain));
  const gaps = statements.flatMap((words) =>
    placesOf(phrase, words).flatMap(({ from, to, gap }) => {
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
    isSure:
      !phrase.isFree &&
      Math.min(...gaps) === 0 &&
      !has(others(statements.flat()), DENIAL, ABSENCE, DOUBT),
  };
};

/** Whether these words stand side by side in the text. */
const isIn = (phrase: string, text: string): boolean =>
  ` ${plainWords(text).join(' ')} `.includes(` ${plainWords(phrase).join(' ')} `);

/** Ends what it says, or is a cell of a table: "Prepay today ... $624". */
const IS_WHOLE = /[.!?;:]["”’')]*\s*$|(?:\s{2}|\t|\.{3} ?)\(?-?\$? ?\d[\d.,]*\)?\s*$/;
const LOWER = /^\s*[a-z](?!\))/;
/** No sentence ends so. */
const RUNS_ON =
  /(?:,|\b(?:a|an|the|of|to|and|or|by|for|with|from|in|on|at|as|if|that|which|who|is|are|be|will|shall|may|must|not|no|any|all|this|these|your|our|my|we|you|upon|under|than|until|unless|de|del|la|el|los|las|y|o|a|con|por|para|que|si|su))\s*$/i;

/**
 * The sentences of a text. A printed line is one of its own, unless it plainly runs on: it ends as no sentence does,
 * or without a stop before a line in lower case ("We will never⏎waive your deductible"), but in a paper that is all in
 * lower case.
 */
export const sentencesOf = (text: string): string[] => {
  const lines = text.split('\n');
  const worded = lines.filter((line) => /^\s*[a-z]/i.test(line));
  const isLower = worded.filter((line) => LOWER.test(line)).length > worded.length / 2;
  return lines
    .map((line, at) => {
      const next = lines[at + 1] ?? '';
      const goesOn =
        !IS_WHOLE.test(line) &&
        /\S/.test(next) &&
        (RUNS_ON.test(line) ? /^\s*[\w$]/.test(next) : !isLower && LOWER.test(next));
      return goesOn ? `${line}\n` : `${line}\n\n`;
    })
    .join('')
    .split(/(?<=[.!?])\s+|\n\s*\n/)
    .map((one) => one.trim().replace(/\s*\n\s*/g, ' '));
};

/**
 * What is quoted of a sentence: all of it, and of a long one the fewest of its clauses in a row that still say it, never
 * cut within one, with a sign of what is cut.
 * @param says whether a part of it says it alone
 */
const quoteOf = (sentence: string, says: (part: string) => boolean): string => {
  if (sentence.length <= LONGEST_SENTENCE) return sentence;
  const clauses = sentence.split(/(?<=[,:;])\s+/);
  for (let many = 1; many < clauses.length; many++)
    for (let from = 0; from + many <= clauses.length; from++) {
      const part = clauses.slice(from, from + many).join(' ');
      if (says(part))
        return `${from > 0 ? '… ' : ''}${part}${from + many < clauses.length ? ' …' : ''}`;
    }
  return sentence;
};

/** How much a phrase speaks for its trap beside what was learned of words: in just these words, and in others. */
const SAID_SURELY = 2;
const SAID = 1.5;
/** A sentence is warned of from here on, whichever speaks. Where nothing was learned, a phrase is enough. */
const ENOUGH = 1.25;
/** One that no phrase speaks of from here on. */
const ENOUGH_ALONE = 1.5;

/** Who leaves so much of the price until work is done asks for no large deposit, nor does who asks for no more first than `overShare`. */
const MOST_LATER = 2 / 3;
const isMostlyLater = ({ first, later }: Due, overShare: number): boolean =>
  later >= MOST_LATER || (first > 0 ? first <= overShare : later > 0);

/**
 * The cautions that a sentence calls for: by their phrases, and by what was learned of its words. Of what is not
 * learned phrases alone tell. Of those that words alone speak for the likeliest is meant, where the sentence names
 * its matter and no phrase surely says another.
 */
const calledFor = (
  sentence: string,
  cautions: readonly Caution[],
  trade: string,
  model: TrapModel | null,
): Pick<FoundCaution, 'caution' | 'isSure'>[] => {
  const statements = statementsOf(sentence);
  const learned = model?.scores(sentence, trade);
  const isGranted = grants(sentence);
  const signs = cautions
    .filter(
      ({ unless = [], binding }) =>
        !(binding && isGranted) && !unless.some((one) => isIn(one, sentence)),
    )
    .map((caution) => {
      const readings = caution.says.flatMap((phrase) => readingOf(known(phrase), statements) ?? []);
      const isSaid = readings.some(({ isSure }) => isSure);
      const said = readings.length === 0 ? 0 : isSaid ? SAID_SURELY : SAID;
      const words = learned?.[trapOf(caution.id)];
      return { caution, isSaid, said, words, score: words === undefined ? said : said + words };
    });
  const isAnySaid = signs.some(({ isSaid, score }) => isSaid && score > ENOUGH);
  const likeliest = Math.max(
    ...signs.map(({ said, words, score }) => (said > 0 && words === undefined ? 0 : score)),
  );
  const isMeant = ({ caution: { about, accuses }, score }: (typeof signs)[number]): boolean =>
    !isAnySaid &&
    !(isGranted && !accuses) &&
    score > ENOUGH_ALONE &&
    score === likeliest &&
    // Denied or not.
    (!about ||
      about.some((one) => statements.some((words) => placesOf(known(one), words).length > 0)));
  return signs.flatMap((sign) => {
    const { caution, isSaid, said, words = 0, score } = sign;
    const isCalled = words === 0 ? said > 0 : score > ENOUGH && (said > 0 || isMeant(sign));
    return isCalled ? { caution, isSure: isSaid && words >= 0 } : [];
  });
};

/**
 * What the text of a quote says that law or good practice warns of; each caution once with all sentences that surely
 * say it, and once with those that may.
 * @param total dollars the quote comes to; 0 where none was read
 * @param deposits what it asks for before the work
 * @param trade whose quote it is, by its id: what is a trap in one is custom in another
 * @param model what was learned of traps; null for phrases alone
 * @param held lines of ours that are in the price, by their ids
 */
export const findCautions = (
  text: string,
  cautions: readonly Caution[],
  total = 0,
  deposits: readonly Deposit[] = [],
  trade = '',
  model: TrapModel | null = learnedTraps,
  held: readonly string[] = [],
): FoundCaution[] => {
  const meant = cautions.filter(
    ({ missing = [], unlimited, from = 0 }) =>
      !(total > 0 && total < from) &&
      !missing.some((one) => isIn(one, text)) &&
      !(unlimited && isLimited(text)),
  );
  const saidBy = (sentence: string): Omit<FoundCaution, 'sentence' | 'also'>[] => {
    const bare = sentence.replace(RATED, ' ');
    const due = dueIn(bare, total);
    const large = meant.filter(
      ({ overShare = Infinity }) => due.deposit > overShare && due.later < MOST_LATER,
    );
    return [
      ...calledFor(bare, meant, trade, model)
        .filter(({ caution }) => !large.includes(caution))
        .filter(({ caution: { overShare } }) => !overShare || !isMostlyLater(due, overShare))
        // "No crane needed, permit": it is in the price.
        .filter(({ caution: { line }, isSure }) => isSure || !line || !held.includes(line)),
      ...large.map((caution) => ({ caution, isSure: true })),
    ];
  };
  const isBinding = isFixed(text);
  const found = sentencesOf(text).flatMap((sentence, at, all) =>
    saidBy(sentence)
      .filter(
        ({ caution: { near = [], binds } }) =>
          !(binds && isFixed(sentence)) &&
          !near.some((one) => [all[at - 1], all[at + 1]].some((next) => next && isIn(one, next))),
      )
      .map((one) => ({
        caution: one.caution,
        isSure: one.isSure && !(one.caution.binds && isBinding),
        sentence: quoteOf(sentence, (part) =>
          saidBy(part).some(
            ({ caution, isSure }) => caution === one.caution && isSure === one.isSure,
          ),
        ),
      })),
  );
  return meant.flatMap((caution) => {
    const { overShare } = caution;
    const large = deposits.find(
      ({ text, amount }) =>
        overShare !== undefined && total > 0 && dueIn(text, total, amount).first > overShare,
    );
    const own = [
      ...found.filter((one) => one.caution === caution),
      ...(large ? [{ caution, sentence: large.text, isSure: true }] : []),
    ];
    // What is surely said is told apart from what may be honest.
    const sure = new Set(own.flatMap(({ sentence, isSure }) => (isSure ? sentence : [])));
    const may = new Set(own.flatMap(({ sentence }) => (sure.has(sentence) ? [] : sentence)));
    // What a whole paper lacks is shown by one of its sentences.
    if (caution.missing)
      return own.length === 0 ? [] : { ...(own.find(({ isSure }) => isSure) ?? own[0]!), also: [] };
    return [sure, may].flatMap(([sentence, ...also]) =>
      sentence === undefined ? [] : { caution, sentence, also, isSure: sure.has(sentence) },
    );
  });
};
