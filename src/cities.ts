/** A city the site serves, with the county whose rules apply there. */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly county: string;
}

/** The cities served, in the order they are offered. Adding a city is one line here. */
export const cities = [
  { id: 'southlake', name: 'Southlake', county: 'Tarrant' },
  { id: 'allen', name: 'Allen', county: 'Collin' },
  { id: 'plano', name: 'Plano', county: 'Collin' },
  { id: 'frisco', name: 'Frisco', county: 'Collin and Denton' },
  { id: 'mckinney', name: 'McKinney', county: 'Collin' },
  { id: 'dallas', name: 'Dallas area', county: 'Dallas' },
] as const satisfies readonly City[];

/** A served city, or `elsewhere`: not serving an area is an answer, not an error. */
export type CityId = (typeof cities)[number]['id'] | 'elsewhere';

export const cityName = (id: string): string =>
  cities.find((city) => city.id === id)?.name ?? 'outside our area';
