import type { StaffRole } from './accounts.ts';
import { backend, patience } from './client.ts';
import { attempt, offline, readAs, type Result } from './failure.ts';
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
} from './shape.ts';

/** A question to the database's catalog, and those who answer it wrongly. */
export interface Question {
  readonly question: string;
  /** Cannot hold on the embedded server, which gives every grant back when it starts. */
  readonly about_grants: boolean;
  readonly remedy: string;
  readonly offenders: readonly string[];
}

/** The state of the running database. Counts and switches; no person and no secret. */
export interface Health {
  /** The database's own time. */
  readonly now: string;
  readonly postgres: string;
  /** What the database takes on its disk. */
  readonly bytes: number;
  /** Versions, oldest first; null where nobody wrote them down. */
  readonly migrations: readonly string[] | null;
  /** The last whole run of the clock; null before the first. */
  readonly clock: {
    readonly ran_at: string;
    readonly milliseconds: number;
    readonly rows_forgotten: number;
  } | null;
  /** The database's own schedule of the clock; null where something outside calls it. */
  readonly schedule: string | null;
  /** Names of the secrets in the database's vault; null where it has none. */
  readonly secrets: readonly string[] | null;
  /** Figures and switches as they are; of texts only `set` or `empty`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly operator_is_named: boolean;
  /** How many hold each role, and how many of them have no app that makes codes for signing in. */
  readonly staff: readonly {
    readonly role: StaffRole;
    readonly people: number;
    readonly without_app: number;
  }[];
  /** How many companies, by status. */
  readonly companies: Readonly<Record<string, number>>;
  readonly has_demo: boolean;
  readonly requests_last_day: number;
  /** Faults that browsers reported: how many, and how many different ones. */
  readonly errors_last_day: { readonly times: number; readonly different: number };
  readonly alarms_last_day: number;
  readonly questions: readonly Question[];
}

const isAnything: Shape<unknown> = (value): value is unknown => value !== undefined;

const isHealth = isRecord<Health>({
  now: isTime,
  postgres: isText,
  bytes: isNumber,
  migrations: isNullOr(isListOf(isText)),
  clock: isNullOr(isRecord({ ran_at: isTime, milliseconds: isNumber, rows_forgotten: isNumber })),
  schedule: isNullOr(isText),
  secrets: isNullOr(isListOf(isText)),
  settings: isMapOf(isAnything),
  operator_is_named: isFlag,
  staff: isListOf(
    isRecord<Health['staff'][number]>({
      role: isOneOf('admin', 'developer_admin'),
      people: isNumber,
      without_app: isNumber,
    }),
  ),
  companies: isMapOf(isNumber),
  has_demo: isFlag,
  requests_last_day: isNumber,
  errors_last_day: isRecord({ times: isNumber, different: isNumber }),
  alarms_last_day: isNumber,
  questions: isListOf(
    isRecord<Question>({
      question: isText,
      about_grants: isFlag,
      remedy: isText,
      offenders: isListOf(isText),
    }),
  ),
});

const commands = ['select', 'insert', 'update', 'delete'] as const;

/** What a statement does to a table. */
export type Command = (typeof commands)[number];

/** Whom the API takes a caller for: someone signed in, or not. */
export type ApiRole = 'anon' | 'authenticated';

/** Who may do what with one table or view, as grants and policies say it. */
export interface TableAccess {
  readonly name: string;
  readonly is_view: boolean;
  readonly is_secured: boolean;
  readonly rights: readonly { readonly role: ApiRole; readonly command: Command }[];
  readonly policies: readonly {
    readonly role: string;
    readonly command: Command | 'all';
    readonly name: string;
    /** As the database writes it. */
    readonly rule: string;
  }[];
}

/** A call of the API, and who may make it; the call itself then looks who asks. */
export interface CallAccess {
  readonly name: string;
  readonly anon: boolean;
  readonly authenticated: boolean;
}

export interface Access {
  readonly tables: readonly TableAccess[];
  readonly calls: readonly CallAccess[];
}

const isAccess = isRecord<Access>({
  tables: isListOf(
    isRecord<TableAccess>({
      name: isText,
      is_view: isFlag,
      is_secured: isFlag,
      rights: isListOf(
        isRecord<TableAccess['rights'][number]>({
          role: isOneOf('anon', 'authenticated'),
          command: isOneOf(...commands),
        }),
      ),
      policies: isListOf(
        isRecord<TableAccess['policies'][number]>({
          role: isText,
          command: isOneOf(...commands, 'all'),
          name: isText,
          rule: isText,
        }),
      ),
    }),
  ),
  calls: isListOf(isRecord<CallAccess>({ name: isText, anon: isFlag, authenticated: isFlag })),
});

/** A fault that browsers reported, counted by the hour. */
export interface ClientError {
  readonly hour: string;
  readonly page: string;
  readonly message: string;
  readonly build: string;
  readonly times: number;
  readonly last_at: string;
}

const isClientErrors = isListOf(
  isRecord<ClientError>({
    hour: isTime,
    page: isText,
    message: isText,
    build: isText,
    times: isNumber,
    last_at: isTime,
  }),
);

const soon = () => AbortSignal.timeout(patience);

/** Asks the database how it is. For the site's own people. */
export const loadHealth = (): Promise<Result<{ data: Health }>> =>
  attempt(async () => (await backend()).rpc('health').abortSignal(soon()), readAs(isHealth));

/** Asks the database who may do what. For the site's own people. */
export const loadAccess = (): Promise<Result<{ data: Access }>> =>
  attempt(async () => (await backend()).rpc('access_table').abortSignal(soon()), readAs(isAccess));

/** What broke in browsers in the last thirty days, the newest first, at most 200 rows. */
export const loadClientErrors = (): Promise<Result<{ data: readonly ClientError[] }>> =>
  attempt(
    async () =>
      (await backend())
        .from('client_errors')
        .select('hour, page, message, build, times, last_at')
        .order('last_at', { ascending: false })
        .limit(200)
        .abortSignal(soon()),
    readAs(isClientErrors),
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
    const answer = await attempt(
      async () => (await backend()).from('cities').select('id').limit(1).abortSignal(soon()),
      () => ({ ok: true as const }),
    );
    if (!answer.ok) return answer;
    if (round > 0) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { ok: true, data: { median: times[(tries - 1) / 2]!, worst: times.at(-1)! } };
}

/** What the site on the server was built from. */
export interface Build {
  readonly build: string;
  readonly builtAt: string;
  /** Names of the migrations of this build, oldest first. */
  readonly migrations: readonly string[];
  /** What was found when every source was opened; null if that was not done for this build. */
  readonly links: {
    readonly checkedAt: string;
    readonly opened: number;
    readonly unclear: number;
    readonly dead: readonly string[];
  } | null;
}

const isBuild = isRecord<Build>({
  build: isText,
  builtAt: isTime,
  migrations: isListOf(isText),
  links: isNullOr(
    isRecord({ checkedAt: isTime, opened: isNumber, unclear: isNumber, dead: isListOf(isText) }),
  ),
});

/** Entries of one book that were read, and are due, on the same days. */
export interface DueGroup {
  readonly book: string;
  /** ISO days. */
  readonly asOf: string;
  readonly reviewBy: string;
  readonly count: number;
  /** Some of them by name. */
  readonly labels: readonly string[];
}

/** The soonest due first. */
export interface ReviewDates {
  readonly day: string;
  /** How many of them are figures, as the foot of every page says; the rest are numbers to call. */
  readonly figures: number;
  readonly groups: readonly DueGroup[];
}

const isReviewDates = isRecord<ReviewDates>({
  day: isText,
  figures: isNumber,
  groups: isListOf(
    isRecord<DueGroup>({
      book: isText,
      asOf: isTime,
      reviewBy: isTime,
      count: isNumber,
      labels: isListOf(isText),
    }),
  ),
});

/** Reads a file of the site that the build wrote, past every cache. */
async function loadFile<T>(path: string, isIt: Shape<T>): Promise<Result<{ data: T }>> {
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: soon() });
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
