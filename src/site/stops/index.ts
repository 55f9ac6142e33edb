import { body } from './body.ts';
import { inside, walk } from './storm.ts';
import type { Stops } from './stops.ts';

/** By the trade or tool that asks, each by the name of its file. */
export const stops: Readonly<Record<string, Readonly<Record<string, Stops>>>> = {
  chiropractic: { body },
  'storm-damage': { walk, inside },
};
