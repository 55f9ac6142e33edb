const LETTERS = 'ABC';

/** What a quote is called: "A". */
export const nameOf = (at: number): string => LETTERS[at] ?? String(at + 1);
