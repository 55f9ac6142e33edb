/** One to nineteen. */
export const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000 };
const NUMERALS: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, 10 * at + 20] as const),
]);
const NUMERAL = `(?:${[...NUMERALS.keys()].join('|')})\\b`;

/** A number in words, and whether they call it dollars: "five thousand two hundred and no/100 dollars". */
export const SPELLED = new RegExp(
  `(${NUMERAL}(?:[\\s,-]+(?:(?:and|&) )?(?:${NUMERAL}|(?:${Object.keys(SCALES).join('|')})\\b))*)(?: and (?:no|zero|00|xx) ?(?:\\/ ?100|cents))?(\\s+(?:dollars|bucks)\\b)?`,
  'iy',
);

/** The number that words say, as people say prices too: "eleven seventy-five", "sixteen nine"; null where none. */
export const numberOf = (words: string): number | null => {
  let all = 0;
  let part = 0;
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    const scale = SCALES[word];
    const one = NUMERALS.get(word);
    if (scale === 100) part = Math.max(1, part) * 100;
    else if (scale) {
      all += Math.max(1, part) * scale;
      part = 0;
    } else if (one === undefined) continue;
    else if (part % 100 === 0 || (part % 10 === 0 && part > 10 && one < 10)) part += one;
    else if (part >= 100) return null;
    else part = one < 10 ? (part * 10 + one) * 100 : part * 100 + one;
  }
  return all + part;
};
