import { isNumber, isRecord, isText } from './shape.ts';

/** The range the person saw, in US dollars, and what it is a range of. */
export interface EstimateSummary {
  readonly low: number;
  readonly typical: number;
  readonly high: number;
  readonly label: string;
  readonly modelVersion: string;
}

export const isEstimateSummary = isRecord<EstimateSummary>({
  low: isNumber,
  typical: isNumber,
  high: isNumber,
  label: isText,
  modelVersion: isText,
});
