import { cities, type City, type CityId, type County } from './cities.ts';

/** What holds in a place, and where that was read. */
export interface PlaceFact<T = unknown, SourceId extends string = string> {
  readonly value: T;
  readonly sources: readonly SourceId[];
}

/**
 * A fact that differs by place: a permit, a fee, a utility, a code. It is written once for the region,
 * and again only for a county or a city where it differs, so that a new city needs nothing here.
 */
export interface ByPlace<T = unknown, SourceId extends string = string> {
  /** What it is, as read in the list of figures. */
  readonly label: string;
  readonly region: PlaceFact<T, SourceId>;
  readonly counties?: Readonly<Partial<Record<County, PlaceFact<T, SourceId>>>>;
  readonly cities?: Readonly<Partial<Record<CityId, PlaceFact<T, SourceId>>>>;
  /** When the sources were last read, and when they must be read again; ISO dates. */
  readonly asOf: string;
  readonly reviewBy: string;
}

/** What holds in a city: its own fact, else its county's, else the region's. */
export const inPlace = <T, SourceId extends string>(
  { region, counties = {}, cities: own = {} }: ByPlace<T, SourceId>,
  city: CityId,
): PlaceFact<T, SourceId> => {
  const served: City | undefined = cities.find(({ id }) => id === city);
  const county = served?.counties.find((one) => one in counties);
  return own[city] ?? (county && counties[county]) ?? region;
};
