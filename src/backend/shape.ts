/**
 * Tells whether a value from outside, such as an answer of the server or what a browser kept, is what a
 * type promises. Nothing from outside is used before it was looked at. Read as `is.text`, `is.record(…)`.
 */
export type Shape<T> = (value: unknown) => value is T;

/** The type that a shape promises. A row is described once, by its shape; its type follows. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

export const text: Shape<string> = (value) => typeof value === 'string';
export const flag: Shape<boolean> = (value) => typeof value === 'boolean';
/** No NaN and nothing infinite. */
export const number: Shape<number> = (value): value is number => Number.isFinite(value);
/** A point in time in ISO 8601, as databases write it. */
export const time: Shape<string> = (value): value is string =>
  text(value) && !Number.isNaN(Date.parse(value));

export const oneOf =
  <const T extends string>(...values: readonly T[]): Shape<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value);

export const nullOr =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

/** Of a key that may be missing. */
export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value);

export const listOf =
  <T>(item: Shape<T>): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(item);

/** An object with any keys, whose values are all alike. */
export const mapOf =
  <T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(item);

/** An object of which no more is known. */
export const object: Shape<Readonly<Record<string, unknown>>> = mapOf(
  (value): value is unknown => value !== undefined,
);

type Shapes = Readonly<Record<string, Shape<unknown>>>;

type Plain<T> = { [K in keyof T]: T[K] };

/** The object whose keys have these shapes. */
export type Row<S extends Shapes> = Plain<
  {
    readonly [K in keyof S as undefined extends Shaped<S[K]> ? never : K]: Shaped<S[K]>;
  } & {
    readonly [K in keyof S as undefined extends Shaped<S[K]> ? K : never]?: Shaped<S[K]>;
  }
>;

/** An object with these keys, each in its shape; extra keys are ignored. */
export const record =
  <S extends Shapes>(shapes: S): Shape<Row<S>> =>
  (value): value is Row<S> =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(shapes).every((key) => shapes[key]!((value as Record<string, unknown>)[key]));
