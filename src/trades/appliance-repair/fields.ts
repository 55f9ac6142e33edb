import { choice, choices, number, optionalNumber, yesNo, type Values } from '../../engine/index.ts';
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

/** What every part is called, of whichever appliance. */
export const partNames = Object.assign({}, ...Object.values(parts)) as Readonly<
  Record<Part, string>
>;

const fault = 'What is wrong';
const unit = 'The appliance';
const cover = 'Warranty and quote';

const fuels = [
  { value: 'electric', label: 'Electric' },
  { value: 'gas', label: 'Gas' },
] as const;

/** Whether the fault is known already: the bill is then that of one part. */
const namedPart = (appliance: Appliance) =>
  choice<Part | 'unknown'>({
    label: 'Has a technician named the part?',
    section: cover,
    when: { appliance },
    options: [
      { value: 'unknown', label: 'Not yet' },
      ...Object.entries(parts[appliance]).map(([part, label]) => ({ value: part as Part, label })),
    ],
    default: 'unknown',
    // A fan and a compressor lie thousands apart: no quote is judged before it is answered.
    essential: true,
  });

/** What is asked, in the order it is asked. */
export const fields = {
  danger: choices({
    label: 'Any of these right now?',
    section: fault,
    danger: true,
    options: [
      { value: 'gas', label: 'Gas smell or hiss' },
      { value: 'burning', label: 'Burning smell or sparks' },
      { value: 'water', label: 'Water near a plug or cord' },
    ],
    default: [],
  }),
  appliance: choice({
    label: 'Which appliance?',
    section: fault,
    options: [
      { value: 'refrigerator', label: 'Refrigerator, freezer or wine cooler' },
      { value: 'washer', label: 'Washer' },
      { value: 'dryer', label: 'Dryer' },
      { value: 'dishwasher', label: 'Dishwasher' },
      { value: 'range', label: 'Oven, range or cooktop' },
      { value: 'microwave', label: 'Microwave' },
      { value: 'disposal', label: 'Garbage disposal' },
    ],
    default: 'refrigerator',
    essential: true,
  }),
  refrigerator: choice({
    label: 'What does it do?',
    section: fault,
    when: { appliance: 'refrigerator' },
    options: [
      { value: 'no-ice', label: 'No ice or water' },
      { value: 'fridge-warm', label: 'Freezer cold, fridge warm' },
      { value: 'both-warm', label: 'Warm, but it runs' },
      { value: 'clicks', label: 'Warm, clicks every few minutes' },
      { value: 'water', label: 'Leaks water' },
      { value: 'runs-on', label: 'Runs all the time' },
      { value: 'noise', label: 'Loud' },
      { value: 'dead', label: 'Completely dead' },
    ],
    default: 'no-ice',
    essential: true,
  }),
  washer: choice({
    label: 'What does it do?',
    section: fault,
    when: { appliance: 'washer' },
    options: [
      { value: 'no-drain', label: 'Does not drain' },
      { value: 'no-spin', label: 'Does not spin' },
      { value: 'leak', label: 'Leaks' },
      { value: 'noise', label: 'Grinds or bangs' },
      { value: 'fills-off', label: 'Fills while off' },
      { value: 'dead', label: 'Completely dead' },
    ],
    default: 'no-drain',
    essential: true,
  }),
  dryer: choice({
    label: 'What does it do?',
    section: fault,
    when: { appliance: 'dryer' },
    options: [
      { value: 'no-heat', label: 'Turns, no heat' },
      { value: 'slow', label: 'Takes two cycles' },
      { value: 'no-turn', label: 'Hums, drum still' },
      { value: 'no-start', label: 'Does not start' },
      { value: 'noise', label: 'Squeals or thumps' },
    ],
    default: 'no-heat',
    essential: true,
  }),
  dishwasher: choice({
    label: 'What does it do?',
    section: fault,
    when: { appliance: 'dishwasher' },
    options: [
      { value: 'water-left', label: 'Water stays in it' },
      { value: 'dirty', label: 'Dishes stay dirty' },
      { value: 'no-start', label: 'Does not start' },
      { value: 'leak', label: 'Leaks' },
      { value: 'hums', label: 'Hums, does not wash' },
    ],
    default: 'water-left',
    essential: true,
  }),
  range: choice({
    label: 'What does it do?',
    section: fault,
    when: { appliance: 'range' },
    options: [
      { value: 'oven-cold', label: 'Oven stays cold' },
      { value: 'wrong-heat', label: 'Oven too hot or too cool' },
      { value: 'burner', label: 'Gas burner clicks, no flame' },
      { value: 'burner-cold', label: 'Electric burner stays cold' },
    ],
    default: 'oven-cold',
    essential: true,
  }),
  microwave: choice({
    label: 'What does it do?',
    section: fault,
    when: { appliance: 'microwave' },
    options: [
      { value: 'no-heat', label: 'Runs, no heat' },
      { value: 'dead', label: 'Completely dead' },
    ],
    default: 'no-heat',
    essential: true,
  }),
  disposal: choice({
    label: 'What does it do?',
    section: fault,
    when: { appliance: 'disposal' },
    options: [
      { value: 'hums', label: 'Hums, does not turn' },
      { value: 'dead', label: 'Silent' },
    ],
    default: 'hums',
    essential: true,
  }),
  microwaveKind: choice({
    label: 'What kind of microwave?',
    section: fault,
    when: { appliance: 'microwave' },
    options: [
      { value: 'counter', label: 'On the counter' },
      { value: 'hung', label: 'Over the range' },
      { value: 'built-in', label: 'Built in or a drawer' },
    ],
    default: 'hung',
    essential: true,
  }),
  tenure: tenureField(fault),
  age: number({
    label: 'How old is it? (years)',
    hint: 'Look on the plate: inside a fridge, behind the drawer of a range, at the door or lid of the rest.',
    section: fault,
    unit: 'year',
    min: 0,
    max: 40,
    default: 7,
    plausible: [3, 12],
  }),
  brand: choice({
    label: 'What kind of brand?',
    section: fault,
    options: [
      { value: 'standard', label: 'Common' },
      {
        value: 'premium',
        label: 'Luxury built-in',
        hint: 'Sub-Zero, Wolf, Viking, Thermador, Miele and the like',
      },
    ],
    default: 'standard',
    // Twice the price hangs on it: no quote is judged before it is answered.
    essential: true,
  }),
  checked: choice({
    label: 'Have you done the free checks?',
    hint: 'Power, water, filter, vent.',
    section: unit,
    options: [
      { value: 'not-yet', label: 'Not yet' },
      { value: 'done', label: 'Yes, still broken' },
    ],
    default: 'not-yet',
  }),
  fuel: choice({
    label: 'Electric or gas?',
    section: unit,
    when: { appliance: 'range', range: 'oven-cold' },
    options: fuels,
    default: 'electric',
  }),
  dryerFuel: choice({
    label: 'Electric or gas?',
    section: unit,
    when: { appliance: 'dryer', dryer: ['no-heat', 'slow'] },
    options: fuels,
    default: 'electric',
  }),
  newPrice: optionalNumber({
    label: 'A new one like it, installed ($)',
    hint: 'With delivery, hookup and haul-away. If left blank, we use a typical one.',
    section: unit,
    unit: 'usd',
    min: 50,
    max: 30000,
  }),
  repairs: number({
    label: 'Repairs in the last two years (count)',
    section: unit,
    unit: 'each',
    min: 0,
    max: 9,
    default: 0,
    whole: true,
    plausible: [0, 1],
  }),
  warranty: choice({
    label: 'Is it under warranty?',
    section: cover,
    private: true,
    options: [
      { value: 'over', label: 'No' },
      { value: 'maker', label: 'Maker’s or store plan' },
      { value: 'home', label: 'Home warranty' },
    ],
    default: 'over',
    plausible: ['over'],
  }),
  credited: yesNo({
    label: 'Is the visit fee taken off if they repair?',
    section: cover,
    default: 'yes',
  }),
  refrigeratorPart: namedPart('refrigerator'),
  washerPart: namedPart('washer'),
  dryerPart: namedPart('dryer'),
  dishwasherPart: namedPart('dishwasher'),
  rangePart: namedPart('range'),
  microwavePart: namedPart('microwave'),
  disposalPart: namedPart('disposal'),
  quote: optionalNumber({
    label: 'A technician’s quote ($)',
    hint: 'It’s held against our figure, and against a new one.',
    section: cover,
    private: true,
    unit: 'usd',
    min: 0,
    max: 10000,
  }),
  extra: number({
    label: 'Weekend or removal charge ($)',
    section: cover,
    unit: 'usd',
    min: 0,
    max: 3000,
    default: 0,
  }),
  city: cityField(unit),
} as const;

/** Every answer, with defaults where there is none. */
export type ApplianceValues = Values<typeof fields>;
