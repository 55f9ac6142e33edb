import { codeOf } from '../src/quote/packed.ts';

/** What was learned of features as one text, which `unpack` reads. */
export const pack = (said: readonly (readonly [feature: string, says: string])[]): string => {
  const byCode = new Map(said.map(([feature, says]) => [codeOf(feature), says]));
  let before = 0;
  return [...byCode]
    .toSorted(([one], [other]) => one - other)
    .map(([code, says]) => {
      const far = code - before;
      before = code;
      return `${far}${says}`;
    })
    .join(' ');
};
