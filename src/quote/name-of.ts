/** What a quote is called: "A". */
export const nameOf = (at: number): string => 'ABC'[at] ?? String(at + 1);
