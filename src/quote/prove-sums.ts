import type { LineKind } from './line-kind.ts';

/** A line as far as the sums go. */
export interface Summed {
  readonly kind: LineKind;
  /** US dollars; null where it has none. */
  readonly amount: number | null;
  /** Has a price for one, and nobody knows of how many. */
  readonly isRate: boolean;
  /** Its quantity times its price is its amount. */
  readonly isProven: boolean;
  /** All money of the line, US dollars. */
  readonly amounts: readonly number[];
  /** Its amount stands at its end. */
  readonly isAtEnd: boolean;
  /** Its amount has no dollar sign, no cents and no separated thousands. */
  readonly isBare: boolean;
  /** Spaces before it. */
  readonly indent: number;
  /** The words before its amount. */
  readonly label: string;
}

/** What the sums of a paper say. */
export interface Proof {
  /** The lines as the sums read them. */
  readonly kinds: readonly LineKind[];
  /** The total it states, US dollars; null where it states none. */
  readonly stated: number | null;
  /** What its lines add up to, US dollars. */
  readonly lines: number;
  /**
   * `closes`: the lines make the total. `apart`: they surely do not. `unsure`: they do not, but we may have read
   * them wrong. `one price`: there is nothing to add. `rates`: a price for one, of nobody knows how many.
   */
  readonly state: 'closes' | 'apart' | 'unsure' | 'one price' | 'rates' | 'nothing';
}

const CLOSE = 1;
/** So many lines may be read another way to make the sums close. */
const MOST_TURNED = 3;
const MOST_DOUBTED = 14;

const COUNTED: ReadonlySet<LineKind> = new Set(['work', 'allowance', 'tax', 'discount', 'credit']);

const TAX_CREDIT = /\btax credit\b|\bfed(?:eral)?\b|\b25 ?[cd]\b|\bitc\b|\bclean energy\b|\birs\b/i;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.02;
const words = (label: string): number => label.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Lines that make a sum: those before it, or behind one that stands first. */
interface Span {
  readonly from: number;
  /** Behind the last. */
  readonly to: number;
}

const sumOf = (lines: readonly Summed[], kinds: readonly LineKind[], { from, to }: Span): number =>
  lines.reduce(
    (sum, { amount }, at) =>
      at >= from && at < to && COUNTED.has(kinds[at]!) ? sum + (amount ?? 0) : sum,
    0,
  );

/** Kinds that a line may have by its words and still be a sum of those before it. */
const MAYBE_SUM: ReadonlySet<LineKind> = new Set(['work', 'note', 'payment plan']);

/**
 * Names the sums whose words name none: "Items 1-4: $12,000", "You pay $1,260", "------ 5,430". An amount that
 * lines before it come to, all of them or those since the last sum, is their sum.
 */
const nameSums = (lines: readonly Summed[], kinds: LineKind[]): void => {
  let since = 0;
  let all = 0;
  /** So many amounts since the last sum, and in all. */
  let few = 0;
  let count = 0;
  const totals = new Set<number>();
  for (const [at, { amount, label, isProven }] of lines.entries()) {
    if (amount === null) continue;
    const kind = kinds[at]!;
    if (kind === 'total') totals.add(Math.round(amount));
    const later = kinds
      .slice(at + 1)
      .filter((_, after) => (lines[at + 1 + after]!.amount ?? 0) !== 0);
    const isLast = !later.includes('work');
    const isBareMost =
      kind === 'work' &&
      words(label) === 0 &&
      isLast &&
      lines.every(
        (one, other) => other >= at || !COUNTED.has(kinds[other]!) || (one.amount ?? 0) < amount,
      );
    const isExact = (few > 1 && isSame(amount, since)) || isSame(amount, all);
    // Two round amounts may make a third by chance.
    const isChance = count < 3 && !isLast && words(label) > 0;
    if (
      MAYBE_SUM.has(kind) &&
      !isProven &&
      count > 1 &&
      !totals.has(Math.round(amount)) &&
      (isBareMost ||
        (isExact && !isChance && !(kind === 'payment plan' && later.includes('total'))))
    ) {
      const goesOn = later.some((one) => COUNTED.has(one) || one === 'total');
      kinds[at] = goesOn ? 'subtotal' : 'total';
      since = 0;
      few = 0;
      continue;
    }
    if (kind === 'subtotal') since = few = 0;
    if (COUNTED.has(kind)) {
      since += amount;
      all += amount;
      few++;
      count++;
    }
  }
};

/** A paper with one amount has its price there, whatever else the line says. */
const promoteOnly = (lines: readonly Summed[], kinds: LineKind[]): void => {
  const priced = lines.flatMap(({ amount }, at) =>
    amount !== null && amount > 0 && ['note', 'addition', 'deposit'].includes(kinds[at]!)
      ? [at]
      : [],
  );
  if (priced.length === 1) kinds[priced[0]!] = 'work';
};

const MAYBE_PAID: ReadonlySet<LineKind> = new Set(['work', 'addition', 'deposit', 'payment plan']);

/** Words of a stage at most: "At pour", "When the forms are set". */
const MOST_STAGE_WORDS = 5;

/**
 * Lines from a deposit on that come to a price of the paper again, one line's or all lines' before them, are when
 * it is paid, whatever they are called: "Deposit $2,900, at pour $2,900, final $2,900" of $8,700.
 */
const namePayments = (lines: readonly Summed[], kinds: LineKind[]): void => {
  const isStage = (at: number): boolean =>
    MAYBE_PAID.has(kinds[at]!)
      ? words(lines[at]!.label) <= MOST_STAGE_WORDS
      : kinds[at] === 'total' && !/total/i.test(lines[at]!.label);
  const prices = new Set<number>();
  for (const [start, { amount }] of lines.entries()) {
    if (kinds[start] === 'deposit' || kinds[start] === 'payment plan') {
      const before = [...prices, sumOf(lines, kinds, { from: 0, to: start })];
      const run: number[] = [];
      let sum = 0;
      for (const [at, line] of lines.entries()) {
        if (at < start || line.amount === null || line.amount === 0) continue;
        if (line.amount < 0 || !isStage(at)) break;
        run.push(at);
        sum += line.amount;
        if (run.length < 2 || !before.some((price) => isNear(price, sum))) continue;
        for (const one of run) if (kinds[one] !== 'deposit') kinds[one] = 'payment plan';
        break;
      }
    } else if (
      amount !== null &&
      amount > 0 &&
      (kinds[start] === 'work' || kinds[start] === 'total')
    )
      prices.add(amount);
  }
};

/** A price whose own lines stand under it counts once: with its lines. */
const foldPackages = (lines: readonly Summed[], kinds: LineKind[]): void => {
  for (const [at, { amount, indent, label }] of lines.entries()) {
    if (kinds[at] !== 'work' || amount === null || amount <= 0) continue;
    const isNamed = /\bpackage\b|\bpkg\b|\bbundle\b|\blump sum\b|\bcomplete\b/i.test(label);
    let sum = 0;
    let count = 0;
    for (let child = at + 1; child < lines.length; child++) {
      if (kinds[child] === 'included' || kinds[child] === 'note') continue;
      // Amounts may add up by chance: what is under it stands in from it, or it says so.
      if (kinds[child] !== 'work' || !(isNamed || lines[child]!.indent > indent)) break;
      sum += lines[child]!.amount ?? 0;
      count++;
      if (count > 1 && isNear(sum, amount)) {
        kinds[at] = 'subtotal';
        break;
      }
      if (sum > amount + CLOSE) break;
    }
  }
};

/** How a doubtful line may be read otherwise. */
const turned = (kind: LineKind): LineKind | null => {
  switch (kind) {
    case 'work':
      return 'subtotal';
    case 'credit':
    case 'tax':
    case 'discount':
      return 'note';
    case 'addition':
    case 'allowance':
      return kind === 'addition' ? 'work' : 'addition';
    case 'note':
      return 'work';
    default:
      return null;
  }
};

/** How much is to be doubted that a line is what its words say; 0 where nothing is. */
const doubtOf = ({ amount, isAtEnd, isBare, label }: Summed, kind: LineKind): number => {
  if (amount === null || amount === 0) return 0;
  if (kind === 'credit') return 4;
  if (kind === 'addition') return isAtEnd ? 3 : 2;
  if (kind === 'allowance') return 2;
  if (kind === 'tax') return 2;
  if (kind === 'note') return isAtEnd ? 1 : 0.5;
  if (kind === 'work') return words(label) < 3 ? 3 : !isAtEnd ? 2 : isBare ? 1 : 0;
  return 0;
};

/** The readings that turn up to so many of these lines, the fewest first. */
function* subsets(of: readonly number[], most: number, from = 0): Generator<readonly number[]> {
  for (let size = 1; size <= most; size++) yield* ofSize(of, size, from);
}
function* ofSize(of: readonly number[], size: number, from: number): Generator<readonly number[]> {
  if (size === 0) yield [];
  else
    for (let at = from; at < of.length; at++)
      for (const rest of ofSize(of, size - 1, at + 1)) yield [of[at]!, ...rest];
}

/** Of several readings the first whose sum is this total; null where there is none. */
const closing = (
  lines: readonly Summed[],
  kinds: readonly LineKind[],
  total: number,
  span: Span,
): LineKind[] | null => {
  const sum = sumOf(lines, kinds, span);
  if (isNear(sum, total)) return [...kinds];
  const doubted = lines
    .map((line, at) => ({
      at,
      doubt: at >= span.from && at < span.to ? doubtOf(line, kinds[at]!) : 0,
    }))
    .filter(({ doubt }) => doubt > 0)
    // What is said last may say again what was said before.
    .sort((a, b) => b.doubt - a.doubt || b.at - a.at)
    .slice(0, MOST_DOUBTED)
    .map(({ at }) => at);
  for (const subset of subsets(doubted, MOST_TURNED)) {
    const change = subset.reduce(
      (all, at) => all + (COUNTED.has(kinds[at]!) ? -1 : 1) * lines[at]!.amount!,
      0,
    );
    if (!isNear(sum + change, total)) continue;
    const read = [...kinds];
    for (const at of subset) read[at] = turned(kinds[at]!) ?? read[at]!;
    // What remains must still be work.
    if (read.some((kind, at) => kind === 'work' && lines[at]!.amount !== null)) return read;
  }
  return null;
};

/** The total that its lines make, and the lines as they then are; null where none is proven. */
const provenTotal = (
  lines: readonly Summed[],
  kinds: readonly LineKind[],
  totals: readonly number[],
): { readonly total: number; readonly kinds: LineKind[]; readonly span: Span } | null => {
  const isWork = (at: number) => kinds[at] === 'work' && (lines[at]!.amount ?? 0) > 0;
  const candidates = totals.toReversed().flatMap((total) =>
    [
      { from: 0, to: total },
      { from: total + 1, to: lines.length },
      // The sums first, and the lines they are made of behind them.
      { from: 0, to: lines.length },
    ]
      .filter(({ from, to }) => lines.some((_, at) => at >= from && at < to && isWork(at)))
      .map((span) => ({ total, span })),
  );
  // "With the tax ($64.10) it comes to $841.10": the line of a total may hold a part of it.
  const plain = candidates.find(({ total, span }) =>
    [0, ...lines[total]!.amounts.slice(0, -1)].some((part) =>
      isNear(sumOf(lines, kinds, span) + part, lines[total]!.amount!),
    ),
  );
  if (plain) return { ...plain, kinds: [...kinds] };
  for (const { total, span } of candidates) {
    const read = closing(lines, kinds, lines[total]!.amount!, span);
    if (read) return { total, kinds: read, span };
  }
  return null;
};

/** What is paid when, together: it makes the price too. */
const paymentsOf = (lines: readonly Summed[], kinds: readonly LineKind[]): number =>
  lines.reduce(
    (sum, { amount }, at) =>
      kinds[at] === 'deposit' || kinds[at] === 'payment plan' ? sum + (amount ?? 0) : sum,
    0,
  );

/** The lines beyond the sum that make the same total again: when it is paid. */
const paymentsBeyond = (
  lines: readonly Summed[],
  kinds: readonly LineKind[],
  stated: number,
  isBeyond: (at: number) => boolean,
): number[] => {
  const beyond = lines.flatMap(({ amount }, at) =>
    isBeyond(at) && amount !== null && amount > 0 && amount < stated && MAYBE_PAID.has(kinds[at]!)
      ? [at]
      : [],
  );
  for (const [start] of beyond.entries()) {
    let left = stated;
    for (let end = start; end < beyond.length && left > 0; end++) {
      left -= lines[beyond[end]!]!.amount!;
      if (end > start && isSame(left, 0)) return beyond.slice(start, end + 1);
    }
  }
  return lines.flatMap(({ amounts }, at) =>
    isBeyond(at) &&
    amounts.length > 1 &&
    isSame(
      amounts.reduce((a, b) => a + b, 0),
      stated,
    )
      ? [at]
      : [],
  );
};

/** Reads the sums of a paper: of several readings the one whose sums close. */
export const proveSums = (lines: readonly Summed[]): Proof => {
  let kinds: LineKind[] = lines.map(({ kind }) => kind);
  foldPackages(lines, kinds);
  namePayments(lines, kinds);
  nameSums(lines, kinds);
  if (!kinds.includes('work') && !kinds.includes('total')) promoteOnly(lines, kinds);
  const works = () =>
    lines.flatMap(({ amount }, at) =>
      kinds[at] === 'work' && amount !== null && amount > 0 ? [at] : [],
    );
  const totals = lines.flatMap(({ amount }, at) =>
    kinds[at] === 'total' && amount !== null && amount > 0 ? [at] : [],
  );
  // "Price for the above 11,350, less 850, your price 10,500": the first is the work.
  const [first] = totals;
  if (totals.length > 1 && first !== undefined && works().every((at) => at > first)) {
    const asWork = kinds.with(first, 'work');
    const last = totals.at(-1)!;
    if (
      !isNear(lines[first]!.amount!, lines[last]!.amount!) &&
      isNear(sumOf(lines, asWork, { from: 0, to: last }), lines[last]!.amount!)
    ) {
      kinds = asWork;
      totals.shift();
    }
  }
  const whole: Span = { from: 0, to: lines.length };
  const proven = provenTotal(lines, kinds, totals);
  let total: number | null = null;
  let state: Proof['state'] = 'nothing';
  if (proven) {
    ({ total, kinds } = proven);
    state = 'closes';
  } else if (totals.length > 0) {
    const payments = paymentsOf(lines, kinds);
    total =
      totals.find((at) => isNear(lines[at]!.amount!, payments)) ??
      totals.toSorted((a, b) => lines[b]!.amount! - lines[a]!.amount!)[0]!;
    const counted = works();
    // Its own subtotal says that we read its lines right, and its total is another.
    const gap = Math.abs(lines[total]!.amount! - sumOf(lines, kinds, { from: 0, to: total }));
    const isPlain =
      counted.length > 1 &&
      // A gap that is an amount of the paper is a line that we counted, or did not.
      lines.every(
        ({ kind, amount }, at) => kind === kinds[at] && !isNear(Math.abs(amount ?? 0), gap),
      ) &&
      lines.some(
        ({ kind, amount }, at) =>
          kind === 'subtotal' &&
          amount !== null &&
          isNear(sumOf(lines, kinds, { from: 0, to: at }), amount),
      ) &&
      lines.every(
        ({ isAtEnd, amount, isRate, label }, at) =>
          !(isRate && kinds[at] === 'work') &&
          (!COUNTED.has(kinds[at]!) ||
            amount === null ||
            (isAtEnd && (kinds[at] !== 'work' || words(label) > 0))) &&
          kinds[at] !== 'addition' &&
          kinds[at] !== 'allowance',
      );
    state = counted.length === 0 ? 'one price' : isPlain ? 'apart' : 'unsure';
  }
  const sum = sumOf(lines, kinds, whole);
  if (total === null) {
    const counted = works();
    const hasRate = lines.some(({ isRate }, at) => isRate && kinds[at] === 'work');
    state = hasRate
      ? 'rates'
      : sum <= 0
        ? 'nothing'
        : counted.length > 1
          ? 'closes'
          : counted.length === 1
            ? 'one price'
            : 'nothing';
    return { kinds, stated: null, lines: Math.max(0, sum), state };
  }
  // A credit of the taxes is the owner's own, later and not sure: it takes nothing off the price.
  const ended = lines.flatMap(({ label, amount }, at) =>
    kinds[at] === 'credit' && at < total && TAX_CREDIT.test(label) ? (amount ?? 0) : [],
  );
  if (state === 'closes' && ended.length > 0) {
    const gross = lines[total]!.amount! - ended.reduce((all, one) => all + one, 0);
    kinds[total] = 'note';
    return { kinds, stated: gross, lines: gross, state };
  }
  if (state === 'one price' && !/total/i.test(lines[total]!.label)) kinds[total] = 'work';
  const stated = lines[total]!.amount!;
  // What has a price for one, or stands apart, beside a total that closes may come on top.
  const isBeyond = (at: number): boolean =>
    proven !== null && (at < proven.span.from || at >= proven.span.to);
  for (const [at, { isRate, amount }] of lines.entries())
    if (kinds[at] === 'work' && ((isRate && amount === null) || isBeyond(at)))
      kinds[at] = 'addition';
  for (const at of paymentsBeyond(lines, kinds, stated, isBeyond))
    if (kinds[at] !== 'deposit' && kinds[at] !== 'paid') kinds[at] = 'payment plan';
  for (const at of totals) {
    if (at === total || isNear(lines[at]!.amount!, stated)) continue;
    kinds[at] = at < total ? 'subtotal' : 'note';
  }
  const counted = sumOf(lines, kinds, proven?.span ?? whole);
  // Lines that come to nothing, or to twice the total, were read wrong.
  const isAbsurd = counted < 0 || counted > 2 * stated;
  return {
    kinds,
    stated,
    lines: isAbsurd ? stated : counted,
    state: isAbsurd && state !== 'one price' ? 'unsure' : state,
  };
};
