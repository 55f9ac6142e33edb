/** What companies count and measure in, as we call it, each with the ways they write it. */
const WRITTEN = {
  square: 'squares?|sqs?\\.?(?! ?\\.?f)',
  sqft: 'sq\\.? ?ft\\.?|sqft|sq\\.? ?feet|square f(?:ee|oo)t|sf',
  'lin-ft': 'lin\\.? ?ft\\.?|linear f(?:ee|oo)t|lf|ft\\.?|feet|foot',
  inch: 'inch(?:es)?',
  yard: 'yds?|yards?|sy',
  'cu-yd': 'cu\\.? ?yds?|cubic yards?|cy',
  'cu-ft': 'cu\\.? ?ft\\.?|cubic f(?:ee|oo)t|cf',
  each: 'ea\\b\\.?|each|pcs?\\b\\.?|pieces?|units?|ct|count|ls|lot|sets?|pairs?|prs?',
  sheet: 'sheets?|shts?',
  roll: 'rolls?|bundles?|bdls?|bags?|sacks?|boxes|box|cartons?|cases?|buckets?|pallets?',
  hour: 'hrs?\\.?|hours?|man[- ]?hours?|mh|horas?',
  minute: 'minutes?|mins?',
  day: 'days?|d[ií]as?|da|nights?',
  week: 'weeks?|wks?\\.?|semanas?',
  month: 'months?|mos?\\.?|mths?|mes(?:es)?',
  year: 'years?|yrs?\\.?|años?|annum',
  visit: 'visits?|visitas?|treatments?|trips?|sessions?|services?',
  ton: 'tons?|tn',
  kwh: 'kwh|kva',
  kw: 'kw',
  watt: 'watts?',
  gallon: 'gal(?:lon)?s?\\.?|gal[oó]n(?:es)?|gpd|gpm',
  pound: 'lbs?\\.?|pounds?|cwt|oz|#',
  mile: 'miles?|mi|millas?',
  person: 'people|persons?|men|man|movers?|guys?|techs?|crews?|workers?|helpers?|hombres',
  thing:
    'rooms?|bedrooms?|baths?|bathrooms?|rec[aá]maras?|doors?|drawers?|windows?|fronts?|panels?|modules?|stations?|fans?|machines?|dehumidifiers?|trees?|trucks?|cars?|person|loads?|steps?|heads?|photos?|outlets?|circuits?|stops?|stairs?|flights?|shelves|posts?|vents?|boots?|lids?|tanks?|zones?|systems?|stor(?:y|ies)|layers?|coats?|cycles?|ciclos?|amps?|volts?|psi|mph|mils?|gauge|ga|awg|microns|deg(?:rees)?|points?|pts?|stars?|miles|zip',
} as const;

export type Unit = keyof typeof WRITTEN;

/** A pattern with names of units in it, `{sqft}`, each as companies write it; areas in Spanish too, which no token knows. */
export const withUnits = (pattern: string): string =>
  pattern.replace(
    /\{([a-z-]+)\}/g,
    (_, unit: Unit) => `(?:${WRITTEN[unit]}${unit === 'sqft' ? '|pies2|pies cuadrados' : ''})`,
  );

/** Any unit, to stand in a pattern after a number. */
export const ANY_UNIT = Object.values(WRITTEN).join('|');

const PATTERNS = Object.entries(WRITTEN).map(
  ([unit, written]) => [unit as Unit, new RegExp(`^(?:${written})$`, 'i')] as const,
);

/** The unit that a written word means; undefined where it is none. */
export const unitOf = (written: string): Unit | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(written))?.[0];

/** The unit of ours that a price is for one of: two rooms of a list are things. */
export const unitOfRate = (per: string): string | undefined => {
  if (/^(?:bed)?room$/.test(per)) return 'room';
  return /^(?:spray|application)$/.test(per) ? 'visit' : unitOf(per);
};
