import { runEstimate, type Answers, type Calculator } from '../engine/index.ts';
import { measureAccuracy, type Compared, type PublishedCase } from '../engine/results/accuracy.ts';
import { accuracyInWords, type HeldJobs } from '../engine/results/held-in-words.ts';
import { isSizeOpen } from '../engine/results/quote-check.ts';
import { declaredOf } from './permits.ts';

interface PriceOfJob {
  readonly by: Calculator;
  readonly inputs: PublishedCase['inputs'];
  readonly usd: number;
}

/** A trade, as far as its prices of single jobs need. */
interface Tried extends Compared {
  readonly id: string;
  readonly figures?: Readonly<Record<string, { readonly sources: readonly string[] }>>;
}

/** The calculator without the figures read from some sources: permits cannot try a level that was fitted to them. */
const without = ({ calculator, figures = {} }: Tried, sources: readonly string[]): Calculator => {
  const isFrom = (name: string) => figures[name]?.sources.some((id) => sources.includes(id));
  return {
    ...calculator,
    lines: (values) =>
      calculator.lines(values).map((line) =>
        'factors' in line && line.factors
          ? {
              ...line,
              factors: line.factors.filter((by) => !('figure' in by && isFrom(by.figure.name))),
            }
          : line,
      ),
  };
};

/**
 * Prices of single jobs against our ranges, by whether the price tells the size: what permits declare, against
 * the range without the level taken from them, and the quotes, bids and bills among what was published, against the
 * range people see. Bills spread further than middles of ranges do.
 */
export const heldJobs = (trade: Tried): HeldJobs => {
  const { id, calculator, published } = trade;
  const prices: readonly PriceOfJob[] = [
    ...declaredOf(id).flatMap(({ inputs, jobs, sources }) => {
      const by = without(trade, sources);
      return jobs.map(({ tons, value }) => ({
        by,
        inputs: { ...inputs, ...(tons && { tons }) },
        usd: value,
      }));
    }),
    ...published
      .filter(({ ofJobs }) => ofJobs)
      .flatMap(({ inputs, low, high }) =>
        [...new Set([low, high])].map((usd) => ({ by: calculator, inputs, usd })),
      ),
  ];
  const seen = prices.map(({ by, inputs, usd }) => {
    const estimate = runEstimate(by, inputs as Answers);
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
export const accuracyOf = (trade: Tried): string =>
  trade.published.length > 0
    ? Object.values(accuracyInWords(measureAccuracy(trade), heldJobs(trade))).join(' ')
    : '';
