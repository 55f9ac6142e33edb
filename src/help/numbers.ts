import rows from '../../content/help/numbers.json' with { type: 'json' };
import { cities, type CityId } from '../place/cities.ts';
import type { Reference } from '../trades/source-books.ts';

/** What a number is for. */
export type HelpKind =
  'emergency' | 'crisis' | 'poison' | 'abuse' | 'gas' | 'power' | 'water' | 'examiner';

/** A number to call in an emergency, and where it holds. */
export interface HelpNumber {
  readonly kind: HelpKind;
  readonly name: string;
  /** As it is printed; what is dialed are its digits. */
  readonly number: string;
  /** When to call, or who answers; few words, no digits. */
  readonly note?: string;
  /** Where it holds: one city, one county (as in `cities`), or the whole region. */
  readonly place: { readonly city: CityId } | { readonly county: string } | 'region';
  /** The pages on which it was read: of the office or company itself, a state, or the press, quoting it. */
  readonly sources: readonly Reference[];
  /** The day its pages were read, ISO date. */
  readonly asOf: string;
  /** The day by which to read them again, ISO date. */
  readonly reviewBy: string;
}

const { numbers, whereElse, ...read } = rows;

/**
 * Every number of the help cards, each read on the days of the file. A number stands there only if a page
 * that prints it was read; where none could be, `whereElse` says where to find it. Of Atmos Energy two
 * reports print it from the company's notices.
 */
export const helpNumbers = numbers.map((one) => ({ ...read, ...one })) as readonly HelpNumber[];

const holdsIn = ({ place }: HelpNumber, city: CityId): boolean => {
  if (place === 'region') return true;
  if ('city' in place) return place.city === city;
  return cities.some(
    ({ id, counties }) => id === city && counties.some((one) => one === place.county),
  );
};

const nearness = ({ place }: HelpNumber): number =>
  place === 'region' ? 2 : 'county' in place ? 1 : 0;

/** The numbers of a kind, nearest first: those that hold in the city, or all where no city is known. */
export const numbersFor = (kind: HelpKind, city?: CityId): readonly HelpNumber[] =>
  helpNumbers
    .filter((number) => number.kind === kind && (!city || holdsIn(number, city)))
    .sort((a, b) => nearness(a) - nearness(b));

/** What to say where the numbers of a kind do not reach; the cities without one are named. */
export const elsewhereFor = (kind: HelpKind, city?: CityId): string | undefined => {
  const names = cities
    .filter(({ id }) => (!city || id === city) && numbersFor(kind, id).length === 0)
    .map(({ name }) => name);
  const text: string | undefined = whereElse[kind as keyof typeof whereElse];
  return text?.includes('{places}') && names.length === 0
    ? undefined
    : text?.replace('{places}', new Intl.ListFormat('en-US').format(names));
};
