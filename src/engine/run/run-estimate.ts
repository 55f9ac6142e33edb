import type { ThreePoint } from '../cost/three-point.ts';
import { fillIn } from '../questions/asked.ts';
import type { Answers, Given, Values } from '../questions/field.ts';
import { askedAnswers, givenIn } from './answered.ts';
import { bandOf, type BandParts } from './band.ts';
import { bandPartsOf } from './band-parts.ts';
import type { Calculator } from './calculator.ts';
import type { Estimate } from './estimate.ts';
import type { Findings } from './findings.ts';
import { toItem } from './line.ts';
import { raisedBy } from './raised-by.ts';
import type { Told, Warning } from './told.ts';
import { unnamed } from './unnamed.ts';

const LEVELS = ['stop', 'danger', 'caution'] as const;

/** What is read first stands first, whatever the order of the trade. */
const gravestFirst = (warnings: readonly Warning[]): Warning[] =>
  LEVELS.flatMap((level) => warnings.filter((one) => one.level === level));

/** The part of the price that an answer must take off the range to be worth asking for. */
const WORTH_ASKING = 0.03;

const width = (band: ThreePoint): number => band.high - band.low;

const isTold = (found: Findings | Told): found is Told => 'headline' in found.recommendation;

/** What the trade says, in words. */
const toldBy = (calculator: Calculator, values: Values, total: ThreePoint, given: Given): Told => {
  const found = calculator.findings(values, total, given);
  if (isTold(found)) return found;
  if (!calculator.teller) throw new Error(`${calculator.trade} has no words`);
  return calculator.teller.findings(calculator.words ?? {}, found);
};

/** The ids of the warnings raised; what they say does not matter for that. */
const warningIds = (
  calculator: Calculator,
  values: Values,
  total: ThreePoint,
  given: Given,
): ReadonlySet<string> => {
  const { warnings = [] } = calculator.findings(values, total, given);
  return new Set(warnings.flatMap((one) => (one ? [one.id] : [])));
};

/**
 * The estimate for a set of answers. Answers must have been read by `readAnswers`: values out of range
 * are a caller's fault here.
 */
export const runEstimate = (calculator: Calculator, answers: Answers): Estimate => {
  const { parts, least, swings, values, asked } = bandPartsOf(calculator, answers);
  const { spread } = calculator;
  const band = bandOf(parts, spread, least);
  const withOpen = (open: BandParts['open']) => bandOf({ ...parts, open }, spread, least);
  const narrowing = swings
    .map(({ field, label }, at) => ({
      field,
      label,
      by: width(band) - width(withOpen(parts.open.filter((_, other) => other !== at))),
    }))
    .filter((one) => one.by >= 1)
    .sort((a, b) => b.by - a.by);

  const given = givenIn(calculator, asked);
  const told = toldBy(calculator, values, band, given);
  const [open, field] = unnamed(calculator, asked) ?? [];
  // Only a named job is worth a name: of the others, no answer yet is an answer.
  const job = field?.essential === 'work' && band.typical > 0 && field;
  const label = told.totalLabel ?? 'Likely cost';
  const [best] = narrowing;
  return {
    trade: calculator.trade,
    modelVersion: calculator.version,
    inputs: values,
    given: [...given],
    unanswered: swings.map(({ field }) => field),
    unnamed: open,
    total: {
      ...band,
      label: job
        ? `${label}: “${job.options.find(({ value }) => value === values[open!])!.label}”, as you did not say`
        : label,
    },
    narrowable: width(band) - width(withOpen([])),
    items: calculator
      .lines(values)
      .map((line) => toItem(line, calculator))
      .filter((item) => item.total.high > 0),
    metrics: told.metrics ?? [],
    recommendation: told.recommendation,
    warnings: raisedBy(asked, gravestFirst(told.warnings ?? []), (fewer) => {
      const filled = fillIn(calculator, fewer);
      const left = askedAnswers(calculator, fewer, filled);
      return warningIds(calculator, filled, band, givenIn(calculator, left));
    }),
    assumptions: told.assumptions,
    series: told.series ?? [],
    narrowing,
    next: job
      ? { field: open!, label: job.label }
      : best && best.by >= WORTH_ASKING * band.typical
        ? best
        : undefined,
  };
};
