import { units, type Unit } from '../cost/unit.ts';

/** No honest figure is longer, in characters. */
const LONGEST = 40;

const feet = { ft: 1, feet: 1, foot: 1, "'": 1, '’': 1 };

/** Words people write in place of a unit, each with how many of that unit it is. */
const spoken: Partial<Record<Unit, Readonly<Record<string, number>>>> = {
  minute: { min: 1, h: 60, hr: 60, hour: 60 },
  hour: { h: 1, hr: 1, min: 1 / 60, minute: 1 / 60, day: 24 },
  day: { d: 1, hour: 1 / 24, h: 1 / 24, week: 7, month: 30 },
  week: { day: 1 / 7, month: 52 / 12 },
  month: { mo: 1, year: 12, yr: 12 },
  year: { yr: 1, y: 1, month: 1 / 12, mo: 1 / 12 },
  inch: { '"': 1, '”': 1, inch: 1, inche: 1, ft: 12, feet: 12, foot: 12, "'": 12, '’': 12 },
  ft: { ...feet, inch: 1 / 12, inche: 1 / 12, in: 1 / 12 },
  'lin-ft': feet,
  sqft: { sf: 1, ft2: 1, 'ft²': 1, squarefeet: 1, squarefoot: 1, ft: 1, feet: 1, acre: 43_560 },
  square: { sq: 1, sqft: 1 / 100, sf: 1 / 100, squarefeet: 1 / 100 },
  mile: { mi: 1 },
  pound: { pound: 1, lb: 1, ton: 2_000 },
  gallon: { gal: 1 },
  person: { person: 1, people: 1, adult: 1 },
  usd: { dollar: 1, usd: 1 },
};

const magnitudes: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
};

const FIGURE = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)/;
/** "40x60", "40 ft by 60 ft": two sides of a rectangle. */
const SIDES = /^(\d+(?:\.\d+)?)(?:ft|feet|')?(?:x|×|by)(\d+(?:\.\d+)?)(?:ft|feet|')?$/;

/** How many of the unit one of the written word is; NaN where the word means nothing here. */
const meaning = (word: string, unit: Unit): number => {
  const own = units[unit].toLowerCase().replace(/[^a-z]/g, '');
  const one = word.replace(/s$/, '');
  if (word === '' || word === own || one === own.replace(/s$/, '')) return 1;
  return spoken[unit]?.[word] ?? spoken[unit]?.[one] ?? Number.NaN;
};

/**
 * The number in what a person typed, in the unit asked for: "$12,500", " 2 400 ", "40%", "$24k", "20 min"
 * where hours are asked, "40x60" where square feet are. NaN where it is none, or of another unit.
 */
export const typedNumber = (raw: unknown, unit: Unit): number => {
  if (typeof raw === 'number') return raw;
  if (typeof raw !== 'string' || raw.length > LONGEST) return Number.NaN;
  const text = raw
    .toLowerCase()
    // "1%" where dollars are asked is no dollar.
    .replace(unit === 'percent' ? /%/g : /(?!)/, '')
    .replace(/[$¢,\s\u00a0]|ago$/g, '');
  const sides = unit === 'sqft' && SIDES.exec(text);
  if (sides) return Number(sides[1]) * Number(sides[2]);
  const [figure = ''] = FIGURE.exec(text) ?? [];
  if (!figure) return Number.NaN;
  const word = text.slice(figure.length);
  const direct = meaning(word, unit);
  if (!Number.isNaN(direct)) return Number(figure) * direct;
  const [magnitude = ''] = /^(?:thousand|million|grand|k|m)/.exec(word) ?? [];
  return (
    Number(figure) *
    (magnitudes[magnitude] ?? Number.NaN) *
    meaning(word.slice(magnitude.length), unit)
  );
};
