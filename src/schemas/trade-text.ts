import { z } from 'astro/zod';
import { tradeById, type TradeId } from '../trades/index.ts';

/** The front matter of the words of one trade: `content/questions/*.mdx` and `content/local/*.mdx`. */
export const tradeText = z.strictObject({
  /** The trade's id, which is also the name of the file. */
  trade: z.custom<TradeId>((id) => tradeById(String(id)) !== undefined, 'This is no trade’s id.'),
  /** When its facts were last checked against their sources, ISO date. */
  checked: z.coerce.date(),
});
