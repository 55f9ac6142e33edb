import type { Calculator, Model } from './calculator.ts';
import type {
  EnteredLine,
  Factor,
  LineKind,
  Lines,
  Metric,
  PricedLine,
  Recommendation,
  Series,
} from './draft.ts';
import {
  isAsked,
  saysNothing,
  type Answers,
  type Field,
  type Given,
  type Value,
  type Values,
} from './field.ts';
import { raisedBy, type RaisedWarning } from './raised-by.ts';
import {
  addUp,
  asThreePoint,
  multiply,
  exactly,
  type HalfWidths,
  type ThreePoint,
} from './three-point.ts';
import type { Unit } from './unit.ts';
import type { UnitCost } from './unit-cost.ts';

/** One line of the tape, added up. */
export interface Item {
  readonly id: string;
  readonly label: string;
  readonly kind: LineKind | 'entered';
  readonly quantity: number | ThreePoint;
  readonly unit: Unit;
  readonly how?: string;
  /** Null on a line the person entered. */
  readonly unitCost: UnitCost | null;
  readonly factors: readonly Factor[];
  readonly total: ThreePoint;
  readonly sources: readonly string[];
}

/** How far the typical total moves while one field runs over its plausible values. */
export interface Swing {
  readonly field: string;
  readonly label: string;
  readonly answered: boolean;
  /** The typical totals at the ends, `low ≤ high`, and the values that give them. */
  readonly low: number;
  readonly high: number;
  readonly lowAt: Value;
  readonly highAt: Value;
}

/** What an answer would do to the band: the dollars by which its width would shrink. */
export interface Narrowing {
  readonly field: string;
  readonly label: string;
  readonly by: number;
}

/** The whole answer. All money in US dollars of the price year. */
export interface Estimate {
  readonly trade: string;
  readonly modelVersion: string;
  /** Every field with the value computed from; what is not asked holds its default. */
  readonly inputs: Values;
  /** The fields that were asked and answered. */
  readonly given: readonly string[];
  /** The fields that were asked and left open: they took their defaults and widened the band. */
  readonly unanswered: readonly string[];
  readonly total: ThreePoint & { readonly label: string };
  readonly items: readonly Item[];
  readonly metrics: readonly Metric[];
  readonly recommendation: Recommendation;
  readonly warnings: readonly RaisedWarning[];
  readonly assumptions: readonly string[];
  readonly series: readonly Series[];
  /** Most useful first. */
  readonly narrowing: readonly Narrowing[];
}

const isEntered = (line: PricedLine | EnteredLine): line is EnteredLine => 'entered' in line;

/** Quantity × unit cost × factors, each low with low and high with high. */
export const lineTotal = (line: PricedLine): ThreePoint => {
  const { low, typical, high } = line.unitCost;
  return (line.factors ?? []).reduce<ThreePoint>(
    (total, factor) => multiply(total, asThreePoint(factor.value)),
    multiply(asThreePoint(line.quantity), { low, typical, high }),
  );
};

const toItem = (line: PricedLine | EnteredLine): Item => {
  if (isEntered(line)) {
    return {
      id: line.id,
      label: line.label,
      kind: 'entered',
      quantity: 1,
      unit: 'each',
      unitCost: null,
      factors: [],
      total: exactly(line.entered),
      sources: [],
    };
  }
  const factors = line.factors ?? [];
  const cited = factors.flatMap((factor) => ('sources' in factor ? factor.sources : []));
  return {
    id: line.id,
    label: line.label ?? line.unitCost.label,
    kind: line.kind,
    quantity: line.quantity,
    unit: line.unitCost.unit,
    how: line.how?.(),
    unitCost: line.unitCost,
    factors,
    total: lineTotal(line),
    sources: [...new Set([...line.unitCost.sources, ...cited])],
  };
};

/** The answers with every gap filled by the field's default; what is not asked is back at its default. */
export const fillIn = (model: Model, answers: Answers): Values => {
  const values: Record<string, Value> = {};
  for (const [id, field] of Object.entries(model.fields)) {
    const answer = answers[id];
    values[id] = (
      answer === undefined || !isAsked(field, values) ? field.default : answer
    ) as Value;
  }
  return values as Values;
};

/** The fields asked at present, in order. */
export const askedFields = (model: Model, values: Values): [string, Field][] =>
  Object.entries(model.fields).filter(([, field]) => isAsked(field, values));

/** Those of them that make the first section, which a first range rests on. */
export const firstFields = (model: Model, values: Values): [string, Field][] => {
  const asked = askedFields(model, values);
  return asked.filter(([, { section }]) => section === asked[0]?.[1].section);
};

/** The answers to what is asked at present: one that was given and is hidden now sways nothing. */
export const askedAnswers = (model: Model, answers: Answers, values: Values): Answers => {
  const asked: Record<string, Value | undefined> = {};
  for (const [id] of askedFields(model, values)) asked[id] = answers[id] as Value | undefined;
  return asked as Answers;
};

/** Which of the answers to what is asked say something. */
export const givenIn = (model: Model, asked: Answers): Given =>
  new Set(
    Object.entries(model.fields).flatMap(([id, field]) => {
      const answer = asked[id] as Value | undefined;
      return answer === undefined || saysNothing(field, answer) ? [] : [id];
    }),
  );

/** The values that "not sure" could mean. */
export const plausibleValues = (field: Field): readonly Value[] => {
  if (field.kind === 'number') return field.plausible ?? [];
  if (field.kind === 'choice')
    return field.plausible ?? field.options.map((option) => option.value);
  return [];
};

const typically = (value: number | ThreePoint): number =>
  typeof value === 'number' ? value : value.typical;

/** What lines come to at their typical values, in US dollars. The band runs it many times. */
export const typicalSum = (lines: Lines): number => {
  let sum = 0;
  for (const line of lines) {
    if (isEntered(line)) {
      sum += line.entered;
      continue;
    }
    let total = typically(line.quantity) * line.unitCost.typical;
    for (const factor of line.factors ?? []) total *= typically(factor.value);
    sum += total;
  }
  return sum;
};

/** Whether other questions are asked or not depending on this one. */
const isDeciding = (model: Model, id: string): boolean =>
  Object.values(model.fields).some((field) => field.when && id in field.when);

/** The swing of one asked field over its plausible values, others held; `values` are `answers` filled in. */
export const swingOf = (
  model: Model,
  answers: Answers,
  values: Values,
  id: string,
  field: Field,
  typical: number,
): Swing => {
  let low = typical;
  let high = typical;
  const held = values[id] as Value;
  let lowAt = held;
  let highAt = held;
  const fillsAnew = isDeciding(model, id);
  for (const value of plausibleValues(field)) {
    if (value === held) continue;
    const swung = fillsAnew
      ? fillIn(model, { ...answers, [id]: value } as Answers)
      : { ...values, [id]: value };
    const at = typicalSum(model.lines(swung as Values));
    if (at < low) [low, lowAt] = [at, value];
    if (at > high) [high, highAt] = [at, value];
  }
  return {
    field: id,
    label: field.label,
    answered: answers[id] !== undefined,
    low,
    high,
    lowAt,
    highAt,
  };
};

export const isEssential = (field: Field): boolean =>
  field.kind === 'choice' && field.essential === true;

/** Whether somebody may be in danger: then what to do takes the place of every price. */
export const isDangerous = ({ warnings }: Pick<Estimate, 'warnings'>): boolean =>
  warnings.some(({ level }) => level === 'danger');

const width = (band: ThreePoint): number => band.high - band.low;

/**
 * The estimate for a set of answers. Answers must have been read by `readAnswers`: values out of range
 * are a caller's fault here.
 */
export const runEstimate = (calculator: Calculator, answers: Answers): Estimate => {
  const values = fillIn(calculator, answers);
  const items = calculator
    .lines(values)
    .map(toItem)
    .filter((item) => item.total.high > 0);
  const totals = items.map((item) => item.total);
  const typical = addUp(totals).typical;

  const open = askedFields(calculator, values).filter(
    ([id, field]) =>
      answers[id] === undefined &&
      !isEssential(field) &&
      (field.kind === 'number' || field.kind === 'choice') &&
      field.default !== null,
  );
  const asked = askedAnswers(calculator, answers, values);
  const given = givenIn(calculator, asked);
  const swings = open.map(([id, field]) => {
    const swing = swingOf(calculator, asked, values, id, field, typical);
    const widths: HalfWidths = { down: typical - swing.low, up: swing.high - typical };
    return { id, label: field.label, widths };
  });
  const allWidths = swings.map((swing) => swing.widths);
  const total = addUp(totals, allWidths);
  const narrowing = swings
    .map(({ id, label, widths }) => ({
      field: id,
      label,
      by:
        width(total) -
        width(
          addUp(
            totals,
            allWidths.filter((other) => other !== widths),
          ),
        ),
    }))
    .filter((one) => one.by >= 1)
    .sort((a, b) => b.by - a.by);

  const findings = calculator.findings(values, total, given);
  return {
    trade: calculator.trade,
    modelVersion: calculator.version,
    inputs: values,
    given: [...given],
    unanswered: open.map(([id]) => id),
    total: { ...total, label: findings.totalLabel ?? 'Likely cost' },
    items,
    metrics: findings.metrics ?? [],
    recommendation: findings.recommendation,
    warnings: raisedBy(asked, findings.warnings ?? [], (fewer) => {
      const filled = fillIn(calculator, fewer);
      const left = askedAnswers(calculator, fewer, filled);
      const { warnings } = calculator.findings(filled, total, givenIn(calculator, left));
      return new Set(warnings?.map(({ id }) => id));
    }),
    assumptions: findings.assumptions,
    series: findings.series ?? [],
    narrowing,
  };
};
