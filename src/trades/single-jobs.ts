import { runEstimate, type Answers, type Calculator } from '../engine/index.ts';
import { measureAccuracy, type Compared, type PublishedCase } from '../engine/results/accuracy.ts';
import {
  accuracyInWords,
  type AccuracyInWords,
  type HeldJobs,
} from '../engine/results/held-in-words.ts';
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

/** The calculator with the spread that it would have, were it only for these prices. */
const refit = (trade: Tried, calculator: Calculator, published: Tried['published']): Calculator =>
  calculator.spread === undefined
    ? calculator
    : { ...calculator, spread: measureAccuracy({ ...trade, calculator, published }).spread };

/**
 * Prices of single jobs against ranges made without them, by whether the price tells the size: what permits
 * declare, against the range without the level taken from them, and the quotes, bids and bills among what was
 * published, against the range whose spread is set without them. Bills spread further than middles of ranges do.
 */
export const heldJobs = (trade: Tried): HeldJobs => {
  const { id, calculator, published } = trade;
  const prices: readonly PriceOfJob[] = [
    ...declaredOf(id).flatMap(({ inputs, jobs, sources }) => {
      const by = refit(trade, without(trade, sources), published);
      return jobs.map(({ tons, value }) => ({
        by,
        inputs: { ...inputs, ...(tons && { tons }) },
        usd: value,
      }));
    }),
    ...published
      .filter(({ ofJobs }) => ofJobs)
      .flatMap((one) => {
        const by = refit(
          trade,
          calculator,
          published.filter((other) => other !== one),
        );
        return [...new Set([one.low, one.high])].map((usd) => ({ by, inputs: one.inputs, usd }));
      }),
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

/** How a trade's model did, in the words of its pages. */
export const accuracyOf = (trade: Tried): AccuracyInWords =>
  accuracyInWords(measureAccuracy(trade), heldJobs(trade));
