/** Written figures that are no price. Each is blanked before amounts are looked for. */
const NOT_MONEY: readonly RegExp[] = [
  // E-mail and web addresses
  /\S+@\S+/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  // Phone numbers
  /(?<![\d$])(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)/g,
  // Dates and times
  /\b\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b/g,
  /\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\d{2})?\b/gi,
  /\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?: (?:19|20)\d{2})?\b/gi,
  /\b\d{1,2}:\d{2}(?: ?[ap]\.?m\b)?/gi,
  // Numbers of papers and licenses
  /#\s?[\w-]+/g,
  /\b(?:no|number|invoice|license|lic|reg|po|ref|policy|claim|acct|account|tecl|tacl[ab]|usdot)\b\.?:? ?(?:no\.?|number)?:? ?[a-z]{0,5}-?\d[\d-]*\b(?![.,]\d)/gi,
  /\b(?:estimate|quote|proposal|job|order) (?:no\.?|number):? ?\d[\d-]*\b/gi,
  /^\s*(?:estimate|quote|proposal):? ?\d+\s*$/i,
  // Places
  /\b(?:tx|texas),? \d{5}(?:-\d{4})?\b/gi,
  /\b\d{1,5} (?:[nsew]\.? )?(?:[a-z]+ ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|parkway|pkwy|highway|hwy|trail|trl|circle|cir|place|pl|terrace)\b\.?/gi,
  /\b(?:suite|ste|unit|apt|lot|block|bldg|box)\.? ?#?\d+\b/gi,
  // Parts of a whole, and sizes
  /\d+(?:\.\d+)? ?(?:%|percent\b)/gi,
  /\d+(?:\.\d+)? ?(?:['"\u2032\u2033\u201d\u2019]|ft\.?|in\.?)? ?[x×] ?\d+(?:\.\d+)? ?(?:['"\u2032\u2033\u201d\u2019]|ft\b|in\b)?(?! ?\$)/gi,
  /\b\d+(?:[ -]\d+)?\/\d+\b/g,
  // Kinds and models: "R-410A", "GSX14", "SEER2"
  /\b[a-z]+-?\d+[a-z\d-]*\b/gi,
  /\b\d+[a-z]+\d[a-z\d]*\b/gi,
];

/** What is counted or measured: a number before it is a quantity, no price. */
export const COUNTED =
  'sq\\.? ?ft|sqft|sq\\.? ?feet|square feet|square foot|sf|lin\\.? ?ft|linear feet|linear foot|lf|ft|feet|foot|inch(?:es)?|in|yds?|yards?|cu\\.? ?ft|cu\\.? ?yds?|cubic (?:feet|yards?)|cy|squares?|sqs?|sheets?|rolls?|bundles?|bags?|boxes|hrs?|hours?|minutes?|mins?|days?|weeks?|wks?|months?|mos?|years?|yrs?|gal(?:lons?)?|tons?|kwh?|watts?|w|lbs?|pounds?|oz|mils?|gauge|ga|amps?|volts?|v|psi|mph|btu|seer2?|afue|ea|each|pcs?|pieces?|units?|ct|count|visits?|nights?|rooms?|doors?|drawers?|windows?|stor(?:y|ies)|layers?|coats?|people|men|man|movers?|guys|crew|trucks?|panels?|stations?|fans|machines?|dehumidifiers|trees?|cycles?|miles?|mi|loads?|trips?|steps?|bedrooms?|baths?|car|person|deg(?:rees)?';

const QUANTITY = new RegExp(
  `(?<![$\\d.,])\\d[\\d,]*(?:\\.\\d+)?[ -]?(?:${COUNTED})\\b(?!\\w)\\.?`,
  'gi',
);

const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => ' '.repeat(found.length));

/** The text with every figure blanked that is no price; as long as it was. */
export const blankNotMoney = (text: string): string =>
  blank(NOT_MONEY.reduce(blank, text), QUANTITY);
