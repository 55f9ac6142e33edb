import { ask, query } from './call.ts';
import { isStaffRole } from './accounts.ts';
import { patience } from './client.ts';
import { offline, readAs, type Result } from './failure.ts';
import {
  isFlag,
  isListOf,
  isMapOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isText,
  isTime,
  type Shape,
  type Shaped,
} from './shape.ts';

/** A question to the database's catalog, and those who answer it wrongly. */
export type Question = Shaped<typeof isQuestion>;
const isQuestion = isRecord({
  question: isText,
  /** Cannot hold on the embedded server, which gives every grant back when it starts. */
  about_grants: isFlag,
  remedy: isText,
  offenders: isListOf(isText),
});

const isAnything: Shape<unknown> = (value): value is unknown => value !== undefined;

/** The state of the running database. Counts and switches; no person and no secret. */
export type Health = Shaped<typeof isHealth>;
const isHealth = isRecord({
  /** The database's own time. */
  now: isTime,
  postgres: isText,
  /** What the database takes on its disk. */
  bytes: isNumber,
  /** Versions, oldest first; null where nobody wrote them down. */
  migrations: isNullOr(isListOf(isText)),
  /** The last whole run of the clock; null before the first. */
  clock: isNullOr(isRecord({ ran_at: isTime, milliseconds: isNumber, rows_forgotten: isNumber })),
  /** The database's own schedule of the clock; null where something outside calls it. */
  schedule: isNullOr(isText),
  /** Names of the secrets in the database's vault; null where it has none. */
  secrets: isNullOr(isListOf(isText)),
  /** Figures and switches as they are; of texts only `set` or `empty`. */
  settings: isMapOf(isAnything),
  operator_is_named: isFlag,
  /** How many hold each role, and how many of them have no app that makes codes for signing in. */
  staff: isListOf(isRecord({ role: isStaffRole, people: isNumber, without_app: isNumber })),
  /** How many companies, by status. */
  companies: isMapOf(isNumber),
  has_demo: isFlag,
  requests_last_day: isNumber,
  /** Faults that browsers reported: how many, and how many different ones. */
  errors_last_day: isRecord({ times: isNumber, different: isNumber }),
  alarms_last_day: isNumber,
  questions: isListOf(isQuestion),
});

/** What a statement does to a table. */
export type Command = Shaped<typeof isCommand>;
const isCommand = isOneOf('select', 'insert', 'update', 'delete');

/** Whom the API takes a caller for: someone signed in, or not. */
export type ApiRole = Shaped<typeof isApiRole>;
const isApiRole = isOneOf('anon', 'authenticated');

/** Who may do what with one table or view, as grants and policies say it. */
export type TableAccess = Shaped<typeof isTableAccess>;
const isTableAccess = isRecord({
  name: isText,
  is_view: isFlag,
  is_secured: isFlag,
  rights: isListOf(isRecord({ role: isApiRole, command: isCommand })),
  policies: isListOf(
    isRecord({
      role: isText,
      command: isOneOf('select', 'insert', 'update', 'delete', 'all'),
      name: isText,
      /** As the database writes it. */
      rule: isText,
    }),
  ),
});

/** A call of the API, and who may make it; the call itself then looks who asks. */
export type CallAccess = Shaped<typeof isCallAccess>;
const isCallAccess = isRecord({ name: isText, anon: isFlag, authenticated: isFlag });

export type Access = Shaped<typeof isAccess>;
const isAccess = isRecord({ tables: isListOf(isTableAccess), calls: isListOf(isCallAccess) });

/** A fault that browsers reported, counted by the hour. */
export type ClientError = Shaped<typeof isClientError>;
const isClientError = isRecord({
  hour: isTime,
  page: isText,
  message: isText,
  build: isText,
  times: isNumber,
  last_at: isTime,
});

/** Asks the database how it is. For the site's own people. */
export const loadHealth = (): Promise<Result<{ data: Health }>> => ask('health', {}, isHealth);

/** Asks the database who may do what. For the site's own people. */
export const loadAccess = (): Promise<Result<{ data: Access }>> =>
  ask('access_table', {}, isAccess);

/** What broke in browsers in the last thirty days, the newest first, at most 200 rows. */
export const loadClientErrors = (): Promise<Result<{ data: readonly ClientError[] }>> =>
  query(
    (database) =>
      database
        .from('client_errors')
        .select('hour, page, message, build, times, last_at')
        .order('last_at', { ascending: false })
        .limit(200),
    readAs(isListOf(isClientError)),
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
export type Build = Shaped<typeof isBuild>;
const isBuild = isRecord({
  build: isText,
  builtAt: isTime,
  /** Names of the migrations of this build, oldest first. */
  migrations: isListOf(isText),
  /** What was found when every source was opened; null if that was not done for this build. */
  links: isNullOr(
    isRecord({ checkedAt: isTime, opened: isNumber, unclear: isNumber, dead: isListOf(isText) }),
  ),
});

/** Entries of one book that were read, and are due, on the same days. */
export type DueGroup = Shaped<typeof isDueGroup>;
const isDueGroup = isRecord({
  book: isText,
  /** ISO days. */
  asOf: isTime,
  reviewBy: isTime,
  count: isNumber,
  /** Some of them by name. */
  labels: isListOf(isText),
});

/** The soonest due first. */
export type ReviewDates = Shaped<typeof isReviewDates>;
const isReviewDates = isRecord({
  day: isText,
  /** How many of them are figures, as the foot of every page says; the rest are numbers to call. */
  figures: isNumber,
  groups: isListOf(isDueGroup),
});

/** Reads a file of the site that the build wrote, past every cache. */
async function loadFile<T>(path: string, isIt: Shape<T>): Promise<Result<{ data: T }>> {
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const data: unknown = answer.ok ? await answer.json() : null;
    return isIt(data) ? { ok: true, data } : offline;
  } catch {
    return offline;
  }
}

export const loadBuild = (): Promise<Result<{ data: Build }>> => loadFile('/build.json', isBuild);

export const loadReviewDates = (): Promise<Result<{ data: ReviewDates }>> =>
  loadFile('/review-dates.json', isReviewDates);

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
