/**
 * The names of the trades inside a sentence. The site's own (content/trades/<trade>/page.json) come with
 * all that its pages say; a test compares the two.
 */
const trades: Readonly<Record<string, string>> = {
  'appliance-repair': 'appliance repair',
  cabinets: 'cabinets',
  chiropractic: 'chiropractic',
  concrete: 'concrete',
  'forensic-cleaning': 'forensic cleaning',
  'garage-door': 'garage door',
  'home-staging': 'home staging',
  hvac: 'heating and cooling',
  moving: 'moving',
  'pest-control': 'pest control',
  roofing: 'roofing',
  'senior-care': 'senior care',
  septic: 'septic',
  solar: 'solar',
  'water-damage': 'water damage',
};

/** A trade's name inside a sentence; its id if a newer database knows one that this does not. */
export const tradeName = (id: string): string => trades[id] ?? id.replaceAll('-', ' ');
