import { countMaking, isClose } from './count-making.ts';
import { KINDS, type LineKind } from './line-kind.ts';
import type { Figures } from './line-figures.ts';
import type { PaperRow } from './paper-rows.ts';

/** What the sums of a paper say. */
export interface Proof {
  /** The lines as the sums read them. */
  readonly kinds: readonly LineKind[];
  /** The total it states, US dollars, 0 or more; else what its lines add up to. */
  readonly usd: number;
  /**
   * `closes`: the lines make the total. `unsure`: they do not, but we may have read them wrong. `one price`: there is
   * nothing to add. `rates`: a price for one, of nobody knows how many.
   */
  readonly state: 'closes' | 'unsure' | 'one price' | 'rates' | 'nothing';
  /** The line of the total; null where none is stated. */
  readonly row: number | null;
  /** So many lines make the sum. */
  readonly count: number;
  /** Whether the line of the total holds the last part of it: "plus the travel hour $215 = $1,720". */
  readonly holdsPart: boolean;
  /** How unlikely it is: the sum of -log of its parts. */
  readonly cost: number;
}

const at = (...kinds: readonly LineKind[]): number[] => kinds.map((kind) => KINDS.indexOf(kind));
const MORE = at('work', 'allowance', 'tax');
const LESS = at('discount', 'credit');
const CLAIM = at('depreciation', 'deductible', 'net');
const SUBTOTAL = KINDS.indexOf('subtotal');
const TOTAL = KINDS.indexOf('total');
const WORK = KINDS.indexOf('work');
const ADDITION = KINDS.indexOf('addition');
const NOTE = KINDS.indexOf('note');
const BESIDE = KINDS.map((_, kind) => kind).filter(
  (kind) => ![...MORE, ...LESS, SUBTOTAL, TOTAL].includes(kind),
);

/* What a reading costs is the sum of -log of how likely its lines are. These were set on papers left out. */
/** A line costs no more than this, however unlikely: an amount that closes a sum outweighs words. */
const MOST_COST = 9;
/** Less where the lines make the total: round amounts do so by chance. By what the total is a multiple of, in cents. */
const CLOSED: readonly (readonly [multiple: number, less: number])[] = [
  [10_000, 2.5],
  [1000, 3.5],
  [100, 4],
  [1, 5],
];
/** Less again where three lines or more do. */
const MANY_CLOSED = 2;
/** Less where a price stands alone, and nothing contradicts it. */
const ALONE = 1.5;
/** Less where what is paid when makes the total again. */
const DRAWN = 4;
/** More where several lines do not make the total they stand with. */
const NOT_CLOSED = 1.5;
/** Less for a subtotal that is one. */
const SUBTOTAL_MADE = 3.5;
/** No more than this for work that stands apart from a sum: it may come on top. */
const ON_TOP = 2;
/** More where a price for one counts as an amount. */
const RATE_COUNTED = 1.5;
/** More where no total is stated, and where there is no price at all. */
const NO_TOTAL = 1;
const NO_PRICE = 4;
/** So many readings are followed, and so many lines tried as the total. */
const MOST_READINGS = 250;
const MOST_TOTALS = 12;
/** Keeps two sums apart in one number: more cents than a part of a paper comes to. */
const APART = 2 ** 26;
/** So many sums of a paper that states no total. */
const MOST_SUMS = 4;
/** A line this likely may be taken off. */
const MAYBE = 0.2;
/** Cents that are none: totals are rounded to the dollar. */
const ROUNDING = 100;

/** A credit of the taxes is the owner's own, later and not sure: it takes nothing off the price. */
export const TAX_CREDIT =
  /\btax credit\b|\bfed(?:eral)?\b|\b25 ?[cd]\b|\bitc\b|\bclean energy\b|\birs\b/i;

/** Begins a line that adds a part of its own to what is above. */
const ADDS_PART = /^\W*(?:plus|and|with)\b|^\s*\+/i;

/** Money that was paid before: no less is asked for the work. */
const WAS_PAID =
  /\bpaid (?:today|already|now|earlier|before|online|(?:on )?\d)|\b(?:you|already|previously|was|has been) paid\b|\b(?:received|rec['’]d)\b/i;
/** Tells of what a row takes off whether the price stays as it is. */
export const ownIn = (rows: readonly PaperRow[]) => {
  const paid = new Set(
    rows.flatMap(({ text, figures: { amount } }) => (WAS_PAID.test(text) ? [amount] : [])),
  );
  return ({ label, amount }: Pick<Figures, 'label' | 'amount'>): boolean =>
    TAX_CREDIT.test(label) || ((amount ?? 0) < 0 && (WAS_PAID.test(label) || paid.has(-amount!)));
};

const inCents = (usd: number): number => Math.round(usd * 100);

const sumOf = (likely: Readonly<Float64Array>, kinds: readonly number[]): number =>
  kinds.reduce((sum, kind) => sum + likely[kind]!, 0);

/** One way to read a line, with the cents it adds to the sum. */
type Way = Readonly<Record<'kind' | 'cost' | 'adds', number>>;

/** The lines read so far: what they add in cents, and since the last subtotal; how many of them make that. */
interface Path extends Readonly<Record<'sum' | 'since' | 'count' | 'cost' | 'kind', number>> {
  readonly before: Path | null;
}

/** A whole reading, with its total in cents, stated or added up, and the line of that; null where none is stated. */
interface Reading extends Readonly<Record<'cost' | 'total', number>> {
  readonly at: number | null;
  readonly path: Path;
  readonly isClosed: boolean;
  readonly holdsPart: boolean;
}

/** Of those that say the same the likeliest, the likeliest of all first. */
const likeliest = <T extends { readonly cost: number }>(
  those: readonly T[],
  says: (one: T) => string | number,
): T[] => {
  const best = new Map<string | number, T>();
  for (const one of those) {
    const what = says(one);
    if ((best.get(what)?.cost ?? Infinity) > one.cost) best.set(what, one);
  }
  return [...best.values()].sort((one, other) => one.cost - other.cost);
};

const kindsOf = (path: Path): LineKind[] => {
  const kinds: LineKind[] = [];
  for (let one = path; one.before; one = one.before) kinds.unshift(KINDS[one.kind]!);
  return kinds;
};

/**
 * The ways to read the sums of a paper, the likeliest first: those whose sums close count more.
 * @param likely how likely each row is of each of `KINDS`, from 0 to 1
 * @param isOwn what was paid, as the whole paper says it, of which these may be a part
 */
export const proveSums = (
  rows: readonly PaperRow[],
  likely: readonly Readonly<Float64Array>[],
  isOwn = ownIn(rows),
): readonly [Proof, ...Proof[]] => {
  const lines = rows.map(({ figures }) => figures);
  const cents = lines.map(({ amount }) => (amount === null ? null : inCents(amount)));
  // Nobody knows of how many a price for one is.
  const rates = lines.map(({ rate }) => rate && inCents(rate.usd));
  const costs = likely.map((own) =>
    Array.from(own, (one) => Math.min(MOST_COST, -Math.log(Math.max(one, 1e-9)))),
  );
  const credits = lines.map((one) => (one.amount ?? 0) < 0 && isOwn(one));
  // What an insurer keeps back for now, or the owner pays of a claim, takes nothing off the price.
  const ofClaim = likely.map((own) => sumOf(own, CLAIM) > sumOf(own, LESS));
  const amountsOf = lines.map(({ amount }) => amount ?? 0);
  const madeBehind = amountsOf.map(
    (own, line) => own > 0 && countMaking(own, amountsOf.slice(line + 1)) > 0,
  );

  const isAgain = (own: number | null, total: number | null): boolean =>
    total !== null && own !== null && Math.abs(own - total) < ROUNDING;
  const waysOf = (line: number, total: number | null, isInSum: boolean): Way[] => {
    const cost = costs[line]!;
    const own = cents[line] ?? null;
    const way = (of: readonly number[], adds = 0, more = 0): Way => {
      const kind = of.reduce((best, one) => (cost[one]! < cost[best]! ? one : best));
      return { kind, cost: cost[kind]! + more, adds };
    };
    // A total may be said twice.
    const beside = way(isAgain(own, total) ? [...BESIDE, TOTAL] : BESIDE);
    if (!own) {
      const rate = rates[line] ?? null;
      return [
        beside,
        way([...MORE, ...LESS, SUBTOTAL]),
        ...(rate !== null && isInSum ? [way([WORK], rate, RATE_COUNTED)] : []),
      ];
    }
    if (credits[line])
      return [way(TAX_CREDIT.test(lines[line]!.label) ? [...BESIDE, ...LESS] : BESIDE)];
    const onTop = {
      kind: ADDITION,
      cost: Math.min(cost[ADDITION]!, cost[WORK]! + ON_TOP),
      adds: 0,
    };
    return [
      isInSum || beside.cost < onTop.cost ? beside : onTop,
      way([SUBTOTAL]),
      ...(isInSum ? [way(MORE, own)] : []),
      ...(isInSum && !ofClaim[line] ? [way(LESS, -Math.abs(own))] : []),
    ];
  };

  const step = (paths: readonly Path[], line: number, ways: readonly Way[]): Path[] => {
    const own = cents[line] ?? 0;
    const next = paths.flatMap((before) =>
      ways.map(({ kind, cost, adds }): Path => {
        const isSum = kind === SUBTOTAL && own !== 0;
        const isMade =
          isSum &&
          (madeBehind[line]! ||
            (before.count > 1 &&
              [before.sum, before.since].some((sum) => isClose(own / 100, sum / 100))));
        return {
          sum: before.sum + adds,
          since: isSum ? 0 : before.since + adds,
          count: before.count + (adds === 0 ? 0 : 1),
          cost: before.cost + cost - (isMade ? SUBTOTAL_MADE : 0),
          before,
          kind,
        };
      }),
    );
    return likeliest(next, ({ sum, since }) => sum * APART + since).slice(0, MOST_READINGS);
  };

  /** The likeliest ways through the lines up to each, none of them a total. */
  const adding: Path[][] = [[{ sum: 0, since: 0, count: 0, cost: 0, before: null, kind: NOTE }]];
  for (const line of lines.keys()) adding.push(step(adding[line]!, line, waysOf(line, null, true)));

  /** The likeliest ways through all lines, those that make other sums apart. */
  const pathsOf = (total: number, from: number, to: number): Path[] => {
    const stated = cents[total] ?? rates[total]!;
    // Up to the total, or where it is said before, they are those without one.
    const first =
      from > 0 ? 0 : cents.findIndex((own, line) => line === total || isAgain(own, stated));
    return [...lines.keys()]
      .slice(first)
      .reduce(
        (paths, line) =>
          step(
            paths,
            line,
            line === total
              ? [{ kind: TOTAL, cost: costs[line]![TOTAL]!, adds: 0 }]
              : waysOf(line, stated, line >= from && line < to),
          ),
        adding[first]!,
      );
  };

  const candidates = [...lines.keys()]
    .filter((line) => (cents[line] ?? rates[line] ?? 0) > 0)
    .sort((a, b) => costs[a]![TOTAL]! - costs[b]![TOTAL]!)
    .slice(0, MOST_TOTALS);
  const stating = candidates.flatMap((total) => {
    const isRate = cents[total] === null;
    const own = (cents[total] ?? rates[total])!;
    // "With the tax ($64.10) it comes to $841.10": the line of a total may hold a part of it.
    const parts = [0, ...lines[total]!.amounts.slice(0, -1).map(inCents)];
    const behind = lines.flatMap(({ amounts }, line) => {
      const sign = sumOf(likely[line]!, LESS) > MAYBE ? -1 : 1;
      return line > total ? amounts.map((usd) => sign * usd) : [];
    });
    const drawn = behind.some((_, from) => countMaking(own / 100, behind.slice(from)) > 0)
      ? DRAWN
      : 0;
    return [
      [0, total] as const,
      // The sums first, and the lines they are made of behind them.
      [total + 1, lines.length] as const,
    ].flatMap(([from, to]) => {
      const credited = credits
        .slice(0, total)
        .reduce((sum, is, line) => sum + (is ? -cents[line]! : 0), 0);
      return pathsOf(total, from, to).flatMap((path): Reading[] => {
        const gapTo = (price: number): number =>
          Math.min(...parts.map((part) => Math.abs(path.sum + part - price)));
        const holdsPart =
          gapTo(own) < Math.abs(path.sum - own) && ADDS_PART.test(rows[total]!.text);
        // Of a net price the gross is meant where only that is what its lines make.
        const isNet = credited > 0 && gapTo(own + credited) < ROUNDING;
        const stated = isNet ? own + credited : own;
        const gap = gapTo(stated);
        const isClosed = path.count > 0 && gap < Math.min(ROUNDING, stated / 2);
        const bonus =
          path.count === 0 || (isClosed && path.count === 1 && !holdsPart)
            ? ALONE
            : isClosed
              ? CLOSED.find(([multiple]) => gap >= 2 || stated % multiple === 0)![1] +
                (path.count > 2 ? MANY_CLOSED : 0)
              : -NOT_CLOSED;
        // A price for one is the whole only where it sums up.
        if (isRate && !(isClosed && path.count > 1)) return [];
        const cost = path.cost - bonus - drawn;
        return [
          { cost, path, at: total, total: stated, isClosed, holdsPart: isClosed && holdsPart },
        ];
      });
    });
  });
  const isByRate = (path: Path): boolean =>
    kindsOf(path).some((kind, line) => kind === 'work' && rates[line] !== null);
  const summed = adding
    .at(-1)!
    .slice(0, MOST_SUMS)
    .map((path): Reading => {
      const isNone = path.sum <= 0 && !isByRate(path) && candidates.length > 0;
      const cost = path.cost + NO_TOTAL + (isNone ? NO_PRICE : 0);
      const isClosed = path.count > 1;
      return { cost, path, at: null, total: path.sum, isClosed, holdsPart: false };
    });

  const proofOf = ({ path, at: row, total, isClosed, holdsPart, cost }: Reading): Proof => {
    const kinds = kindsOf(path);
    const count = path.count + Number(holdsPart);
    const own = { kinds, cost, row, count, holdsPart, usd: Math.max(0, total) / 100 };
    if (row === null) {
      const none = (isByRate(path) && 'rates') || (total <= 0 && 'nothing');
      return { ...own, state: none || (isClosed ? 'closes' : 'one price') };
    }
    if (path.count > 0) return { ...own, state: isClosed ? 'closes' : 'unsure' };
    // A price alone is that of its work, unless it is called a total.
    const named = kinds.map((kind, line): LineKind =>
      kind === 'total' && likely[line]![WORK]! > likely[line]![TOTAL]! ? 'work' : kind,
    );
    return { ...own, kinds: named, state: 'one price' };
  };
  const best = likeliest(
    [...stating, ...summed],
    (one) => `${one.at} ${one.total} ${one.isClosed}`,
  );
  return best.map(proofOf) as [Proof, ...Proof[]];
};
