import { isStopped, readAnswers, runEstimate, toAddress, type Estimate } from '../engine/index.ts';
import { tradeById, type TradeId } from '../trades/index.ts';
import { tradeName } from '../trades/names.ts';

/** A price that the model works out while the page is built. */
export interface LivePrice {
  readonly total: Estimate['total'];
  /** "Septic model, version 2026.11.1". */
  readonly model: string;
  /** The calculator with these answers filled in. */
  readonly href: string;
}

/** Works a price out, or says what is wrong with the answers. */
export const livePrice = (
  trade: TradeId,
  answers: Readonly<Record<string, unknown>>,
): LivePrice | { readonly problems: readonly string[] } => {
  const found = tradeById(trade);
  if (!found) return { problems: [`no trade is called "${String(trade)}"`] };
  const { calculator, paths, sensitive } = found;
  const read = readAnswers(calculator, answers);
  const problems = [
    ...read.problems.map(({ field, message }) => `${field}: ${message}`),
    ...read.unknown.map((name) => `${trade} asks no "${name}"`),
  ];
  if (problems.length > 0) return { problems };
  const estimate = runEstimate(calculator, read.answers);
  const { total, modelVersion } = estimate;
  if (isStopped(estimate))
    return { problems: ['these answers tell of a danger, which comes before any price'] };
  if (!(total.typical > 0) || !Number.isFinite(total.high))
    return { problems: ['these answers come to no price'] };
  const query = sensitive ? '' : toAddress(calculator, read.answers);
  return {
    total,
    model: `${tradeName(trade)} model, version ${modelVersion}`,
    href: query ? `${paths.main}?${query}` : paths.main,
  };
};
