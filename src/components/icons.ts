/**
 * The drawings of the frame: one stroked path each, on a 24 × 24 grid, line width 1.75, round ends. A
 * path is all an icon is, so static pages and islands draw the same ones; a trade brings its own.
 */
export const icons = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
} as const;
