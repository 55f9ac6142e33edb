import { at, box, type Drawings } from './drawing.ts';

/** A door 7 ft high from outside, 4.5 units to the foot. */
const door = (feet: number) => {
  const left = 44 - feet * 2.25;
  const width = feet * 4.5;
  const ground = Math.max(0, left - 4);
  const count = Math.round(feet / 4);
  const panels = Array.from(
    { length: count },
    (_, index) => left + ((index + 0.5) * width) / count,
  );
  return {
    line: box(left, 24.5, width, 31.5),
    detail:
      `M4 56h${ground}M${left + width} 56h${ground}` +
      [32.5, 40.5, 48.5].map((y) => `M${left} ${y}h${width}`).join('') +
      at(panels, (x) => box(x - 5, 26.5, 10, 4)),
  };
};

const coils = (from: number, to: number, top: number, bottom: number) =>
  at(
    Array.from({ length: Math.round((to - from) / 3) }, (_, index) => from + 3 * index),
    (x) => `M${x} ${bottom}L${x + 3} ${top}`,
  );

/** Doors by their width, and the two kinds of springs seen from inside. */
export const garageDoor = {
  'door-single': door(8),
  'door-ten': door(10),
  'door-double': door(16),
  'door-eighteen': door(18),
  'spring-torsion': {
    line: `M10 14h68M10 10v8M78 10v8${box(18, 10, 21, 8)}${box(49, 10, 21, 8)}${box(16, 24, 56, 32)}`,
    detail: `${coils(18, 39, 10, 18)}${coils(49, 70, 10, 18)}M16 35h56M16 45h56M12 18v38M76 18v38`,
  },
  'spring-extension': {
    line: `M6 24h60q8 0 8 8v24M6 20v8${box(26, 12, 27, 6)}M74 15h-21M26 15H6`,
    detail: `${coils(26, 53, 12, 18)}M6 28h58q6 0 6 6v22M4 56h80M78 15v41M74 12v6`,
  },
} as const satisfies Drawings;
