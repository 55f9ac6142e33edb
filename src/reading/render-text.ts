import { getEntry, render } from 'astro:content';
import type { Text } from './read-text.ts';

/** The body of a reading page, to be drawn, and its headings. */
export const renderText = async ({ collection, slug, file }: Text) => {
  const entry = await getEntry(collection, slug);
  if (!entry) throw new Error(`${file} was not there when the site started: start again.`);
  return render(entry);
};
