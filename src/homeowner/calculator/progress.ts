import { firstFields, type Asking, type Estimate } from '../../engine/index.ts';

/** How far the first questions are answered: "3 of 5 answered". */
export const progressOf = (
  asking: Asking,
  { inputs, given }: Pick<Estimate, 'inputs' | 'given'>,
): string => {
  const first = firstFields(asking, inputs);
  return `${first.filter(([id]) => given.includes(id)).length} of ${first.length} answered`;
};
