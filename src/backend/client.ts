import type { Session, SupabaseClient } from '@supabase/supabase-js';
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
 * Makes a call. One that was refused because its session had expired, as on a machine whose clock is
 * behind, is made once more with a renewed one. Calls about the session itself are let be.
 */
const fetchInSession: typeof fetch = async (input, init) => {
  if (isAboutSession(input instanceof Request ? input.url : String(input))) {
    return fetch(input, init).catch(noAnswer);
  }
  const answer = await fetch(input, init);
  if (answer.status !== 401 || !renew) return answer;
  const headers = new Headers(init?.headers);
  if (!sessionToken(headers)) return answer;
  const session = await renew();
  if (!session) return answer;
  headers.set('Authorization', `Bearer ${session.access_token}`);
  return fetch(input, { ...init, headers });
};

/**
 * The one Supabase client of this page. The library is loaded on the first call, so that pages which
 * never ask for data do not carry it.
 * @throws if the library cannot be loaded; the next call tries again
 */
export function backend(): Promise<SupabaseClient<Database>> {
  client ??= import('@supabase/supabase-js')
    .then(({ createClient }) =>
      createClient<Database>(
        import.meta.env.PUBLIC_SUPABASE_URL,
        import.meta.env.PUBLIC_SUPABASE_KEY,
        {
          global: { fetch: fetchInSession },
        },
      ),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

/** How long an answer may take, in milliseconds, before it counts as no answer. */
export const patience = 15_000;
