import { strengthWords } from '../../../engine/say/source.ts';
import type { CalculatorProps } from '../../../homeowner/calculator/Calculator.tsx';
import type { ResultOf } from '../../../homeowner/results/result-of.ts';
import type { Trade } from '../../../trades/index.ts';

const gradesOf = ({ prices, sources }: Trade): ResultOf['grades'] =>
  Object.fromEntries(
    Object.values(prices)
      .flatMap((price) => [...price.sources])
      .flatMap((id) => (sources[id] ? [[id, sources[id].grade]] : [])),
  );

/** The little of a trade that its islands need in the browser. */
export const resultOf = (trade: Trade): ResultOf => ({
  trade: trade.id,
  name: trade.name,
  calculatorPath: trade.paths.main,
  resultsPath: trade.paths.results,
  sensitive: trade.sensitive === true,
  peopleFirst: trade.peopleFirst === true,
  ask: trade.ask,
  ...(trade.course && { courseOf: trade.course.when }),
  grades: gradesOf(trade),
  strengths: strengthWords,
  ...(trade.requests.taken
    ? {}
    : { noRequests: { why: trade.requests.why, directories: trade.requests.directories } }),
});

/** The still less that the calculator needs. */
export const calculatorOf = ({ id, paths, ...trade }: Trade): CalculatorProps['of'] => ({
  trade: id,
  resultsPath: paths.results,
  sensitive: trade.sensitive === true,
  peopleFirst: trade.peopleFirst === true,
});
