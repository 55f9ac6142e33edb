import { expect, it } from 'vitest';
import {
  isFlag,
  isListOf,
  isMapOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isText,
  isTime,
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
  const isPair = isRecord<{ id: string; size: number | null }>({
    id: isText,
    size: isNullOr(isNumber),
  });
  expect(isPair({ id: 'a', size: null, more: true })).toBe(true);
  expect(isPair({ id: 'a' })).toBe(false);
  expect(isPair(null)).toBe(false);
});
