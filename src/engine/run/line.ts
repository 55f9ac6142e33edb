import { asThreePoint, exactly, multiply, type ThreePoint } from '../cost/three-point.ts';
import type { Unit } from '../cost/unit.ts';
import type { UnitCost } from '../cost/unit-cost.ts';
import type { Words } from '../say/words.ts';
import type { Calculator } from './calculator.ts';
import type { EnteredLine, Factor, LineKind, Lines, PricedLine } from './priced-line.ts';
import type { Teller } from './tell.ts';
import type { ToldFactor } from './told.ts';

/** One line of the tape, added up. */
export interface Item {
  readonly id: string;
  readonly label: string;
  /** What of the job it belongs to, with others. */
  readonly part?: string | undefined;
  readonly kind: LineKind | 'entered';
  readonly quantity: number | ThreePoint;
  readonly unit: Unit;
  readonly how?: string;
  /** Null on a line the person entered. */
  readonly unitCost: UnitCost | null;
  readonly factors: readonly ToldFactor[];
  readonly total: ThreePoint;
  readonly sources: readonly string[];
}

const isEntered = (line: PricedLine | EnteredLine): line is EnteredLine => 'entered' in line;

/** Quantity × unit cost × factors, each low with low and high with high. */
export const lineTotal = (
  line: Pick<PricedLine, 'quantity' | 'unitCost' | 'factors'>,
): ThreePoint => {
  const { low, typical, high } = line.unitCost;
  return (line.factors ?? []).reduce<ThreePoint>(
    (total, factor) => multiply(total, asThreePoint(factor.value)),
    multiply(asThreePoint(line.quantity), { low, typical, high }),
  );
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

/** A figure is named by its book once the line is opened; what a rule worked out, by the words if they are there. */
const toldFactor = (words: Words, teller: Teller | undefined, factor: Factor): ToldFactor => {
  if ('figure' in factor) return { label: '', figure: factor.figure.name, value: factor.value };
  return teller ? teller.factor(words, factor) : { label: '', value: factor.value };
};

/** A line as the tape shows it. */
export const toItem = (
  line: PricedLine | EnteredLine,
  { words = {}, teller }: Pick<Calculator, 'words' | 'teller'>,
): Item => {
  const label = teller?.line(words, line);
  if (isEntered(line))
    return {
      id: line.id,
      label: label ?? '',
      kind: 'entered',
      quantity: 1,
      unit: 'each',
      unitCost: null,
      factors: [],
      total: exactly(line.entered),
      sources: [],
    };
  const factors = (line.factors ?? []).map((factor) => toldFactor(words, teller, factor));
  const cited = factors.flatMap(({ sources }) => sources ?? []);
  return {
    id: line.id,
    label: label ?? line.unitCost.label,
    part: teller?.part(words, line),
    kind: line.kind,
    quantity: line.quantity,
    unit: line.unitCost.unit,
    how: teller?.how(words, line),
    unitCost: line.unitCost,
    factors,
    total: lineTotal(line),
    sources: [...new Set([...line.unitCost.sources, ...cited])],
  };
};
