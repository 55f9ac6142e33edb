import type { ByCity } from '../../cities.ts';

const collin =
  'Collin County asks $310 for a conventional and $335 for an aerobic permit outside city limits, and wants three aerobic reports a year.';

/** Who permits a system, and the fee where one is published (S4, S8). */
export const counties: ByCity<string> = {
  southlake:
    'Tarrant County asks about $260 and reviews plans in 30 days. It serves unincorporated land and 23 cities under contract: ask whether yours is one.',
  allen: collin,
  plano: collin,
  frisco: `${collin} The Denton side has its own desk; no fee was found.`,
  mckinney: collin,
  dallas: 'No county fee was found for the Dallas area. Ask your permitting authority.',
  elsewhere: 'Your county or city is the permitting authority. Ask it first.',
};
