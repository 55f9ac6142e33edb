import { choice, choices, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { tenureField } from '../tenure.ts';

/** The parts of each appliance that a technician could name, as they are called. */
export const parts = {
  refrigerator: {
    defrost: 'Defrost heater',
    coldFan: 'Fan motor',
    thermostat: 'Thermostat or sensor',
    compressor: 'Compressor',
    leak: 'Refrigerant leak',
    fridgeBoard: 'Control board',
    relay: 'Start relay or capacitor',
    iceMaker: 'Ice maker',
    fridgeValve: 'Water valve',
    drain: 'Frozen or clogged drain',
    gasket: 'Door gasket',
  },
  washer: {
    washerPump: 'Drain pump',
    washerLock: 'Lid switch or door lock',
    washerBoard: 'Control board',
    washerBelt: 'Drive belt',
    washerMotor: 'Main motor',
    washerSeal: 'Door seal or hose',
    washerValve: 'Water inlet valve',
    washerBearing: 'Drum bearing',
  },
  dryer: {
    dryerHeat: 'Heating element or fuse',
    dryerGas: 'Gas valve coil or igniter',
    dryerVent: 'Vent cleaning',
    dryerBoard: 'Board, motor or switch',
    dryerBelt: 'Drum belt',
    dryerRollers: 'Belt and rollers',
    dryerBearing: 'Bearing',
  },
  dishwasher: {
    dishPump: 'Drain pump',
    dishPanel: 'Control panel',
    dishLatch: 'Door latch',
    dishMotor: 'Wash motor',
    dishSeal: 'Door seal or inlet valve',
  },
  range: {
    ovenElement: 'Bake element',
    ovenIgniter: 'Oven igniter',
    ovenBoard: 'Control board',
    ovenSensor: 'Thermostat or sensor',
    spark: 'Spark module or electrode',
    cookElement: 'Burner element or switch',
  },
  microwave: {
    magnetron: 'Magnetron or diode',
    microSwitch: 'Fuse or door switch',
  },
  disposal: {
    disposalFix: 'Jam, switch or motor',
  },
} as const;

export type Appliance = keyof typeof parts;
/** A part that can fail. */
export type Part = { [A in Appliance]: keyof (typeof parts)[A] }[Appliance];

const unit = 'The appliance';

const fuels = [
  { value: 'electric', label: 'Electric' },
  { value: 'gas', label: 'Gas' },
] as const;

/** Whether the fault is known already: the bill is then that of one part. */
const namedPart = (appliance: Appliance) =>
  choice<Part | 'unknown'>('Has a technician named the part?', {
    when: { appliance },
    options: [
      { value: 'unknown', label: 'Not yet' },
      ...Object.entries(parts[appliance]).map(([part, label]) => ({ value: part as Part, label })),
    ],
    // A fan and a compressor lie thousands apart: no quote is judged before it is answered.
    essential: true,
  });

export const fields = {
  ...section('What is wrong', {
    danger: choices('Any of these right now?', {
      danger: true,
      options: {
        gas: 'Gas smell or hiss',
        burning: 'Burning smell or sparks',
        water: 'Water near a plug or cord',
      },
    }),
    appliance: choice('Which appliance?', {
      pictures: 'appliance',
      options: {
        refrigerator: 'Refrigerator, freezer or wine cooler',
        washer: 'Washer',
        dryer: 'Dryer',
        dishwasher: 'Dishwasher',
        range: 'Oven, range or cooktop',
        microwave: 'Microwave',
        disposal: 'Garbage disposal',
      },
      essential: 'work',
    }),
    refrigerator: choice('What does it do?', {
      when: { appliance: 'refrigerator' },
      options: {
        'no-ice': 'No ice or water',
        'fridge-warm': 'Freezer cold, fridge warm',
        'both-warm': 'Warm, but it runs',
        clicks: 'Warm, clicks every few minutes',
        water: 'Leaks water',
        'runs-on': 'Runs all the time',
        noise: 'Loud',
        dead: 'Completely dead',
      },
      essential: 'work',
    }),
    washer: choice('What does it do?', {
      when: { appliance: 'washer' },
      options: {
        'no-drain': 'Does not drain',
        'no-spin': 'Does not spin',
        leak: 'Leaks',
        noise: 'Grinds or bangs',
        'fills-off': 'Fills while off',
        dead: 'Completely dead',
      },
      essential: 'work',
    }),
    dryer: choice('What does it do?', {
      when: { appliance: 'dryer' },
      options: {
        'no-heat': 'Turns, no heat',
        slow: 'Takes two cycles',
        'no-turn': 'Hums, drum still',
        'no-start': 'Does not start',
        noise: 'Squeals or thumps',
      },
      essential: 'work',
    }),
    dishwasher: choice('What does it do?', {
      when: { appliance: 'dishwasher' },
      options: {
        'water-left': 'Water stays in it',
        dirty: 'Dishes stay dirty',
        'no-start': 'Does not start',
        leak: 'Leaks',
        hums: 'Hums, does not wash',
      },
      essential: 'work',
    }),
    range: choice('What does it do?', {
      when: { appliance: 'range' },
      options: {
        'oven-cold': 'Oven stays cold',
        'wrong-heat': 'Oven too hot or too cool',
        burner: 'Gas burner clicks, no flame',
        'burner-cold': 'Electric burner stays cold',
      },
      essential: 'work',
    }),
    microwave: choice('What does it do?', {
      when: { appliance: 'microwave' },
      options: { 'no-heat': 'Runs, no heat', dead: 'Completely dead' },
      essential: 'work',
    }),
    disposal: choice('What does it do?', {
      when: { appliance: 'disposal' },
      options: { hums: 'Hums, does not turn', dead: 'Silent' },
      essential: 'work',
    }),
    microwaveKind: choice('What kind of microwave?', {
      when: { appliance: 'microwave' },
      options: {
        counter: 'On the counter',
        hung: 'Over the range',
        'built-in': 'Built in or a drawer',
      },
      default: 'hung',
      essential: true,
    }),
    tenure: tenureField,
    age: number('How old is it? (years)', 'year', [0, 40], {
      hint: 'Look on the plate: inside a fridge, behind the drawer of a range, at the door or lid of the rest.',
      default: 7,
      plausible: [3, 12],
    }),
    brand: choice('What kind of brand?', {
      options: {
        standard: 'Common',
        premium: {
          label: 'Luxury built-in',
          hint: 'Sub-Zero, Wolf, Viking, Thermador, Miele and the like',
        },
      },
      // Twice the price hangs on it: no quote is judged before it is answered.
      essential: true,
    }),
  }),
  ...section(unit, {
    checked: choice('Have you done the free checks?', {
      hint: 'Power, water, filter, vent.',
      options: { 'not-yet': 'Not yet', done: 'Yes, still broken' },
    }),
    fuel: choice('Electric or gas?', {
      when: { appliance: 'range', range: 'oven-cold' },
      options: fuels,
    }),
    dryerFuel: choice('Electric or gas?', {
      when: { appliance: 'dryer', dryer: ['no-heat', 'slow'] },
      options: fuels,
    }),
    newPrice: number('A new one like it, installed ($)', 'usd', [50, 30000], {
      hint: 'With delivery, hookup and haul-away. If left blank, we use a typical one.',
    }),
    repairs: number('Repairs in the last two years (count)', 'each', [0, 9], {
      default: 0,
      whole: true,
      plausible: [0, 1],
    }),
  }),
  ...section('Warranty and quote', {
    warranty: choice('Is it under warranty?', {
      private: true,
      options: { over: 'No', maker: 'Maker’s or store plan', home: 'Home warranty' },
      plausible: ['over'],
    }),
    credited: yesNo('Is the visit fee taken off if they repair?', { default: 'yes' }),
    refrigeratorPart: namedPart('refrigerator'),
    washerPart: namedPart('washer'),
    dryerPart: namedPart('dryer'),
    dishwasherPart: namedPart('dishwasher'),
    rangePart: namedPart('range'),
    microwavePart: namedPart('microwave'),
    disposalPart: namedPart('disposal'),
    quote: number('A technician’s quote ($)', 'usd', [0, 10000], {
      hint: 'It’s held against our figure, and against a new one.',
      private: true,
    }),
    extra: number('Weekend or removal charge ($)', 'usd', [0, 3000], { default: 0 }),
  }),
  ...section(unit, {
    city: cityField,
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type ApplianceValues = Values<typeof fields>;
