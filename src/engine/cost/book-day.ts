declare const __BOOK_DAY__: string | undefined;

const DAY = 'yyyy-mm-dd'.length;

/**
 * The day for which the books of figures speak, ISO: that of the build, so that a page and its scripts
 * never disagree; today where nothing was built.
 */
export const bookDay: string =
  typeof __BOOK_DAY__ === 'string' ? __BOOK_DAY__ : new Date().toISOString().slice(0, DAY);

/** The year of that day, from which ages are counted. */
export const bookYear: number = Number.parseInt(bookDay, 10);
