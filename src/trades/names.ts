/** Every trade and what it is called, for pages that name trades and need none of their models. */
export const tradeNames = {
  roofing: 'Roofing',
  hvac: 'Heating and cooling',
  solar: 'Solar',
  'pest-control': 'Pest control',
  'water-damage': 'Water damage',
  concrete: 'Concrete',
  septic: 'Septic',
  moving: 'Moving',
  cabinets: 'Cabinets',
  'garage-door': 'Garage door',
  'appliance-repair': 'Appliance repair',
  'home-staging': 'Home staging',
  chiropractic: 'Chiropractic',
  'senior-care': 'Senior care',
  'forensic-cleaning': 'Forensic cleaning',
} as const;

/** Every trade. A new one adds its name here and its folder to the registry. */
export type TradeId = keyof typeof tradeNames;

/** The name of a trade by its id; the id itself where the site no longer has the trade. */
export const tradeName = (id: string): string =>
  (tradeNames as Readonly<Record<string, string>>)[id] ?? id;

/** A trade's name inside a sentence: "roofing", but "HVAC". */
export const inSentence = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** The name of a trade by its id, inside a sentence. */
export const tradeInSentence = (id: string): string => inSentence(tradeName(id));
