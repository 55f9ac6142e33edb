import { asThreePoint, type ThreePoint, type Unit } from '../engine/index.ts';
import { monthsApart, type Span } from './plan-price.ts';
import { namesOf, type QuoteWords } from './quote-words.ts';
import { isTaking, RENEWS, SEVERAL, TAKEN, takesAnything } from './taking.ts';
import { wordsOf } from './words-of.ts';

/** A line of our model, as far as names go. */
export interface Named {
  readonly id: string;
  readonly label: string;
  readonly unit?: Unit;
  readonly quantity?: number | ThreePoint;
  readonly total?: ThreePoint;
}

/** What the whole job is. */
export const WHOLE = '#rest';

/** Reads the names of lines in what contractors write: what a text is of ours, lines by their ids, `#else` where it is other work, or `WHOLE`. */
export type Matcher = ReturnType<typeof matcher>;

const countOf = ({ quantity = 0 }: Named): number => asThreePoint(quantity).typical;
const spanOf = (items: readonly Named[]): Span => {
  const its = items.filter(({ unit }) => unit === 'visit');
  const again = its.find((item) => countOf(item) > 1);
  const visits = again ? its.reduce((sum, item) => sum + countOf(item), 0) : null;
  const every = monthsApart(again?.label ?? '');
  const byMonth = items.find(({ unit }) => unit === 'month');
  return {
    visits,
    months: byMonth ? countOf(byMonth) : visits && every ? visits * every : null,
    isOfHours: items.some(({ unit }) => unit === 'hour'),
  };
};

/** After these a line says how or where, no longer what. */
const TAIL =
  /\b(?:to match|to be|(?:at \w+|visit) \d+|under|over|beneath|before|after|around|prior to|needed for)\b.*$|\bper\b(?! quarter).*?(?=[,;] [a-z]|$)/gi;
const RENEWED = 'r&r';
/** Among the words of a text that takes something away, whatever it calls that. */
const TAKEN_AWAY = 'take';

const WITH = /\bwith\b|\bw\/|\bcon\b/i;

/** So many words in a row are no accident, wherever they stand. */
const LONG = 3;
/** Where what the trade does besides stands among its words. */
const ELSE = '#else';
/** The line that trades have for parts beside the one they estimate. */
const OTHER_PART = 'other-part';

/** The words of a line or a name; `r&r` is among them where it says so in other words. */
const wordsOfLine = (text: string): string[] =>
  wordsOf(RENEWS.test(text) ? `${RENEWED} ${text.replace(/\br ?& ?r\b/gi, ' ')}` : text);
const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');

/** How much each word says: one that names many lines says little. */
const weigher = (phrases: readonly (readonly string[])[]) => {
  const counts = new Map<string, number>();
  for (const words of phrases)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (words: readonly string[]) =>
    words.reduce((sum, word) => sum + 1 / Math.sqrt(counts.get(word) ?? 1), 0) + words.length;
};

/** Where a thing is, and no longer what it is: "joints at the sidewalk". */
const SOMEWHERE =
  /[,;(]|\s(?:at|to|along|between|by|from|near|around|beside|behind|below|under)\s/i;
/** Tells of a text whether it names first another place than the one we estimate, and that one nowhere. */
const elsewhere = (
  places: NonNullable<QuoteWords['places']>,
  inputs: Readonly<Record<string, unknown>>,
) => {
  const namesAny = (text: string, isOurs: boolean): boolean => {
    const all = wordsOf(text);
    return Object.entries(places).some(([field, values]) =>
      Object.entries(values).some(
        ([value, names]) =>
          inputs[field] !== undefined &&
          (inputs[field] === value) === isOurs &&
          names.some((name) => wordsOf(name).every((word) => all.includes(word))),
      ),
    );
  };
  return (text: string): boolean =>
    namesAny(text.split(SOMEWHERE)[0]!, false) && !namesAny(text, true);
};

/**
 * Knows the lines by their labels and by the names contractors give them. A line of a quote may hold
 * several of ours ("Remove and replace shingles"); none is found where its words name none.
 * @param items the lines of the estimate, which a name means first
 * @param others further lines of the trade, which the estimate leaves out
 * @param inputs the answers of the estimate, where it matters which place it is for
 */
export const matcher = (
  items: readonly Named[],
  others: readonly Named[],
  quoteWords: Omit<QuoteWords, 'cautions'>,
  inputs: Readonly<Record<string, unknown>> = {},
) => {
  const { parts = {}, renewed = {}, within = {}, brings = {} } = quoteWords;
  const isElsewhere = elsewhere(quoteWords.places ?? {}, inputs);
  const known = [...items, ...others];
  const inEstimate = new Set(items.map(({ id }) => id));
  const byId = new Set(known.map(({ id }) => id));
  /** Lines that the estimate has no figure for besides the line that may hold them. */
  const holders = new Map(
    Object.entries(within).flatMap(([id, names]) => {
      const holder = items.find(({ label }) => {
        const own = new Set(wordsOf(label));
        return names.some((name) => wordsOf(name).every((word) => own.has(word)));
      });
      return holder && !inEstimate.has(id) ? [[id, holder.id] as const] : [];
    }),
  );
  const byWords = new Map<string, { words: readonly string[]; lines: Set<string> }>();
  const know = (text: string, line: string) => {
    const words = wordsOfLine(text);
    if (words.length === 0) return;
    const entry = byWords.get(keyOf(words)) ?? { words, lines: new Set() };
    entry.lines.add(holders.get(line) ?? line);
    byWords.set(keyOf(words), entry);
  };
  const takers = new Map(
    Object.entries(renewed).flatMap(([ids, names]) =>
      names.map((name) => [keyOf(wordsOfLine(name)), ids.split('+')[0]] as const),
    ),
  );
  const labels = known.map(({ id, label }) => ({ id, words: wordsOf(label) }));
  /** Lines that take something away; what goes off and on again does not. */
  const taking = known.flatMap(({ id, label }) =>
    isTaking(label) && !/\bon\b/.test(label) ? id : [],
  );
  for (const { id, label } of known) {
    know(label, id);
    for (const name of namesOf(quoteWords, id)) know(name, id);
  }
  // Where the estimate means one part, the others are another line; where it is for none of them, they are other work.
  for (const [key, groups] of Object.entries(parts)) {
    const [id, other = OTHER_PART] = key.split('+') as [string, string?];
    const isIn = (words: readonly string[]) => (name: string) =>
      wordsOfLine(name).every((word) => words.includes(word));
    const label = wordsOfLine(items.find((item) => item.id === id)?.label ?? '');
    const its = groups.filter((names) => names.some(isIn(label))).flat();
    const isOne = its.length > 0 && (other === ELSE || byId.has(other));
    for (const name of groups.flat()) {
      if (byId.has(id)) know(name, isOne && !its.includes(name) ? other : id);
      else if (other === ELSE && !labels.some(({ words }) => isIn(words)(name))) know(name, ELSE);
    }
  }
  for (const name of quoteWords.whole) know(name, WHOLE);
  for (const name of namesOf(quoteWords, ELSE)) know(name, ELSE);
  const weigh = weigher([...byWords.values()].map(({ words }) => words));
  const phrases = [...byWords.values()]
    .map(({ words, lines }) => {
      const ours = [...lines].filter((line) => inEstimate.has(line));
      // Of others the one that is called so is meant: a pump truck is no wheelbarrow.
      const called = labels.flatMap((label) =>
        inEstimate.size > 0 &&
        lines.has(label.id) &&
        label.words.some((word) => words.includes(word))
          ? label.id
          : [],
      );
      return {
        words,
        lines: [ours, called, [...lines]].find((those) => those.length > 0)!,
        weight: weigh(words),
        /** The line that takes away what this names; undefined where none does. */
        taker: takers.get(keyOf(words)),
      };
    })
    .sort((a, b) => b.weight - a.weight);

  const spelled = (text: string): ReadonlySet<string> => new Set(wordsOfLine(text));
  const named = (text: string): readonly string[] => {
    if (isElsewhere(text)) return [];
    const all = spelled(text);
    const also = takesAnything(text) ? taking : [];
    const standing = phrases.filter(({ words }) => words.every((word) => all.has(word)));
    const ids = [...new Set([...standing.flatMap(({ lines }) => lines), ...also])].filter(
      (id, _, those) => byId.has(id) || (id === ELSE && those.some((one) => byId.has(one))),
    );
    // "Tear out baseboard" puts none there.
    const taken =
      isTaking(text) && !SEVERAL.test(text) ? ids.filter((id) => taking.includes(id)) : [];
    return taken.length > 0 ? taken : ids;
  };
  const match = (text: string): readonly string[] => {
    if (isElsewhere(text)) return [ELSE];
    const all = spelled(text);
    const head = spelled(text.replace(TAIL, ''));
    const left = new Set(all);
    // What comes with a thing is another one: "concrete with pump" is no "concrete pump".
    const parts = text.split(WITH).map(spelled);
    const found = new Set<string>();
    const isRenewed = all.has(RENEWED);
    const kept = spelled(text.replace(TAKEN, ' '));
    for (const phrase of phrases) {
      const where = phrase.words.length < LONG && head.size > 0 ? head : left;
      if (!phrase.words.every((word) => left.has(word) && where.has(word))) continue;
      if (!parts.some((part) => phrase.words.every((word) => part.has(word)))) continue;
      phrase.words.forEach((word) => left.delete(word));
      const { taker } = phrase;
      const isTaken =
        taker !== undefined && !isRenewed && !phrase.words.every((word) => kept.has(word));
      if (taker !== undefined && (isRenewed || isTaken)) found.add(taker);
      if (!isTaken) phrase.lines.forEach((line) => found.add(line));
    }
    if (found.has(WHOLE)) return [WHOLE];
    const ids = [...byId].filter((id) => found.has(id));
    // An opener with its remotes is no remote, where the estimate has neither.
    if (found.has(ELSE) && !ids.some((id) => inEstimate.has(id))) return [ELSE];
    return ids;
  };
  const bringing = Object.entries(brings).map(([id, names]) => [id, names.map(wordsOf)] as const);
  return Object.assign(match, {
    /** All lines of ours whose names stand in the text, also those inside the name of another; `#else` among them where it names other work too. */
    named,
    /** The lines of ours that just these words are a name of. */
    called: (text: string): readonly string[] => {
      const key = keyOf([...spelled(text)]);
      return phrases.find(({ words }) => keyOf(words) === key)?.lines ?? [];
    },
    /** How long what we estimate goes on. */
    span: spanOf(items),
    /** Lines of ours that the text brings where a quote says nothing else of them. */
    brings: (text: string): readonly string[] => {
      const all = new Set([...spelled(text), ...(isTaking(text) ? wordsOf(TAKEN_AWAY) : [])]);
      return bringing.flatMap(([id, names]) =>
        inEstimate.has(id) && names.some((words) => words.every((word) => all.has(word))) ? id : [],
      );
    },
  });
};
