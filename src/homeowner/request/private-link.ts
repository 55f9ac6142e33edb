/** Characters. No link of ours is longer, so that what is behind this need not be read. */
export const longestLink = 8_000;

/**
 * The private link in the part of an address after #, whole or not, with the #, and cut where no link of
 * ours goes on; empty if there is none.
 */
export const privateLinkIn = (hash: string): string =>
  hash.startsWith('#request=') ? hash.slice(0, longestLink) : '';
