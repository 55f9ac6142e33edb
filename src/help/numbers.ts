import { cities, type CityId } from '../place/cities.ts';

/** What a number is for. */
export type HelpKind =
  'emergency' | 'crisis' | 'poison' | 'abuse' | 'gas' | 'power' | 'water' | 'examiner';

/** A page on which a number was read. */
export interface HelpSource {
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  /** The date the page carries, or that it carries none. */
  readonly date: string;
  /** A: the office or company itself, or a state. B: the press, quoting it. */
  readonly grade: 'A' | 'B';
}

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
  readonly sources: readonly HelpSource[];
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
    sources: [
      {
        publisher: 'Texas Poison Center Network',
        title: 'Frequently asked questions',
        url: 'https://www.poisoncontrol.org/about-us/faq/',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'crisis',
    name: 'Crisis line',
    number: '988',
    note: 'Call or text, free, day and night',
    place: 'region',
    sources: [
      {
        publisher: 'Wyoming Department of Health',
        title: '988 Suicide & Crisis Lifeline, a national service',
        url: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'poison',
    name: 'Poison control',
    number: '1-800-222-1222',
    note: 'Day and night',
    place: 'region',
    sources: [
      {
        publisher: 'Texas Poison Center Network',
        title: 'Who we are',
        url: 'https://www.poisoncontrol.org/about-us/',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'abuse',
    name: 'Adult Protective Services',
    number: '1-800-252-5400',
    note: 'An older or disabled adult is not safe',
    place: 'region',
    sources: [
      {
        publisher: 'Texas DFPS',
        title: 'How to report to Adult Protective Services',
        url: 'https://www.dfps.texas.gov/Training/APS_Reporting/reporting_how.asp',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'gas',
    name: 'Atmos Energy, gas leaks',
    number: '1-866-322-8667',
    note: 'Day and night',
    place: 'region',
    // Its own page with the number could not be read; two reports print it from the company's notices.
    sources: [
      {
        publisher: 'KXAN',
        title: 'Many Central Texans without gas in extreme cold, quoting Atmos Energy',
        url: 'https://www.kxan.com/news/local/many-central-texans-without-gas-in-extreme-cold-atmos-asks-customers-to-conserve/amp/',
        date: '2022-12-23',
        grade: 'B',
      },
      {
        publisher: 'SuperTalk',
        title: 'Atmos Energy urges safety during hurricane season, a release of the company',
        url: 'https://supertalk.fm/atmos-energy-urges-safety-during-hurricane-season',
        date: '2020-06',
        grade: 'B',
      },
    ],
    ...read,
  },
  {
    kind: 'gas',
    name: 'CoServ Gas',
    number: '844-330-0763',
    note: 'If it sends your bill',
    place: 'region',
    sources: [
      {
        publisher: 'CoServ',
        title: 'Gas rights and responsibilities',
        url: 'https://staging649.coserv.com/gas-rights-and-responsibilities',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'power',
    name: 'Oncor, power out',
    number: '888-313-4747',
    place: 'region',
    sources: [
      {
        publisher: 'Oncor',
        title: 'Outage questions',
        url: 'https://www.oncor.com/content/oncorwww/us/en/home/faqs/faq-outages.html',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'water',
    name: 'Southlake water',
    number: '817-748-8082',
    place: { city: 'southlake' },
    sources: [
      {
        publisher: 'City of Southlake',
        title: 'MySouthlakeNews, water utilities',
        url: 'https://mysouthlakenews.com/tag/water-utilities',
        date: '2024-03-28',
        grade: 'A',
      },
      {
        publisher: 'City of Southlake',
        title: 'Public Works operations: on call day and night',
        url: 'https://www.cityofsouthlake.com/2141/Operations-Divisions',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'water',
    name: 'Frisco water',
    number: '972-292-5800',
    place: { city: 'frisco' },
    sources: [
      {
        publisher: 'City of Frisco',
        title: 'Winter weather: shut off the water to my house',
        url: 'https://www.friscotexas.gov/1765/Winter-Weather-AlertsResources',
        date: 'undated',
        grade: 'A',
      },
      {
        publisher: 'City of Frisco',
        title: 'Sewers: an employee is on call day and night',
        url: 'http://tx-frisco.civicplus.com/169/Sewers',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'water',
    name: 'Frisco, if busy',
    number: '972-292-6010',
    place: { city: 'frisco' },
    sources: [
      {
        publisher: 'City of Frisco',
        title: 'Winter weather: shut off the water to my house',
        url: 'https://www.friscotexas.gov/1765/Winter-Weather-AlertsResources',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'water',
    name: 'City of Dallas',
    number: '311',
    place: { city: 'dallas' },
    sources: [
      {
        publisher: 'City of Dallas',
        title: 'Dallas Water Utilities on burst pipes in winter',
        url: 'https://www.dallascitynews.net/dwu-addresses-impacts-to-water-mains-and-pipes-due-to-winter-weather',
        date: '2024-01-17',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'examiner',
    name: 'Medical examiner, Tarrant',
    number: '817-920-5700',
    note: 'Day and night',
    place: { county: 'Tarrant' },
    sources: [
      {
        publisher: 'Tarrant County',
        title: 'Medical Examiner, frequently asked questions',
        url: 'https://www.tarrantcountytx.gov/en/medical-examiner/frequently-asked-questions.html',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'examiner',
    name: 'Medical examiner, Denton',
    number: '940-349-2870',
    place: { county: 'Denton' },
    sources: [
      {
        publisher: 'Tarrant County',
        title: 'Medical Examiner, frequently asked questions',
        url: 'https://www.tarrantcountytx.gov/en/medical-examiner/frequently-asked-questions.html',
        date: 'undated',
        grade: 'A',
      },
    ],
    ...read,
  },
  {
    kind: 'examiner',
    name: 'Medical examiner, Dallas',
    number: '214-920-5900',
    place: { county: 'Dallas' },
    sources: [
      {
        publisher: 'Dallas County',
        title: 'Southwestern Institute of Forensic Sciences: reporting a death',
        url: 'https://www.dallascounty.org/departments/swifs/reporting-a-death.php',
        date: 'undated',
        grade: 'A',
      },
    ],
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
