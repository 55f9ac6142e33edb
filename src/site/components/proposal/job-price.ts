import { money, moneyRange } from '../../../engine/index.ts';
import { measureAccuracy } from '../../../engine/results/accuracy.ts';
import { rangeMeaning } from '../../../engine/results/held-in-words.ts';
import { livePrice } from '../../../reading/live-price.ts';
import { tradeById } from '../../../trades/index.ts';
import type { Text } from '../../../reading/read-text.ts';

/** What our model says of the job of a proposal, as its break-even begins with it; null where it has none. */
export const jobPrice = ({ file, front: { trade, job } }: Text<'proposals'>) => {
  if (!job) return null;
  const price = livePrice(trade, job.answers);
  if ('problems' in price) throw new Error(`${file}: job: ${price.problems.join('; ')}`);
  const { sized, open } = rangeMeaning(measureAccuracy(tradeById(trade)!));
  return {
    name: job.name,
    price: money(price.total.typical).replace('$', ''),
    range: `${price.sized ? sized : open}: ${moneyRange(price.total)}.`,
  };
};
