import type { SupabaseClient } from '@supabase/supabase-js';

let client: Promise<SupabaseClient> | undefined;

/**
 * The one Supabase client of this page. The library is loaded on the first call, so that pages which
 * never ask for data do not carry it.
 * @throws if the library cannot be loaded; the next call tries again
 */
export function backend(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js')
    .then(({ createClient }) =>
      createClient(import.meta.env.PUBLIC_SUPABASE_URL, import.meta.env.PUBLIC_SUPABASE_KEY),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

/** How long an answer may take, in milliseconds, before it counts as no answer. */
export const patience = 15_000;
