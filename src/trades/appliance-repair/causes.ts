import type { Part } from './prices.ts';

/** What a symptom could be, once something is broken. */
export interface Symptom {
  /** Each cause with its weight; they add up to 100. */
  readonly causes: readonly (readonly [Part, number])[];
  /** Calls in 100 that find nothing broken at all. */
  readonly nothing: number;
  /** What to look at before calling. */
  readonly check: string;
}

/**
 * Likely causes by appliance and symptom. No count of causes is published, so the weights are our
 * judgment: they follow the order in which the guides name the causes (R2, R3, R48, R71 refrigerators;
 * R29, R51 washers; R50, R9 dryers; R52 dishwashers; R34, R35 ranges; R36 microwaves), and `nothing`
 * follows the 20 to 25% of calls that need no part (R1), fewer where no free check would help.
 */
export const symptoms = {
  refrigerator: {
    'fridge-warm': {
      causes: [
        ['defrost', 40],
        ['coldFan', 40],
        ['thermostat', 20],
      ],
      nothing: 15,
      check: 'Is the back wall of the freezer frosted? Are the air vents free?',
    },
    'both-warm': {
      causes: [
        ['coldFan', 35],
        ['compressor', 20],
        ['leak', 20],
        ['fridgeBoard', 15],
        ['defrost', 10],
      ],
      nothing: 20,
      check: 'Is it set cold? Vacuum the coils: dust is the usual reason in hot summers.',
    },
    clicks: {
      causes: [
        ['relay', 55],
        ['compressor', 45],
      ],
      nothing: 5,
      check: 'Vacuum the coils and let it rest unplugged for an hour.',
    },
    'no-ice': {
      causes: [
        ['iceMaker', 55],
        ['fridgeValve', 35],
        ['fridgeBoard', 10],
      ],
      nothing: 20,
      check: 'Is the arm down, the water on, and the filter new?',
    },
    water: {
      causes: [
        ['drain', 60],
        ['fridgeValve', 40],
      ],
      nothing: 15,
      check: 'Is the water filter seated? Rinse the drain hole inside with warm water.',
    },
    'runs-on': {
      causes: [
        ['gasket', 50],
        ['thermostat', 25],
        ['defrost', 25],
      ],
      nothing: 25,
      check: 'Does paper slip out of the closed door? Clean the gasket and the coils.',
    },
    noise: {
      causes: [
        ['coldFan', 80],
        ['iceMaker', 20],
      ],
      nothing: 20,
      check: 'Is it level? Does a bottle or the drip pan rattle?',
    },
    dead: {
      causes: [
        ['fridgeBoard', 60],
        ['relay', 20],
        ['thermostat', 20],
      ],
      nothing: 25,
      check: 'Does a lamp work in that outlet? Check the breaker.',
    },
  },
  washer: {
    'no-drain': {
      causes: [
        ['washerPump', 75],
        ['washerLock', 15],
        ['washerBoard', 10],
      ],
      nothing: 25,
      check: 'Is the hose kinked? Clear the filter at the bottom.',
    },
    'no-spin': {
      causes: [
        ['washerLock', 40],
        ['washerBelt', 30],
        ['washerBoard', 15],
        ['washerMotor', 15],
      ],
      nothing: 20,
      check: 'Spread the load and try a spin alone.',
    },
    leak: {
      causes: [
        ['washerSeal', 60],
        ['washerPump', 25],
        ['washerValve', 15],
      ],
      nothing: 15,
      check: 'Tighten both hoses by hand. Wipe the door seal.',
    },
    'fills-off': {
      causes: [
        ['washerValve', 85],
        ['washerBoard', 15],
      ],
      nothing: 0,
      check: 'Close both valves behind it until it is repaired.',
    },
    noise: {
      causes: [
        ['washerBearing', 45],
        ['washerPump', 35],
        ['washerMotor', 20],
      ],
      nothing: 15,
      check: 'Look for coins in the pump filter. Are the feet level?',
    },
    dead: {
      causes: [
        ['washerLock', 55],
        ['washerBoard', 45],
      ],
      nothing: 25,
      check: 'Does a lamp work in that outlet? Check the breaker.',
    },
  },
  dryer: {
    'no-heat': {
      causes: [
        ['dryerHeat', 75],
        ['dryerVent', 15],
        ['dryerBoard', 10],
      ],
      nothing: 20,
      check: 'Clean the lint screen and the vent. Check both breakers.',
    },
    'no-start': {
      causes: [
        ['dryerBoard', 60],
        ['dryerHeat', 40],
      ],
      nothing: 25,
      check: 'Check the breaker, and that the door clicks shut.',
    },
    'no-turn': {
      causes: [
        ['dryerBelt', 70],
        ['dryerRollers', 15],
        ['dryerBoard', 15],
      ],
      nothing: 0,
      check: 'Does the drum turn freely by hand? Then the belt is off.',
    },
    noise: {
      causes: [
        ['dryerRollers', 60],
        ['dryerBearing', 40],
      ],
      nothing: 10,
      check: 'Look for coins in the drum and the lint screen.',
    },
    slow: {
      causes: [
        ['dryerVent', 65],
        ['dryerHeat', 35],
      ],
      nothing: 20,
      check: 'Feel the flap outside. Weak air is a clogged vent.',
    },
  },
  dishwasher: {
    'water-left': {
      causes: [
        ['dishPump', 80],
        ['dishPanel', 20],
      ],
      nothing: 25,
      check: 'Clean the filter. Does the sink drain? Run the disposal.',
    },
    'no-start': {
      causes: [
        ['dishLatch', 50],
        ['dishPanel', 50],
      ],
      nothing: 25,
      check: 'Check the breaker, and that the door clicks shut.',
    },
    dirty: {
      causes: [
        ['dishMotor', 45],
        ['dishSeal', 30],
        ['dishPump', 25],
      ],
      nothing: 25,
      check: 'Clean the filter and the spray arms. Run the sink hot first.',
    },
    leak: {
      causes: [
        ['dishSeal', 60],
        ['dishPump', 30],
        ['dishMotor', 10],
      ],
      nothing: 20,
      check: 'Too much soap foams over. Wipe the door seal and level the feet.',
    },
    hums: {
      causes: [
        ['dishMotor', 50],
        ['dishSeal', 25],
        ['dishPump', 25],
      ],
      nothing: 15,
      check: 'Is the valve under the sink open? Does the float move freely?',
    },
  },
  range: {
    'oven-cold': {
      causes: [
        ['ovenElement', 65],
        ['ovenBoard', 20],
        ['ovenSensor', 15],
      ],
      nothing: 10,
      check: 'Is the clock set, and no delayed start on?',
    },
    'wrong-heat': {
      causes: [
        ['ovenSensor', 70],
        ['ovenElement', 15],
        ['ovenBoard', 15],
      ],
      nothing: 20,
      check: 'Put an oven thermometer inside. Many ovens can be adjusted.',
    },
    burner: {
      causes: [['spark', 100]],
      nothing: 25,
      check: 'Clean and dry the cap and the holes. Do all burners fail, or one?',
    },
    'burner-cold': {
      causes: [['cookElement', 100]],
      nothing: 10,
      check: 'Do all burners fail, or one? Check both breakers.',
    },
  },
  microwave: {
    'no-heat': {
      causes: [
        ['magnetron', 80],
        ['microSwitch', 20],
      ],
      nothing: 0,
      check: 'Never open the case.',
    },
    dead: {
      causes: [
        ['microSwitch', 65],
        ['magnetron', 35],
      ],
      nothing: 20,
      check: 'Does a lamp work in that outlet? Check the breaker.',
    },
  },
  disposal: {
    hums: {
      causes: [['disposalFix', 100]],
      nothing: 25,
      check: 'Power off. Turn it free with a hex key from below, then press the red button.',
    },
    dead: {
      causes: [['disposalFix', 100]],
      nothing: 25,
      check: 'Press the red button underneath. Check the breaker.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Symptom>>>>;

export type Appliance = keyof typeof symptoms;

/** What fails in place of it where the appliance burns gas. */
export const onGas: Readonly<Partial<Record<Part, Part>>> = {
  ovenElement: 'ovenIgniter',
  dryerHeat: 'dryerGas',
};

/** Every part of an appliance that a technician could name. */
export const partsOf = (appliance: Appliance): Part[] => {
  const parts = new Set<Part>();
  for (const { causes } of Object.values<Symptom>(symptoms[appliance]))
    for (const [part] of causes) {
      parts.add(part);
      const gas = onGas[part];
      if (gas) parts.add(gas);
    }
  return [...parts];
};

/** Years an appliance lasts: low from a newer survey (R22), typical from R19–R21 and R24. */
export const lifeYears: Readonly<Record<Appliance, { low: number; typical: number }>> = {
  refrigerator: { low: 7, typical: 13 },
  washer: { low: 7, typical: 10 },
  dryer: { low: 7, typical: 13 },
  dishwasher: { low: 7, typical: 9 },
  range: { low: 10, typical: 13 },
  microwave: { low: 6, typical: 9 },
  disposal: { low: 8, typical: 10 },
};

/** Years a luxury built-in lasts, where a repair firm says so (R82). */
export const luxuryYears: Readonly<Partial<Record<Appliance, number>>> = {
  refrigerator: 20,
  range: 18,
  dishwasher: 12,
};

/** Age in years from which a major fault leans to a new one (R5). */
export const majorFromYears: Readonly<Record<Appliance, number>> = {
  refrigerator: 10,
  washer: 10,
  dryer: 12,
  dishwasher: 8,
  range: 12,
  microwave: 6,
  disposal: 8,
};

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
