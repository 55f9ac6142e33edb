/** "1 request", "3 requests". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const small = 'No One Two Three Four Five Six Seven Eight Nine Ten'.split(' ');

/** How many, to begin a sentence with: "No", "One" up to "Ten", then figures. */
export const howMany = (count: number): string => small[count] ?? count.toLocaleString('en-US');

/** What a sentence begins with. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "roofing, septic, and solar". */
export const listOf = (words: readonly string[]): string => list.format(words);
