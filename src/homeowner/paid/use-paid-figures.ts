import { readPaidFigures, type PaidFigures } from '../../backend/paid.ts';
import { useAnswer } from '../../kit/use-answer.ts';

/** The figures of a trade; none while they are awaited, or where they do not come: nobody waits for them. */
export const usePaidFigures = (trade: string): readonly PaidFigures[] =>
  useAnswer(`paid ${trade}`, () => readPaidFigures(trade)).answer ?? [];
