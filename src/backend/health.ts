import { ask, query, rows } from './call.ts';
import { isStaffRole } from './accounts.ts';
import { patience } from './client.ts';
import { offline, type Result } from './failure.ts';
import * as is from './shape.ts';

/** A question to the database's catalog, and those who answer it wrongly. */
export type Question = is.Shaped<typeof isQuestion>;
const isQuestion = is.record({
  question: is.text,
  /** Cannot hold on the embedded server, which gives every grant back when it starts. */
  about_grants: is.flag,
  remedy: is.text,
  offenders: is.listOf(is.text),
});

const isAnything: is.Shape<unknown> = (value): value is unknown => value !== undefined;

/** The state of the running database. Counts and switches; no person and no secret. */
export type Health = is.Shaped<typeof isHealth>;
const isHealth = is.record({
  /** The database's own time. */
  now: is.time,
  postgres: is.text,
  /** Versions, oldest first; null where nobody wrote them down. */
  migrations: is.nullOr(is.listOf(is.text)),
  /** The last whole run of the clock; null before the first. */
  clock: is.nullOr(
    is.record({ ran_at: is.time, milliseconds: is.number, rows_forgotten: is.number }),
  ),
  /** The database's own schedule of the clock; null where something outside calls it. */
  schedule: is.nullOr(is.text),
  /** Names of the secrets in the database's vault; null where it has none. */
  secrets: is.nullOr(is.listOf(is.text)),
  /** Figures and switches as they are; of texts only `set` or `empty`. */
  settings: is.mapOf(isAnything),
  operator_is_named: is.flag,
  /** How many hold each role, and how many of them have no app that makes codes for signing in. */
  staff: is.listOf(is.record({ role: isStaffRole, people: is.number, without_app: is.number })),
  has_demo: is.flag,
  /** Faults that browsers reported: how many, and how many different ones. */
  errors_last_day: is.record({ times: is.number, different: is.number }),
  questions: is.listOf(isQuestion),
});

/** What a statement does to a table. */
export type Command = is.Shaped<typeof isCommand>;
const isCommand = is.oneOf('select', 'insert', 'update', 'delete');

/** Whom the API takes a caller for: someone signed in, or not. */
const isApiRole = is.oneOf('anon', 'authenticated');

/** Who may do what with one table or view, as grants and policies say it. */
export type TableAccess = is.Shaped<typeof isTableAccess>;
const isTableAccess = is.record({
  name: is.text,
  is_view: is.flag,
  is_secured: is.flag,
  rights: is.listOf(is.record({ role: isApiRole, command: isCommand })),
  policies: is.listOf(
    is.record({
      role: is.text,
      command: is.oneOf('select', 'insert', 'update', 'delete', 'all'),
      name: is.text,
      /** As the database writes it. */
      rule: is.text,
    }),
  ),
});

/** A call of the API, and who may make it; the call itself then looks who asks. */
export type CallAccess = is.Shaped<typeof isCallAccess>;
const isCallAccess = is.record({ name: is.text, anon: is.flag, authenticated: is.flag });

export type Access = is.Shaped<typeof isAccess>;
const isAccess = is.record({ tables: is.listOf(isTableAccess), calls: is.listOf(isCallAccess) });

/** A fault that browsers reported, counted by the hour. */
export type ClientError = is.Shaped<typeof isClientError>;
const isClientError = is.record({
  hour: is.time,
  page: is.text,
  message: is.text,
  build: is.text,
  times: is.number,
  last_at: is.time,
});

/** Asks the database how it is. For the site's own people. */
export const loadHealth = () => ask('health', {}, isHealth);

/** Asks the database who may do what. For the site's own people. */
export const loadAccess = () => ask('access_table', {}, isAccess);

/** What broke in browsers in the last thirty days, the newest first, at most 200 rows. */
export const loadClientErrors = () =>
  rows(isClientError, (database) =>
    database
      .from('client_errors')
      .select('hour, page, message, build, times, last_at')
      .order('last_at', { ascending: false })
      .limit(200),
  );

/** How long the backend took to answer, one call after the other, in milliseconds. */
export interface Latency {
  readonly median: number;
  readonly worst: number;
}

const tries = 5;

/** Measures from here how long the smallest question takes, five times, after one that opens the connection. */
export async function measureLatency(): Promise<Result<{ data: Latency }>> {
  const times: number[] = [];
  for (let round = 0; round <= tries; round++) {
    const started = performance.now();
    const answer = await query(
      (database) => database.from('cities').select('id').limit(1),
      () => ({ ok: true as const }),
    );
    if (!answer.ok) return answer;
    if (round > 0) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { ok: true, data: { median: times[(tries - 1) / 2]!, worst: times.at(-1)! } };
}

/** What the site on the server was built from. */
export type Build = is.Shaped<typeof isBuild>;
const isBuild = is.record({
  build: is.text,
  builtAt: is.time,
  /** Names of the migrations of this build, oldest first. */
  migrations: is.listOf(is.text),
  /** What was found when every source was opened; null if that was not done for this build. */
  links: is.nullOr(
    is.record({
      checkedAt: is.time,
      opened: is.number,
      unclear: is.number,
      dead: is.listOf(is.text),
    }),
  ),
});

/** Entries of one book that were read, and are due, on the same days. */
const isDueGroup = is.record({
  book: is.text,
  /** ISO days. */
  asOf: is.time,
  reviewBy: is.time,
  count: is.number,
  /** Some of them by name. */
  labels: is.listOf(is.text),
});

/** The soonest due first. */
export type ReviewDates = is.Shaped<typeof isReviewDates>;
const isReviewDates = is.record({
  day: is.text,
  /** How many of them are figures, as the foot of every page says; the rest are numbers to call. */
  figures: is.number,
  groups: is.listOf(isDueGroup),
});

/** Reads a file of the site that the build wrote, past every cache. */
async function loadFile<T>(path: string, isIt: is.Shape<T>): Promise<Result<{ data: T }>> {
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const data: unknown = answer.ok ? await answer.json() : null;
    return isIt(data) ? { ok: true, data } : offline;
  } catch {
    return offline;
  }
}

export const loadBuild = () => loadFile('/build.json', isBuild);

export const loadReviewDates = () => loadFile('/review-dates.json', isReviewDates);

/** Which build of the site this browser runs. */
export const ownBuild = (): string => document.documentElement.dataset.build ?? '';

/** How this page was told to reach its backend; the key is public. */
export const connection = {
  url: import.meta.env.PUBLIC_SUPABASE_URL,
  key: import.meta.env.PUBLIC_SUPABASE_KEY,
  /** The database of this machine, and not a hosted project. */
  isEmbedded: /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(
    import.meta.env.PUBLIC_SUPABASE_URL,
  ),
};
