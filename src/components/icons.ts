import type { TradeId } from '../trades/index.ts';

/**
 * Every drawing of the site: one stroked path each, on a 24 × 24 grid, line width 1.75, round ends.
 * A path is all an icon is, so static pages and islands draw the same ones.
 */
export const icons = {
  // The trades.
  roofing: 'M2.5 12 12 4l9.5 8M5 10.2V20h14v-9.8M16.5 7.6V4.5h2.3v5M9 20v-5.5h6V20',
  hvac: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4',
  solar: 'M6 6h12l4 13H2L6 6ZM4.1 12.2h15.8M9.6 6 8 19M14.4 6 16 19',
  'pest-control':
    'M12 9c2.5 0 4 1.9 4 4.4V16a4 4 0 0 1-8 0v-2.6C8 10.9 9.5 9 12 9ZM9.4 9.7V8a2.6 2.6 0 0 1 5.2 0v1.7M10.3 5.8 8.8 3.5M13.7 5.8l1.5-2.3M8 14H3.5M16 14h4.5M8.3 11.4 5 8.7M15.7 11.4 19 8.7M8.4 17.5 5.2 20.5M15.6 17.5l3.2 3M12 9v11',
  'water-damage':
    'M12 3c3.6 4.3 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.4-6.7 6-11ZM9 14.3a3 3 0 0 0 3 3',
  concrete:
    'M2.5 9.5 7.5 5h14l-5 4.5h-14ZM2.5 9.5v8h14v-8M16.5 17.5l5-4.5V5M9.5 9.5l1.4 2.6-2 1.8 1.4 3.6',
  septic:
    'M2 8h20M7 8V4.5h4V8M4.5 11.5h12a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM18.5 14H22M2.5 15.5c1.4-1 2.6-1 4 0s2.6 1 4 0 2.6-1 4 0 2.6 1 4 0',
  moving:
    'M4.5 17H2.5V6h11.5v11H9M14 9.5h4l3.5 3.7V17h-2M16.5 17H14M6.7 15.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM18 15.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
  cabinets: 'M4 4h16v15H4zM12 4v15M9.7 10v3M14.3 10v3M5.5 19v2M18.5 19v2',
  'garage-door': 'M3 20V9.5L12 4l9 5.5V20M6.5 20v-8.5h11V20M6.5 14.3h11M6.5 17.2h11M2 20h20',
  'appliance-repair':
    'M5 3h14v18H5zM5 7.5h14M8 5.3h.5M16 5.3h-3M12 10a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM9 14.8c1-.9 2-.9 3 0s2 .9 3 0',
  'home-staging':
    'M5.5 11V8a2.5 2.5 0 0 1 2.5-2.5h8A2.5 2.5 0 0 1 18.5 8v3M2.5 13a2 2 0 0 1 4 0v2h11v-2a2 2 0 0 1 4 0v5h-19v-5ZM12 5.5V15M5 18v2M19 18v2',
  chiropractic:
    'M8.5 3.5h6M8 7.2h7.5M8.7 10.9h7M9.8 14.6h6M9.3 18.3h5M11.5 21.5h1M11.5 3.5v3.7M11.7 7.2l.5 3.7M12.2 10.9l.6 3.7M12.8 14.6l-1 3.7M11.8 18.3l.2 3.2',
  'senior-care':
    'M12 11.5 8.2 7.8a2.5 2.5 0 0 1 3.8-3.2 2.5 2.5 0 0 1 3.8 3.2L12 11.5ZM2.5 14.5H6l3 1.5h3.5a1.5 1.5 0 0 1 0 3H9.5M13.8 17.5l4.7-2.3a1.6 1.6 0 0 1 1.7 2.7L14 21H8l-2-1.2H2.5',
  'forensic-cleaning':
    'M12 3 5 5.8v5.4c0 4.5 2.9 8 7 9.8 4.1-1.8 7-5.3 7-9.8V5.8L12 3ZM8.7 11.9l2.3 2.3 4.3-4.7',
  // The frame.
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
} as const satisfies Record<TradeId, string> & Record<string, string>;

/** The name of a drawing: a trade's id, or a part of the frame. */
export type IconName = keyof typeof icons;
