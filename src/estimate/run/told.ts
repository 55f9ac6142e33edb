import type { Cited } from '../cost/source.ts';
import type { ThreePoint } from '../cost/three-point.ts';
import type { Unit } from '../cost/unit.ts';
import type { Facts } from '../say/fact.ts';
import { say, sayIt, type Words } from '../say/words.ts';
import type { Advice, Findings, FoundMetric, FoundSeries, NextStep } from './findings.ts';
import type { EnteredLine, Factor, PricedLine } from './priced-line.ts';

// The findings of a rule put into words, as pages show them.

export interface ToldFactor {
  readonly label: string;
  /** The figure of the book that it is. */
  readonly figure?: string;
  readonly value: number | ThreePoint;
  readonly sources?: readonly string[];
  readonly reason?: string;
}

/** A figure beside the price: kWh a year, payback years, monthly cost. `null` with `text` says why not. */
export interface Metric<SourceId extends string = string> {
  readonly id: string;
  readonly label: string;
  readonly value: number | ThreePoint | null;
  readonly unit: Unit;
  /** Read in place of the number where words say it better: "never within 25 years". */
  readonly text?: string;
  /** How it was computed. */
  readonly how?: string;
  /** Set by a law or an agency: printed to the dollar and cent, never rounded. */
  readonly exact?: true;
  readonly sources?: Cited<SourceId>;
}

/** What we would do in the person's place, and why. */
export interface Recommendation {
  /** Names the outcome for tests and links, kebab-case. */
  readonly outcome: string;
  readonly headline: string;
  /** Rest on what the person answered; what was left open is said as "if". */
  readonly reasons: readonly string[];
  /** The one fact that would turn the advice around: "If it is older than 15 years, price a new one." */
  readonly flip?: string;
  readonly next: NextStep;
  /** Hours count, and a company is the one to call: its number comes before any form. */
  readonly urgent?: boolean;
  /** For `other-trade`: the trade to see first. */
  readonly trade?: string;
}

/** Health, safety or law; read before the price. `danger` calls for action now. */
export interface Warning<SourceId extends string = string> {
  readonly id: string;
  readonly level: 'danger' | 'caution';
  readonly text: string;
  readonly sources?: Cited<SourceId>;
}

/** A chart over time or over months, with the same figures as a table. */
export interface Series {
  readonly id: string;
  readonly title: string;
  readonly draw: 'bars' | 'lines';
  readonly unit: Unit;
  /** The labels along the axis: months or years. */
  readonly along: readonly string[];
  /** What they count, where bare figures do not say it: "Years from now". */
  readonly axis?: string;
  readonly lines: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** What a trade says beside its lines, in words. */
export interface Told {
  readonly totalLabel?: string;
  /** Of the lines that are not called after their price, where the lines are drawn without words. */
  readonly lineLabels?: Readonly<Record<string, string>>;
  readonly metrics?: readonly Metric[];
  readonly recommendation: Recommendation;
  readonly warnings?: readonly Warning[];
  readonly assumptions: readonly string[];
  readonly series?: readonly Series[];
}

const present = <T>(list: readonly (T | false)[] | undefined): T[] =>
  (list ?? []).filter((one): one is T => one !== false);

const tellMetric = (words: Words, metric: FoundMetric): Metric => {
  const { id, facts, text, ...rest } = metric;
  const how = `metric.${id}.how`;
  return {
    ...rest,
    id,
    label: say(words, `metric.${id}`, facts),
    ...(text !== undefined && { text: sayIt(words, text) }),
    ...(how in words && { how: say(words, how, facts) }),
  };
};

const tellRecommendation = (
  words: Words,
  { facts, reasons, flip, ...rest }: Advice,
): Recommendation => ({
  ...rest,
  headline: say(words, `advice.${rest.outcome}`, facts),
  reasons: reasons.map((reason) => sayIt(words, reason)),
  ...(flip !== undefined && { flip: sayIt(words, flip) }),
});

const tellSeries = (words: Words, { id, facts, along, lines, ...rest }: FoundSeries): Series => {
  const axis = `series.${id}.axis`;
  return {
    ...rest,
    id,
    title: say(words, `series.${id}`, facts),
    ...(axis in words && { axis: say(words, axis, facts) }),
    along: along.map((one) => (typeof one === 'number' ? String(one) : sayIt(words, one))),
    lines: lines.map(({ label, values }) => ({ label: sayIt(words, label), values })),
  };
};

/** Puts the findings of a rule into words. */
export const tell = (words: Words, findings: Findings): Told => ({
  ...(findings.total !== undefined && { totalLabel: sayIt(words, findings.total) }),
  metrics: present(findings.metrics).map((metric) => tellMetric(words, metric)),
  recommendation: tellRecommendation(words, findings.recommendation),
  warnings: present(findings.warnings).map(({ facts, ...warning }) => ({
    ...warning,
    text: say(words, `warning.${warning.id}`, facts),
  })),
  assumptions: present(findings.assumptions).map((one) => sayIt(words, one)),
  series: present(findings.series).map((series) => tellSeries(words, series)),
});

/** Says what is named, where there are words; a trade without them has written its own. */
const told = (words: Words | undefined, saying: string | readonly [string, Facts]): string => {
  const [name, facts] = typeof saying === 'string' ? [saying] : saying;
  return words ? say(words, name, facts) : name;
};

/** What a line is called where that is not what its price is called. */
export const tellLine = (
  words: Words | undefined,
  { id, label }: Pick<PricedLine | EnteredLine, 'id' | 'label'>,
  entered: boolean,
): string | undefined => {
  if (label !== undefined) return told(entered ? undefined : words, label);
  const own = `line.${id}`;
  return words && own in words ? say(words, own) : undefined;
};

/** How a line's quantity was found. */
export const tellHow = (
  words: Words | undefined,
  { how }: Pick<PricedLine, 'how'>,
): string | undefined => {
  if (typeof how === 'function') return how();
  return how === undefined || !words ? undefined : sayIt(words, how);
};

export const tellFactor = (words: Words | undefined, factor: Factor): ToldFactor => {
  const { value } = factor;
  if ('figure' in factor) {
    const { name, label, sources, ours } = factor.figure;
    return { label, figure: name, value, ...(ours === undefined ? { sources } : { reason: ours }) };
  }
  return {
    label: told(words, factor.label),
    value,
    ...('reason' in factor ? { reason: told(words, factor.reason) } : { sources: factor.sources }),
  };
};
