import { cities } from '../../place/cities.ts';
import { choice, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const care = { job: ['pump', 'contract'] };
const replacing = { job: 'replace' };
const sized = { job: ['part', 'replace'] };
const aerobic = ['spray', 'drip'];
const plain = ['conventional', 'dosing'];
const repairing = { job: 'repair', inside: 'no' };
const soil = choice('What is the soil?', {
  hint: 'A site evaluation decides. Collin County is mostly clay.',
  options: { sand: 'Sandy', loam: 'Loam', 'clay-loam': 'Clay loam', clay: 'Clay, or rock' },
  default: 'clay-loam',
  plausible: ['loam', 'clay-loam', 'clay'],
});
/** Only Southlake's tap fee is published. */
const withoutKnownFee = [
  ...cities.map(({ id }) => id).filter((id) => id !== 'southlake'),
  'elsewhere',
];

export const fields = {
  ...section('The job', {
    job: choice('What do you need?', {
      options: {
        pump: 'Pump the tank',
        repair: 'Something is wrong',
        inspect: 'Inspection',
        contract: 'Yearly upkeep',
        part: 'New tank or field only',
        replace: 'New system',
      },
      essential: 'work',
    }),
    inside: yesNo('Does sewage come up indoors?', {
      danger: true,
      when: { job: 'repair' },
      plausible: ['no'],
    }),
    system: choice('What kind of system?', {
      hint: 'Sprinkler heads or an alarm box: aerobic. Neither: most likely conventional.',
      picture: 'alarm-box',
      when: { job: ['pump', 'repair', 'contract', 'replace'] },
      pictures: 'septic',
      options: {
        conventional: 'Conventional',
        spray: 'Aerobic, spray',
        drip: 'Aerobic, drip',
        dosing: 'Low-pressure',
      },
      default: 'spray',
      essential: 'work',
    }),
    problem: choice('What is wrong?', {
      when: { ...repairing, system: 'conventional' },
      options: {
        slow: 'All drains slow or gurgling',
        wet: 'Wet, smelly ground',
        box: 'Distribution box broken',
        crack: 'Tank cracked',
        lid: 'Lid broken or missing',
      },
      essential: 'work',
    }),
    fault: choice('What is wrong?', {
      when: { ...repairing, system: [...aerobic, 'dosing'] },
      options: {
        slow: 'All drains slow or gurgling',
        alarm: 'Alarm or red light',
        dry: 'Nothing sprays or drips',
        wet: 'Wet, smelly ground',
        crack: 'Tank cracked',
        lid: 'Lid broken or missing',
      },
      essential: 'work',
    }),
    sign: choice('What does the box show?', {
      when: { ...repairing, fault: 'alarm' },
      options: {
        any: 'A light or buzzer only',
        air: 'The air pump is silent',
        water: 'High water',
      },
    }),
    part: choice('What will be new?', {
      when: { job: 'part' },
      options: { tank: 'The tank', field: 'The drain field' },
      default: 'field',
      essential: 'work',
    }),
    tank: choice('How big is the tank? (gallons)', {
      hint: 'The permit says. Most hold 1,000 to 1,500. For aerobic, all chambers together.',
      when: care,
      options: {
        '500': '500',
        '750': '750',
        '1000': '1,000',
        '1250': '1,250',
        '1500': '1,500',
        '2000': '2,000',
      },
      default: '1000',
      plausible: ['1000', '1500'],
      isSize: true,
    }),
    bedrooms: number('Bedrooms', 'room', [1, 12], {
      when: sized,
      default: 4,
      whole: true,
      plausible: [3, 5],
    }),
    area: number('Heated floor area (sq ft)', 'sqft', [400, 20000], {
      hint: 'Bedrooms or area, whichever calls for more, decides the size in Texas.',
      when: sized,
      outline: 'floors',
      default: 3200,
      plausible: [2200, 4800],
    }),
    lid: choice('Where is the lid?', {
      when: {
        job: ['pump', 'repair'],
        problem: ['slow', 'wet', 'crack'],
        fault: ['slow', 'crack'],
      },
      pictures: 'lid',
      options: {
        riser: 'At the surface',
        buried: 'Buried',
      },
      default: 'buried',
    }),
    when: choice('When do they need to come?', {
      when: { job: ['pump', 'repair'], inside: 'no' },
      options: { routine: 'Any weekday', urgent: 'Today, night or weekend' },
    }),
  }),
  ...section('The house', {
    since: number('Years since it was pumped', 'year', [0, 40], {
      when: { job: 'pump' },
      default: 4,
      plausible: [1, 7],
    }),
    people: number('People in the house', 'person', [1, 8], {
      when: { ...care, system: plain },
      default: 4,
      whole: true,
      plausible: [2, 5],
    }),
    disposal: yesNo('A garbage disposal in the kitchen sink?', {
      when: { ...care, system: plain },
    }),
    young: yesNo('Is the system under two years old?', {
      when: { job: ['repair', 'contract'], system: aerobic },
      plausible: ['no'],
    }),
    age: number('Age of the system (years)', 'year', [0, 70], {
      hint: 'Conventional lasts 20 to 30 years, aerobic 15 to 20.',
      when: replacing,
      default: 15,
      plausible: [5, 30],
    }),
    why: choice('Why a new one?', {
      when: replacing,
      options: {
        wet: 'Wet ground, not pumped yet',
        returned: 'Trouble came back after pumping',
        bedrooms: 'More bedrooms or a bigger house',
        told: 'A company said so',
        build: 'A new house, nothing there yet',
      },
      default: 'told',
      plausible: ['returned', 'told'],
    }),
    soil: { ...soil, when: { ...replacing, system: plain } },
    fieldSoil: { ...soil, when: { job: 'part', part: 'field' } },
    extras: extrasField({ hint: 'Power to the unit, sprinkler heads, landscape, moving a line.' }),
  }),
  ...section('The visit', {
    riser: yesNo('Add a riser, so that nobody digs again?', {
      when: { job: 'pump', lid: 'buried' },
      plausible: ['no'],
    }),
    filter: yesNo('Clean the outlet filter too?', { when: { job: 'pump' }, plausible: ['no'] }),
    forSale: yesNo('Is it for a home sale?', {
      hint: 'FHA, VA and USDA loans require one; state law does not.',
      when: { job: 'inspect' },
      default: 'yes',
      plausible: ['yes', 'no'],
    }),
    contract: yesNo('Is there a service contract now?', {
      when: { job: 'repair', system: aerobic },
    }),
    checked: yesNo('Breaker checked once, water use cut?', {
      when: { ...repairing, fault: ['alarm', 'dry'] },
    }),
    ownWork: yesNo('Trained, and allowed to maintain it yourself?', {
      hint: 'Only after two years, and only where the county permits it.',
      when: { job: 'contract', system: aerobic },
      plausible: ['no'],
    }),
  }),
  ...section('City sewer instead', {
    city: cityField,
    main: yesNo('Is there a city sewer main you could use?', {
      hint: 'Ask the city. It may cost less than a new system.',
      when: replacing,
      plausible: ['no'],
    }),
    distance: number('Distance from the house to the main (ft)', 'ft', [5, 2000], {
      when: { job: 'replace', main: 'yes' },
      default: 100,
      plausible: [50, 200],
    }),
    offer: choice('How long has the main been accepted by the city?', {
      when: { job: 'replace', main: 'yes', city: 'southlake' },
      options: { early: 'Up to 180 days', half: '181 to 365 days', late: 'Longer' },
      default: 'late',
    }),
    tapFee: number('Tap fee your city charges ($)', 'usd', [0, 50000], {
      hint: 'No fee of your city was found. Ask and enter it.',
      when: {
        job: 'replace',
        main: 'yes',
        city: withoutKnownFee,
      },
    }),
  }),
} as const;

export type SepticValues = Values<typeof fields>;
