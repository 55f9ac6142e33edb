import type { ByCity } from '../../cities.ts';

const swap =
  'A like-for-like swap is generally exempt, says a local remodeler. Moved pipes, wires, gas or walls need a permit.';

/** What is published of permits for kitchen cabinets, city by city (C40, C41). */
export const permits: ByCity<string> = {
  southlake:
    'We could not read Southlake’s own permit list. Ask the city; nearby cities exempt cabinets.',
  allen: 'Ask the City of Allen. Nearby cities exempt cabinets.',
  plano: `Plano: ${swap}`,
  frisco: `Frisco: ${swap}`,
  mckinney: 'Ask the City of McKinney. Nearby cities exempt cabinets.',
  dallas: `Dallas: ${swap}`,
  elsewhere: 'Ask your city. Cabinets are often exempt; moved pipes, wires and gas are not.',
};
