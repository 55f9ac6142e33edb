import { money, moneyRange } from '../../../engine/index.ts';
import { livePrice } from '../../../reading/live-price.ts';
import type { Text } from '../../../reading/read-text.ts';

/** What our model says of the job of a proposal, as its break-even begins with it; null where it has none. */
export const jobPrice = ({ file, front: { trade, job } }: Text<'proposals'>) => {
  if (!job) return null;
  const price = livePrice(trade, job.answers);
  if ('problems' in price) throw new Error(`${file}: job: ${price.problems.join('; ')}`);
  return {
    name: job.name,
    price: money(price.total.typical).replace('$', ''),
    range: `The range our model gave: ${moneyRange(price.total)}.`,
  };
};
