/** What companies count and measure in, each with the ways they write it. */
const WRITTEN = {
  SQ: 'squares?|sqs?\\.?(?! ?\\.?f)',
  SF: 'sq\\.? ?ft\\.?|sqft|sq\\.? ?feet|square f(?:ee|oo)t|sf',
  LF: 'lin\\.? ?ft\\.?|linear f(?:ee|oo)t|lf',
  FT: 'ft\\.?|feet|foot',
  IN: 'inch(?:es)?',
  YD: 'yds?|yards?|sy',
  CY: 'cu\\.? ?yds?|cubic yards?|cy',
  CF: 'cu\\.? ?ft\\.?|cubic f(?:ee|oo)t|cf',
  EA: 'ea\\b\\.?|each|pcs?\\b\\.?|pieces?|units?|ct|count|ls|lot|sets?|pairs?|prs?',
  SHEET: 'sheets?|shts?',
  ROLL: 'rolls?|bundles?|bdls?|bags?|sacks?|boxes|box|cartons?|cases?|buckets?|pallets?',
  HR: 'hrs?\\.?|hours?|man[- ]?hours?|mh|horas?',
  MIN: 'minutes?|mins?',
  DAY: 'days?|d[ií]as?|da|nights?',
  WEEK: 'weeks?|wks?\\.?|semanas?',
  MONTH: 'months?|mos?\\.?|mths?|mes(?:es)?',
  YEAR: 'years?|yrs?\\.?|años?',
  VISIT: 'visits?|visitas?|treatments?|trips?|sessions?|services?',
  TON: 'tons?|tn',
  KW: 'kwh?|kva',
  W: 'watts?',
  GAL: 'gal(?:lon)?s?\\.?|gpd|gpm',
  LB: 'lbs?\\.?|pounds?|cwt|oz|#',
  MI: 'miles?|mi|millas?',
  PERSON: 'people|persons?|men|man|movers?|guys?|techs?|crews?|workers?|helpers?|hombres',
  THING:
    'rooms?|bedrooms?|baths?|bathrooms?|rec[aá]maras?|doors?|drawers?|windows?|fronts?|panels?|modules?|stations?|fans?|machines?|dehumidifiers?|trees?|trucks?|cars?|person|loads?|steps?|heads?|photos?|outlets?|circuits?|stops?|stairs?|flights?|shelves|posts?|vents?|boots?|lids?|tanks?|zones?|systems?|stor(?:y|ies)|layers?|coats?|cycles?|ciclos?|amps?|volts?|psi|mph|mils?|gauge|ga|awg|microns|deg(?:rees)?|points?|pts?|stars?|miles|zip',
} as const;

export type Unit = keyof typeof WRITTEN;

export const ANY_UNIT = Object.values(WRITTEN).join('|');

const PATTERNS = Object.entries(WRITTEN).map(
  ([unit, written]) => [unit as Unit, new RegExp(`^(?:${written})$`, 'i')] as const,
);

export const unitOf = (written: string): Unit | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(written))?.[0];
