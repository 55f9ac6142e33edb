/**
 * The drawings of the help cards, on a 72 × 56 grid: strokes of 1.75, details of 1.1, in the manner of
 * the icons. What must not be done, and what is dangerous, has strokes of its own, drawn in brick.
 */
export interface HelpDrawing {
  /** What is seen, for who does not see it. */
  readonly says: string;
  readonly line: string;
  readonly detail?: string;
  readonly danger?: string;
}

const person = (x: number, y: number) =>
  `M${x} ${y}a4 4 0 1 0 .01 0M${x} ${y + 8}v14M${x} ${y + 22}l-5 12M${x} ${y + 22}l5 12M${x - 6} ${y + 19}l6-7 6 7`;
const no = (x: number, y: number) =>
  `M${x + 8} ${y}a8 8 0 1 0 .01 0M${x + 2.4} ${y + 13.6}l11.2-11.2`;

export const helpDrawings = {
  valve: {
    says: 'Meter box: the meter toward the street, the valve toward the house, its lever across the pipe',
    line: 'M12 12h48a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6ZM2 26h11M2 32h11M34 26h4M34 32h4M59 26h11M59 32h11M23.5 19a10 10 0 1 0 .01 0M48.5 18a11 11 0 1 0 .01 0M46 22h5v14h-5Z',
    detail: 'M18 26h11v6H18ZM21.5 26v6M25.5 26v6M56 8c4 1 7 3 9 6M65 9v5h-5',
  },
  panel: {
    says: 'Open breaker box, an arrow at the top switch',
    line: 'M26 4h24a2 2 0 0 1 2 2v44a2 2 0 0 1-2 2H26ZM26 4 12 9v43l14 0M30 9h16v9H30ZM60 13h8M63 9.500l-3.5 3.5 3.5 3.5',
    detail:
      'M38 9v9M31 24h6v4h-6ZM40 24h6v4h-6ZM31 31h6v4h-6ZM40 31h6v4h-6ZM31 38h6v4h-6ZM40 38h6v4h-6ZM16 28v4',
  },
  wetRoom: {
    says: 'Water up to an outlet; do not go in',
    line: 'M6 4h40v46M6 4v46M2 50h50M6 41c4-3 6-3 10 0s6 3 10 0 6-3 10 0 6 3 10 0',
    detail: 'M29 26h9v12h-9ZM32 29v3M35 29v3M6 46c4-3 6-3 10 0s6 3 10 0 6-3 10 0 6 3 10 0',
    danger: `M20 10l-5 9h7l-4 8${no(54, 12)}`,
  },
  leave: {
    says: 'A person walks out of an open door',
    line: `M8 6h22v44M8 6v44M2 50h62M30 8 18 13v41l12-4${person(50, 10)}`,
    detail: 'M22 32v3M36 30h6M38 27.500l4 2.5-4 2.5',
  },
  noSwitch: {
    says: 'A light switch, crossed out',
    line: 'M24 4h24a3 3 0 0 1 3 3v42a3 3 0 0 1-3 3H24a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM30 18h12v20H30Z',
    detail: 'M30 28h12M36 9v1M36 46v1',
    danger: 'M10 50 62 6',
  },
  callOutside: {
    says: 'A person far from the house, on the phone',
    line: `M2 50h68M4 50V30l12-10 12 10v20M13 50V38h6v12${person(56, 14)}M60 22l3-4v-5`,
    detail: 'M33 47h4M40 47h4',
  },
  chirp: {
    says: 'An alarm that chirps, its battery out beside it',
    line: 'M8 8h26a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4ZM21 17a8 8 0 1 0 .01 0M50 30h16v16H50ZM54 30v-4h3v4M59 30v-4h3v4',
    detail: 'M21 22a3 3 0 1 0 .01 0M10 36h22M56 38h4M58 36v4',
    danger: 'M44 12c2 3 2 7 0 10',
  },
  noWater: {
    says: 'A toilet and a faucet, crossed out',
    line: 'M10 6h12v20H10ZM10 26h24c0 8-4 12-10 12v10H14V38c-3-2-4-6-4-12ZM46 14h8a6 6 0 0 1 6 6v4M50 14V8M46 8h8M42 11v6h4',
    detail: 'M13 10h3M60 30v4',
    danger: 'M6 52 66 8',
  },
  keepAway: {
    says: 'A child and a dog, kept from a puddle',
    line: `${person(12, 8)}M26 38h12v-4l4-2v4M27 38v5M37 38v5M2 46h46`,
    detail: 'M54 44c2-3 12-3 14 0s-12 5-14 2M58 36v-4M63 36v-6',
    danger: 'M48 8v36',
  },
  cityOrSeptic: {
    says: 'A house, a pipe to the street, a tank in the ground',
    line: 'M24 32V16l12-10 12 10v16ZM2 32h68M36 32v8H8M36 40h10M46 37h20v14H46ZM8 36v8',
    detail: 'M46 43c3-2 5-2 8 0s5 2 8 0M53 37v-3h6v3',
  },
  tree: {
    says: 'A tree across a roof; a person goes away',
    line: `M4 50V30l16-14 16 14v20M2 50h68M46 50 26 14M26 14c-8 2-12-6-6-9 0-6 10-6 12 0 6 2 4 10-4 9${person(60, 14)}`,
    detail: 'M14 50V40h8v10M50 34h-6',
  },
  wire: {
    says: 'A wire hangs to the ground; do not go near',
    line: 'M14 4v46M2 50h68M6 10h16M8 10v-3M20 10v-3M20 10c10 16 16 34 26 40',
    danger: `M48 32l-4 7h6l-4 7${no(54, 6)}`,
  },
  noLadder: {
    says: 'A ladder at a wet roof, crossed out',
    line: 'M20 50V28l20-16 20 16v22M14 33 40 12l26 21M2 50h68M10 50 24 16M18 52l14-36',
    detail: 'M13 42h6M16 34h6M19 26h6M48 8v4M56 12v4M64 16v4',
    danger: 'M4 14 34 50',
  },
  coolPlace: {
    says: 'An older person goes to a cool house',
    line: `M2 50h68M40 50V28l13-11 13 11v22${person(14, 12)}M20 34v14`,
    detail: 'M53 28v12M48 31l10 6M58 31l-10 6M26 30h8M31 27l3 3-3 3',
    danger: 'M4 6v4M10 3v5M16 6v4',
  },
  heatStroke: {
    says: 'A person lies down in the heat',
    line: 'M12 38a4 4 0 1 0 .01 0M18 44h34l10 4M30 44l8-6M2 52h68',
    detail: 'M8 36h8M8 33h8',
    danger: 'M44 8a9 9 0 1 0 .01 0M44 2v3M32 6l2 2M56 6l-2 2M29 17h3M56 17h3',
  },
  check: {
    says: 'Thermostat, filter, breaker',
    line: 'M14 10a10 10 0 1 0 .01 0M30 10h16v28H30ZM54 10h14v28H54ZM57 15h8v9h-8Z',
    detail: 'M14 20l5-4M30 16h16M30 22h16M30 28h16M30 34h16M61 15v9M6 46h60',
  },
  awayFromNest: {
    says: 'A person goes indoors, away from wasps',
    line: `M40 50V26l13-11 13 11v24M49 50V38h8v12M2 50h68${person(30, 14)}`,
    detail: 'M4 20l4 2-4 2M16 8l4 2-4 2M18 26l4 2-4 2',
    danger: 'M10 4c6 0 8 6 6 12s-10 6-12 0 0-12 6-12ZM5 10h10M5 15h10',
  },
  throat: {
    says: 'A swollen throat',
    line: 'M46 22c0-10-6-16-14-16S18 12 18 22c0 8 4 10 4 16v12M46 22l4 6-4 2v6h-6v14',
    detail: 'M36 20h3M40 31h4',
    danger: 'M26 36c-6 2-6 10 0 12M40 40c6 1 6 7 0 9M56 8v12M56 25v.5',
  },
  bottle: {
    says: 'A spray bottle and a phone',
    line: 'M12 22h20v26a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3ZM16 22v-8h12v8M14 8h14l6 4v2H16M46 14h16a2 2 0 0 1 2 2v30a2 2 0 0 1-2 2H46a2 2 0 0 1-2-2V16a2 2 0 0 1 2-2Z',
    detail: 'M52 43h4M44 19h20M44 39h20',
    danger: 'M22 30l6 11H16ZM22 34v3M22 39v.2',
  },
  call: {
    says: 'A phone, on a call',
    line: 'M20 8c-4 2-6 6-5 11 3 14 13 25 26 30 5 2 9 0 12-4l-8-9-7 4c-6-3-10-8-13-14l5-6Z',
    detail: 'M44 10c8 2 13 7 15 15M43 18c4 1 7 4 8 8',
  },
  closedDoor: {
    says: 'A closed door',
    line: 'M20 4h32v46H20ZM2 50h68M26 10h20v16H26ZM26 31h20v13H26Z',
    detail: 'M48 28v4',
  },
  together: {
    says: 'Two people, an arm around a shoulder',
    line: 'M26 8a5 5 0 1 0 .01 0M46 10a5 5 0 1 0 .01 0M16 48V32c0-6 4-10 10-10 5 0 8 2 9 6M56 48V33c0-6-4-9-10-9-6 0-10 3-10 9v15M8 48h56',
    detail: 'M30 30c6-2 12-2 18 1',
  },
} as const satisfies Readonly<Record<string, HelpDrawing>>;

export type HelpDrawingId = keyof typeof helpDrawings;
