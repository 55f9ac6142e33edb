import type { Unit } from '../cost/unit.ts';

/**
 * Asks a field only while each named choice holds one of the given values (for a `choices` field: while
 * one of them is ticked).
 */
export type When = Readonly<Record<string, string | readonly string[]>>;

interface FieldBase {
  /** The question, in plain words, with the unit where it has one. */
  readonly label: string;
  /** How a homeowner finds the answer, one or two short sentences. */
  readonly hint?: string;
  /** The heading it stands under; consecutive fields with the same section are shown together. */
  readonly section: string;
  /** A drawing in `src/site/pictures` of where to look. */
  readonly picture?: string;
  readonly when?: When;
  /**
   * Asks whether someone is in danger: stands in the first section above all it does not depend on, and
   * is never folded away.
   */
  readonly danger?: true;
  /** Nobody's business but the person's: a request leaves the answer out unless they add it themselves. */
  readonly private?: true;
}

/** A figure typed by hand. Empty means "not sure": the default is used and its swing widens the band. */
export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** Whole numbers only. */
  readonly whole?: boolean;
  /**
   * About the 10th and 90th percentile of what a home here has: the swing of "not sure". Left out where
   * not knowing is no uncertainty (an optional extra whose default is none).
   */
  readonly plausible?: readonly [number, number];
  /**
   * May be drawn as an outline from above: of the house with its eaves, of what is asked along its edges,
   * or of one floor times the number of floors. Only for `sqft`.
   */
  readonly outline?: 'eaves' | 'walls' | 'floors';
}

/**
 * A figure that not everybody has: a quote in hand, a limit on a policy. Left empty it is `null`, so that
 * 0 is an answer like any other. It never widens the band.
 */
export interface OptionalNumberField extends Omit<NumberField, 'default' | 'plausible'> {
  readonly default: null;
  readonly plausible?: undefined;
}

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  /** Its drawing in `src/site/pictures`, where a picture answers faster than words: `set-name`. */
  readonly picture?: string;
}

/** One of a few answers. "Not sure" is offered unless the field is essential. */
export interface ChoiceField<Value extends string = string> extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly Option<Value>[];
  readonly default: Value;
  /**
   * What the job is: always has an answer, so "not sure" is not offered and it never widens the band. `work`:
   * its answers name what is priced, so the total says which one it took while nobody gave any.
   */
  readonly essential?: true | 'work';
  /** How large the work is: asked, where it was left open, before a quote is judged. */
  readonly isSize?: true;
  /** The answers that "not sure" could mean; all of them unless said. */
  readonly plausible?: readonly Value[];
  /**
   * `row`: one of many alike, its few short options beside the question. `compass`: around a house seen
   * from above, north up, for the eight points `n`, `ne` … `nw`.
   */
  readonly draw?: 'row' | 'compass';
}

/** Any of several things that apply. None ticked is an answer. */
export interface ChoicesField<Value extends string = string> extends FieldBase {
  readonly kind: 'choices';
  readonly options: readonly Option<Value>[];
  readonly default: readonly Value[];
}

/** A count of each of several things: an inventory, or twelve monthly bills. */
export interface TallyField<Value extends string = string> extends FieldBase {
  readonly kind: 'tally';
  readonly options: readonly Option<Value>[];
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly default: Readonly<Partial<Record<Value, number>>>;
}

export type Field = NumberField | OptionalNumberField | ChoiceField | ChoicesField | TallyField;
export type Fields = Readonly<Record<string, Field>>;

/** What an answered field holds. */
export type ValueOf<F> = F extends OptionalNumberField
  ? number | null
  : F extends NumberField
    ? number
    : F extends ChoicesField<infer V>
      ? readonly V[]
      : F extends TallyField<infer V>
        ? Readonly<Partial<Record<V, number>>>
        : F extends ChoiceField<infer V>
          ? V
          : never;

/** Every field with a value: what a trade computes from. */
export type Values<F extends Fields = Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** Only what the person answered; what is missing is "not sure". */
export type Answers<F extends Fields = Fields> = {
  readonly [K in keyof F]?: NonNullable<ValueOf<F[K]>>;
};

/** The ids of the fields that the person answered; what is not among them may only be spoken of as "if". */
export type Given = ReadonlySet<string>;

/** What a field holds; `null` only for an optional number that was left empty. */
export type Value = null | number | string | readonly string[] | Readonly<Record<string, number>>;

/** The question of a field without the unit or the aside that ends it: "Roof area" of "Roof area (sq ft)". */
export const shortLabel = (label: string): string => label.replace(/ \([^)]*\)$/, '');

/** A question that no section has taken yet. */
type Loose<F> = Omit<F, 'section'>;
/** What is said of a question after its words. */
type Without<F> = Omit<F, 'kind' | 'label' | 'section'>;
/** The same with its default left to what most such questions have. */
type Optional<F extends { readonly default: unknown }> = Omit<F, 'default'> &
  Partial<Pick<F, 'default'>>;

type Bounds = readonly [min: number, max: number];
/** What is said of a number after its words, its unit and its bounds. */
type Bounded<F> = Omit<Without<F>, 'unit' | 'min' | 'max'>;

/** A number between two bounds. Without a default it may be left out, as `null`. */
export function number(
  label: string,
  unit: Unit,
  bounds: Bounds,
  field: Bounded<NumberField>,
): Loose<NumberField>;
export function number(
  label: string,
  unit: Unit,
  bounds: Bounds,
  field?: Omit<Bounded<OptionalNumberField>, 'default' | 'plausible'>,
): Loose<OptionalNumberField>;
export function number(
  label: string,
  unit: Unit,
  [min, max]: Bounds,
  field: object = {},
): Loose<NumberField | OptionalNumberField> {
  return { kind: 'number', label, unit, min, max, default: null, ...field };
}

/** Answers by their values, each as it is read, in the order they are offered. */
type Written<V extends string> =
  | { readonly [Value in V]: string | Omit<Option, 'value'> }
  /** Where numbers are not all first and rising, as they would be by their values. */
  | readonly Option<V>[];

type Offering<F, V extends string> = Omit<Without<F>, 'options'> & {
  readonly options: Written<V>;
  /** The set of drawings that has one for each answer, named after its value. */
  readonly pictures?: string;
};

const isList = <V extends string>(written: Written<V>): written is readonly Option<V>[] =>
  Array.isArray(written);

const optionsOf = <V extends string>(written: Written<V>, set?: string): readonly Option<V>[] => {
  const options: readonly Option<V>[] = isList(written)
    ? written
    : Object.entries<string | Omit<Option, 'value'>>(written).map(([value, as]) => ({
        value: value as V,
        ...(typeof as === 'string' ? { label: as } : as),
      }));
  return set ? options.map((one) => ({ ...one, picture: `${set}-${one.value}` })) : options;
};

/** The first answer holds, unless a default says otherwise. */
export const choice = <const V extends string>(
  label: string,
  { pictures, ...field }: Optional<Offering<ChoiceField<NoInfer<V>>, V>>,
): Loose<ChoiceField<V>> => {
  const options = optionsOf(field.options, pictures);
  return { kind: 'choice', label, default: options[0]!.value, ...field, options };
};
/** Nothing is ticked unless a default says so. */
export const choices = <const V extends string>(
  label: string,
  { pictures, ...field }: Optional<Offering<ChoicesField<NoInfer<V>>, V>>,
): Loose<ChoicesField<V>> => ({
  kind: 'choices',
  label,
  default: [],
  ...field,
  options: optionsOf(field.options, pictures),
});
export const tally = <const V extends string>(
  label: string,
  unit: Unit,
  [min, max]: Bounds,
  field: Bounded<Offering<TallyField<NoInfer<V>>, V>>,
): Loose<TallyField<V>> => ({
  kind: 'tally',
  label,
  unit,
  min,
  max,
  ...field,
  options: optionsOf(field.options),
});
/** A question with the answers yes and no: no, unless its default says otherwise. */
export const yesNo = (
  label: string,
  field: Optional<Omit<Without<ChoiceField<'yes' | 'no'>>, 'options'>> = {},
): Loose<ChoiceField<'yes' | 'no'>> =>
  choice(label, { default: 'no', ...field, options: { yes: 'Yes', no: 'No' } });

/** Questions under one heading, in the order they are asked. */
export const section = <const F extends Readonly<Record<string, Loose<Field>>>>(
  heading: string,
  fields: F,
): { readonly [Id in keyof F]: F[Id] & Pick<FieldBase, 'section'> } =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [id, { ...field, section: heading }]),
  ) as never;

/** Whether a choice holds a value, or it is ticked among several. */
const holds = (held: unknown, one: string): boolean =>
  Array.isArray(held) ? held.includes(one) : held === one;

/**
 * Whether the field is asked at all, given the values of the others. It is asked more often than anything
 * else, so no list is made for it.
 */
export const isAsked = ({ when }: Field, values: Readonly<Record<string, unknown>>): boolean => {
  for (const id in when) {
    const wanted = when[id]!;
    const held = values[id];
    if (typeof wanted === 'string' ? !holds(held, wanted) : !wanted.some((one) => holds(held, one)))
      return false;
  }
  return true;
};

/** An answer that says no more than leaving the question alone: nothing ticked, nothing counted. */
export const saysNothing = (field: Field, value: Value): boolean =>
  (field.kind === 'choices' || field.kind === 'tally') &&
  JSON.stringify(value) === JSON.stringify(field.default);
