import { figures, type Part } from './figures.ts';

const { value: causes } = figures.causes;

export type Appliance = keyof typeof causes;

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

/** Every part of an appliance that a technician could name. */
export const partsOf = (appliance: Appliance): Part[] => {
  const parts = new Set<Part>();
  for (const shares of Object.values(symptomsOf(appliance)))
    for (const part of Object.keys(shares) as Part[]) {
      parts.add(part);
      const gas = onGas[part];
      if (gas) parts.add(gas);
    }
  return [...parts];
};

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
