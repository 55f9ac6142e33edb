import { backend, patience } from './client.ts';
import { attempt, type Result } from './failure.ts';

/**
 * Turns mail about requests off for the account that it was sent to. Twice is the same as once.
 * @param secret of the link at the foot of such a mail
 */
export async function stopMail(secret: string): Promise<Result<object>> {
  return attempt(
    async () =>
      (await backend()).rpc('stop_mail', { secret }).abortSignal(AbortSignal.timeout(patience)),
    () => ({ ok: true }),
  );
}
