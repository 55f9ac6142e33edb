import { askedFields, type Asking, type Estimate } from '../../engine/index.ts';

/** How far the questions are answered: "3 of 15 answered". The city is asked beside the job. */
export const progressOf = (
  asking: Asking,
  { inputs, given }: Pick<Estimate, 'inputs' | 'given'>,
): string => {
  const asked = askedFields(asking, inputs).filter(([id]) => id !== 'city');
  return `${asked.filter(([id]) => given.includes(id)).length} of ${asked.length} answered`;
};
