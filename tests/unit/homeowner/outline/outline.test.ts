import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addCorner,
  areaOf,
  areaWithEaves,
  isSound,
  moveCorner,
  outwardOf,
  perimeterOf,
  rectangle,
  rectangleOf,
  setSide,
  sidesOf,
  viewOf,
  withEaves,
  type Outline,
} from '../../../../src/homeowner/outline/outline.ts';

/** The L of the sketch: 58 ft along the front, a corner of 22 × 17 ft missing at the lower left. */
const l: Outline = [
  { x: 0, y: 0 },
  { x: 58, y: 0 },
  { x: 58, y: 48 },
  { x: 22, y: 48 },
  { x: 22, y: 31 },
  { x: 0, y: 31 },
];

const step = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    at: fc.nat(30),
    x: fc.integer({ min: -40, max: 120 }),
    y: fc.integer({ min: -40, max: 120 }),
  }),
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(30) }),
  fc.record({
    kind: fc.constant('side' as const),
    at: fc.nat(30),
    to: fc.integer({ min: -3, max: 260 }),
  }),
);
const drawn = fc.array(step, { maxLength: 12 }).map((steps) => {
  let outline = rectangle(50, 40);
  for (const one of steps) {
    const at = one.at % outline.length;
    if (one.kind === 'move') outline = moveCorner(outline, at, one);
    else if (one.kind === 'add') outline = addCorner(outline, at);
    else outline = setSide(outline, at, one.to) ?? outline;
  }
  return outline;
});

describe('by hand', () => {
  test('50 × 40 ft with 2 ft of eaves is 54 × 44', () => {
    const house = rectangle(50, 40);
    expect(areaOf(house)).toBe(2000);
    expect(perimeterOf(house)).toBe(180);
    expect(areaWithEaves(house, 2)).toBe(54 * 44);
  });

  test('an L is its box less the corner that is missing', () => {
    expect(sidesOf(l)).toEqual([58, 48, 36, 17, 22, 31]);
    expect(areaOf(l)).toBe(58 * 48 - 22 * 17);
    // The missing corner keeps its size and moves out with both its walls.
    expect(areaWithEaves(l, 2)).toBe(62 * 52 - 22 * 17);
  });

  test('a U counts its two inner corners once', () => {
    const u = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 40 },
      { x: 40, y: 40 },
      { x: 40, y: 20 },
      { x: 20, y: 20 },
      { x: 20, y: 40 },
      { x: 0, y: 40 },
    ];
    expect(areaOf(u)).toBe(60 * 40 - 20 * 20);
    expect(areaWithEaves(u, 2)).toBe(64 * 44 - 16 * 20);
  });

  test('a corner takes its neighbors along, on the grid', () => {
    expect(moveCorner(rectangle(50, 40), 2, { x: 57.2, y: 44.8 })).toEqual(rectangle(58, 44));
  });

  test('a corner that would cross the other wall goes as far as one direction allows', () => {
    expect(moveCorner(rectangle(50, 40), 2, { x: 60, y: -10 })).toEqual(rectangle(60, 40));
    expect(moveCorner(rectangle(50, 40), 2, { x: -10, y: -10 })).toEqual(rectangle(50, 40));
  });

  test('a broken side makes a rectangle an L, then a T', () => {
    const broken = addCorner(rectangle(48, 36), 2);
    expect(sidesOf(broken)).toEqual([48, 36, 24, 12, 24, 24]);
    expect(areaOf(broken)).toBe(48 * 36 - 24 * 12);
    expect(addCorner(broken, 1)).toHaveLength(8);
  });

  test('a typed side moves the one after it, and is refused where it does not fit', () => {
    expect(setSide(rectangle(50, 40), 0, 63)).toEqual(rectangle(63, 40));
    expect(setSide(l, 2, 20)).toBeDefined();
    expect(setSide(rectangle(50, 40), 0, 0)).toBeUndefined();
    expect(setSide(rectangle(50, 40), 0, 201)).toBeUndefined();
    expect(setSide(rectangle(50, 40), 0, NaN)).toBeUndefined();
  });

  test('starts as a rectangle of about the usual area', () => {
    expect(areaOf(rectangleOf(2400))).toBe(56 * 42);
    expect(areaOf(rectangleOf(0))).toBe(4);
  });
});

describe('whatever is drawn', () => {
  test('stays sound, with right angles and an even count of corners', () => {
    fc.assert(
      fc.property(drawn, (outline) => {
        expect(isSound(outline)).toBe(true);
        expect(outline.length % 2).toBe(0);
        outline.forEach((_, side) => {
          const [one, next] = [
            outwardOf(outline, side),
            outwardOf(outline, (side + 1) % outline.length),
          ];
          expect(Math.abs(one.x * next.x + one.y * next.y)).toBe(0);
        });
      }),
    );
  });

  test('eaves add what the shoelace finds between both lines', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: 0, max: 4 }), (outline, eaves) => {
        const grown = withEaves(outline, eaves);
        if (isSound(grown)) expect(areaWithEaves(outline, eaves)).toBeCloseTo(areaOf(grown), 6);
        expect(areaWithEaves(outline, eaves)).toBeCloseTo(
          areaOf(outline) + perimeterOf(outline) * eaves + 4 * eaves ** 2,
          6,
        );
      }),
    );
  });

  test('lies within what is shown, which is kept while it does', () => {
    fc.assert(
      fc.property(drawn, (outline) => {
        const view = viewOf(outline);
        for (const { x, y } of outline) {
          expect(x).toBeGreaterThanOrEqual(view.left);
          expect(x).toBeLessThanOrEqual(view.left + view.size);
          expect(y).toBeGreaterThanOrEqual(view.top);
          expect(y).toBeLessThanOrEqual(view.top + view.size);
        }
        expect(viewOf(outline, view).size).toBe(view.size);
      }),
    );
  });
});
