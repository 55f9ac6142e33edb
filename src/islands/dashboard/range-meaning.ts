/**
 * Trades whose published prices let a range be read as 8 in 10, as `accuracyInWords` says on their pages.
 * Measuring takes all published cases, which a company's browser does without: a test keeps the list true.
 */
const eightInTen: ReadonlySet<string> = new Set([
  'appliance-repair',
  'cabinets',
  'chiropractic',
  'concrete',
  'forensic-cleaning',
  'garage-door',
  'home-staging',
  'hvac',
  'pest-control',
  'senior-care',
  'septic',
  'solar',
  'water-damage',
]);

/** What a range is called where no more can be claimed of it. */
export const modelsRange = 'The range our model gave';

/** What a range of today's model of a trade says about jobs like it. */
export const rangeMeaning = (tradeId: string): string =>
  eightInTen.has(tradeId) ? '8 in 10 jobs like this, by our model' : modelsRange;
