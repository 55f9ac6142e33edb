import { z } from 'astro/zod';

/** The front matter of `content/legal/*.mdx`. Title and description stand in `content/pages.json`. */
export const legal = z.strictObject({
  /** The h1. */
  heading: z.string().min(3).max(80),
  /** One or two sentences under it: the whole page in short. */
  lede: z.string().min(40).max(300),
  /** The day from which this text holds, ISO date. */
  updated: z.coerce.date(),
});
