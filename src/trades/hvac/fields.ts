import { choice, choices, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';
import { rateField } from '../power-rate.ts';
import { tenureField } from '../tenure.ts';

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

export const fields = {
  ...section('The job', {
    dangers: choices('Is any of this true right now?', {
      danger: true,
      options: {
        gas: 'Gas smell',
        co: 'A carbon monoxide (CO) alarm sounds',
        frail: 'A baby, or anyone old or ill, has no cooling or heat',
      },
    }),
    job: choice('What do you need?', {
      options: {
        repair: 'Repair, or not sure yet',
        replace: 'New system',
        ducts: 'Ducts only',
        'tune-up': 'Tune-up',
      },
      essential: 'work',
    }),
    symptom: choice('What is wrong?', {
      when: repairing,
      pictures: 'cooling',
      options: {
        'outdoor-off': 'Blows warm, outdoor unit silent',
        humming: 'Outdoor unit hums, fan does not turn',
        weak: 'Runs, but blows warm or never cools',
        ice: 'Ice on a line or coil',
        short: 'Starts and stops, damp air',
        water: 'Water at the indoor unit',
        breaker: 'Breaker trips again',
        dead: 'Nothing runs',
        'no-heat': 'No heat',
        unsure: 'Not sure',
      },
      default: 'unsure',
      essential: true,
    }),
    cools: choice('What cools the house?', {
      when: { job: 'repair', symptom: coolingSymptoms },
      pictures: 'system',
      options: { ac: 'Central AC', 'heat-pump': 'Heat pump', 'mini-split': 'Mini-split' },
      essential: true,
    }),
    heats: choice('What heats the house?', {
      when: { job: 'repair', symptom: 'no-heat' },
      pictures: 'system',
      options: {
        furnace: 'Gas furnace',
        'heat-pump': 'Heat pump or electric',
        'mini-split': 'Mini-split',
      },
      essential: true,
    }),
    system: choice('Which system?', {
      when: replacing,
      pictures: 'system',
      options: {
        'ac-furnace': 'AC and furnace',
        ac: 'AC, furnace stays',
        furnace: 'Furnace only',
        'heat-pump': 'Heat pump',
        'mini-split': 'Mini-split',
      },
      essential: 'work',
    }),
    ductWork: choice('What do the ducts need?', {
      when: { job: 'ducts' },
      options: { seal: 'Sealing', new: 'New ducts' },
      default: 'new',
      essential: 'work',
    }),
    age: number('How old is the system? (years)', 'year', [0, 50], {
      hint: 'On the outdoor nameplate.',
      picture: 'ac-nameplate',
      when: either,
      default: 10,
      plausible: [4, 18],
    }),
    area: number('Floor area it serves (sq ft)', 'sqft', [300, 12000], {
      hint: 'See the tax record. For a repair: the broken system alone.',
      when: { job: ['repair', 'replace', 'ducts'] },
      outline: 'floors',
      default: 2000,
      plausible: [1400, 3000],
    }),
  }),
  ...section('The repair', {
    part: choice('Has a technician named the part?', {
      when: { job: 'repair', symptom: coolingSymptoms },
      options: {
        unknown: 'Not yet',
        capacitor: 'Capacitor',
        contactor: 'Contactor',
        wiring: 'Wiring or drain',
        fanMotor: 'Outdoor fan motor',
        blower: 'Indoor blower',
        board: 'Control board',
        thermostat: 'Thermostat',
        pump: 'Drain pump',
        cleaning: 'Dirty coil',
        leak: 'Refrigerant leak',
        recharge: 'Refrigerant top-off',
        coil: 'Indoor coil',
        compressor: 'Compressor',
        reversingValve: 'Reversing valve (heat pump)',
      },
      essential: true,
    }),
    heatPart: choice('Has a technician named the part?', {
      when: { job: 'repair', symptom: 'no-heat', heats: 'furnace' },
      options: {
        unknown: 'Not yet',
        ignitor: 'Ignitor',
        flameSensor: 'Flame sensor',
        gasValve: 'Gas valve',
        inducer: 'Draft inducer',
        blower: 'Indoor blower',
        board: 'Control board',
        thermostat: 'Thermostat',
        exchanger: 'Heat exchanger',
      },
      essential: true,
    }),
    pumpPart: choice('Has a technician named the part?', {
      when: { job: 'repair', symptom: 'no-heat', heats: ['heat-pump', 'mini-split'] },
      options: {
        unknown: 'Not yet',
        capacitor: 'Capacitor',
        heatStrip: 'Electric heat strip',
        defrostBoard: 'Defrost board',
        fanMotor: 'Outdoor fan motor',
        blower: 'Indoor blower',
        leak: 'Refrigerant leak',
        reversingValve: 'Reversing valve',
        compressor: 'Compressor',
      },
      essential: true,
    }),
    checked: choices('What have you checked yourself?', {
      hint: 'Safe and free. Stop if a breaker trips twice.',
      when: repairing,
      options: {
        thermostat: 'Thermostat: mode, batteries',
        filter: 'Filter is clean',
        power: 'Breakers and outdoor switch',
      },
    }),
    refrigerant: choice('Which refrigerant is in it?', {
      hint: 'Before 2010 mostly R-22.',
      when: { job: 'repair', part: ['leak', 'recharge', 'coil', 'compressor'] },
      options: { r410a: 'R-410A or newer', r22: 'R-22' },
      plausible: ['r410a', 'r22'],
    }),
    pounds: number('Pounds of refrigerant to add', 'pound', [0, 25], {
      when: { job: 'repair', part: ['leak', 'recharge'] },
      default: 4,
      plausible: [2, 8],
    }),
    hours: choice('When do they need to come?', {
      when: repairing,
      options: { day: 'Business hours', after: 'Night, weekend or holiday' },
    }),
    credited: yesNo('Is the visit fee taken off if you go ahead?', { when: repairing }),
    warranty: yesNo('Is the part still under warranty?', {
      hint: 'Often 5 years, 10 if registered.',
      when: repairing,
    }),
  }),
  ...section('Repair or replace?', {
    often: choice('Has it broken down in the last two years?', {
      when: repairing,
      options: { no: 'No', once: 'Once', more: 'Twice or more' },
    }),
    repairQuote: number('A repair quote you have ($)', 'usd', [0, 30_000], { when: repairing }),
    newQuote: number('A quote for a new one ($)', 'usd', [500, 100_000], { when: repairing }),
  }),
  ...section('You and your home', {
    state: choice('How is the old one doing?', {
      when: replacing,
      options: {
        works: 'Works fine',
        uneven: 'Works, rooms stay hot',
        repairs: 'Keeps needing repairs',
        dead: 'Dead',
      },
      default: 'repairs',
    }),
    tenure: tenureField,
    city: cityField,
  }),
  ...section('The new equipment', {
    tier: choice('How efficient?', {
      hint: 'Texas minimum: 14.3 SEER2; an AC from 3.75 tons, 13.8.',
      when: sized,
      options: { minimum: 'Legal minimum', mid: 'About 16 SEER2', high: 'About 18 SEER2' },
    }),
    tons: number('Tons on the nameplate, all units added', 'ton', [1, 20], {
      hint: 'In the model number 036 means 3 tons.',
      when: sized,
    }),
    systems: number('How many are you replacing?', 'each', [1, 4], {
      hint: 'Count the outdoor units. Leave blank if not sure.',
      when: central,
      whole: true,
    }),
    afue: choice('How efficient a furnace?', {
      when: { job: 'replace', system: ['ac-furnace', 'furnace'] },
      options: { '80': '80%', '96': '95% or more' },
    }),
    zones: number('Indoor heads (zones)', 'each', [1, 8], {
      when: { job: 'replace', system: 'mini-split' },
      default: 1,
      whole: true,
      plausible: [1, 3],
    }),
    rate: rateField({ when: sized, plausible: [11, 18] }),
  }),
  ...section('Ducts, power and lines', {
    ducts: choice('What do the ducts need?', {
      when: central,
      options: { good: 'Nothing', seal: 'Sealing', new: 'New ducts' },
      plausible: ['good', 'seal'],
    }),
    wiring: yesNo('New disconnect and wiring?', { when: cooling }),
    lineSet: yesNo('New copper lines?', { when: cooling }),
    newThermostat: yesNo('New thermostat?', { when: cooling, default: 'yes' }),
    extras: extrasField({ hint: 'Drain pan, crane.', when: replacing }),
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type HvacValues = Values<typeof fields>;
