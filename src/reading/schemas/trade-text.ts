import { z } from 'astro/zod';

/**
 * The front matter of the words of one trade: `content/trades/<id>/questions.mdx` and `local.mdx`.
 * The file's name says which trade.
 */
export const tradeText = z.strictObject({
  /** When its facts were last checked against their sources, ISO date. */
  checked: z.coerce.date(),
});
