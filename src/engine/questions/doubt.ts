import type { NumberField, OptionalNumberField, TallyField } from './field.ts';

/** A field whose answers are figures between two bounds. */
export type CountedField = NumberField | OptionalNumberField | TallyField;

const HUNDRED = 100;
const MONTHS = 12;
/** Thousands of BTU an hour in a ton and in the step of sizes, as model numbers print them: 036 means 3 tons. */
const BTU_OF_TON = 12;
const BTU_OF_STEP = 6;
/** "15-20", "$15 to $20", "15–20": two figures where one is asked. */
const TWO = /^\D{0,3}(\d+(?:\.\d+)?)\s*(?:-|–|to|or)\s*\$?(\d+(?:\.\d+)?)/;

const inBounds = (value: number, { min, max }: CountedField): boolean =>
  value >= min && value <= max;

/** Whether a percentage or a price in cents was typed as a part of one: 0.02 for 2%, 0.07 for 7¢. */
const isHundredth = (value: number, { unit, max }: CountedField): boolean =>
  (unit === 'percent' || unit === 'cent-kwh') && value > 0 && value < 1 && value * HUNDRED <= max;

/** Whether a figure can be taken for what was asked: between the bounds, and not of another unit by its size. */
export const isClear = (value: number, field: CountedField): boolean =>
  Number.isFinite(value) &&
  inBounds(value, field) &&
  !isHundredth(value, field) &&
  !(field.kind === 'number' && field.whole && !Number.isInteger(value));

/** The figure that was likely meant by one of another unit, in the unit asked for. */
const likely = (value: number, field: CountedField): number | undefined => {
  if (isHundredth(value, field)) return Number((value * HUNDRED).toFixed(2));
  const ofMonth =
    field.unit === 'kwh-year' && !inBounds(value, field) ? value * MONTHS : Number.NaN;
  const ofTons =
    field.unit === 'ton' && value % BTU_OF_STEP === 0 ? value / BTU_OF_TON : Number.NaN;
  return [ofMonth, ofTons, ofTons / 1000].find((meant) => inBounds(meant, field));
};

const middle = (typed: string): number | undefined => {
  const [, one, other] = TWO.exec(typed.replaceAll(',', '')) ?? [];
  return one && other ? (Number(one) + Number(other)) / 2 : undefined;
};

/**
 * What stands before "enter a number from … to …" where a guess or a reason helps: "did you mean 7¢?".
 * @param value what was read of it, NaN where nothing was
 */
export const doubt = (
  raw: unknown,
  value: number,
  field: CountedField,
  say: (value: number) => string,
): string | undefined => {
  const meant = likely(value, field);
  if (meant !== undefined) return `did you mean ${say(meant)}?`;
  if (typeof raw !== 'string' || !Number.isNaN(value)) return undefined;
  const between = middle(raw);
  if (between !== undefined && inBounds(between, field)) {
    const whole = field.kind === 'number' && field.whole;
    return `choose one number, such as ${say(whole ? Math.round(between) : between)}.`;
  }
  if (field.unit.startsWith('usd') && raw.includes('%'))
    return 'we need it in dollars, not as a percentage. For example, 20% of $60 is $12.';
  return field.unit === 'percent' && raw.includes('$') ? 'we need a percentage here.' : undefined;
};
