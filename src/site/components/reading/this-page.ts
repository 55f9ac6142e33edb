import type { Text } from '../../../reading/read-text.ts';
import { textAt } from '../../../reading/texts.ts';

/** The text that a component stands in. */
export const thisPage = ({ pathname }: URL): Text => {
  const path = pathname.replace(/\.html$/, '').replace(/(.)\/$/, '$1');
  const text = textAt(path);
  if (!text) throw new Error(`${path} is no reading page; its components stand nowhere else.`);
  return text;
};
