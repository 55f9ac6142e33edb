/**
 * The drawings of the frame: one stroked path each, on a 24 × 24 grid, line width 1.75, round ends. A
 * path is all an icon is, so static pages and islands draw the same ones; a trade brings its own.
 */
export const icons = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  phone:
    'M7 4C5.5 4.7 4.5 6 4.8 7.800c1 5.8 5.6 10.4 11.4 11.4 1.8.3 3.1-.7 3.8-2.200l-3.3-3.5-2.7 1.500c-2.3-1.1-3.9-2.7-5-5l1.5-2.700Z',
} as const;
