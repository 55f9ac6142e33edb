import { figures } from './figures.ts';
import type { Appliance, Part } from './fields.ts';

const { value: causes } = figures.causes;

/** The parts behind a symptom with how many of 100 repairs replace each. */
export type Shares = Readonly<Partial<Record<Part, number>>>;

/** What fails in place of it where the appliance burns gas. */
export const onGas: Readonly<Partial<Record<Part, Part>>> = {
  ovenElement: 'ovenIgniter',
  dryerHeat: 'dryerGas',
};

/** The symptoms of an appliance by name. */
export const symptomsOf = (appliance: Appliance): Readonly<Record<string, Shares>> =>
  causes[appliance];

/** Parts of the cooling circuit. */
export const sealedParts: readonly Part[] = ['compressor', 'leak'];

/** Parts whose failure is a major fault. */
export const majorParts: readonly Part[] = [
  'compressor',
  'leak',
  'fridgeBoard',
  'washerMotor',
  'washerBearing',
  'washerBoard',
  'dryerBoard',
  'dishMotor',
  'dishPanel',
  'ovenBoard',
  'magnetron',
];
