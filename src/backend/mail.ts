import { command } from './call.ts';

/**
 * Turns mail about requests off for the account that it was sent to. Twice is the same as once.
 * @param secret of the link at the foot of such a mail
 */
export const stopMail = (secret: string) => command('stop_mail', { secret });
