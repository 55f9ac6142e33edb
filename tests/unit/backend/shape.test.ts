import { expect, expectTypeOf, it } from 'vitest';
import {
  isFlag,
  isListOf,
  isMapOf,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from '../../../src/backend/shape.ts';

it('tells values from each other', () => {
  expect([isText(''), isText(1), isFlag(false), isFlag('')]).toEqual([true, false, true, false]);
  expect([0, Number.NaN, Infinity, '1'].map((value) => isNumber(value))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(['2026-11-21T18:00:00Z', 'soon', 5].map((value) => isTime(value))).toEqual([
    true,
    false,
    false,
  ]);
  expect([isOneOf('a', 'b')('b'), isOneOf('a')('b'), isNullOr(isText)(null)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('looks into lists, maps and records', () => {
  expect(isListOf(isText)(['a', 1])).toBe(false);
  expect(isMapOf(isNumber)({ a: 1, b: 2 })).toBe(true);
  expect(isMapOf(isNumber)([1])).toBe(false);
  const isPair = isRecord({
    id: isText,
    size: isNullOr(isNumber),
  });
  expect(isPair({ id: 'a', size: null, more: true })).toBe(true);
  expect(isPair({ id: 'a' })).toBe(false);
  expect(isPair(null)).toBe(false);
});

it('knows a key that may be missing from one that may be null', () => {
  const isNamed = isRecord({ id: isText, name: isOptional(isText) });
  expect([isNamed({ id: 'a' }), isNamed({ id: 'a', name: 'Pat' })]).toEqual([true, true]);
  expect([isNamed({ id: 'a', name: null }), isNamed({ name: 'Pat' })]).toEqual([false, false]);
});

it('tells the type of what it lets through, no wider than it looked', () => {
  const isRow = isRecord({
    id: isText,
    state: isOneOf('new', 'done'),
    ended_at: isNullOr(isTime),
    note: isOptional(isText),
    parts: isListOf(isRecord({ size: isNumber })),
    counts: isMapOf(isNumber),
  });
  expectTypeOf<Shaped<typeof isRow>>().toEqualTypeOf<{
    readonly id: string;
    readonly state: 'new' | 'done';
    readonly ended_at: string | null;
    readonly note?: string | undefined;
    readonly parts: readonly { readonly size: number }[];
    readonly counts: Readonly<Record<string, number>>;
  }>();
  const answer: unknown = { id: 'a', state: 'new' };
  if (isRow(answer)) expectTypeOf(answer.state).toEqualTypeOf<'new' | 'done'>();
});
