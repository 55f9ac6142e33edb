import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { legal } from './schemas/legal.ts';

/** What editors write, one folder of `content/` each. The schemas are in `src/schemas`. */
export const collections = {
  legal: defineCollection({
    loader: glob({ base: './content/legal', pattern: '*.mdx' }),
    schema: legal,
  }),
};
