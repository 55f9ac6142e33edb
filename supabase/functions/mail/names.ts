import { inCentral } from '../../../src/time/zone.ts';

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

const central = inCentral({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A point in time as clocks in North Texas show it: "Fri, Nov 20, 3:41 PM Central". */
export const centralTime = (time: string): string => `${central.format(new Date(time))} Central`;

const centralDate = inCentral({
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** The day of a point in time in North Texas: "November 20, 2026". */
export const centralDay = (time: string): string => centralDate.format(new Date(time));
