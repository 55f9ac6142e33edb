import { createHash } from 'node:crypto';

/** An id for something of the demonstration: the same at every start, so that a second one finds it there. */
export const demoId = (name: string): string => {
  const hash = createHash('sha256').update(name).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};
