import { expect, expectTypeOf, it } from 'vitest';
import * as is from '../../../src/backend/shape.ts';

it('tells values from each other', () => {
  expect([is.text(''), is.text(1), is.flag(false), is.flag('')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([0, Number.NaN, Infinity, '1'].map((value) => is.number(value))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(['2026-11-21T18:00:00Z', 'soon', 5].map((value) => is.time(value))).toEqual([
    true,
    false,
    false,
  ]);
  expect([is.oneOf('a', 'b')('b'), is.oneOf('a')('b'), is.nullOr(is.text)(null)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('looks into lists, maps and records', () => {
  expect(is.listOf(is.text)(['a', 1])).toBe(false);
  expect(is.mapOf(is.number)({ a: 1, b: 2 })).toBe(true);
  expect(is.mapOf(is.number)([1])).toBe(false);
  const isPair = is.record({
    id: is.text,
    size: is.nullOr(is.number),
  });
  expect(isPair({ id: 'a', size: null, more: true })).toBe(true);
  expect(isPair({ id: 'a' })).toBe(false);
  expect(isPair(null)).toBe(false);
});

it('knows a key that may be missing from one that may be null', () => {
  const isNamed = is.record({ id: is.text, name: is.optional(is.text) });
  expect([isNamed({ id: 'a' }), isNamed({ id: 'a', name: 'Pat' })]).toEqual([true, true]);
  expect([isNamed({ id: 'a', name: null }), isNamed({ name: 'Pat' })]).toEqual([false, false]);
});

it('tells the type of what it lets through, no wider than it looked', () => {
  const isRow = is.record({
    id: is.text,
    state: is.oneOf('new', 'done'),
    ended_at: is.nullOr(is.time),
    note: is.optional(is.text),
    parts: is.listOf(is.record({ size: is.number })),
    counts: is.mapOf(is.number),
  });
  expectTypeOf<is.Shaped<typeof isRow>>().toEqualTypeOf<{
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
