import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { readAuthFailure, type AuthFailure } from './auth-words.ts';
import { backend } from './client.ts';

export type AuthResult<T> = ({ readonly ok: true } & T) | AuthFailure;

export type Auth = SupabaseClient['auth'];

/** No answer came, or none that makes sense. */
export const noAnswer = readAuthFailure({ message: '' });

/**
 * Makes a call to the auth service and turns whatever goes wrong into words.
 * @param read takes what is wanted out of the answer; null: it makes no sense
 * @param whose the session in which the call is made: this browser's, unless told otherwise
 */
export async function askAuth<T extends object>(
  call: (auth: Auth) => Promise<{ data?: unknown; error: AuthError | null }>,
  read: (data: unknown) => T | null,
  whose: () => Promise<Auth> = async () => (await backend()).auth,
): Promise<AuthResult<T>> {
  try {
    const { data, error } = await call(await whose());
    if (error) return readAuthFailure(error);
    const wanted = read(data);
    return wanted ? { ok: true, ...wanted } : noAnswer;
  } catch {
    // The library could not be loaded.
    return noAnswer;
  }
}

/** Takes nothing out of an answer. */
export const nothing = () => ({});
