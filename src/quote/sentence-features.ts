import groupsOfWords from '../../content/quote-groups.json' with { type: 'json' };
import { ABSENCE, DENIAL, isDenial, plainWords, setOf, STATEMENT, wordsOf } from './words-of.ts';

const PEOPLE: Readonly<Record<string, ReadonlySet<string>>> = {
  us: setOf('we our us i contractor company seller lessor'),
  you: setOf(
    'you your owner homeowner customer client buyer purchaser patient resident member members undersigned',
  ),
  insurer: setOf('insurer carrier insurance adjuster'),
};
/** Denies what stands before it: "An assignment is not needed", “"Sign tonight." We never say that.” */
const NOT_NEEDED =
  /\b(?:not|never|n't|no) (?:\w+ )?(?:needed|required|necessary|asked|part of)\b|^\W*["“].+["”].*(?:\b(?:no|not|never)|n['’]t)\b/i;
const DENIED = 4;
/** Percent from which a share of the price is much, and about half. */
const MUCH = 34;
const HALF = 45;

/** From so many words on a sentence is longer than a heading, short, long, very long. */
const LENGTHS = [4, 8, 16, 30];

const share = (percent: number): string =>
  percent >= HALF ? 'halfshare' : percent >= MUCH ? 'muchshare' : 'someshare';

/** Words of one meaning as one: “before anyone owes” denies. What denies no more than its own word denies nothing: “Visits not used are forfeited”. */
export const asOne = (text: string): string =>
  text
    .replace(/\bupfront\b/gi, 'up front')
    .replace(
      /\b(?:before|until) (?=any\w* (?:\w+ ){0,2}(?:owe[sd]?|bill(?:ed)?|charged?|pays?|paid)\b)/gi,
      'not ',
    )
    .replace(/(?<!: )\b(?:d(?:o|id)(?: no|n['’])t (?=use|take)|not (?=used|taken|stayed))/gi, 'un');

/** Figures as what they are: how many dollars says little of a trap. */
const figuresAsWords = (text: string): string =>
  asOne(text)
    .replace(/\$ ?\d[\d.,]*/g, ' dollars ')
    .replace(
      /(\d[\d.,]*) ?(?:%|per ?cent)/gi,
      (_, figure: string) => ` ${share(parseFloat(figure))} `,
    )
    .replace(/\b\d+(?:st|nd|rd|th)?\b/g, ' figure ')
    .replace(/\bno longer\b/gi, 'not');

const stemOf = (word: string): string => wordsOf(word)[0] ?? word;

/** The ways to say the things of `content/quote-groups.json` in stems, by their first. */
const ways = new Map<string, { readonly group: string; readonly words: readonly string[] }[]>();
for (const [group, said] of Object.entries(groupsOfWords))
  for (const words of said.map((one) => plainWords(figuresAsWords(one)).map(stemOf))) {
    const [first] = words;
    if (first !== undefined) ways.set(first, [...(ways.get(first) ?? []), { group, words }]);
  }

/**
 * What is to be seen of a sentence: its words, by one to three, what they mean, by one and two, and the trade, by its id.
 * `!` before a word says that it is denied.
 */
export const featuresOfSentence = (sentence: string, trade: string): string[] => {
  const features = new Set<string>();
  const meant = new Set<string>();
  for (const statement of figuresAsWords(sentence).split(STATEMENT)) {
    const words = plainWords(statement);
    const stems = words.map(stemOf);
    const said: string[] = [];
    let isDenied = NOT_NEEDED.test(statement);
    let near = 0;
    for (const [at, word] of words.entries()) {
      if (DENIAL.has(word)) isDenied = true;
      if (ABSENCE.has(word)) near = DENIED;
      if (isDenial(word)) {
        said.push(DENIAL.has(word) ? 'not' : 'no');
        continue;
      }
      const mark = isDenied || near > 0 ? '!' : '';
      near--;
      for (const way of ways.get(stems[at]!) ?? [])
        if (way.words.every((one, after) => stems[at + after] === one))
          meant.add(`${mark}{${way.group}}`);
      const person = Object.keys(PEOPLE).find((one) => PEOPLE[one]!.has(word));
      if (person !== undefined || /^(?:dollars|\w+share)$/.test(word))
        meant.add(`${mark}{${person ?? word}}`);
      said.push(`${mark}${person ?? stems[at]!}`);
    }
    for (const [at, word] of said.entries()) {
      features.add(word);
      if (at > 0) features.add(`${said[at - 1]} ${word}`);
      if (at > 1) {
        features.add(`${said[at - 2]} _ ${word}`);
        features.add(`${said[at - 2]} ${said[at - 1]} ${word}`);
      }
    }
  }
  for (const one of meant) {
    features.add(one);
    features.add(`@${trade} ${one}`);
    for (const other of meant) if (other < one) features.add(`${other} ${one}`);
  }
  const count = plainWords(sentence).length;
  const length = LENGTHS.filter((least) => count >= least).length;
  return ['', `@${trade}`, `#${length}`, ...features];
};
