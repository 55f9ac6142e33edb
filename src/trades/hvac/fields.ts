import { choice, choices, number, optionalNumber, yesNo, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';
import { rateField } from '../power-rate.ts';
import { tenureField } from '../tenure.ts';

const job = 'The job';
const repair = 'The repair';
const decide = 'Repair or replace?';
const home = 'You and your home';
const equipment = 'The new equipment';
const around = 'Ducts, power and lines';
const repairing = { job: 'repair' };
const replacing = { job: 'replace' };
const either = { job: ['repair', 'replace'] };
const coolingSymptoms = [
  'outdoor-off',
  'humming',
  'weak',
  'ice',
  'short',
  'water',
  'breaker',
  'dead',
  'unsure',
] as const;
const sized = { job: 'replace', system: ['ac-furnace', 'ac', 'heat-pump'] };
/** What has an outdoor or indoor unit for the whole house. */
const central = { job: 'replace', system: ['ac-furnace', 'ac', 'heat-pump', 'furnace'] };
/** Heat pump prices hold wiring, lines and thermostat already; a furnace needs none of them. */
const cooling = { job: 'replace', system: ['ac-furnace', 'ac'] };

/** What is asked, in the order it is asked. */
export const fields = {
  dangers: choices({
    label: 'Is any of this true right now?',
    section: job,
    danger: true,
    options: [
      { value: 'gas', label: 'Gas smell' },
      { value: 'co', label: 'A carbon monoxide (CO) alarm sounds' },
      { value: 'frail', label: 'A baby, or anyone old or ill, has no cooling or heat' },
    ],
    default: [],
  }),
  job: choice({
    label: 'What do you need?',
    section: job,
    options: [
      { value: 'repair', label: 'Repair, or not sure yet' },
      { value: 'replace', label: 'New system' },
      { value: 'ducts', label: 'Ducts only' },
      { value: 'tune-up', label: 'Tune-up' },
    ],
    default: 'repair',
    essential: true,
  }),
  symptom: choice({
    label: 'What is wrong?',
    section: job,
    when: repairing,
    options: [
      { value: 'outdoor-off', label: 'Blows warm, outdoor unit silent' },
      { value: 'humming', label: 'Outdoor unit hums, fan does not turn' },
      { value: 'weak', label: 'Runs all day, never cool' },
      { value: 'ice', label: 'Ice on a line or coil' },
      { value: 'short', label: 'Starts and stops, damp air' },
      { value: 'water', label: 'Water at the indoor unit' },
      { value: 'breaker', label: 'Breaker trips again' },
      { value: 'dead', label: 'Nothing runs' },
      { value: 'no-heat', label: 'No heat' },
      { value: 'unsure', label: 'Not sure' },
    ],
    default: 'unsure',
    essential: true,
  }),
  cools: choice({
    label: 'What cools the house?',
    section: job,
    when: { job: 'repair', symptom: coolingSymptoms },
    options: [
      { value: 'ac', label: 'Central AC' },
      { value: 'heat-pump', label: 'Heat pump' },
      { value: 'mini-split', label: 'Mini-split' },
    ],
    default: 'ac',
    essential: true,
  }),
  heats: choice({
    label: 'What heats the house?',
    section: job,
    when: { job: 'repair', symptom: 'no-heat' },
    options: [
      { value: 'furnace', label: 'Gas furnace' },
      { value: 'heat-pump', label: 'Heat pump or electric' },
      { value: 'mini-split', label: 'Mini-split' },
    ],
    default: 'furnace',
    essential: true,
  }),
  system: choice({
    label: 'Which system?',
    section: job,
    when: replacing,
    options: [
      { value: 'ac-furnace', label: 'AC and furnace' },
      { value: 'ac', label: 'AC, furnace stays' },
      { value: 'furnace', label: 'Furnace only' },
      { value: 'heat-pump', label: 'Heat pump' },
      { value: 'mini-split', label: 'Mini-split' },
    ],
    default: 'ac-furnace',
    essential: true,
  }),
  ductWork: choice({
    label: 'What do the ducts need?',
    section: job,
    when: { job: 'ducts' },
    options: [
      { value: 'seal', label: 'Sealing' },
      { value: 'new', label: 'New ducts' },
    ],
    default: 'new',
    essential: true,
  }),
  age: number({
    label: 'How old is the system? (years)',
    hint: 'On the outdoor nameplate.',
    picture: 'ac-nameplate',
    section: job,
    when: either,
    unit: 'year',
    min: 0,
    max: 50,
    default: 10,
    plausible: [4, 18],
  }),
  area: number({
    label: 'Floor area it serves (sq ft)',
    hint: 'See the tax record. For a repair: the broken system alone.',
    section: job,
    when: { job: ['repair', 'replace', 'ducts'] },
    unit: 'sqft',
    outline: 'floors',
    min: 300,
    max: 12000,
    default: 2000,
    plausible: [1400, 3000],
  }),
  part: choice({
    label: 'Has a technician named the part?',
    section: repair,
    when: { job: 'repair', symptom: coolingSymptoms },
    options: [
      { value: 'unknown', label: 'Not yet' },
      { value: 'capacitor', label: 'Capacitor' },
      { value: 'contactor', label: 'Contactor' },
      { value: 'wiring', label: 'Wiring or drain' },
      { value: 'fanMotor', label: 'Outdoor fan motor' },
      { value: 'blower', label: 'Indoor blower' },
      { value: 'board', label: 'Control board' },
      { value: 'thermostat', label: 'Thermostat' },
      { value: 'pump', label: 'Drain pump' },
      { value: 'cleaning', label: 'Dirty coil' },
      { value: 'leak', label: 'Refrigerant leak' },
      { value: 'recharge', label: 'Refrigerant top-off' },
      { value: 'coil', label: 'Indoor coil' },
      { value: 'compressor', label: 'Compressor' },
      { value: 'reversingValve', label: 'Reversing valve (heat pump)' },
    ],
    default: 'unknown',
    essential: true,
  }),
  heatPart: choice({
    label: 'Has a technician named the part?',
    section: repair,
    when: { job: 'repair', symptom: 'no-heat', heats: 'furnace' },
    options: [
      { value: 'unknown', label: 'Not yet' },
      { value: 'ignitor', label: 'Ignitor' },
      { value: 'flameSensor', label: 'Flame sensor' },
      { value: 'gasValve', label: 'Gas valve' },
      { value: 'inducer', label: 'Draft inducer' },
      { value: 'blower', label: 'Indoor blower' },
      { value: 'board', label: 'Control board' },
      { value: 'thermostat', label: 'Thermostat' },
      { value: 'exchanger', label: 'Heat exchanger' },
    ],
    default: 'unknown',
    essential: true,
  }),
  pumpPart: choice({
    label: 'Has a technician named the part?',
    section: repair,
    when: { job: 'repair', symptom: 'no-heat', heats: ['heat-pump', 'mini-split'] },
    options: [
      { value: 'unknown', label: 'Not yet' },
      { value: 'capacitor', label: 'Capacitor' },
      { value: 'heatStrip', label: 'Electric heat strip' },
      { value: 'defrostBoard', label: 'Defrost board' },
      { value: 'fanMotor', label: 'Outdoor fan motor' },
      { value: 'blower', label: 'Indoor blower' },
      { value: 'leak', label: 'Refrigerant leak' },
      { value: 'reversingValve', label: 'Reversing valve' },
      { value: 'compressor', label: 'Compressor' },
    ],
    default: 'unknown',
    essential: true,
  }),
  checked: choices({
    label: 'What have you checked yourself?',
    hint: 'Safe and free. Stop if a breaker trips twice.',
    section: repair,
    when: repairing,
    options: [
      { value: 'thermostat', label: 'Thermostat: mode, batteries' },
      { value: 'filter', label: 'Filter is clean' },
      { value: 'power', label: 'Breakers and outdoor switch' },
    ],
    default: [],
  }),
  refrigerant: choice({
    label: 'Which refrigerant is in it?',
    hint: 'Before 2010 mostly R-22.',
    section: repair,
    when: { job: 'repair', part: ['leak', 'recharge', 'coil', 'compressor'] },
    options: [
      { value: 'r410a', label: 'R-410A or newer' },
      { value: 'r22', label: 'R-22' },
    ],
    default: 'r410a',
    plausible: ['r410a', 'r22'],
  }),
  pounds: number({
    label: 'Pounds of refrigerant to add',
    section: repair,
    when: { job: 'repair', part: ['leak', 'recharge'] },
    unit: 'pound',
    min: 0,
    max: 25,
    default: 4,
    plausible: [2, 8],
  }),
  hours: choice({
    label: 'When do they need to come?',
    section: repair,
    when: repairing,
    options: [
      { value: 'day', label: 'Business hours' },
      { value: 'after', label: 'Night, weekend or holiday' },
    ],
    default: 'day',
  }),
  credited: yesNo({
    label: 'Is the visit fee taken off if you go ahead?',
    section: repair,
    when: repairing,
    default: 'no',
  }),
  warranty: yesNo({
    label: 'Is the part still under warranty?',
    hint: 'Often 5 years, 10 if registered.',
    section: repair,
    when: repairing,
    default: 'no',
  }),
  often: choice({
    label: 'Has it broken down in the last two years?',
    section: decide,
    when: repairing,
    options: [
      { value: 'no', label: 'No' },
      { value: 'once', label: 'Once' },
      { value: 'more', label: 'Twice or more' },
    ],
    default: 'no',
  }),
  repairQuote: optionalNumber({
    label: 'A repair quote you have ($)',
    section: decide,
    when: repairing,
    unit: 'usd',
    min: 0,
    max: 30_000,
  }),
  newQuote: optionalNumber({
    label: 'A quote for a new one ($)',
    section: decide,
    when: repairing,
    unit: 'usd',
    min: 500,
    max: 100_000,
  }),
  state: choice({
    label: 'How is the old one doing?',
    section: home,
    when: replacing,
    options: [
      { value: 'works', label: 'Works fine' },
      { value: 'uneven', label: 'Works, rooms stay hot' },
      { value: 'repairs', label: 'Keeps needing repairs' },
      { value: 'dead', label: 'Dead' },
    ],
    default: 'repairs',
  }),
  tenure: tenureField(home),
  city: cityField(home),
  tier: choice({
    label: 'How efficient?',
    hint: 'Texas minimum: 14.3 SEER2, 13.8 from 3.75 tons.',
    section: equipment,
    when: sized,
    options: [
      { value: 'minimum', label: 'Legal minimum' },
      { value: 'mid', label: 'About 16 SEER2' },
      { value: 'high', label: 'About 18, two-stage' },
    ],
    default: 'minimum',
  }),
  tons: optionalNumber({
    label: 'Tons on the nameplate, all units added',
    hint: 'In the model number 036 means 3 tons.',
    section: equipment,
    when: sized,
    unit: 'ton',
    min: 1,
    max: 20,
  }),
  systems: optionalNumber({
    label: 'How many are you replacing?',
    hint: 'Count the outdoor units. Leave blank if not sure.',
    section: equipment,
    when: central,
    unit: 'each',
    min: 1,
    max: 4,
    whole: true,
  }),
  afue: choice({
    label: 'How efficient a furnace?',
    section: equipment,
    when: { job: 'replace', system: ['ac-furnace', 'furnace'] },
    options: [
      { value: '80', label: '80%' },
      { value: '96', label: '95% or more' },
    ],
    default: '80',
  }),
  zones: number({
    label: 'Indoor heads (zones)',
    section: equipment,
    when: { job: 'replace', system: 'mini-split' },
    unit: 'each',
    min: 1,
    max: 8,
    default: 1,
    whole: true,
    plausible: [1, 3],
  }),
  rate: rateField({ section: equipment, when: sized, plausible: [11, 18] }),
  ducts: choice({
    label: 'What do the ducts need?',
    section: around,
    when: central,
    options: [
      { value: 'good', label: 'Nothing' },
      { value: 'seal', label: 'Sealing' },
      { value: 'new', label: 'New ducts' },
    ],
    default: 'good',
    plausible: ['good', 'seal'],
  }),
  wiring: yesNo({
    label: 'New disconnect and wiring?',
    section: around,
    when: cooling,
    default: 'no',
  }),
  lineSet: yesNo({
    label: 'New copper lines?',
    section: around,
    when: cooling,
    default: 'no',
  }),
  newThermostat: yesNo({
    label: 'New thermostat?',
    section: around,
    when: cooling,
    default: 'yes',
  }),
  extras: extrasField({
    hint: 'Drain pan, crane.',
    section: around,
    when: replacing,
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type HvacValues = Values<typeof fields>;
