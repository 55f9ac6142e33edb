import arlington from '../../content/permits/arlington.json' with { type: 'json' };
import northRichlandHills from '../../content/permits/north-richland-hills.json' with { type: 'json' };

/** What the jobs of one city's permits were declared to cost, of one report: `npm run permits` writes it. */
export interface Evidence {
  readonly city: string;
  /** The first and the last day on which one of the jobs was permitted, ISO. */
  readonly from: string;
  readonly to: string;
  /** By the kind of job. */
  readonly kinds: Readonly<Record<string, Declared>>;
}

/** The jobs of one kind. */
export interface Declared {
  readonly trade: string;
  readonly label: string;
  /** The job as our calculator is answered, but for the tons. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly count: number;
  /** How many more were declared at what no such job costs (`POSSIBLE`). */
  readonly leftOut?: number;
  /** How many were permitted in each quarter: "2025-Q4". */
  readonly quarters: Readonly<Record<string, number>>;
  /** US dollars; only from 30 jobs on. */
  readonly percentiles?: { readonly p10: number; readonly p50: number; readonly p90: number };
  /** Values in US dollars, and the tons of a system where the permit tells them. */
  readonly jobs: readonly { readonly tons?: number; readonly value: number }[];
}

/**
 * US dollars. A new roof or system declared below or above is a fee, a placeholder, a slip of the keys or a whole
 * house. No price of ours decides it: such a rule would leave out the values that prove us wrong.
 */
export const POSSIBLE = { least: 500, most: 150_000 } as const;

/** A report of one more city is one more line here, with its row in the books of the trades it tells of. */
const reports: readonly (Evidence & { readonly source: string })[] = [
  { ...northRichlandHills, source: 'nrh-permits' },
  { ...arlington, source: 'arlington-permits' },
];

/** Every report that was read: what its jobs of a trade were declared to cost, and where and when. */
export const declaredOf = (trade: string) =>
  reports.flatMap(({ city, from, to, kinds, source }) =>
    Object.values(kinds)
      .filter((kind) => kind.trade === trade)
      .map((kind) => ({ ...kind, city, from, to, sources: [source] })),
  );
