import { forgetAll } from '../kit/device.ts';

const all = 'typed-about ';

/** How the names begin under which this device keeps what someone types about a request. */
export const typedAbout = (userId: string, requestId: string): string =>
  `${all}${userId} ${requestId} `;

/** Deletes all that was typed on this device about any request: the next person here may be another. */
export const forgetTyped = (): void => forgetAll(all);
