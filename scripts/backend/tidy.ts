import { createClient } from '@supabase/supabase-js';

/** Where the embedded database listens, and the key that passes every policy. */
export interface TidyServer {
  readonly url: string;
  readonly secretKey: string;
}

/**
 * Applies the retention periods and looks whether the intake is being flooded.
 * @returns how many rows were deleted or emptied, at most a thousand of each kind; null if the database
 *   did not answer
 * @throws with the database's words if it refuses
 */
export async function tidy({ url, secretKey }: TidyServer): Promise<number | null> {
  const operator = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error, status } = await operator.rpc('tidy');
  if (error && status === 0) return null;
  if (error) throw new Error(error.message);
  return Number(data);
}

/**
 * Does now and every minute what a hosted database's own clock does: the embedded one has none. Does not
 * keep the process alive.
 */
export function keepTidy(server: TidyServer, print: (text: string) => void): void {
  const run = () =>
    tidy(server).catch((error: Error) => print(`Retention did not run: ${error.message}\n`));
  void run();
  setInterval(run, 60_000).unref();
}
