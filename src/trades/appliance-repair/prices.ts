import { priceBook } from '../../estimate/index.ts';
import type { ApplianceSource } from './sources.ts';

const read = { asOf: '2026-11-21', reviewBy: '2027-05-21' };

/** A repair with its part and labor. No firm of this area prints a list by part: US firms' lists are read. */
const repair = <S extends readonly [ApplianceSource, ...ApplianceSource[]]>(
  label: string,
  [low, typical, high]: readonly [number, number, number],
  sources: S,
  published: string,
) => ({
  label,
  low,
  typical,
  high,
  unit: 'job' as const,
  geography: 'US' as const,
  year: 2026,
  sources,
  note: `Published: ${published}. Our reading of it for common brands.`,
});

/** Part and labor added by us: a Texas visit, up to an hour at $75 to $150, and the part. */
const built = <S extends readonly [ApplianceSource, ...ApplianceSource[]]>(
  label: string,
  points: readonly [number, number, number],
  sources: S,
  part: string,
) => ({
  ...repair(label, points, sources, ''),
  geography: 'TX' as const,
  note: `A visit of $80 to $125, up to an hour at $75 to $150, and ${part}, added by us.`,
});

/** What a technician charges, part and labor together. */
export const prices = priceBook<ApplianceSource>()(read, {
  visit: {
    label: 'Visit and diagnosis',
    low: 65,
    typical: 95,
    high: 125,
    unit: 'visit',
    geography: 'TX',
    year: 2026,
    sources: ['R81', 'R93', 'R80'],
    note: '$80 to $125 in Houston, $50 to $100 in Austin, undated, read Nov 2026; $60 at one firm. Typical is our choice.',
  },
  visitPremium: {
    label: 'Visit and diagnosis, luxury brand',
    low: 60,
    typical: 110,
    high: 175,
    unit: 'visit',
    geography: 'TX',
    year: 2026,
    sources: ['R84', 'R82'],
    note: '$120 in Houston, $59 in Miami, up to $265 elsewhere; high is our choice.',
  },
  warrantyFee: {
    label: 'Service fee of the home warranty',
    low: 60,
    typical: 95,
    high: 125,
    unit: 'visit',
    geography: 'US',
    year: 2026,
    sources: ['R94', 'R95'],
    note: '$60 to $125, set by the contract; undated, read Nov 2026. Typical is our choice near the middle.',
  },
  gasket: repair('Door gasket', [100, 180, 290], ['R80', 'R25'], '$80–180 and $75–300'),
  coldFan: repair('Fan motor', [190, 275, 380], ['R80', 'R25'], '$180–280 and $200–400'),
  thermostat: repair(
    'Thermostat or sensor',
    [140, 210, 310],
    ['R80', 'R25'],
    '$150–220 and $100–400',
  ),
  fridgeBoard: repair(
    'Control board',
    [350, 500, 700],
    ['R80', 'R25'],
    'up to $400–600 and $400–750',
  ),
  compressor: repair(
    'Compressor',
    [500, 750, 1200],
    ['R80', 'R26'],
    '$350–900 and $350–650, and it can pass $1,000',
  ),
  leak: repair(
    'Refrigerant leak',
    [400, 650, 1100],
    ['R83', 'R82'],
    '$400–700 and $600–1,800 for luxury brands',
  ),
  relay: repair('Start relay or capacitor', [90, 140, 210], ['R80', 'R63'], '$80–150 and $50–200'),
  defrost: repair(
    'Defrost heater',
    [230, 350, 500],
    ['R65'],
    'a quote of $390, or $550 with its thermostat (2023)',
  ),
  iceMaker: repair('Ice maker', [170, 280, 400], ['R80', 'R28'], '$150–280 and $300 (2014)'),
  fridgeValve: repair('Water valve', [150, 220, 300], ['R80', 'R64'], '$150–280 and $150–300'),
  drain: built('Frozen or clogged drain', [100, 160, 240], ['R81', 'R93'], 'no part'),
  washerPump: repair('Drain pump', [165, 240, 340], ['R80', 'R29'], '$150–250 and $150–350'),
  washerBelt: repair('Drive belt', [120, 175, 250], ['R80', 'R29'], '$80–150 and $100–200'),
  washerLock: repair(
    'Lid switch or door lock',
    [130, 195, 290],
    ['R80', 'R29'],
    '$100–200 and $100–300',
  ),
  washerMotor: repair('Main motor', [270, 400, 600], ['R80', 'R29'], '$200–300 and $300–700'),
  washerValve: repair('Water inlet valve', [150, 210, 290], ['R80'], '$150–280'),
  washerBoard: repair('Control board', [230, 350, 500], ['R80'], '$200–350'),
  washerBearing: repair('Drum bearing', [300, 430, 600], ['R80'], '$300–500'),
  washerSeal: built('Door seal or hose', [150, 230, 330], ['R81', 'R93'], 'a part of $25 to $90'),
  dryerHeat: repair(
    'Heating element or fuse',
    [140, 215, 310],
    ['R9', 'R80'],
    '$100–300 and $150–250',
  ),
  dryerGas: repair('Gas valve coil or igniter', [120, 190, 280], ['R80'], '$100–200'),
  dryerBelt: repair('Drum belt', [150, 180, 240], ['R9', 'R80'], '$150–200 and $150–280'),
  dryerRollers: repair('Belt and rollers', [180, 240, 300], ['R9'], '$200–300'),
  dryerBoard: repair(
    'Board, motor or switch',
    [210, 310, 430],
    ['R9', 'R80'],
    '$200–400 and $280–450',
  ),
  dryerBearing: repair('Bearing', [120, 180, 260], ['R9'], '$100–250'),
  dryerVent: repair('Vent cleaning', [90, 125, 170], ['R9'], '$75–150'),
  dishLatch: repair('Door latch', [110, 150, 210], ['R33', 'R80'], '$100–150 and $150–280'),
  dishPump: repair('Drain pump', [170, 240, 340], ['R33', 'R80'], '$200–350 and $120–280'),
  dishPanel: repair('Control panel', [230, 330, 470], ['R23', 'R80'], '$200–500 and $280–450'),
  dishMotor: repair('Wash motor', [300, 420, 560], ['R23', 'R80'], '$400–600 and $280–450'),
  dishSeal: built(
    'Door seal or inlet valve',
    [140, 200, 290],
    ['R30', 'R81', 'R93'],
    'a part of $25 to $50',
  ),
  ovenElement: repair('Bake element', [130, 200, 290], ['R34', 'R80'], '$100–290 and $150–300'),
  ovenIgniter: repair('Oven igniter', [150, 220, 310], ['R34', 'R80'], '$120–300 and $150–300'),
  ovenSensor: repair(
    'Thermostat or sensor',
    [130, 200, 300],
    ['R34', 'R80'],
    '$100–350 and $150–300',
  ),
  ovenBoard: repair('Control board', [290, 400, 520], ['R80'], '$300–500'),
  spark: repair(
    'Spark module or electrode',
    [120, 190, 290],
    ['R80', 'R35'],
    '$120–300; the part $15–80',
  ),
  cookElement: repair('Burner element or switch', [120, 190, 290], ['R80'], '$120–300'),
  magnetron: built(
    'Magnetron or diode',
    [170, 240, 330],
    ['R36', 'R81', 'R93'],
    'a part of $75 to $150',
  ),
  microSwitch: built(
    'Fuse or door switch',
    [110, 155, 220],
    ['R36', 'R81', 'R93'],
    'a part of $20 to $50',
  ),
  disposalFix: repair('Jam, switch or motor', [100, 160, 250], ['R80'], '$100–250'),
});

/** A part that can fail. */
export type Part = Exclude<keyof typeof prices, 'visit' | 'visitPremium' | 'warrantyFee'>;
