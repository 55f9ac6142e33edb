import { bookYear } from '../cost/book-day.ts';
import { units, type Unit } from '../cost/unit.ts';

/** No honest figure is longer, in characters. */
const LONGEST = 40;

const feet = { ft: 1, feet: 1, foot: 1, "'": 1, '’': 1 };
const linearFeet = { ...feet, lf: 1, lft: 1, linft: 1, linearfeet: 1, linearfoot: 1 };

/** Words people write in place of a unit, each with how many of that unit it is; without "a", "per", "/". */
const spoken: Partial<Record<Unit, Readonly<Record<string, number>>>> = {
  minute: { min: 1, h: 60, hr: 60, hour: 60 },
  hour: { h: 1, hr: 1, min: 1 / 60, minute: 1 / 60, day: 24, week: 168 },
  'hour-week': { h: 1, hr: 1, hour: 1, hrweek: 1, hrwk: 1, hourday: 7, hrday: 7, hday: 7 },
  day: { d: 1, hour: 1 / 24, h: 1 / 24, week: 7, wk: 7, month: 30 },
  week: { wk: 1, day: 1 / 7, month: 52 / 12 },
  month: { mo: 1, year: 12, yr: 12, week: 12 / 52, wk: 12 / 52, day: 12 / 365 },
  year: { yr: 1, y: 1, month: 1 / 12, mo: 1 / 12, week: 1 / 52, day: 1 / 365 },
  inch: { '"': 1, '”': 1, inch: 1, inche: 1, ft: 12, feet: 12, foot: 12, "'": 12, '’': 12 },
  ft: { ...linearFeet, inch: 1 / 12, inche: 1 / 12, in: 1 / 12 },
  'lin-ft': { ...linearFeet, yd: 3, yard: 3 },
  sqft: { sf: 1, ft2: 1, 'ft²': 1, squarefeet: 1, squarefoot: 1, ft: 1, feet: 1, acre: 43_560 },
  square: { sq: 1, sqft: 1 / 100, sf: 1 / 100, squarefeet: 1 / 100 },
  // Movers turn weight into room at 7 lb a cubic foot, and back.
  'cu-ft': {
    cf: 1,
    cuft: 1,
    ft3: 1,
    'ft³': 1,
    cubicfeet: 1,
    cubicfoot: 1,
    lb: 1 / 7,
    pound: 1 / 7,
  },
  mile: { mi: 1 },
  pound: { pound: 1, lb: 1, ton: 2_000 },
  gallon: { gal: 1 },
  ton: { btu: 1 / 12_000, btuh: 1 / 12_000 },
  person: { person: 1, people: 1, adult: 1 },
  percent: { '%': 1, percent: 1, pct: 1, percentage: 1 },
  kwh: { kwhmonth: 1, kwhmo: 1, month: 1, mwh: 1_000 },
  'kwh-year': { kwh: 1, kwhyr: 1, year: 1, yr: 1, kwhmonth: 12, kwhmo: 12, month: 12, mo: 12 },
  watt: { w: 1, kw: 1_000 },
  'cent-kwh': { '¢': 1, c: 1, cent: 1, '¢kwh': 1, ckwh: 1, centkwh: 1, centskwh: 1, kwh: 1 },
  usd: { dollar: 1, usd: 1 },
  'usd-hour': { dollar: 1, hour: 1, hr: 1, h: 1 },
  'usd-month': { dollar: 1, month: 1, mo: 1, year: 1 / 12, yr: 1 / 12, week: 52 / 12 },
  'usd-year': { dollar: 1, year: 1, yr: 1, month: 12, mo: 12 },
};

const magnitudes: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
};

const FIGURE = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)/;
/** Thousands set apart as here: "12,500", "2 400". */
const GROUPED = /(?<![\d.,])\d{1,3}([,\s])\d{3}(?:\1\d{3})*(?![\d,])/g;
/** Thousands set apart as in Europe: "11.900". No price of a house has tenths of a cent. */
const DOTTED = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.,])/g;
/** What is left between digits once thousands are joined can be read two ways: "11,90", "15 20". */
const TWO_WAYS = /\d,|\d\s+\d/;
/** "40x60", "40 ft by 60 ft": two sides of a rectangle. */
const SIDES = /^(\d+(?:\.\d+)?)(?:ft|feet|')?(?:x|×|by)(\d+(?:\.\d+)?)(?:ft|feet|')?$/;
/** "8/12", "8:12", "8 in 12": a pitch. */
const PITCH = /^(\d+(?:\.\d+)?)(?:\/|:|in|on)12(?:pitch)?$/;
/** "2008": a year of the calendar where years of age are asked. */
const CALENDAR_YEAR = /^(?:19|20)\d\d$/;
/** Words around a figure that change nothing. */
const ASIDE =
  /\b(?:an?|per|each|about|around|roughly|almost|approx(?:imately)?|circa|ago|old|built|installed|since)\b|~/g;
const ROUND_THE_CLOCK = 24 * 7;
const CENTS = 100;

/** Thousands joined: "12,500" is 12500, and where money is asked "11.900" is 11900. */
const joined = (said: string, unit: Unit): string => {
  const isMoney = /^usd(?:-month|-year)?$/.test(unit);
  const ours = isMoney ? said.replace(DOTTED, (figure) => figure.replaceAll('.', '')) : said;
  return ours.replace(GROUPED, (figure) => figure.replace(/[,\s]/g, ''));
};

/** How many of the unit one of the written word is; NaN where the word means nothing here. */
const meaning = (word: string, unit: Unit): number => {
  const bare = word.replace(/[./]/g, '');
  const own = units[unit].toLowerCase().replace(/\b(?:an?|per)\b|[^a-z]/g, '');
  const one = bare.replace(/s(?=$|hour|day|week|month|year)/g, '');
  if (bare === '' || bare === own || one === own.replace(/s(?=$|week|year|month)/g, '')) return 1;
  return spoken[unit]?.[bare] ?? spoken[unit]?.[one] ?? Number.NaN;
};

/** What needs more than a figure and a unit: sides, a pitch, a year of the calendar, day and night. */
const asWritten = (text: string, unit: Unit): number | undefined => {
  if (unit === 'sqft') {
    const [, one, other] = SIDES.exec(text) ?? [];
    return one && other ? Number(one) * Number(other) : undefined;
  }
  if (unit === 'inch') {
    const [, rise] = PITCH.exec(text) ?? [];
    return rise ? Number(rise) : undefined;
  }
  if (unit === 'hour-week' && /^24\/7$|clock$/.test(text)) return ROUND_THE_CLOCK;
  const years = bookYear - Number(text);
  return unit === 'year' && CALENDAR_YEAR.test(text) && years >= 0 ? years : undefined;
};

const figureIn = (text: string, unit: Unit): number => {
  const [figure = ''] = FIGURE.exec(text) ?? [];
  if (!figure) return Number.NaN;
  const word = text.slice(figure.length).replace(/^\+/, '');
  const direct = meaning(word, unit);
  if (!Number.isNaN(direct)) return Number(figure) * direct;
  const [magnitude = ''] = /^(?:thousand|million|grand|k|m)/.exec(word) ?? [];
  return (
    Number(figure) *
    (magnitudes[magnitude] ?? Number.NaN) *
    meaning(word.slice(magnitude.length), unit)
  );
};

/**
 * The number in what a person typed, in the unit asked for: "$12,500", " 2 400 ", "40%", "$24k", "20 min"
 * where hours are asked, "40x60" where square feet are, "8/12", "built 2008", "$0.07" where cents are, "11.900"
 * where dollars are. NaN where it is none, of another unit, or can be read two ways.
 */
export const typedNumber = (raw: unknown, unit: Unit): number => {
  if (typeof raw === 'number') return asWritten(String(raw), unit) ?? raw;
  if (typeof raw !== 'string' || raw.length > LONGEST) return Number.NaN;
  const said = raw.toLowerCase().replace(ASIDE, '').replace(/−/g, '-');
  const figures = joined(unit === 'year' ? said.replace(/\bin\b/, '') : said, unit);
  if (TWO_WAYS.test(figures)) return Number.NaN;
  const text = figures.replace(/[$\s]/g, '');
  const dollars = said.includes('$') || /dollar|usd/.test(said);
  if (unit === 'cent-kwh' && dollars)
    return Number((CENTS * figureIn(text.replace(/dollars?|usd/, ''), unit)).toFixed(2));
  if (unit === 'percent' && dollars) return Number.NaN;
  return asWritten(text, unit) ?? figureIn(text, unit);
};
