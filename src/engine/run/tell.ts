import { say, sayIt, type Words } from '../say/words.ts';
import type { Advice, Findings, FoundMetric, FoundSeries } from './findings.ts';
import { present } from './present.ts';
import type { EnteredLine, PricedLine, WorkedOut } from './priced-line.ts';
import type { Metric, Recommendation, Series, Told, ToldFactor } from './told.ts';

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
  reasons: present(reasons).map((reason) => sayIt(words, reason)),
  ...(flip !== undefined && { flip: sayIt(words, flip) }),
});

const tellSeries = (
  words: Words,
  { id, facts, along, lines, mark, ...rest }: FoundSeries,
): Series => {
  const axis = `series.${id}.axis`;
  return {
    ...rest,
    id,
    title: say(words, `series.${id}`, facts),
    ...(axis in words && { axis: say(words, axis, facts) }),
    along: along.map((one) => (typeof one === 'number' ? String(one) : sayIt(words, one))),
    lines: lines.map(({ label, values }) => ({ label: sayIt(words, label), values })),
    ...(mark && { mark: { ...mark, label: sayIt(words, mark.label) } }),
  };
};

/** Puts the findings of a rule into words. */
const tellFindings = (words: Words, findings: Findings): Told => ({
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

/** What a line is called where that is not what its price is called. */
const tellLine = (words: Words, line: PricedLine | EnteredLine): string | undefined => {
  if (line.label !== undefined) return 'entered' in line ? line.label : sayIt(words, line.label);
  const own = `line.${line.id}`;
  return own in words ? say(words, own) : undefined;
};

/** What of the job a line belongs to, with others. */
const tellPart = (words: Words, line: PricedLine | EnteredLine): string | undefined =>
  'part' in line && line.part ? sayIt(words, line.part) : undefined;

/** How a line's quantity was found. */
const tellHow = (words: Words, { how }: Pick<PricedLine, 'how'>): string | undefined =>
  how && sayIt(words, how);

const tellFactor = (words: Words, factor: WorkedOut): ToldFactor => ({
  label: sayIt(words, factor.label),
  value: factor.value,
  ...('reason' in factor ? { reason: sayIt(words, factor.reason) } : { sources: factor.sources }),
});

/** Puts into words what a rule names. It comes with a calculator, as its words do, and not with a model. */
export const teller = {
  findings: tellFindings,
  line: tellLine,
  part: tellPart,
  how: tellHow,
  factor: tellFactor,
} as const;

export type Teller = typeof teller;
