/** Two amounts at the end of a line: what comes or goes, and what is left. */
const ENTRY = /([\d,]+\.\d\d)\)?\s+\$?([\d,]+\.\d\d)\s*$/;

const centsOf = (written = ''): number => Math.round(100 * Number(written.replaceAll(',', '')));

/** Whether money comes and goes in a paper and a balance stands behind each line, as in the statement of an account. */
const keepsBalance = (text: string): boolean => {
  const entries = text.split('\n').flatMap((line) => ENTRY.exec(line) ?? []);
  const rows = Array.from({ length: entries.length / 3 }, (_, at) => ({
    by: centsOf(entries[3 * at + 1]),
    left: centsOf(entries[3 * at + 2]),
  }));
  const goesBy = (sign: 1 | -1): number =>
    rows.filter(({ by, left }, at) => at > 0 && by > 0 && left === rows[at - 1]!.left + sign * by)
      .length;
  return goesBy(1) > 0 && goesBy(-1) > 0;
};

/** What stands on bills of what is used, and of a table, and so many of them make one. */
const BILLS: readonly (readonly [least: number, signs: readonly RegExp[]])[] = [
  [
    3,
    [
      /\b(?:kwh|mcf|ccf|therms?|gal(?:lons)? used)\b/i,
      /\bmeter\b\W*(?:no\b|number|read\w*|\d)/i,
      /\b(?:account|acct)\b\W*(?:no\b|number)?\W*[\dx*]/i,
      /\b(?:billing|service) (?:period|cycle|\d+\/\d+\S* ?(?:to|through|-))/i,
      /\b(?:due|pay) by\b|\bprevious balance\b|\bauto ?pay\b|\bpast due\b/i,
      /\b(?:base|energy|delivery|usage|customer|fuel) charges?\b/i,
    ],
  ],
  [
    2,
    [
      /(?<!\p{L} )\btable ?#? ?\d/iu,
      /^\W*(?:tip|gratuity)\b/im,
      /\bserver\b|\bguests? ?[:#]? ?\d/i,
    ],
  ],
];

/** Whether a paper is a bill of something else than work, or the statement of an account. */
export const isAccount = (text: string): boolean =>
  keepsBalance(text) ||
  BILLS.some(([least, signs]) => signs.filter((sign) => sign.test(text)).length >= least);
