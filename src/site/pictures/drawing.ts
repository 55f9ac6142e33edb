/** On a grid of 88 × 64: the strokes and the finer details, each as the `d` of a path. */
export interface Drawing {
  readonly line: string;
  readonly detail?: string;
}

/** Drawings by id. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** A circle as part of a path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A rectangle as part of a path, from its left and top. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The same part of a path at each of several places. */
export const at = (places: readonly number[], part: (place: number) => string): string =>
  places.map(part).join('');

/** A standing person, feet on y = 56: 5 ft 8 in at 6 units to the foot. */
export const person = (x: number): string =>
  `${circle(x, 25.5, 3)}M${x} 28.5v14M${x} 42.5l-4 13.5M${x} 42.5l4 13.5M${x - 5} 40l5-8.5 5 8.5`;

/** The ground, on the baseline. */
export const ground = 'M4 56h80';

/** An ellipse as part of a path. */
export const oval = (x: number, y: number, rx: number, ry: number): string => {
  const [bx, by] = [0.55 * rx, 0.55 * ry].map((part) => Number(part.toFixed(2)));
  return (
    `M${x - rx} ${y}c0 ${-by!} ${rx - bx!} ${-ry} ${rx} ${-ry}s${rx} ${ry - by!} ${rx} ${ry}` +
    `${-rx + bx!} ${ry} ${-rx} ${ry}${-rx} ${-ry + by!} ${-rx} ${-ry}Z`
  );
};

/** A small puddle or wave, 36 wide. */
export const puddle = (x: number, y: number): string => `M${x} ${y}c4-4 8-4 12 0s8 4 12 0 8-4 12 0`;

/** A drop hanging down to y + 8. */
export const drop = (x: number, y: number): string =>
  `M${x} ${y}c2 3 3 4 3 5.5s-1.3 3-3 3-3-1.3-3-3 1-2.5 3-5.5Z`;
