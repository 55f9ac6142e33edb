import { runEstimate, type Answers } from '../engine/index.ts';
import { measureAccuracy, type Compared, type PublishedCase } from '../engine/results/accuracy.ts';
import { accuracyInWords, type HeldJobs } from '../engine/results/held-in-words.ts';
import { isSizeOpen } from '../engine/results/quote-check.ts';
import { declaredOf } from './permits.ts';

interface PriceOfJob {
  readonly inputs: PublishedCase['inputs'];
  readonly usd: number;
}

/**
 * Prices of single jobs against the ranges people see, by whether the price tells the size: what permits
 * declare, and the quotes, bids and bills among what was published. Bills spread further than middles of ranges do.
 */
export const heldJobs = ({ id, calculator, published }: Compared & { id: string }): HeldJobs => {
  const prices: readonly PriceOfJob[] = [
    ...declaredOf(id).flatMap(({ inputs, jobs }) =>
      jobs.map(({ tons, value }) => ({ inputs: { ...inputs, ...(tons && { tons }) }, usd: value })),
    ),
    ...published
      .filter(({ ofJobs }) => ofJobs)
      .flatMap(({ inputs, low, high }) =>
        [...new Set([low, high])].map((usd) => ({ inputs, usd })),
      ),
  ];
  const seen = prices.map(({ inputs, usd }) => {
    const estimate = runEstimate(calculator, inputs as Answers);
    const { low, high } = estimate.total;
    return {
      isOpen: isSizeOpen(calculator.fields, estimate),
      isHeld: usd >= low && usd <= high,
    };
  });
  const count = (some: typeof seen) => ({
    jobs: some.length,
    held: some.filter(({ isHeld }) => isHeld).length,
  });
  return {
    sized: count(seen.filter(({ isOpen }) => !isOpen)),
    open: count(seen.filter(({ isOpen }) => isOpen)),
  };
};

/** How a trade's model did, in the words of its pages; empty where nobody publishes a price. */
export const accuracyOf = (trade: Compared & { id: string }): string =>
  trade.published.length > 0 ? accuracyInWords(measureAccuracy(trade), heldJobs(trade)) : '';
