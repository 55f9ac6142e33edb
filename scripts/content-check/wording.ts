/** A way of saying something that the house has settled otherwise, and what to write. */
interface Settled {
  readonly found: RegExp;
  readonly write: string;
}

const settled: readonly Settled[] = [
  { found: /;/u, write: 'two sentences in place of a semicolon' },
  {
    found: /\bwhat would (?:flip|change) it\b|(?:^|[“>])\s*would change (?:this|the) answer/iu,
    write: '“What would change this answer”',
  },
  // Who pays us is told one way: companies pay to be listed.
  {
    found: /\bmay pay us\b|\bearn nothing\b(?! more)|\btakes? nothing from\b/iu,
    write: 'that companies pay us to be listed',
  },
];

/** What of a page's words is said otherwise here, each with the sentence it stands in. */
export const wordingFaults = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    settled.flatMap(({ found, write }) => {
      const at = text.search(found);
      return at < 0 ? [] : [`write ${write}: “${text.slice(Math.max(0, at - 60), at + 40)}”`];
    }),
  );
