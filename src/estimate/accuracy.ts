import type { Calculator } from './calculator.ts';
import { runEstimate } from './estimate.ts';
import type { Answers } from './field.ts';
import type { Cited } from './source.ts';
import { asThreePoint, type ThreePoint } from './three-point.ts';
import type { Unit } from './unit.ts';

/**
 * A worked example or price that somebody published, kept apart from the prices the model is made of.
 * `low` and `high` in US dollars; equal where one figure was published.
 */
export interface PublishedCase<SourceId extends string = string> {
  readonly title: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly low: number;
  readonly high: number;
  readonly sources: Cited<SourceId>;
  /** What had to be assumed to run it, or a metric compared in place of the total. */
  readonly note?: string;
  /** Compares a metric of this id in place of the total. */
  readonly metric?: string;
}

export type Fit = 'inside' | 'overlaps' | 'outside';

export interface MeasuredCase extends PublishedCase {
  readonly model: ThreePoint;
  /** Of the model's and the published figures: dollars, or the unit of the metric. */
  readonly unit: Unit;
  readonly fit: Fit;
  /** |model typical − middle of what was published| ÷ that middle. */
  readonly error: number;
}

/** The table of the method section; the words about accuracy never claim more than this. */
export interface Accuracy {
  readonly cases: readonly MeasuredCase[];
  readonly inside: number;
  readonly overlapping: number;
  /** Median of the cases' errors, 0–∞; NaN without cases. */
  readonly medianError: number;
}

const fitOf = (published: { low: number; high: number }, model: ThreePoint): Fit => {
  const middle = (published.low + published.high) / 2;
  if (middle >= model.low && middle <= model.high) return 'inside';
  return published.high >= model.low && published.low <= model.high ? 'overlaps' : 'outside';
};

const median = (sorted: readonly number[]): number => {
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(half)] ?? Number.NaN)
    : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
};

const modelFigure = (
  calculator: Calculator,
  one: PublishedCase,
): Pick<MeasuredCase, 'model' | 'unit'> => {
  const estimate = runEstimate(calculator, one.inputs as Answers);
  if (one.metric === undefined) return { model: estimate.total, unit: 'usd' };
  const metric = estimate.metrics.find(({ id }) => id === one.metric);
  if (!metric || metric.value === null) throw new Error(`${one.title}: no metric ${one.metric}`);
  return { model: asThreePoint(metric.value), unit: metric.unit };
};

/** Runs published cases against the model. */
export const measureAccuracy = (
  calculator: Calculator,
  published: readonly PublishedCase[],
): Accuracy => {
  const cases = published.map((one) => {
    const { model, unit } = modelFigure(calculator, one);
    const middle = (one.low + one.high) / 2;
    return {
      ...one,
      model,
      unit,
      fit: fitOf(one, model),
      error: Math.abs(model.typical - middle) / middle,
    };
  });
  return {
    cases,
    inside: cases.filter((one) => one.fit === 'inside').length,
    overlapping: cases.filter((one) => one.fit === 'overlaps').length,
    medianError: median(cases.map((one) => one.error).sort((a, b) => a - b)),
  };
};

/**
 * How published prices fell against the model's band, without the counts that are nought: "8 fell inside
 * our band, 3 overlapped it and 1 fell outside."
 */
export const fitInWords = ({
  cases,
  inside,
  overlapping,
}: Pick<Accuracy, 'inside' | 'overlapping'> & { readonly cases: number }): string => {
  if (inside === cases) return `All ${cases} fell inside our band.`;
  const outside = cases - inside - overlapping;
  const counts = [
    inside > 0 && `${inside} fell inside our band`,
    overlapping > 0 && `${overlapping} overlapped it`,
    outside > 0 && `${outside} fell outside`,
  ].filter(Boolean);
  return `${counts.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
};
