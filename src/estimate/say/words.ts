import format, { type CompiledMessage } from 'icu-minify/format';
import { sayFact, type Facts } from './fact.ts';

/**
 * The sentences of a trade by their names, in ICU message format, compiled when the site is built:
 * `content/trades/<trade>/words.json`. Names begin with what they are said of: "warning.call-911".
 */
export type Words = Readonly<Record<string, CompiledMessage>>;

type After<Prefix extends string, Key> = Key extends `${Prefix}.${infer Rest}` ? Rest : never;

/** The names under a prefix, so that a rule cannot name a sentence that nobody wrote. */
export type NameIn<W, Prefix extends string> = string extends keyof W
  ? string
  : After<Prefix, keyof W>;

/** A sentence by its name, with the facts for its placeholders where it has any. */
export type Saying<W = Words, Prefix extends string = string> =
  NameIn<W, Prefix> | readonly [name: NameIn<W, Prefix>, facts: Facts];

/** The language of the words, of plurals and of figures. */
export const LANGUAGE = 'en-US';

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
};

/**
 * A sentence with its facts filled in.
 * @throws Error where no such sentence was written, which the tests of every trade rule out
 */
export const say = (words: Words, name: string, facts: Facts = {}): string => {
  const message = words[name];
  if (message === undefined) throw new Error(`No words for “${name}”.`);
  const values = Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, sayFact(fact)]),
  );
  return String(format(message, LANGUAGE, values, { formatters }));
};

/** The same for a saying under a prefix: `sayUnder(words, 'warning', ['far', {miles: 12}])`. */
export const sayUnder = (words: Words, prefix: string, saying: Saying): string =>
  typeof saying === 'string'
    ? say(words, `${prefix}.${saying}`)
    : say(words, `${prefix}.${saying[0]}`, saying[1]);
