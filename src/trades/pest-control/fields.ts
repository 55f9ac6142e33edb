import { choice, choices, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';
import { tenureField } from '../tenure.ts';

const termites = { target: 'termite' };
/** A house to be treated now. What is not asked holds its default, so other pests pass the last two. */
const toTreat = { evidence: 'live', underWarranty: 'no' };
const treated = { ...termites, ...toTreat };

export const fields = {
  ...section('The pest', {
    target: choice('What is bothering you?', {
      pictures: 'pest',
      options: {
        general: 'Ants, spiders, big roaches, scorpions',
        german: 'Small kitchen roaches',
        termite: 'Termites',
        rodent: 'Rats, mice or squirrels',
        bedbug: 'Bed bugs',
        flea: 'Fleas',
        mosquito: 'Mosquitoes',
        fireAnt: 'Fire ants in the lawn',
        wasp: 'Wasps or hornets',
        bee: 'Honey bees',
      },
      essential: 'work',
    }),
    stung: yesNo('Was anyone stung who is breathing hard or swelling, or stung many times?', {
      danger: true,
      when: { target: ['wasp', 'bee', 'fireAnt'] },
      plausible: ['no'],
    }),
    evidence: choice('What have you seen?', {
      when: termites,
      options: {
        live: 'Live termites or fresh mud tubes',
        swarm: 'Winged insects only',
        old: 'Old, dry tubes',
        nothing: 'Nothing, but I was told to treat',
      },
      essential: true,
    }),
    underWarranty: yesNo('Was the house treated before, with a warranty still in force?', {
      hint: 'Look for a sticker at the water heater, breaker box or kitchen sink.',
      when: termites,
      plausible: ['no'],
    }),
    bedBugs: choice('How should they be treated?', {
      when: { target: 'bedbug' },
      options: {
        chemical: { label: 'Chemical', hint: 'two or three visits' },
        heat: { label: 'Heat', hint: 'whole home, often one visit' },
      },
      essential: 'work',
    }),
    tenure: tenureField,
    severity: choice('How bad is it?', {
      when: { target: ['general', 'german', 'rodent', 'bedbug', 'flea'] },
      options: {
        light: { label: 'Light', hint: 'one now and then' },
        moderate: { label: 'Moderate', hint: 'every week' },
        severe: { label: 'Severe', hint: 'by day, or in many rooms' },
      },
      default: 'moderate',
      plausible: ['light', 'moderate'],
    }),
    work: choice('What should be done?', {
      when: { target: 'rodent' },
      options: { both: 'Trap them and seal the house', trap: 'Traps only', seal: 'Seal only' },
      essential: 'work',
    }),
    rooms: number('Rooms with bed bugs', 'room', [1, 15], {
      when: { target: 'bedbug', bedBugs: 'chemical' },
      default: 2,
      whole: true,
      plausible: [1, 3],
    }),
    area: number('Floor area of the home (sq ft)', 'sqft', [400, 15000], {
      hint: 'Your tax appraisal gives it.',
      when: { target: ['general', 'termite', 'rodent', 'bedbug', 'flea'], ...toTreat },
      outline: 'floors',
      default: 3000,
      plausible: [1900, 4500],
    }),
    stories: choice('How many stories?', {
      when: { target: ['termite', 'rodent'], ...toTreat },
      options: { '1': 'One', '2': 'Two' },
      default: '2',
    }),
    service: choice('One visit or a plan?', {
      when: { target: 'general' },
      options: {
        once: 'One visit',
        quarterly: 'Plan, every 3 months',
        bimonthly: 'Plan, every 2 months',
        monthly: 'Plan, every month',
      },
      essential: 'work',
    }),
    season: choice('Whole season or one event?', {
      when: { target: 'mosquito' },
      options: { season: 'Season', once: 'One spray' },
      essential: true,
    }),
    lot: choice('How big is the lot?', {
      when: { target: ['mosquito', 'fireAnt'] },
      options: {
        quarter: 'Up to ¼ acre',
        half: '¼ to ½ acre',
        one: '½ to 1 acre',
        more: 'Over 1 acre',
      },
      default: 'half',
      plausible: ['quarter', 'half', 'one'],
    }),
    nest: choice('Where is the nest?', {
      when: { target: 'wasp' },
      options: {
        exposed: 'In the open, within reach',
        high: 'High up, or hornets',
        ground: 'In the ground',
        wall: 'In a wall or chimney',
      },
      essential: true,
    }),
    bees: choice('What do the bees do?', {
      when: { target: 'bee' },
      options: {
        swarm: { label: 'Hang in a cluster', hint: 'on a branch, for a day or so' },
        colony: 'Live in a wall, roof or tree',
      },
      default: 'colony',
      essential: true,
    }),
  }),
  ...section('More about it', {
    method: choice('Which treatment?', {
      hint: 'Liquid acts fastest at the house. Bait aims at the colony and needs checking.',
      when: treated,
      options: { liquid: 'Liquid', bait: 'Bait stations' },
    }),
    openings: number('Openings a rodent could use', 'each', [0, 60], {
      hint: 'Over ¼ in for mice, ½ in for rats: weep holes, AC lines, garage corners, vents, roof returns.',
      when: { target: 'rodent' },
      default: 6,
      whole: true,
      plausible: [2, 12],
    }),
    soiled: choice('Is the attic soiled?', {
      when: { target: 'rodent' },
      options: { no: 'No, or little', some: 'Droppings and nests', heavy: 'Soaked insulation' },
      plausible: ['no'],
    }),
    yard: yesNo('Treat the yard too?', { when: { target: 'flea' } }),
    months: number('Months to cover', 'month', [1, 12], {
      hint: 'April to October is 7.',
      when: { target: 'mosquito', season: 'season' },
      default: 7,
      whole: true,
      plausible: [6, 8],
    }),
    every: choice('A spray every', {
      when: { target: 'mosquito', season: 'season' },
      options: { '21': '3 weeks', '30': 'Month' },
    }),
    sameDay: yesNo('Does it have to be today?', { when: { target: ['wasp', 'bee'] } }),
    tried: yesNo('Have you done the free steps?', {
      hint: 'Food sealed, water gone, gaps closed, bait or traps, pets treated.',
      when: { target: ['general', 'rodent', 'mosquito', 'fireAnt', 'flea'] },
    }),
    calls: number('How many times a year would you call? (visits)', 'visit', [1, 12], {
      when: { target: 'general' },
      default: 2,
      whole: true,
      plausible: [1, 4],
    }),
    atHome: choices('Who lives with you?', {
      private: true,
      options: {
        children: 'Small children',
        pets: 'Dogs or cats',
        fish: 'Birds or fish',
        pregnant: 'Someone pregnant',
        asthma: 'Someone with asthma',
      },
    }),
    door: yesNo('Did a seller knock at your door?', { plausible: ['no'] }),
  }),
  ...section('The house', {
    measured: number('Length around the house (linear ft)', 'lin-ft', [20, 1500], {
      hint: 'Walk it with a tape, garage too. Leave blank and we work it out.',
      when: treated,
    }),
    garage: yesNo('Is a garage attached?', { when: treated, default: 'yes' }),
    paved: choice('Concrete against the house', {
      hint: 'Patio, porch, drive: it must be drilled.',
      when: { ...treated, method: 'liquid' },
      options: { little: 'Hardly any', quarter: 'A quarter of the way round', half: 'Half' },
      default: 'quarter',
    }),
    extras: extrasField({
      hint: 'Insulation, repairs, a wall closed after bees: we found no price we trust.',
    }),
    city: cityField,
  }),
} as const;

export type PestValues = Values<typeof fields>;
