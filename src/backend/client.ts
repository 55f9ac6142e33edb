import type { Session, SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from './database-types.ts';

/** A call of the database, by the name it has there. */
export type CallName = keyof Database['public']['Functions'];

let client: Promise<SupabaseClient<Database>> | undefined;

/** Renews a session that the backend refused; null if it cannot be. */
type Renew = () => Promise<Session | null>;

let renew: Renew | undefined;

/** Says who renews a session that the backend refused. */
export const onRefused = (how: Renew): void => {
  renew = how;
};

/** The session's token in a call; undefined where nobody is signed in and only the public key is sent. */
const sessionToken = (headers: Headers): string | undefined => {
  const token = headers.get('Authorization')?.replace(/^Bearer /, '');
  return token === import.meta.env.PUBLIC_SUPABASE_KEY ? undefined : token;
};

const isAboutSession = (url: string): boolean => url.includes('/auth/v1/');

/** Stands for no answer: the library writes one that is thrown into the log, though it is dealt with. */
const noAnswer = () => new Response(null, { status: 503 });

/**
 * The host's own word, in the auth service's place, that the project is restricted (402) or paused (540). The
 * library would take it for the end of the session.
 */
const orAway = (answer: Response): Response =>
  [402, 540].includes(answer.status) ? noAnswer() : answer;

/** Says of a path that the auth service does not have, as the embedded one of apps with codes, what it is. */
const orNotOffered = (answer: Response): Response =>
  answer.status === 404 && !answer.headers.get('content-type')?.includes('json')
    ? Response.json({ error_code: 'feature_disabled', msg: 'Not offered' }, { status: 404 })
    : answer;

/**
 * Whether a call may be made once more as a visitor. The database decides who may make it. One that reads
 * or changes rows may not: a visitor finds fewer of them, and that is no refusal.
 */
const asksTheDatabase = (url: string, method = 'GET'): boolean =>
  url.includes('/rest/v1/rpc/') || method === 'POST';

/**
 * Makes a call. One that was refused because its session had expired, as on a machine whose clock is
 * behind, is made once more with a renewed one; where there is none, as a visitor, so that a spoiled
 * session closes nothing that is open to everyone. Calls about the session itself are let be.
 */
const fetchInSession: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (isAboutSession(url)) return fetch(input, init).then(orNotOffered, noAnswer).then(orAway);
  const answer = await fetch(input, init);
  if (answer.status !== 401 || !renew) return answer;
  const headers = new Headers(init?.headers);
  if (!sessionToken(headers)) return answer;
  const session = await renew();
  if (!session && !asksTheDatabase(url, init?.method)) return answer;
  const token = session?.access_token ?? import.meta.env.PUBLIC_SUPABASE_KEY;
  headers.set('Authorization', `Bearer ${token}`);
  const second = await fetch(input, { ...init, headers });
  return session || second.ok ? second : answer;
};

/** Loads the library, and makes a client of it. @throws if it cannot be loaded */
const makeClient = async (
  auth: SupabaseClientOptions<'public'>['auth'],
): Promise<SupabaseClient<Database>> => {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(
    import.meta.env.PUBLIC_SUPABASE_URL,
    import.meta.env.PUBLIC_SUPABASE_KEY,
    { global: { fetch: fetchInSession }, auth: { ...auth, detectSessionInUrl: false } },
  );
};

/**
 * The one Supabase client of this page. The library is loaded on the first call, so that pages which
 * never ask for data do not carry it. An address never signs anyone in: links in letters carry what is
 * given back to the auth service at a press (mailed-link.ts).
 * @throws if the library cannot be loaded; the next call tries again
 */
export function backend(): Promise<SupabaseClient<Database>> {
  client ??= makeClient({}).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * A client that keeps nothing and tells nobody: its session ends with it, and who is signed in on this
 * browser stays as it is.
 * @throws if the library cannot be loaded
 */
export const passingClient = (): Promise<SupabaseClient<Database>> =>
  makeClient({ persistSession: false, autoRefreshToken: false, storageKey: 'passing' });

/** How long an answer may take, in milliseconds, before it counts as no answer. */
export const patience = 15_000;
