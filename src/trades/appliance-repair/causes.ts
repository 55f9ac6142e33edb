import type { Part } from './prices.ts';

/** What a symptom could be: each cause with its weight, and what to check before calling. */
export interface Symptom {
  readonly causes: readonly (readonly [Part | 'none', number])[];
  readonly check: string;
}

/**
 * Likely causes by appliance and symptom. No count of causes is published, so the weights (out of 100) are
 * our judgement: they follow the order in which the guides name the causes (R2, R3, R48, R71 refrigerators;
 * R29, R51 washers; R50, R9 dryers; R52 dishwashers; R34, R35 ranges; R36 microwaves), and `none` follows
 * the 20 to 25% of calls that need no part (R1).
 */
export const symptoms = {
  refrigerator: {
    'fridge-warm': {
      causes: [
        ['defrost', 40],
        ['coldFan', 35],
        ['thermostat', 15],
        ['none', 10],
      ],
      check: 'Is the back wall of the freezer frosted? Are the air vents free?',
    },
    'both-warm': {
      causes: [
        ['coldFan', 25],
        ['relay', 20],
        ['compressor', 20],
        ['fridgeBoard', 10],
        ['none', 25],
      ],
      check: 'Is it set cold? Vacuum the coils: dust is the usual reason in hot summers.',
    },
    'no-ice': {
      causes: [
        ['iceMaker', 50],
        ['fridgeValve', 30],
        ['none', 20],
      ],
      check: 'Is the arm down, the water on, and the filter new?',
    },
    'runs-on': {
      causes: [
        ['gasket', 50],
        ['thermostat', 25],
        ['none', 25],
      ],
      check: 'Does paper slip out of the closed door? Clean the gasket and the coils.',
    },
    dead: {
      causes: [
        ['fridgeBoard', 45],
        ['relay', 25],
        ['none', 30],
      ],
      check: 'Does a lamp work in that outlet? Check the breaker.',
    },
  },
  washer: {
    'no-drain': {
      causes: [
        ['washerPump', 50],
        ['washerLock', 20],
        ['none', 30],
      ],
      check: 'Is the hose kinked? Clear the filter at the bottom.',
    },
    'no-spin': {
      causes: [
        ['washerLock', 40],
        ['washerBelt', 30],
        ['washerMotor', 10],
        ['none', 20],
      ],
      check: 'Spread the load and try a spin alone.',
    },
    dead: {
      causes: [
        ['washerLock', 55],
        ['washerMotor', 20],
        ['none', 25],
      ],
      check: 'Does a lamp work in that outlet? Check the breaker.',
    },
    'fills-off': {
      causes: [['washerValve', 100]],
      check: 'Close both valves behind it until it is repaired.',
    },
    noise: {
      causes: [
        ['washerPump', 60],
        ['washerMotor', 25],
        ['none', 15],
      ],
      check: 'Look for coins in the pump filter. Are the feet level?',
    },
  },
  dryer: {
    'no-heat': {
      causes: [
        ['dryerHeat', 70],
        ['dryerBoard', 10],
        ['none', 20],
      ],
      check: 'Clean the lint screen and the vent. Check both breakers.',
    },
    'no-start': {
      causes: [
        ['dryerHeat', 35],
        ['dryerBoard', 40],
        ['none', 25],
      ],
      check: 'Check the breaker, and that the door clicks shut.',
    },
    'no-turn': {
      causes: [
        ['dryerBelt', 75],
        ['dryerRollers', 25],
      ],
      check: 'Does the drum turn freely by hand? Then the belt is off.',
    },
    noise: {
      causes: [
        ['dryerRollers', 50],
        ['dryerBearing', 50],
      ],
      check: 'Look for coins in the drum and the lint screen.',
    },
    slow: {
      causes: [
        ['dryerVent', 55],
        ['dryerHeat', 20],
        ['none', 25],
      ],
      check: 'Feel the flap outside. Weak air is a clogged vent.',
    },
  },
  dishwasher: {
    'water-left': {
      causes: [
        ['dishPump', 60],
        ['none', 40],
      ],
      check: 'Clean the filter. Does the sink drain? Run the disposal.',
    },
    'no-start': {
      causes: [
        ['dishLatch', 45],
        ['dishPanel', 30],
        ['none', 25],
      ],
      check: 'Check the breaker, and that the door clicks shut.',
    },
    dirty: {
      causes: [
        ['dishPump', 40],
        ['none', 60],
      ],
      check: 'Clean the filter and the spray arms. Run the sink hot first.',
    },
    leak: {
      causes: [
        ['dishPump', 60],
        ['none', 40],
      ],
      check: 'Too much soap foams over. Wipe the door seal and level the feet.',
    },
    hums: {
      causes: [
        ['dishMotor', 60],
        ['none', 40],
      ],
      check: 'Is the valve under the sink open? Does the float move freely?',
    },
  },
  range: {
    'oven-cold': {
      causes: [
        ['ovenElement', 75],
        ['ovenSensor', 15],
        ['none', 10],
      ],
      check: 'Is the clock set, and no delayed start on?',
    },
    'wrong-heat': {
      causes: [
        ['ovenSensor', 75],
        ['none', 25],
      ],
      check: 'Put an oven thermometer inside. Many ovens can be adjusted.',
    },
    burner: {
      causes: [
        ['spark', 60],
        ['none', 40],
      ],
      check: 'Clean and dry the cap and the holes. Do all burners fail, or one?',
    },
  },
  microwave: {
    'no-heat': {
      causes: [['magnetron', 100]],
      check: 'Never open the case.',
    },
    dead: {
      causes: [
        ['microSwitch', 70],
        ['none', 30],
      ],
      check: 'Does a lamp work in that outlet? Check the breaker.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Symptom>>>>;

export type Appliance = keyof typeof symptoms;

/** Years an appliance lasts: low from a newer survey (R22), typical and high from R19–R21. */
export const lifeYears: Readonly<Record<Appliance, { low: number; typical: number }>> = {
  refrigerator: { low: 7, typical: 13 },
  washer: { low: 7, typical: 10 },
  dryer: { low: 7, typical: 13 },
  dishwasher: { low: 7, typical: 9 },
  range: { low: 10, typical: 13 },
  microwave: { low: 6, typical: 9 },
};

/** Age in years from which a major fault leans to a new one (R5). */
export const majorFromYears: Readonly<Record<Appliance, number>> = {
  refrigerator: 10,
  washer: 10,
  dryer: 12,
  dishwasher: 8,
  range: 12,
  microwave: 6,
};

/** Parts whose failure is a major fault. */
export const majorParts: readonly (Part | 'none')[] = [
  'compressor',
  'fridgeBoard',
  'washerMotor',
  'dishMotor',
];
