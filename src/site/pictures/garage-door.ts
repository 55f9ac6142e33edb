import { at, box, circle, type Drawings } from './drawing.ts';

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

const frame = 'M10 60V12H78V60';
const shut = `${box(16, 18, 56, 40)}`;
const sections = 'M16 28h56M16 38h56M16 48h56';

/** What is wrong with a door; doors by their width, and the two kinds of springs seen from inside. */
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
  'garage-spring': {
    line: `M8 14h72M12 8v12M76 8v12${box(20, 9, 18, 10)}${box(50, 9, 18, 10)}${box(16, 28, 56, 30)}`,
    detail: `${coils(20, 35, 9, 19)}${coils(50, 65, 9, 19)}M16 38h56M16 48h56M41 4l3 5-3 4 4 6M47 4l-1 5 3 5-2 5`,
  },
  'garage-cable': {
    line: `${frame}M16 24L72 16V50L16 58Z`,
    detail: 'M16 35L72 27M16 46L72 38M13 14v44M75 14c-3 8 3 14-2 20s2 10-2 16',
  },
  'garage-track': {
    line: `${frame}M20 20h50v38H26Z`,
    detail: `M14 12v46M74 12v46M21 30h49M22 40h48M24 50h46${circle(14, 24, 3)}${circle(26, 58, 3)}M70 26h4M70 44h4`,
  },
  'garage-close': {
    line: `${frame}${box(16, 14, 56, 18)}M44 54V40m-6 6 6-6 6 6`,
    detail: `M16 23h56${box(12, 52, 5, 5)}${box(71, 52, 5, 5)}M19 54.5h4M65 54.5h4M4 60h80`,
  },
  'garage-opener': {
    line: `M10 10h68${box(32, 10, 24, 14)}M64 30l12 12M76 30L64 42`,
    detail: `M44 24v8M44 32L20 56M36 14h8M36 18h8${circle(51, 17, 2)}${box(12, 56, 16, 4)}`,
  },
  'garage-panel': {
    line: `${frame}${shut}`,
    detail: `${sections}M36 40l6 3 2 4 3-5 6-1M40 39l4 3M50 46l-4-2`,
  },
  'garage-noise': {
    line: `${frame}${box(24, 18, 40, 40)}`,
    detail:
      'M24 28h40M24 38h40M24 48h40M19 26c-2 3-2 6 0 9M69 26c2 3 2 6 0 9M15 44c-2 3-2 6 0 9M73 44c2 3 2 6 0 9',
  },
  'garage-new': {
    line: `${frame}${shut}`,
    detail: `${sections}${at([24, 42, 60], (x) => box(x - 3, 21, 10, 4))}M80 4v8M76 8h8M6 6v6M3 9h6`,
  },
} as const satisfies Drawings;
