/** The counties whose rules and facts the site knows. */
export type County = 'Tarrant' | 'Collin' | 'Denton' | 'Dallas';

/** A city the site serves, with the counties whose rules apply there. */
export interface City {
  readonly id: string;
  readonly name: string;
  /** In a sentence, where that differs: "the Dallas area". */
  readonly inSentence?: string;
  /** The counties it lies in; rules and facts of the first hold where the city has none of its own. */
  readonly counties: readonly [County, ...County[]];
}

/** The cities served, in the order they are offered. The first is assumed until another is chosen. */
export const cities = [
  { id: 'southlake', name: 'Southlake', counties: ['Tarrant'] },
  { id: 'allen', name: 'Allen', counties: ['Collin'] },
  { id: 'plano', name: 'Plano', counties: ['Collin'] },
  { id: 'frisco', name: 'Frisco', counties: ['Collin', 'Denton'] },
  { id: 'mckinney', name: 'McKinney', counties: ['Collin'] },
  { id: 'dallas', name: 'Dallas area', inSentence: 'the Dallas area', counties: ['Dallas'] },
] as const satisfies readonly City[];

/** A served city, or `elsewhere`: not serving an area is an answer, not an error. */
export type CityId = (typeof cities)[number]['id'] | 'elsewhere';

/** The city assumed until another is chosen. */
export const homeCity: CityId = cities[0].id;

/** The name of a city as in a sentence. */
export const cityName = (id: string): string => {
  const city: City | undefined = cities.find((one) => one.id === id);
  return city?.inSentence ?? city?.name ?? 'outside our area';
};
