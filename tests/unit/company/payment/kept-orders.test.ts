import { expect, test, vi } from 'vitest';
import { keepOrder, keptOrders } from '../../../../src/account/kept-orders.ts';

const idOf = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

/** A storage that holds this under the name of the orders. */
const holding = (text: string | null) => {
  let kept = text;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_name: string, value: string) => void (kept = value),
  });
};

test('keeps the newest first, each once, and no more than ten', () => {
  holding(null);
  expect(keptOrders()).toEqual([]);
  keepOrder(idOf(1));
  keepOrder(idOf(2));
  keepOrder(idOf(1));
  expect(keptOrders()).toEqual([idOf(1), idOf(2)]);
  for (let next = 3; next <= 12; next += 1) keepOrder(idOf(next));
  expect(keptOrders()).toHaveLength(10);
  expect(keptOrders()[0]).toBe(idOf(12));
});

test.each(['not JSON', '{"a": 1}', 'null', '"text"'])('reads nothing from %s', (text) => {
  holding(text);
  expect(keptOrders()).toEqual([]);
});

test('leaves out what is no id', () => {
  holding(JSON.stringify([idOf(1), 7, null, '../../operator/admin', idOf(2)]));
  expect(keptOrders()).toEqual([idOf(1), idOf(2)]);
});

test('keeps a checkout, which opens its order, too', () => {
  holding(null);
  keepOrder('cs_test_a1B2c3D4e5F6');
  expect(keptOrders()).toEqual(['cs_test_a1B2c3D4e5F6']);
});

test('goes on where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  keepOrder(idOf(1));
  expect(keptOrders()).toEqual([]);
});
