/** "Page 1 of 2", "Pg. l of2" of a photo, "Página 1 de 2"; without the word where nothing else stands on its line. "Sheet 7/16" is a size or a day. */
const PAGE =
  /\b(?:page|pg|sheet|p[aá]gina|hoja)\b\.? *([\dlI|]{1,2}) *(?:of|de|(?<!\bsheet *\d+ *)\/) *(\d{1,2})(?![\d/])|^ *(\d{1,2}) of (\d{1,2}) *$/gim;
const NEXT = String.raw`(?:the )?(?:(?:next|following|reverse|other) (?:page|sheet)|reverse\b|(?:page|pg\.?|p\.|sheet) ?\d)`;
/** At the foot of a page that goes on … */
const CARRIED = new RegExp(
  String.raw`\bcarried (?:forward|over)\b|\b(?:carr(?:ied|y)|continue[ds]?|cont(?:'?d|\.)?) (?:to|on|over to) ${NEXT}|\bcont(?:inued|'d) next page\b|\boverleaf\b|\bcontin[uú]a en la (?:p[aá]gina|hoja)`,
  'i',
);
/** … and at the head of one that began elsewhere. */
const BROUGHT =
  /^\W*from (?:page|sheet|pg\.?) ?\d|\bbrought (?:forward|over)\b|\b(?:brought|carried(?: forward| over)?|continued|cont(?:'?d|\.)?) from (?:the )?(?:(?:previous|prior|first|last) (?:page|sheet)|(?:page|pg\.?|p\.|sheet) ?\d)/i;

/** Whether a sum is only carried from page to page: it is what was added so far. */
export const isCarried = (text: string): boolean => CARRIED.test(text) || BROUGHT.test(text);

/** Which page it is, as it says itself; one that does not say stands between the first and those that began elsewhere. */
export const pageOf = (text: string): number => {
  const [, one, , alone] = [...text.matchAll(PAGE)][0] ?? [];
  return Number((one ?? alone)?.replace(/\D/, '1') ?? (BROUGHT.test(text) ? 2 : 1.5));
};

/** A page whose number the paper tells and that is not there, in the words that tell it; null where all are. */
const unseen = (pages: readonly RegExpExecArray[]): string | null => {
  for (const [count, those] of Map.groupBy(pages, ([, , many, , most]) => Number(many ?? most))) {
    const seen = new Set(those.map(([, one, , alone]) => (one ?? alone!).replace(/\D/, '1')));
    if (seen.size < count) return those.at(-1)![0].trim();
  }
  return null;
};

/**
 * The words of a paper that say it goes on, or began, on a page that is not there; null where none do.
 * @param text all of it
 * @param lines what was read from it
 */
export const missingPage = (
  text: string,
  lines: readonly { readonly text: string; readonly amount: number | null }[],
): string | null => {
  const end = lines.findLastIndex((line) => CARRIED.test(line.text) && !BROUGHT.test(line.text));
  const start = lines.findIndex((line) => BROUGHT.test(line.text));
  // Pages may come in any order: one that goes on and one that began elsewhere belong together.
  const isJoined = end >= 0 && start >= 0;
  const pages = [...text.matchAll(PAGE)].filter(
    ([, , many, , most]) => !isJoined || Number(many ?? most) > 2,
  );
  if (pages.length > 0 || isJoined) return unseen(pages);
  const others = end >= 0 ? lines.slice(end + 1) : lines.slice(0, Math.max(0, start));
  return others.some(({ amount }) => amount !== null)
    ? null
    : (lines[Math.max(end, start)]?.text ?? null);
};
