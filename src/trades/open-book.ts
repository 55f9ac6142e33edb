/** Where the books of all trades are listed, and offered as data. */
export const OPEN_BOOK = '/open-book';

/** Where every figure of a trade stands with its source; the chips beside figures lead there. */
export const bookOf = (trade: string): `/${string}` => `/open-book/${trade}`;
