/**
 * The outline of a house or a slab from above, as the homeowner draws it. Its sides run along two
 * directions only, each at a right angle to the one before, as nearly every house is built here.
 */

/** In ft, from the left and from the top. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The corners in order, clockwise as seen; the last side leads back to the first. At least four. */
export type Outline = readonly Corner[];

/** Corners snap to every second foot. */
export const GRID_FT = 2;

/** A side is never longer: 200 × 200 ft is more than any home here. */
const LONGEST_FT = 200;

const after = (outline: Outline, index: number): Corner =>
  outline[(index + 1) % outline.length] as Corner;

const signedArea = (outline: Outline): number =>
  outline.reduce((sum, { x, y }, index) => {
    const next = after(outline, index);
    return sum + x * next.y - next.x * y;
  }, 0) / 2;

/** Area in sq ft, by the shoelace formula: half the sum of the cross products of neighbors. */
export const areaOf = (outline: Outline): number => Math.abs(signedArea(outline));

/** Length of each side in ft, beginning with the one from the first corner to the second. */
export const sidesOf = (outline: Outline): number[] =>
  outline.map(({ x, y }, index) => {
    const next = after(outline, index);
    return Math.abs(next.x - x) + Math.abs(next.y - y);
  });

/** Length all around, in ft. */
export const perimeterOf = (outline: Outline): number =>
  sidesOf(outline).reduce((sum, side) => sum + side, 0);

/** The unit vector along a side. */
const along = (outline: Outline, side: number): Corner => {
  const from = outline[side] as Corner;
  const to = after(outline, side);
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
};

/** The unit vector that points out of the house from a side. */
export const outwardOf = (outline: Outline, side: number): Corner => {
  const { x, y } = along(outline, side);
  return { x: y, y: -x };
};

/** The line of the eaves, so many ft outside the walls. */
export const withEaves = (outline: Outline, eaves: number): Outline =>
  outline.map(({ x, y }, index) => {
    const before = outwardOf(outline, (index + outline.length - 1) % outline.length);
    const here = outwardOf(outline, index);
    return { x: x + (before.x + here.x) * eaves, y: y + (before.y + here.y) * eaves };
  });

/**
 * Area in sq ft under a roof whose eaves stand out so many ft all around: area + perimeter × eaves +
 * (outer − inner corners) × eaves². In an inner corner two strips lie on each other, at an outer corner a
 * square is missing. Where a notch is narrower than both its eaves, what they share counts twice.
 */
export const areaWithEaves = (outline: Outline, eaves: number): number => {
  const turns = outline.reduce((sum, _, index) => {
    const one = along(outline, index);
    const next = along(outline, (index + 1) % outline.length);
    return sum + (one.x * next.y - one.y * next.x);
  }, 0);
  return areaOf(outline) + perimeterOf(outline) * eaves + turns * eaves ** 2;
};

const between = (one: number, other: number): [number, number] =>
  one < other ? [one, other] : [other, one];

/** Whether two sides touch; both run along an axis, so it is enough to compare what they span. */
const touch = (outline: Outline, one: number, other: number): boolean => {
  const [a, b, c, d] = [
    outline[one] as Corner,
    after(outline, one),
    outline[other] as Corner,
    after(outline, other),
  ];
  return (['x', 'y'] as const).every((axis) => {
    const [from, to] = between(a[axis], b[axis]);
    const [start, end] = between(c[axis], d[axis]);
    return from <= end && start <= to;
  });
};

/** Whether it can stand: sides of 1 to 200 ft that turn clockwise and never touch one another. */
export const isSound = (outline: Outline): boolean =>
  sidesOf(outline).every((side) => side >= 1 && side <= LONGEST_FT) &&
  signedArea(outline) > 0 &&
  outline.every((_, one) =>
    outline.every(
      (__, other) =>
        other <= one + 1 ||
        (one === 0 && other === outline.length - 1) ||
        !touch(outline, one, other),
    ),
  );

/** Whether every side still runs as it did: a wall pulled through the opposite one turns the house over. */
const runsLike = (outline: Outline, before: Outline): boolean =>
  outline.every((_, side) => {
    const [now, then] = [along(outline, side), along(before, side)];
    return now.x === then.x && now.y === then.y;
  });

/** A rectangle with its first corner at the top left. */
export const rectangle = (width: number, depth: number): Outline => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: depth },
  { x: 0, y: depth },
];

const snap = (feet: number): number => Math.round(feet / GRID_FT) * GRID_FT;

/** A rectangle on the grid of about that area in sq ft, a third wider than it is deep. */
export const rectangleOf = (area: number): Outline =>
  rectangle(
    Math.max(GRID_FT, snap(Math.sqrt((area * 4) / 3))),
    Math.max(GRID_FT, snap(Math.sqrt((area * 3) / 4))),
  );

const shifted = (outline: Outline, index: number, to: Corner): Outline => {
  const count = outline.length;
  const at = outline[index] as Corner;
  const isAcross = along(outline, index).x !== 0;
  // The neighbor along the level side takes the new height, the other one the new distance.
  const level = isAcross ? (index + 1) % count : (index + count - 1) % count;
  const upright = isAcross ? (index + count - 1) % count : (index + 1) % count;
  return outline.map((corner, place) =>
    place === index
      ? to
      : {
          x: place === upright && corner.x === at.x ? to.x : corner.x,
          y: place === level && corner.y === at.y ? to.y : corner.y,
        },
  );
};

/**
 * Moves a corner to the nearest place on the grid, and its neighbors along with it so that all angles stay
 * right. Where it cannot go, it goes along one direction or stays.
 */
export const moveCorner = (outline: Outline, index: number, to: Corner): Outline => {
  const from = outline[index];
  if (!from) return outline;
  const goal = { x: snap(to.x), y: snap(to.y) };
  if (goal.x === from.x && goal.y === from.y) return outline;
  return (
    [goal, { x: goal.x, y: from.y }, { x: from.x, y: goal.y }]
      .map((place) => shifted(outline, index, place))
      .find((moved) => isSound(moved) && runsLike(moved, outline)) ?? outline
  );
};

/**
 * Breaks a side in its middle and sets its second half back, by a third of the side that it shortens: a
 * rectangle becomes an L, an L a T or a U. Two corners more; the same outline where there is no room.
 */
export const addCorner = (outline: Outline, side: number): Outline => {
  const sides = sidesOf(outline);
  const count = outline.length;
  const from = outline[side];
  if (!from) return outline;
  const half = snap((sides[side] as number) / 2);
  const { x, y } = along(outline, side);
  const out = outwardOf(outline, side);
  const depth = Math.max(GRID_FT, snap((sides[(side + 1) % count] as number) / 3));
  const middle = { x: from.x + x * half, y: from.y + y * half };
  const back = (corner: Corner) => ({ x: corner.x - out.x * depth, y: corner.y - out.y * depth });
  const end = (side + 1) % count;
  const broken = outline.flatMap((corner, place) => {
    const here = place === end ? back(corner) : corner;
    return place === side ? [here, middle, back(middle)] : [here];
  });
  return isSound(broken) ? broken : outline;
};

/** Gives a side a length in ft by moving the side after it; undefined where that does not fit. */
export const setSide = (outline: Outline, side: number, length: number): Outline | undefined => {
  const by = length - (sidesOf(outline)[side] ?? NaN);
  if (!Number.isFinite(by)) return undefined;
  const { x, y } = along(outline, side);
  const moved = [(side + 1) % outline.length, (side + 2) % outline.length];
  const result = outline.map((corner, place) =>
    moved.includes(place) ? { x: corner.x + x * by, y: corner.y + y * by } : corner,
  );
  return isSound(result) && runsLike(result, outline) ? result : undefined;
};

/** A square part of the ground, in ft, that the drawing shows. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** The ground to show: stays as it is while the outline fits well, else the outline stands in its middle. */
export const viewOf = (outline: Outline, before?: View): View => {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const extent = Math.max(right - left, bottom - top);
  const margin = 6;
  const fits =
    before &&
    left >= before.left + margin &&
    top >= before.top + margin &&
    right <= before.left + before.size - margin &&
    bottom <= before.top + before.size - margin &&
    extent > before.size * 0.4;
  if (fits) return before;
  const size = Math.max(40, Math.ceil((extent * 1.25 + 10) / 10) * 10);
  return {
    left: snap((left + right - size) / 2),
    top: snap((top + bottom - size) / 2),
    size,
  };
};
