import { priceBook } from '../../estimate/index.ts';
import { chosen } from '../typical.ts';
import type { ApplianceSource } from './sources.ts';

const read = { asOf: '2026-11-20', reviewBy: '2027-05-20' };
const middle = chosen('near its middle');
const built = 'The published part and ½ to 1½ hours at $40 to $90, added by us.';

/** A repair with its part and labor, in US prices: no table by part was found for this area. */
const repair = <S extends readonly [ApplianceSource, ...ApplianceSource[]]>(
  label: string,
  [low, typical, high]: readonly [number, number, number],
  sources: S,
  note = middle,
) => ({
  label,
  low,
  typical,
  high,
  unit: 'job' as const,
  geography: 'US' as const,
  year: 2025,
  sources,
  note,
});

/** What a technician charges, part and labor together. */
export const prices = priceBook<ApplianceSource>()(read, {
  visit: {
    label: 'Visit and diagnosis',
    low: 70,
    typical: 95,
    high: 130,
    unit: 'visit',
    geography: 'US',
    year: 2025,
    sources: ['R7', 'R16', 'R18'],
    note: '$70 to $130, or $50 to $150; typical is our choice.',
  },
  gasket: repair('Door gasket', [75, 175, 300], ['R25']),
  coldFan: repair('Fan motor', [200, 300, 400], ['R25']),
  thermostat: repair('Thermostat', [100, 225, 400], ['R25']),
  fridgeBoard: repair('Control board', [400, 550, 750], ['R25']),
  compressor: repair(
    'Compressor',
    [350, 550, 1000],
    ['R26'],
    '$350 to $650, and it can pass $1,000; typical is our choice.',
  ),
  relay: repair('Start relay or capacitor', [50, 120, 200], ['R63']),
  defrost: repair(
    'Defrost heater',
    [230, 390, 550],
    ['R65'],
    'One quote of 2023: $390, or $550 with its thermostat. Low is our choice.',
  ),
  iceMaker: repair('Ice maker', [100, 200, 300], ['R27', 'R28']),
  fridgeValve: repair('Water valve', [150, 220, 300], ['R64']),
  washerPump: repair('Drain pump', [150, 240, 350], ['R29']),
  washerBelt: repair('Drive belt', [100, 150, 200], ['R29']),
  washerLock: repair('Lid switch or door lock', [100, 190, 300], ['R29']),
  washerMotor: repair('Main motor', [300, 480, 700], ['R29']),
  washerValve: repair('Water inlet valve', [45, 105, 185], ['R30', 'R17'], built),
  dryerHeat: repair('Heating element or fuse', [100, 200, 300], ['R9']),
  dryerBelt: repair('Drum belt', [150, 175, 200], ['R9']),
  dryerRollers: repair(
    'Belt and rollers',
    [200, 250, 300],
    ['R9'],
    '$150 to $200 for the belt and $50 to $100 for the rollers.',
  ),
  dryerBoard: repair('Board, wiring or switch', [200, 290, 400], ['R9']),
  dryerBearing: repair('Bearing', [100, 175, 250], ['R9']),
  dryerVent: repair('Vent cleaning', [75, 110, 150], ['R9']),
  dishLatch: repair('Door latch', [100, 125, 150], ['R33']),
  dishPump: repair('Pump', [200, 270, 350], ['R33']),
  dishPanel: repair('Control panel', [200, 340, 500], ['R23']),
  dishMotor: repair('Motor', [400, 500, 600], ['R23']),
  ovenElement: repair('Bake element', [100, 190, 290], ['R34']),
  ovenIgniter: repair('Oven igniter', [120, 210, 300], ['R34']),
  ovenSensor: repair('Thermostat or sensor', [100, 220, 350], ['R34']),
  spark: repair('Spark module or electrode', [35, 115, 215], ['R35', 'R17'], built),
  magnetron: repair('Magnetron or diode', [100, 150, 285], ['R36', 'R17'], built),
  microSwitch: repair('Fuse or door switch', [40, 100, 185], ['R36', 'R17'], built),
});

/** A part that can fail; `none` is a visit that finds nothing broken. */
export type Part = Exclude<keyof typeof prices, 'visit'>;
