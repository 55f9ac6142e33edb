/** Two amounts at the end of a line: what comes or goes, and what is left. */
const ENTRY = /([\d,]+\.\d\d)\)?\s+\$?([\d,]+\.\d\d)\s*$/;

const centsOf = (written = ''): number => Math.round(100 * Number(written.replaceAll(',', '')));

/** Whether money comes and goes in a paper and a balance stands behind each line, as in the statement of an account. */
export const keepsBalance = (text: string): boolean => {
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
