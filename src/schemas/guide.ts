import { z } from 'astro/zod';

/** One source of a guide, as in `src/estimate/source.ts`. */
const source = z.strictObject({
  publisher: z.string(),
  title: z.string(),
  url: z.url(),
  date: z.string(),
  grade: z.enum(['A', 'B', 'C', 'D']),
});

/** The front matter of `content/guides/*.mdx`. Title and description stand in the route table. */
export const guide = z.strictObject({
  /** The h1. */
  heading: z.string().min(3).max(100),
  /** One or two sentences under it. */
  lede: z.string().min(40).max(300),
  /** The day its facts were last checked, ISO date. */
  updated: z.coerce.date(),
  /** What it cites, by id. */
  sources: z.record(z.string(), source),
});
