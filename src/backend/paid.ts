import { backend, patience } from './client.ts';
import { attempt, readAs, type Result } from './failure.ts';
import { paidStates } from './paid-states.ts';
import { callByLink, type RequestKey } from './requests.ts';
import * as is from './shape.ts';

/** The cities served, or anywhere else around Dallas and Fort Worth. */
export type Region = is.Shaped<typeof isRegion>;
export const isRegion = is.oneOf('near', 'elsewhere');

/** What neighbors paid for one kind of job in one region: of five jobs and more, and never of one alone. */
export type PaidFigures = is.Shaped<typeof isPaidFigures>;
const isPaidFigures = is.record({
  trade_id: is.text,
  job: is.text,
  region: isRegion,
  /** Those that name the job. */
  answers: is.mapOf(is.text),
  jobs: is.number,
  /** The first day of the years of the first and the last job, ISO. */
  from_year: is.text,
  to_year: is.text,
  /** About half of them paid between these; US dollars, two digits, as are all others here. */
  low_usd: is.number,
  high_usd: is.number,
  /** From 30 jobs on. */
  median_usd: is.nullOr(is.number),
  /** Nine parts of our likely figure for the same answers, which part the jobs into tenths; from 30 jobs on. */
  tenths_of_ours: is.nullOr(is.listOf(is.number)),
  /** Of our model, beside which nine in ten were told; null where those are. */
  version: is.nullOr(is.text),
  /** From 100 jobs on. */
  tenths_usd: is.nullOr(is.listOf(is.number)),
  /** Made up, for the demonstration. */
  is_demo: is.flag,
});

/** Reads the figures of a trade, or of all, without the library: most who see them ask for nothing else. */
export const readPaidFigures = (trade = '*'): Promise<Result<{ data: readonly PaidFigures[] }>> =>
  attempt(
    async () => {
      const answer = await fetch(
        `${import.meta.env.PUBLIC_SUPABASE_URL}/rest/v1/paid_figures?trade_id=like.${trade}&order=trade_id,job,region`,
        {
          headers: { apikey: import.meta.env.PUBLIC_SUPABASE_KEY },
          signal: AbortSignal.timeout(patience),
        },
      );
      const data: unknown = await answer.json();
      return { status: answer.status, error: answer.ok ? null : { message: '' }, data };
    },
    readAs(is.listOf(isPaidFigures)),
  );

/** What a job cost, as it is told. The database keeps what it knows of this and no more. */
export interface PaidPrice {
  /** A UUID made by the browser, so that one sent twice is one. */
  readonly id: string;
  /** Takes it back; the database keeps only its hash. */
  readonly secret: string;
  /** The number that this browser made for itself; a salted hash of it keeps a job from being told twice. */
  readonly device: string;
  readonly came_from: 'request' | 'quote' | 'result';
  readonly trade: string;
  readonly region: Region;
  /** "2026-11". */
  readonly month: string;
  readonly total_cents: number;
  /** Our likely figure for the same answers. */
  readonly ours_cents: number;
  readonly version: string;
  /** Whether sales tax and a permit were in it; empty where not known. */
  readonly tax: string;
  readonly permit: string;
  readonly answers: object;
  /** A field people do not see: programs fill it in. */
  readonly website: string;
}

const isTold = is.record({ state: is.oneOf(...paidStates) });

const called = async (name: 'tell_paid' | 'take_back_paid', sent: object, key?: RequestKey) =>
  key
    ? callByLink(key, name, sent)
    : (await backend()).rpc(name, sent).abortSignal(AbortSignal.timeout(patience));

/**
 * Tells what a job cost. A failure names the field to change in `parameter`.
 * @param key of the request that led to the job, where one did
 */
export const tellPaid = (told: PaidPrice, key?: RequestKey) =>
  attempt(() => called('tell_paid', { told }, key), readAs(isTold));

/** Takes a price back, which deletes it; twice is the same as once. @param by its secret, or its request */
export const takeBackPaid = (by: string | RequestKey): Promise<Result<object>> =>
  attempt(
    () =>
      typeof by === 'string'
        ? called('take_back_paid', { secret: by })
        : called('take_back_paid', {}, by),
    () => ({ ok: true }),
  );
