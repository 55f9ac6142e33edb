/** A city the site serves, with the county whose rules apply there. */
export interface City {
  readonly id: string;
  readonly name: string;
  /** In a sentence, where that differs: "the Dallas area". */
  readonly inSentence?: string;
  readonly county: string;
}

/** The cities served, in the order they are offered. The first is assumed until another is chosen. */
export const cities = [
  { id: 'southlake', name: 'Southlake', county: 'Tarrant' },
  { id: 'allen', name: 'Allen', county: 'Collin' },
  { id: 'plano', name: 'Plano', county: 'Collin' },
  { id: 'frisco', name: 'Frisco', county: 'Collin and Denton' },
  { id: 'mckinney', name: 'McKinney', county: 'Collin' },
  { id: 'dallas', name: 'Dallas area', inSentence: 'the Dallas area', county: 'Dallas' },
] as const satisfies readonly City[];

/** A served city, or `elsewhere`: not serving an area is an answer, not an error. */
export type CityId = (typeof cities)[number]['id'] | 'elsewhere';

/** The city assumed until another is chosen. */
export const homeCity: CityId = cities[0].id;

/** What is known of each city. A city added without it does not compile. */
export type ByCity<T> = Readonly<Record<CityId, T>>;

/** The name of a city as in a sentence. */
export const cityName = (id: string): string => {
  const city: City | undefined = cities.find((one) => one.id === id);
  return city?.inSentence ?? city?.name ?? 'outside our area';
};
