import groupsOfWords from '../../content/quote-groups.json' with { type: 'json' };
import { learnedBinding, LEAST, LEAST_TOLD, type BindingModel } from './binding-lines.ts';
import { dueIn, MOST_AT_ONCE } from './due-in.ts';
import { forgivenIn } from './forgiven.ts';
import { frees } from './frees.ts';
import { isFixed, isLimited } from './price-words.ts';
import type { Caution } from './quote-words.ts';
import { asOne } from './sentence-features.ts';
import { CELL, sentencesOf } from './sentences.ts';
import { DENIAL, isDenial, plainWords, setOf, STATEMENT, wordsOf } from './words-of.ts';

/** A caution with the sentence of the quote that called for it, in just these words. */
export type FoundCaution = ReturnType<typeof findCautions>[number];

const groups: Readonly<Record<string, readonly string[]>> = groupsOfWords;

/** "Ask us if …", "may", "fee: $0", "report who …": it is not said that it is so. A condition at the head is part of a contract. */
const DOUBT = setOf('if unless whether may might could should case example ask report 0 0.00');

/** Signs as words: a deposit of $50 is none of 50%, and "$7/cu ft" is a rate; what a company does not take it denies, as visits not taken do nothing. */
const spell = (text: string): string =>
  asOne(text.replace(/\b(we|i) (?:do not|don['’]t) (?=take|use)/gi, '$1 never '))
    .replace(/(\d) ?%/g, '$1 percent')
    .replace(/(\$ ?\d[\d.,]*) ?(?:\/|per\b|an?(?= cubic))/gi, '$1 rate ')
    .replace(/\b(cf|cu\.? ?ft|cubic feet) ?(?:@|at) ?\$?(?=\d)/gi, 'rate $1 ');

type Phrase = ReturnType<typeof phraseOf>;

/** A phrase: words, and `{names}` of groups of words that mean the same. */
const phraseOf = (said: string) => {
  const parts = said.split(/\s+/).map((part) => groups[part.slice(1, -1)] ?? [part]);
  const slots = parts.flatMap((ways) => {
    const stems = ways.map((way) => wordsOf(spell(way)).join(' ')).filter(Boolean);
    return stems.length > 0 ? [`(?:${stems.join('|')}) `] : [];
  });
  const own = new Set(parts.flat().flatMap((one) => plainWords(spell(one))));
  return {
    /** Finds it among the stems of a statement. */
    pattern: new RegExp(slots.length > 0 ? ` ${slots.join('')}` : '(?!)'),
    /** Its own words, which deny nothing. */
    own,
    denies: (word: string) => !own.has(word) && isDenial(word),
  };
};

/** Makes it of each phrase once: they come again with every sentence. */
const once = <T>(make: (said: string) => T) => {
  const made = new Map<string, T>();
  return (said: string): T => made.get(said) ?? made.set(said, make(said)).get(said)!;
};
const known = once(phraseOf);

type Statement = ReturnType<typeof statementOf>;

/** A statement: its words, and the stems of those that say something, in a row, each with the place of its word. */
const statementOf = (said: string) => {
  const words = plainWords(said);
  const stems = words.flatMap((word, at) => wordsOf(word).map((stem) => ({ stem, at })));
  return { words, stems, row: ` ${stems.map(({ stem }) => `${stem} `).join('')}` };
};

/** Whether a statement says this in just these words, and no such word stands before them. */
const stands = (
  { pattern }: Phrase,
  { words, stems, row }: Statement,
  not: (word: string) => boolean,
): boolean => {
  const found = row.search(pattern);
  const before = () => words.slice(0, stems[row.slice(0, found).split(' ').length - 1]!.at);
  return found >= 0 && !before().some(not);
};

/** Whether a sentence says this, and nothing in it denies or doubts it. */
const says = (phrase: Phrase, statements: readonly Statement[]): boolean =>
  // "You won't pay, no deductible due": what denies for itself is not denied from afar.
  statements.some((one) => stands(phrase, one, (word) => DENIAL.has(word))) &&
  !statements
    .flatMap(({ words }) => words)
    .some(
      (word, at) =>
        !(at === 0 && /^(?:if|should)$/.test(word)) &&
        (phrase.denies(word) || (DOUBT.has(word) && !phrase.own.has(word))),
    );

/** The words of a text in a row, to look for others in. */
const rowOf = (text: string): string => ` ${plainWords(text).join(' ')} `;
const rowOfPhrase = once(rowOf);

/** What a sentence states, each statement by itself. */
const statementsOf = (sentence: string): Statement[] =>
  spell(sentence).split(STATEMENT).map(statementOf);

/** Whether a sentence promises the contrary of what a caution warns of; what has its row is in the price. */
const promises = ({ promised = [] }: Caution, sentence: string): boolean => {
  const statements = statementsOf(sentence.replace(CELL, '$& in price'));
  return promised.some((one) => one.split('…').every((part) => says(known(part), statements)));
};

/** So many things said together say it, whatever was learned. */
const PLAIN = 4;

const NO_AMOUNT = /\$ ?0(?:\.00)?(?![\d.,])/;

/** "You pay nothing until the roof is on": such a paper asks for no deposit, but one that has nothing due until you sign may. */
const NOTHING_FIRST =
  /\b(?:(?:pay|owe) (?:us )?(?:nothing|not a (?:cent|dime|dollar|penny))|nothing (?:is )?(?:due|owed|payable|paid)|(?:no|sin) pag\w+ nada|nada se paga)\b(?! (?:more|else|further|m[aá]s)\b)[^;]*\b(?:before|until|till|antes|hasta)\b(?!.*\b(?:sign|order|schedul|book|approv|accept|claim|deposit|firm|orden|aprob|aprueb|dep[oó]sito))/i;

/** A few words in capitals over what is said of them: "FEDERAL TAX CREDIT". */
const IS_HEADING = /^\W*(?:\p{Lu}+\W+){0,4}\p{Lu}+[^\w.!]*$/u;

/** Whether a row of words gives a good reason: what is made for one house goes back to nobody. */
const isOtherwise = ({ unless = [] }: Caution, row: string): boolean =>
  unless.some((one) => row.includes(rowOfPhrase(one)));

/**
 * What the text of a quote says in plain words that law or good practice warns of; each caution once with all sentences
 * that say it.
 * @param total dollars the quote comes to; 0 where none was read
 * @param trade whose quote it is, by its id: what is a trap in one is custom in another
 * @param learned what was learned of sentences that bind; null for phrases alone
 */
export const findCautions = (
  text: string,
  cautions: readonly Caution[],
  total = 0,
  trade = '',
  learned: BindingModel | null = learnedBinding,
) => {
  const sentences = sentencesOf(text);
  const row = rowOf(text);
  const forgiven = forgivenIn(sentences);
  const isNothingFirst = sentences.some((one) => NOTHING_FIRST.test(one));
  const meant = cautions.filter(
    ({ missing = [], unlimited, from = 0, overShare }) =>
      !(total < from && (total > 0 || missing.length > 0)) &&
      !(overShare !== undefined && isNothingFirst) &&
      !missing.some((one) => row.includes(rowOfPhrase(one))) &&
      !(unlimited && (isLimited(text) || isFixed(text))),
  );
  const saidBy = (sentence: string): Caution[] => {
    const { asked } = dueIn(sentence, total);
    const score = learned?.score(sentence, trade) ?? 0;
    const matter = NO_AMOUNT.test(sentence) ? undefined : learned?.matterOf(sentence, trade);
    const statements = statementsOf(sentence);
    const itsRow = rowOf(sentence);
    // What something before it denies is not said: "Nothing stays on the truck".
    const speaksOf = (matter: string) => {
      const parts = matter.split('…');
      return (
        (score >= LEAST_TOLD || parts.length >= PLAIN) &&
        parts.every((words) =>
          statements.some((one) => stands(known(words), one, known(matter).denies)),
        )
      );
    };
    return meant.filter((one) => {
      const { says: phrases, speaksOf: matters = [], missing, large = 0 } = one;
      const overShare = total > 0 && total < large ? MOST_AT_ONCE : one.overShare;
      if (one.ofGifts && forgiven.includes(sentence)) return true;
      if (isOtherwise(one, itsRow) || (!missing && frees(sentence))) return false;
      if (overShare !== undefined) return asked > overShare && (total > 0 || score > LEAST);
      if ((score > LEAST || missing) && phrases.some((phrase) => says(known(phrase), statements)))
        return true;
      return (
        (one.id === matter || matters.some(speaksOf)) &&
        (statements.some((it) => phrases.some((said) => stands(known(said), it, isDenial))) ||
          !sentences.some((other) => other !== sentence && promises(one, other)))
      );
    });
  };
  // What is denied right below a heading is not said by it.
  const isDenied = (at: number): boolean =>
    IS_HEADING.test(sentences[at]!) &&
    !plainWords(sentences[at]!).some(isDenial) &&
    sentences.slice(at + 1, at + 3).some((below) => plainWords(below).some(isDenial));
  const said = sentences.map((one, at) => (isDenied(at) ? [] : saidBy(one)));
  return meant.flatMap((caution) => {
    const [sentence, ...also] = new Set(sentences.filter((_, at) => said[at]!.includes(caution)));
    // Of what says it further sentences, but what a whole paper lacks is shown by one of them.
    return sentence === undefined ? [] : { caution, sentence, also: caution.missing ? [] : also };
  });
};
