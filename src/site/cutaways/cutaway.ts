import type { CutawayPart } from '../../homeowner/calculator/draw-cutaway.ts';

/** A part of a cutaway: what is asked about it, and what is paid for it. */
export interface Part extends CutawayPart {
  /** Its area, as the `d` of a path. */
  readonly area: string;
  /** Finer lines on it. */
  readonly detail?: string;
}

/** A part by its name and its area. */
export const part = (name: string, area: string, more: Omit<Part, 'name' | 'area'>): Part => ({
  name,
  area,
  ...more,
});

/** What a trade works on, cut open: on a grid of 320 × 128, the ground at y = 112. */
export interface Cutaway {
  /** What is seen, for whoever does not see it. */
  readonly words: string;
  /** What no answer changes. */
  readonly base: string;
  /** By id, in the order they are drawn. */
  readonly parts: Readonly<Record<string, Part>>;
}
