import type { Figure } from '../cost/figure.ts';
import type { Cited } from '../cost/source.ts';
import type { ThreePoint } from '../cost/three-point.ts';
import type { UnitCost } from '../cost/unit-cost.ts';
import type { Saying } from '../say/words.ts';

/** What a line pays for. */
export type LineKind =
  'installed' | 'labor' | 'material' | 'equipment' | 'fee' | 'service' | 'care';

/** A multiplier that a rule worked out: named and explained in the words. */
export type WorkedOut<SourceId extends string = string, Name extends string = string> = {
  readonly label: Saying<Name, 'factor'>;
  readonly value: number | ThreePoint;
} & ({ readonly sources: Cited<SourceId> } | { readonly reason: Saying<Name, 'factor'> });

/** A multiplier of a line: a figure of the book, with the value it has here; or one worked out. */
export type Factor<SourceId extends string = string, Name extends string = string> =
  { readonly figure: Figure; readonly value: number | ThreePoint } | WorkedOut<SourceId, Name>;

/** A priced line: quantity × unit cost × factors. A line of quantity 0 is left out of the estimate. */
export interface PricedLine<SourceId extends string = string, Name extends string = string> {
  /** Its label is `line.<id>` of the words, where that is not the unit cost's own. */
  readonly id: string;
  /** Where the label needs facts or is not named after the line. */
  readonly label?: Saying<Name, 'line'>;
  readonly kind: LineKind;
  /** What of the job it belongs to, where several lines do. */
  readonly part?: Saying<Name, 'part'>;
  readonly quantity: number | ThreePoint;
  /** How the quantity was found. */
  readonly how?: Saying<Name, 'how'>;
  readonly unitCost: UnitCost<SourceId>;
  readonly factors?: readonly Factor<SourceId, Name>[];
}

type More<SourceId extends string, Name extends string> = Pick<
  PricedLine<SourceId, Name>,
  'label' | 'how' | 'factors'
>;

/** What a line is made by: `fee('permit', prices.permit)`. A condition in place of a quantity is 1 or 0. */
const lineOf =
  (kind: LineKind) =>
  <SourceId extends string, Name extends string>(
    id: string,
    unitCost: UnitCost<SourceId>,
    quantity: number | ThreePoint | boolean = 1,
    more?: More<NoInfer<SourceId>, NoInfer<Name>>,
  ): PricedLine<SourceId, Name> => ({
    id,
    kind,
    quantity: typeof quantity === 'boolean' ? Number(quantity) : quantity,
    unitCost,
    ...more,
  });

export const installed = lineOf('installed');
export const labor = lineOf('labor');
export const material = lineOf('material');
export const equipment = lineOf('equipment');
export const fee = lineOf('fee');
export const service = lineOf('service');
export const care = lineOf('care');

/** Lines that are one part of the job. */
export const partOf = <Line extends PricedLine>(
  part: NonNullable<Line['part']>,
  lines: readonly Line[],
): Line[] => lines.map((line) => ({ ...line, part }));

/** A figure of the book as a multiplier, where it applies. */
export const times = <Value extends number | ThreePoint>(figure: Figure<Value>, applies = true) =>
  applies ? [{ figure, value: figure.value }] : [];

/** A line whose amount the person entered (US dollars, 0 leaves it out), where no published price exists. */
export interface EnteredLine {
  readonly id: string;
  /** As read in the tape; `line.<id>` of the words where left out. */
  readonly label?: string;
  readonly entered: number;
}

/** The lines of an estimate, in the order of the tape. */
export type Lines<SourceId extends string = string, Name extends string = string> = readonly (
  PricedLine<SourceId, Name> | EnteredLine
)[];
