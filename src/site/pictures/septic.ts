import { at, box, circle, type Drawings } from './drawing.ts';

const house = 'M6 26V14l9-8 9 8v12';
const grade = 'M2 26h84';
const waves = (x: number, y: number) => `M${x} ${y}c2-2 4-2 6 0s4 2 6 0`;

/** The kinds of systems in the ground, from the side; lids; the alarm of an aerobic one. */
export const septic = {
  'septic-conventional': {
    line: `${house}${box(20, 36, 24, 18)}M12 26v14h8M44 40h38`,
    detail: `${grade}${waves(22, 42)}${waves(32, 42)}${at([54, 64, 74], (x) => `M${x} 43v6M${x - 2} 47l2 2 2-2`)}M50 34h34`,
  },
  'septic-spray': {
    line: `${house}${box(18, 36, 34, 18)}M30 36v18M41 36v18M12 26v14h6M52 48h16V20M65 20h6`,
    detail: `${grade}M64 16c-4-6-10-6-13-2M72 16c4-6 9-6 12-2M68 16V8${circle(24.5, 50, 1)}${circle(24.5, 45, 1)}${circle(35.5, 50, 1)}${circle(35.5, 45, 1)}`,
  },
  'septic-drip': {
    line: `${house}${box(18, 36, 34, 18)}M30 36v18M41 36v18M12 26v14h6M52 40h4V32h28`,
    detail: `${grade}${at([60, 66, 72, 78], (x) => `M${x} 35v2M${x} 40v2`)}M62 26c0-4 0-6-2-8M62 26c0-4 1-6 3-7M74 26c0-4 0-6-2-8M74 26c0-4 1-6 3-7`,
  },
  'septic-dosing': {
    line: `${house}${box(18, 36, 18, 18)}${box(40, 36, 12, 18)}M36 42h4M12 26v14h6M46 50V40h38${circle(46, 50, 2)}`,
    detail: `${grade}${at([58, 66, 74, 82], (x) => `M${x} 37v-4`)}M54 31h30v16H54Z`,
  },
  'lid-riser': {
    line: 'M4 34h26M58 34h26M32 34V54M56 34V54M28 30h32v4H28Z',
    detail:
      'M40 30v-3h8v3M20 54h12M56 54h12M8 34v-5M12 34v-4M72 34v-5M76 34v-4M80 34v-5M38 54c2-2 4-2 6 0s4 2 6 0',
  },
  'lid-buried': {
    line: 'M4 20h80M18 56V44h52v12M34 40h20v4H34Z',
    detail:
      'M8 20v-5M12 20v-4M24 20v-5M40 20v-5M44 20v-4M62 20v-5M76 20v-5M80 20v-4M44 24v12M41 33l3 3 3-3M14 30l3-3M62 34l3-3M72 28l3-3M26 34l3-3',
  },
  'alarm-box': {
    line: `${box(28, 20, 32, 28)}${circle(44, 13, 5)}M39 18h10v2H39ZM44 48v8`,
    detail: 'M44 4v1M53 6l-1 1M35 6l1 1M56 13h1M31 13h1M34 27h20M34 32h20M34 40h6M46 40h8M8 56h72',
  },
} as const satisfies Drawings;
