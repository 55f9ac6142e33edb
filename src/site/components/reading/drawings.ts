import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

const drawings = import.meta.glob<{ readonly default: AstroComponentFactory }>(
  '../../diagrams/*.astro',
  { eager: true },
);

/** A drawing of `src/site/diagrams` by its name. */
export const drawingOf = (name: string): AstroComponentFactory => {
  const drawing = drawings[`../../diagrams/${name}.astro`];
  if (!drawing) throw new Error(`src/site/diagrams/${name}.astro does not exist.`);
  return drawing.default;
};
