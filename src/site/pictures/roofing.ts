import { at, box, circle, drop, ground, type Drawings } from './drawing.ts';

/** The gable of a house from the side; the roof rises exactly `rise` in 12 from the eaves. */
const pitch = (rise: number) => {
  const eaves = 38;
  const apex = eaves - (28 * rise) / 12;
  const wall = eaves - (4 * rise) / 12;
  return {
    line: `M16 ${eaves}L44 ${apex}L72 ${eaves}M20 56V${wall}M68 56V${wall}`,
    detail: `${ground}M40 56V46h8v10`,
  };
};

const frame = box(12, 12, 64, 44);
const courses = 'M12 23h64M12 34h64M12 45h64';

/** Scallops hanging from a row, 8 wide. */
const scallops = (y: number, from: number, count: number) =>
  at(
    Array.from({ length: count }, (_, index) => from + 8 * index),
    (x) => `M${x} ${y}c0 5 1.5 7 4 7s4-2 4-7`,
  );

/** A house from the side whose roof is drawn by what is wrong with it. */
const under = 'M16 34H72M20 34V56M68 34V56';
const roof = `M16 34L26 12H62L72 34${under}`;
const rows = 'M23 19h42M20 26h48';

/** A slope with its rows, and what a storm left on it. */
const slope = 'M10 52L22 14H78L66 52Z';
const slopeRows = 'M13.2 42h56M16.3 32h56M19.5 22h56';

const architectural = {
  line:
    `${frame}M12 23h9v2h11v-2h13v2h8v-2h14v2h9` +
    'M12 36h7v-2h12v2h14v-2h9v2h12v-2h10M12 45h13v2h9v-2h12v2h13v-2h9v2h8',
  detail:
    'M21 12v11M32 12v11M45 12v11M53 12v11M67 12v11M19 25v9M31 25v9M45 25v9M54 25v9M66 25v9' +
    'M25 36v9M34 36v9M46 36v9M59 36v9M68 36v9M18 47v9M40 47v9M53 47v9M64 47v9',
};

/** The slopes, shapes and coverings of a roof, and ways to know how big it is. */
export const roofing = {
  'pitch-1': pitch(1),
  'pitch-3': pitch(3),
  'pitch-6': pitch(6),
  'pitch-9': pitch(9),
  'pitch-12': pitch(12),

  // From above: hips and valleys run at 45 degrees.
  'shape-gable': { line: `${box(14, 20, 60, 36)}M14 38h60` },
  'shape-hip': {
    line: `${box(14, 20, 60, 36)}M14 20l18 18-18 18M74 20L56 38l18 18M32 38h24`,
  },
  'shape-complex': {
    line:
      'M8 10H80V34H70V56H48V34H36V48H20V34H8Z' +
      'M8 10l12 12-12 12M80 10L68 22l12 12M20 22h48' +
      'M48 34l11-11 11 11M59 23v22M48 56l11-11 11 11M20 34l8-8 8 8M28 26v22',
    detail: 'M34 15h8l-4 4ZM46 15h8l-4 4Z',
  },

  'covering-three-tab': {
    line: frame + courses,
    detail:
      [12, 34].map((y) => at([28, 44, 60], (x) => `M${x} ${y}v11`)).join('') +
      [23, 45].map((y) => at([20, 36, 52, 68], (x) => `M${x} ${y}v11`)).join(''),
  },
  'covering-architectural': architectural,
  'covering-asphalt': architectural,
  'covering-wood': {
    line: frame + courses,
    detail:
      at([17, 24, 29, 38, 43, 51, 60, 66], (x) => `M${x} 12v11M${x} 34v11`) +
      at([15, 21, 33, 40, 47, 55, 63, 71], (x) => `M${x} 23v11M${x} 45v11`),
  },
  'covering-class4': {
    line: `${frame}M12 42h12v2h14v-2h13v2h14v-2h11${circle(44, 33, 6)}`,
    detail:
      'M24 42v14M38 44v12M51 42v14M65 44v12M33 28L22 17M55 28L66 17M44 24V16M42 31.5l3-2M41.5 35l4.5-3',
  },
  'covering-metal': {
    line: frame + at([24, 44, 64], (x) => `M${x - 1.5} 12v44M${x + 1.5} 12v44`),
    detail: 'M12 52h10.5M25.5 52h17M45.5 52h17M65.5 52h10.5',
  },
  'covering-tile': {
    line:
      frame + scallops(12, 12, 8) + scallops(23, 16, 7) + scallops(34, 12, 8) + scallops(45, 16, 7),
    detail: 'M12 23h64M12 34h64M12 45h64',
  },
  'covering-slate': {
    line:
      `${frame}M12 23l8-.5 1 1.5 9-1 8 .5 1-1 9 1 8-.5 1 1 9-.5 10-.5` +
      'M12 34l5 .5 9-1 1 1.5 9-.5 8-1 1 1 9 .5 8-1 1 1 13-1' +
      'M12 45l9-.5 8 1 1-1 9 .5 9-.5 1 1 8-.5 9-.5 10 .5',
    detail:
      'M21 12v11.5M30 12v11M39 12v10.5M48 12v11M57 12v11.5M66 12v11M17 23.5v10.5M26 23.5v10M36 23v11.5M45 23v10.5M54 23v11.5M62 23.5v10M70 23v11M21 34.5v10M29 34.5v11M39 34v11M49 34.5v10.5M58 34.5v10M67 34v10M16 45v11M25 45.5v10.5M34 45v11M44 45v11M53 45.5v10.5M62 45v11M71 45v11',
  },
  'covering-membrane': {
    line: 'M12 56V24h5v6L71 34V24h5V56',
    detail: `${ground}M17 27c0 2 1 4 4 4M71 31c0 1.5-1 3-3 3M36 28.5l-.3 3M54 30l-.3 3M28 20l6-6M40 20l6-6M52 20l6-6`,
  },

  'roof-sound': { line: roof, detail: `${ground}${rows}` },
  'roof-leaks': {
    line: `${roof}${drop(44, 38)}`,
    detail: `${ground}${rows}M36 56c4-3 12-3 16 0M40 22l8 8M48 22l-8 8`,
  },
  'roof-worn': {
    line: `M16 34L26 12H38l4 5 5-5H62L72 34${under}`,
    detail: `${ground}M23 19h9l2-3M40 24h8v6h-8ZM54 19h8l3-3M20 26h10l2-3M56 26h12M62 31l4-3`,
  },
  'roof-sagging': {
    line: `M16 34L26 12c10 10 26 10 36 0L72 34${under}`,
    detail: `${ground}M23 21c12 8 30 8 42 0M44 4v8m-3-3 3 3 3-3`,
  },

  'storm-spots': {
    line: `${slope}${circle(34, 28, 3)}${circle(56, 42, 3)}`,
    detail: `${slopeRows}M8 56h72M30 4v3M52 4v3M70 4v3`,
  },
  'storm-wide': {
    line: `${slope}${circle(28, 26, 3)}${circle(44, 20, 3)}${circle(62, 24, 3)}${circle(36, 37, 3)}${circle(54, 34, 3)}${circle(24, 46, 3)}${circle(44, 47, 3)}${circle(60, 44, 3)}`,
    detail: `${slopeRows}M8 56h72M20 4v4M34 3v4M48 5v4M62 3v4M76 5v4`,
  },
  'storm-told': {
    line: `${slope}M38 29c0-8 12-8 12-1 0 5-6 5-6 10M44 43v.1`,
    detail: 'M8 56h72',
  },

  'fix-minor': { line: `${slope}M30 28h12v8H28Z`, detail: `${slopeRows}M8 56h72M34 28l-2 8` },
  'fix-leak': {
    line: `${slope}M42 14V4h6v10${drop(45, 18)}${drop(40, 34)}`,
    detail: `${slopeRows}M8 56h72`,
  },
  'fix-moderate': {
    line: `${slope}M26 24h28l-6 20H20Z`,
    detail: `${slopeRows}M8 56h72M32 24l-6 20M40 24l-6 20M48 24l-6 20`,
  },
  'fix-slope': {
    line: slope,
    detail: `${slopeRows}M8 56h72${at([26, 34, 42, 50, 58, 66], (x) => `M${x} 14l-12 38`)}`,
  },

  'size-outline': {
    line: 'M20 18H68V48H44V40H20Z',
    detail:
      'M15 13h6M25 13h6M35 13h6M45 13h6M55 13h6M65 13h8v6M73 23v6M73 33v6M73 43v10h-6M63 53h-6M53 53h-6M43 53h-4v-8h-6M29 45h-6M19 45h-4v-6M15 35v-6M15 25v-6',
  },
  'size-squares': {
    line: `${box(26, 8, 36, 48)}M32 16h14`,
    detail: 'M32 24h24M32 30h24M32 36h24M48 42h8v8h-8ZM32 46h12',
  },
} as const satisfies Drawings;
