import { runEstimate, type Answers, type Estimate } from '../../src/engine/index.ts';
import { tradeById } from '../../src/trades/index.ts';
import type { JobKind } from './job-kinds.ts';

/** By kind and tons: a report has many rows and few of these. */
const known = new Map<string, Estimate>();

/** Our estimate of a declared job, every other question open; without tons, that one too. */
export const estimateOf = ({ id, trade, inputs }: JobKind, tons: number | undefined): Estimate => {
  const key = `${trade} ${id} ${tons}`;
  const estimate =
    known.get(key) ??
    runEstimate(tradeById(trade)!.calculator, { ...inputs, ...(tons && { tons }) } as Answers);
  known.set(key, estimate);
  return estimate;
};
