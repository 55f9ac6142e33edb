import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { Facts } from './fact.ts';
import { sayFact } from './say-fact.ts';

/**
 * The sentences of a trade by their names, in ICU message format, compiled when the site is built:
 * `content/trades/<trade>/words.json`. Names begin with what they are said of: "warning.call-911".
 */
export type Words = Readonly<Record<string, CompiledMessage>>;

/**
 * A sentence by its whole name, with the facts for its placeholders where it has any. `Name` are the names
 * of the trade's words, so that a rule cannot name a sentence that nobody wrote.
 */
export type Saying<Name extends string = string, Prefix extends string = string> =
  (Name & `${Prefix}.${string}`) | readonly [name: Name & `${Prefix}.${string}`, facts: Facts];

/** The language of the words, of plurals and of figures. */
export const LANGUAGE = 'en-US';

/** The same formatter for the same wish: making one takes longer than a whole estimate. */
const kept = <Args extends readonly unknown[], T>(make: (...args: Args) => T) => {
  const made = new Map<string, T>();
  return (...args: Args): T => {
    const key = JSON.stringify(args);
    const formatter = made.get(key) ?? make(...args);
    made.set(key, formatter);
    return formatter;
  };
};

const formatters: FormatOptions['formatters'] = {
  getNumberFormat: kept((...args) => new Intl.NumberFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
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

/** The same for a saying. */
export const sayIt = (words: Words, saying: Saying): string =>
  typeof saying === 'string' ? say(words, saying) : say(words, saying[0], saying[1]);
