import type { Grade } from '../cost/source.ts';

/** How far a source can be trusted, as readers are told it everywhere. */
export const strengthWords: Readonly<Record<Grade, string>> = {
  A: 'Official, trade body or maker',
  B: 'Cost guide, press or law firm',
  C: 'A company’s own page',
  D: 'Weak: one web page',
};
