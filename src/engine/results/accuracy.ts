import type { Cited } from '../cost/source.ts';
import { asThreePoint, type ThreePoint } from '../cost/three-point.ts';
import type { Unit } from '../cost/unit.ts';
import { isEssential } from '../questions/asked.ts';
import type { Answers, Fields } from '../questions/field.ts';
import { bandPartsOf } from '../run/band-parts.ts';
import { bandOf, type BandParts } from '../run/band.ts';
import type { Calculator } from '../run/calculator.ts';
import { runEstimate } from '../run/run-estimate.ts';
import { isSizeOpen } from './quote-check.ts';
import { NARROWEST, spreadFor, spreadNeeded } from './spread.ts';

/**
 * A worked example or price that someone published, kept apart from the prices the model is made of.
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
  /** `low` and `high` are what single jobs were offered or billed at, and no range. */
  readonly ofJobs?: boolean;
  /** Whether its title names a place in Texas. */
  readonly inTexas?: boolean;
  /**
   * Questions on what the job is or how large, which its publisher leaves open and we answered: in `inputs`, or by
   * what a calculator takes. The note says how. Ordinary circumstances are none: a weekday, a common brand, no
   * warranty, a home in Southlake.
   */
  readonly chosen?: readonly string[];
}

/**
 * What half of a trade's cases are to keep to: the error of our typical figure, 0–1, and the width of our
 * range, high ÷ low.
 */
export const AIMS = { medianError: 0.15, medianWidth: 2.5 } as const;

export type Fit = 'inside' | 'overlaps' | 'outside';

export interface MeasuredCase extends PublishedCase {
  readonly model: ThreePoint;
  /** Of the model's and the published figures: dollars, or the unit of the metric. */
  readonly unit: Unit;
  readonly fit: Fit;
  /** |model typical − middle of what was published| ÷ that middle. */
  readonly error: number;
  /** Whether that middle lies in our band, also where its spread is worked out without anything of its publisher. */
  readonly heldOut: boolean;
  /** Who says so, by `houseOf`. */
  readonly publishers: readonly string[];
  /** Whether the size of the work is answered, as far as its band is wider without it: by its publisher or by us. */
  readonly sized: boolean;
  /** Whether its publisher tells what the job is. */
  readonly jobTold: boolean;
  /** The same price against the range of the first screen: what the job is, and nothing more; none where
   * what is compared is not shown there. */
  readonly first?: Pick<MeasuredCase, 'model' | 'error' | 'heldOut' | 'publishers'>;
}

/** What is compared: a trade's model, what others published, and who they are. */
export interface Compared {
  readonly calculator: Calculator;
  readonly published: readonly PublishedCase[];
  readonly sources: Readonly<Record<string, { readonly publisher: string }>>;
}

/** How a model did against published prices, as far as words about it need. */
export interface Held {
  /** How many published prices there are. */
  readonly cases: number;
  /** How many publishers they are from: prices of one are seldom apart from each other. */
  readonly publishers: number;
  /** How many of them lie inside our band, also where it is made without anything of their publishers. */
  readonly heldOut: number;
  /** Median of the cases' errors, 0–∞; NaN without cases. */
  readonly medianError: number;
  /** Median of high ÷ low of our ranges, from 1; NaN without cases. */
  readonly medianWidth: number;
}

/** A band is as wide as what was left open makes it, so that one figure for all would hide the other. */
export interface HeldApart {
  /** Of prices that tell the job and its size. */
  readonly sized: Held;
  /** Of prices whose size is known once we took an answer that they leave open. */
  readonly taken: Held;
  /** Of prices that tell the job, with every answer taken out but that. */
  readonly first: Held;
}

/** Whose prices others retell, by the names they are retold under. Angi Inc. owns HomeAdvisor. */
const retold: Readonly<Record<string, RegExp>> = {
  Angi: /\bAngi\b|\bHomeAdvisor\b/,
  CareScout: /\bCareScout\b/,
  Jupitair: /\bJupitair\b/,
  Thumbtack: /\bThumbtack\b/,
  uHire: /\buHire\b/,
};

/** Whose price it is: two names of one company are one, and what a page quotes is not its own. */
export const houseOf = ({ publisher }: { readonly publisher: string }): string =>
  Object.entries(retold).find(([, names]) => names.test(publisher))?.[0] ?? publisher;

/** How far off a typical figure may be for the counts of `Accuracy.within`: parts of what was published. */
export const NEAR = [0.1, 0.2, 0.5] as const;

/** The table of the method section; the words about accuracy never claim more than this. */
export interface Accuracy extends HeldApart {
  readonly cases: readonly MeasuredCase[];
  readonly held: Held;
  /** How many typical figures are as near as each of `NEAR`. */
  readonly within: readonly number[];
  readonly inside: number;
  /** The spread that these cases ask for; 1 while there are too few to say. */
  readonly spread: number;
}

/** High ÷ low of our range. */
export const widthOf = ({ model: { low, high } }: Pick<MeasuredCase, 'model'>): number =>
  high / low;

const middleOf = ({ low, high }: Pick<PublishedCase, 'low' | 'high'>): number => (low + high) / 2;

const fitOf = (published: PublishedCase, model: ThreePoint): Fit => {
  const middle = middleOf(published);
  if (middle >= model.low && middle <= model.high) return 'inside';
  return published.high >= model.low && published.low <= model.high ? 'overlaps' : 'outside';
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(half)] ?? Number.NaN)
    : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
};

interface ModelFigure extends Pick<MeasuredCase, 'model' | 'unit' | 'sized'> {
  /** What a spread widens; none of a metric, which is shown as its lines are, whatever the spread. */
  readonly spreads?: { readonly parts: BandParts; readonly least: number };
}

const isOfJob = (fields: Fields, id: string): boolean =>
  fields[id] !== undefined && isEssential(fields[id]);

/** Undefined where the metric that is compared is not shown for these answers. */
const modelFigure = (calculator: Calculator, one: PublishedCase): ModelFigure | undefined => {
  const answers = one.inputs as Answers;
  const estimate = runEstimate(calculator, answers);
  const sized = !isSizeOpen(calculator.fields, estimate);
  if (one.metric === undefined) {
    const spreads = bandPartsOf(calculator, answers);
    return { model: estimate.total, unit: 'usd', sized, spreads };
  }
  const metric = estimate.metrics.find(({ id }) => id === one.metric);
  if (!metric || metric.value === null) return undefined;
  return { model: asThreePoint(metric.value), unit: metric.unit, sized };
};

/** What is known on the first screen: what the job is. */
const jobOnly = ({ fields }: Calculator, one: PublishedCase): PublishedCase => ({
  ...one,
  inputs: Object.fromEntries(Object.entries(one.inputs).filter(([id]) => isOfJob(fields, id))),
});

/** How one kind of band did. */
export const heldOf = (
  cases: readonly Pick<MeasuredCase, 'model' | 'error' | 'heldOut' | 'publishers'>[],
): Held => ({
  cases: cases.length,
  publishers: new Set(cases.flatMap(({ publishers }) => publishers)).size,
  heldOut: cases.filter(({ heldOut }) => heldOut).length,
  medianError: median(cases.map(({ error }) => error)),
  medianWidth: median(cases.map(widthOf)),
});

/** The two bands, each by the prices whose publishers tell what it knows; those with an answer of ours apart. */
export const heldApart = (cases: readonly MeasuredCase[]): HeldApart => ({
  sized: heldOf(cases.filter(({ sized, chosen }) => sized && !chosen)),
  taken: heldOf(cases.filter(({ sized, chosen }) => sized && chosen)),
  first: heldOf(cases.flatMap(({ first, jobTold }) => (jobTold && first ? [first] : []))),
});

/** How many published ranges lie in ours as wholes, and how many ends do; a single figure has two that are one. */
export const endsOf = (cases: readonly Pick<MeasuredCase, 'low' | 'high' | 'model'>[]) => {
  const isIn = (usd: number, { low, high }: ThreePoint) => usd >= low && usd <= high;
  const ranges = cases.filter(({ low, high }) => low < high);
  return {
    ranges: ranges.length,
    whole: ranges.filter(({ low, high, model }) => isIn(low, model) && isIn(high, model)).length,
    ends: 2 * cases.length,
    endsIn: cases.flatMap(({ low, high, model }) => [low, high].filter((usd) => isIn(usd, model)))
      .length,
  };
};

/**
 * Runs published cases against the model, and each against a band made without it. Who published one price
 * often published the next in the same way, so all that its publishers say is left out with it.
 */
export const measureAccuracy = ({ calculator, published, sources }: Compared): Accuracy => {
  const publishersOf = (one: PublishedCase) =>
    one.sources.flatMap((id) => (sources[id] ? [houseOf(sources[id])] : []));
  const run = published.map((one) => {
    const figure = modelFigure(calculator, one);
    if (!figure) throw new Error(`${one.title}: no metric ${one.metric}`);
    const needed = figure.spreads ? [spreadNeeded(figure.spreads.parts, middleOf(one))] : [];
    return { one, figure, needed, publishers: publishersOf(one) };
  });
  const cases = run.map(({ one, figure, publishers }): MeasuredCase => {
    const others = run.filter((other) => !other.publishers.some((it) => publishers.includes(it)));
    // A trade that does not follow the cases keeps its whole ranges, and is judged by them. Few others ask for
    // a wide band: what only such a one holds lies outside of the range that people see.
    const shown = calculator.spread;
    const needed = others.flatMap((other) => other.needed);
    const spread = shown === undefined ? 1 : Math.min(shown, spreadFor(needed, NARROWEST));
    const middle = middleOf(one);
    const judge = ({ model, spreads }: ModelFigure) => {
      const band = spreads ? bandOf(spreads.parts, spread, spreads.least) : model;
      return {
        model,
        error: Math.abs(model.typical - middle) / middle,
        heldOut: middle >= band.low && middle <= band.high,
        publishers,
      };
    };
    const { unit, sized, model } = figure;
    const first = modelFigure(calculator, jobOnly(calculator, one));
    return {
      ...one,
      ...judge(figure),
      unit,
      sized,
      jobTold: !one.chosen?.some((id) => isOfJob(calculator.fields, id)),
      fit: fitOf(one, model),
      ...(first && { first: judge(first) }),
    };
  });
  const count = (holds: (one: MeasuredCase) => boolean) => cases.filter(holds).length;
  return {
    cases,
    held: heldOf(cases),
    ...heldApart(cases),
    within: NEAR.map((near) => count(({ error }) => error <= near)),
    inside: count(({ fit }) => fit === 'inside'),
    spread: spreadFor(run.flatMap(({ needed }) => needed)),
  };
};

/** Whether a trade reaches both aims, to the digits that are printed. */
export const reachesAims = ({ held: { medianError, medianWidth } }: Pick<Accuracy, 'held'>) =>
  Number(medianError.toFixed(2)) <= AIMS.medianError &&
  Number(medianWidth.toFixed(1)) <= AIMS.medianWidth;
