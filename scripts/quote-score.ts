import { readdirSync, readFileSync } from 'node:fs';
import { fillIn, readAnswers, runEstimate, toItem, type Item } from '../src/engine/index.ts';
import type { QuoteWords } from '../src/quote/quote-words.ts';
import { tradeById, type Trade } from '../src/trades/index.ts';

/** What a professional of the trade reads from a paper of `tests/fixtures/quotes`: its README says each key. */
export interface Paper {
  readonly name: string;
  readonly text: string;
  readonly trade: string;
  readonly total: number | null;
  readonly options: readonly { readonly name: string; readonly total: number }[];
  readonly lines: readonly {
    readonly text: string;
    readonly kind: string;
    readonly amount: number | null;
    readonly unitPrice?: number;
    readonly parts?: readonly string[];
  }[];
  readonly fault?: true;
  readonly traps: readonly { readonly words: string; readonly trap: string }[];
  readonly honest: readonly string[];
  readonly aside: boolean;
}

/** What we read from a paper, as far as it is scored. */
export interface Read {
  readonly lines: readonly {
    readonly text: string;
    readonly kind: string;
    /** Lines of ours; `whole` for the whole job. */
    readonly places: readonly string[] | 'whole';
  }[];
  readonly total: number | null;
  readonly options: readonly number[];
  /** Whether a person has nothing to put right before the verdict. */
  readonly isSettled: boolean;
  /** Whether one price is said without a question before it. */
  readonly saysPrice: boolean;
  /** Sentences that are to be read twice or warned of, and those that are warned of. */
  readonly warned: readonly string[];
  readonly accused: readonly string[];
  /** Whether the company is told that its sums are wrong. */
  readonly saysFault: boolean;
  /** Lines of ours said to be left out. */
  readonly leftOut: readonly string[];
  /** What is shown beside lines of ours. */
  readonly beside: readonly { readonly id: string; readonly text: string }[];
}

/** How much of something was right. */
export interface Score {
  readonly right: number;
  readonly of: number;
  readonly misses: readonly string[];
}

/** The batch a paper came in: the first of the two figures of its number; those up to 19 came first. */
export const batchOf = (name: string): string => /(\d)\d$/.exec(name)![1]!.replace('1', '0');

const folder = new URL('../tests/fixtures/quotes/', import.meta.url);

export const papers = (): Paper[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((file) => ({
      ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Paper),
      name: file.slice(0, -'.json'.length),
      text: readFileSync(new URL(file.replace(/json$/, 'txt'), folder), 'utf8'),
    }));

/** What companies of a trade write. */
export const wordsOfTrade = (id: string): QuoteWords =>
  JSON.parse(
    readFileSync(new URL(`../content/trades/${id}/quote-words.json`, import.meta.url), 'utf8'),
  ) as QuoteWords;

/** Every line a trade can compute, and those of its worked example that has most of the named ones. */
export const linesOfTrade = ({ calculator, scenarios }: Trade, named: ReadonlySet<string>) => {
  const all = new Map<string, Item>();
  const estimates = [{}, ...scenarios.map(({ inputs }) => inputs)].map((inputs) => {
    const { answers } = readAnswers(calculator, inputs);
    for (const line of calculator.lines(fillIn(calculator, answers))) {
      const item = toItem(line, calculator);
      if (item.label !== '' && item.kind !== 'entered' && !all.has(item.id)) all.set(item.id, item);
    }
    return runEstimate(calculator, answers).items;
  });
  const has = (items: readonly Item[]) => items.filter(({ id }) => named.has(id)).length;
  const items = estimates.reduce((best, one) => (has(one) > has(best) ? one : best));
  return {
    items,
    others: [...all.values()].filter(({ id }) => items.every((item) => item.id !== id)),
  };
};

export const folded = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}$%.]+/gu, ' ')
    .replace(/\.{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether one has the other, or its first 60 letters. */
export const overlaps = (a: string, b: string): boolean => {
  const [one, other] = [folded(a).replace(/…$/, ''), folded(b)];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 0 && long.includes(short.slice(0, 60));
};

/** The line read where the paper has this one, if any. */
const lineAt = (read: Read, text: string, from: number): number => {
  const wanted = folded(text);
  const same = read.lines.findIndex((line, at) => at >= from && folded(line.text) === wanted);
  if (same >= 0) return same;
  return read.lines.findIndex((line, at) => {
    const own = folded(line.text);
    return at >= from && own.length > 0 && (own.includes(wanted) || wanted.includes(own));
  });
};

const score = (judged: readonly { readonly ok: boolean; readonly miss: string }[]): Score => ({
  right: judged.filter(({ ok }) => ok).length,
  of: judged.length,
  misses: judged.flatMap(({ ok, miss }) => (ok ? [] : [miss])),
});

const near = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < 1;
/** Whether these are the same prices, in any order. */
export const sameTotals = (some: readonly number[], others: readonly number[]): boolean => {
  const [a, b] = [some, others].map((those) => those.toSorted((one, other) => one - other));
  return a!.length === b!.length && a!.every((one, at) => near(one, b![at]!));
};

/** Lines of ours that a professional's words for the parts of a paper name. */
export type NameParts = (trade: string, parts: readonly string[]) => readonly string[];

const kindsAndPlaces = (paper: Paper, read: Read, nameParts: NameParts) => {
  let from = 0;
  return paper.lines.map(({ text, kind, amount, unitPrice, parts = [] }) => {
    const at = lineAt(read, text, from);
    if (at >= 0) from = at;
    const line = read.lines[at];
    const wanted = nameParts(paper.trade, parts);
    const places = line?.places ?? [];
    const isPriced = kind === 'work' && (amount !== null || unitPrice !== undefined);
    const named = wanted.filter((id) => places === 'whole' || places.includes(id));
    const isPlaced =
      places === 'whole' ||
      (named.length > 0 && (named.length === wanted.length || named.length === places.length));
    const ours = line?.kind ?? 'note';
    return {
      kind: { ok: ours === kind, miss: `${paper.name}: ${kind}, read as ${ours}: ${text}` },
      hasAmount: amount !== null,
      place:
        isPriced && wanted.length > 0
          ? {
              ok: isPlaced,
              miss: `${paper.name}: ${parts.join(', ')} (${wanted.join('+')}), placed at ${places === 'whole' ? places : places.join('+') || 'nothing'}: ${text}`,
            }
          : null,
    };
  });
};

/** Of what is shown beside our lines, whether a professional names it so; what they name nothing of ours in tells nothing. */
const placesStated = (paper: Paper, read: Read, nameParts: NameParts) =>
  read.beside.flatMap(({ id, text }) => {
    const named = paper.lines.flatMap((line) =>
      overlaps(line.text, text) ? nameParts(paper.trade, line.parts ?? []) : [],
    );
    return named.length === 0
      ? []
      : [
          {
            ok: named.includes(id),
            miss: `${paper.name}: ${named.join('+')}, shown at ${id}: ${text}`,
          },
        ];
  });

/** The honest sentences of a paper, and whether none of these has them alone. */
const honestBeside = ({ paper, read }: { paper: Paper; read: Read }, those: 'warned' | 'accused') =>
  paper.honest.map((honest) => ({
    ok: !read[those].some(
      (one) => overlaps(one, honest) && !paper.traps.some(({ words }) => overlaps(one, words)),
    ),
    miss: `${paper.name}: ${honest}`,
  }));

/** Whether a paper names no one price: it is read right where it is asked about, since that question always offers “It names none”. */
const isOpen = ({ total, options }: Paper): boolean => total === null && options.length === 0;

/** The score of papers, each with what was read from it. */
export const scores = (
  all: readonly { readonly paper: Paper; readonly read: Read }[],
  nameParts: NameParts,
): Record<string, Score> => {
  const lines = all.flatMap(({ paper, read }) => kindsAndPlaces(paper, read, nameParts));
  const totals = all.map(({ paper, read }) => ({
    paper,
    read,
    ok:
      sameTotals(
        paper.options.map(({ total }) => total),
        read.options,
      ) && (isOpen(paper) ? !read.saysPrice : near(paper.total, read.total)),
    miss: `${paper.name}: ${paper.total} ${paper.options.map(({ total }) => total).join(' ')}, read as ${read.total} ${read.options.join(' ')}`,
  }));
  return {
    'total right': score(totals),
    'said surely, right': score(totals.filter(({ read }) => read.saysPrice)),
    'kinds right': score(lines.map(({ kind }) => kind)),
    // Their misses stand above.
    'kinds right of amounts': {
      ...score(lines.flatMap(({ kind, hasAmount }) => (hasAmount ? [kind] : []))),
      misses: [],
    },
    'lines placed right': score(lines.flatMap(({ place }) => place ?? [])),
    'places stated right': score(
      all.flatMap(({ paper, read }) => placesStated(paper, read, nameParts)),
    ),
    'verdict without handwork': score(
      totals.map(({ paper, read, ok }) => ({
        ok: ok && (read.isSettled || paper.fault === true),
        miss: `${paper.name}: ${ok ? 'waits for a person' : 'wrong total'}`,
      })),
    ),
    'honest sentences left alone': score(all.flatMap((one) => honestBeside(one, 'warned'))),
    'honest sentences not accused': score(all.flatMap((one) => honestBeside(one, 'accused'))),
    'sums not accused wrongly': score(
      all.map(({ paper, read }) => ({
        ok: !read.saysFault || paper.fault === true,
        miss: paper.name,
      })),
    ),
    'parts not called left out wrongly': score(
      all.map(({ paper, read }) => {
        const named = nameParts(
          paper.trade,
          paper.lines.flatMap(({ parts = [] }) => parts),
        );
        const wrong = read.leftOut.filter((id) => named.includes(id));
        return { ok: wrong.length === 0, miss: `${paper.name}: ${wrong.join(', ')}` };
      }),
    ),
    'traps found': score(
      all.flatMap(({ paper, read }) =>
        paper.traps.map(({ words, trap }) => ({
          ok: read.warned.some((one) => overlaps(one, words)),
          miss: `${paper.name}: ${trap}: ${words}`,
        })),
      ),
    ),
    'warnings of traps alone': score(
      all.flatMap(({ paper, read }) =>
        read.warned.map((one) => ({
          ok: paper.traps.some(({ words }) => overlaps(one, words)),
          miss: `${paper.name}: ${one}`,
        })),
      ),
    ),
  };
};

export const tradeOf = (paper: Paper): Trade => tradeById(paper.trade)!;
