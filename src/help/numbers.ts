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

const read = { asOf: '2026-11-21', reviewBy: '2027-05-21' } as const;

/**
 * Every number of the help cards. A number stands here only if a page that prints it was read; where
 * none could be, `whereElse` says where to find it.
 */
export const helpNumbers: readonly HelpNumber[] = [
  {
    kind: 'emergency',
    name: 'Emergency',
    number: '911',
    note: 'Fire, ambulance, police',
    place: 'region',
    sources: ['help poison-center-faq'],
    ...read,
  },
  {
    kind: 'crisis',
    name: 'Crisis line',
    number: '988',
    note: 'Call or text, free, day and night',
    place: 'region',
    sources: ['help crisis-line'],
    ...read,
  },
  {
    kind: 'poison',
    name: 'Poison control',
    number: '1-800-222-1222',
    note: 'Day and night',
    place: 'region',
    sources: ['pest-control P81'],
    ...read,
  },
  {
    kind: 'abuse',
    name: 'Adult Protective Services',
    number: '1-800-252-5400',
    note: 'An older or disabled adult is not safe',
    place: 'region',
    sources: ['forensic-cleaning F46'],
    ...read,
  },
  {
    kind: 'gas',
    name: 'Atmos Energy, gas leaks',
    number: '1-866-322-8667',
    note: 'Day and night',
    place: 'region',
    // Its own page with the number could not be read; two reports print it from the company's notices.
    sources: ['help atmos-leaks', 'roofing R114'],
    ...read,
  },
  {
    kind: 'gas',
    name: 'CoServ Gas',
    number: '844-330-0763',
    note: 'If it sends your bill',
    place: 'region',
    sources: ['help coserv-gas'],
    ...read,
  },
  {
    kind: 'power',
    name: 'Oncor, power out',
    number: '888-313-4747',
    place: 'region',
    sources: ['help oncor-outages'],
    ...read,
  },
  {
    kind: 'water',
    name: 'Southlake water',
    number: '817-748-8082',
    place: { city: 'southlake' },
    sources: ['help southlake-water', 'help southlake-on-call'],
    ...read,
  },
  {
    kind: 'water',
    name: 'Frisco water',
    number: '972-292-5800',
    place: { city: 'frisco' },
    sources: ['help frisco-shut-off', 'help frisco-sewers'],
    ...read,
  },
  {
    kind: 'water',
    name: 'Frisco, if busy',
    number: '972-292-6010',
    place: { city: 'frisco' },
    sources: ['help frisco-shut-off'],
    ...read,
  },
  {
    kind: 'water',
    name: 'City of Dallas',
    number: '311',
    place: { city: 'dallas' },
    sources: ['help dallas-water'],
    ...read,
  },
  {
    kind: 'examiner',
    name: 'Medical examiner, Tarrant',
    number: '817-920-5700',
    note: 'Day and night',
    place: { county: 'Tarrant' },
    sources: ['forensic-cleaning F74'],
    ...read,
  },
  {
    kind: 'examiner',
    name: 'Medical examiner, Denton',
    number: '940-349-2870',
    place: { county: 'Denton' },
    sources: ['forensic-cleaning F74'],
    ...read,
  },
  {
    kind: 'examiner',
    name: 'Medical examiner, Dallas',
    number: '214-920-5900',
    place: { county: 'Dallas' },
    sources: ['forensic-cleaning F81'],
    ...read,
  },
];

/** Where to find a number that no page here gives: for the cities without one, or for everyone. */
const whereElse: Partial<Readonly<Record<HelpKind, string>>> = {
  water: 'In {places}: the number for water and sewer is on your water bill.',
  gas: 'Another gas company? Its number is on the meter and on the bill.',
  power: 'A co-op instead of Oncor? Its number is on the bill.',
  examiner: 'In {places}: the officer who comes calls the medical examiner.',
};

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
  const text = whereElse[kind];
  return text?.includes('{places}') && names.length === 0
    ? undefined
    : text?.replace('{places}', new Intl.ListFormat('en-US').format(names));
};
