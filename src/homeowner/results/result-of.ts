import type { Answers, Calculator, Estimate, Grade } from '../../engine/index.ts';
import type { Course, Directory } from '../../trades/trade.ts';

/** What was worked out, by which rule, from which answers. */
export interface Case {
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly estimate: Estimate;
}

/**
 * What the results say of a trade beside its model: the little of the trade's description that a browser
 * needs. Made from the registry at build time.
 */
export interface ResultOf {
  readonly trade: string;
  readonly name: string;
  readonly calculatorPath: string;
  readonly resultsPath: string | null;
  readonly sensitive: boolean;
  readonly peopleFirst: boolean;
  /** What to ask a company before signing. */
  readonly ask: readonly string[];
  /** The answers to whose jobs the page says how they go. */
  readonly courseOf?: Course['when'];
  /** How far each source of a price can be trusted, by its id. */
  readonly grades: Readonly<Record<string, Grade>>;
  /** What a grade is called; handed over, as a page of results has no byte of script to spare. */
  readonly strengths: Readonly<Record<Grade, string>>;
  /** Where requests are not taken: why, and where to look instead. */
  readonly noRequests?: { readonly why: string; readonly directories: readonly Directory[] };
}
