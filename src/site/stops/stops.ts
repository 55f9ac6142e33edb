/** A drawing with a numbered stop for each answer that has a place on it: to tick there, or in its line. */
export interface Stops {
  /** The element that the drawing stands at the start of, as a selector; all its questions are in it. */
  readonly within: string;
  /** Where it stands: text runs around it, or it fills the width of a phone. */
  readonly draw: 'beside' | 'above';
  /** Its left, top, width and height, as `viewBox` says them. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** What is filled, each as the `d` of a path. */
  readonly areas: string;
  /** Strokes, and finer ones. */
  readonly line: string;
  readonly detail: string;
  /** By question and answer, where its stop has its middle; answers without one stay lines alone. */
  readonly at: Readonly<Record<string, Readonly<Record<string, readonly [x: number, y: number]>>>>;
}
