import { choice, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const repairs = ['spring', 'cable', 'track', 'close', 'opener', 'panel', 'noise'] as const;
/** The jobs whose price is weighed against a new door. */
const weighed = ['spring', 'cable', 'track', 'panel', 'noise'] as const;

const drives = [
  { value: 'chain', label: 'Chain', hint: 'cheapest, loudest' },
  { value: 'belt', label: 'Belt', hint: 'quiet' },
  { value: 'wall', label: 'On the wall', hint: 'next to the door' },
] as const;

export const fields = {
  ...section('The problem', {
    job: choice('What is going on?', {
      pictures: 'garage',
      options: {
        spring: { label: 'Loud bang, door too heavy', hint: 'a broken spring' },
        cable: { label: 'Hangs crooked', hint: 'a loose or broken cable' },
        track: 'Off its track',
        close: { label: 'Will not close', hint: 'goes back up' },
        opener: 'Opener dead or old',
        panel: 'Dented section',
        noise: 'Noisy or jerky',
        new: 'New door',
      },
      default: 'new',
      essential: 'work',
    }),
    stuck: yesNo('Is it stuck open, or is a car trapped?', {
      danger: true,
      when: { job: ['spring', 'cable', 'track', 'close', 'opener'] },
    }),
    smooth: yesNo('Does it still go up and down safely?', {
      danger: true,
      when: { job: ['panel', 'noise'] },
      default: 'yes',
    }),
    eyes: yesNo('Does the opener have two eyes near the floor that stop the door?', {
      danger: true,
      when: { job: [...repairs, 'new'] },
      default: 'yes',
      plausible: ['yes'],
    }),
    size: choice('How wide is the door?', {
      when: { job: [...weighed, 'new'] },
      pictures: 'door',
      options: {
        single: 'One car, 8–9 ft',
        ten: 'One car, 10 ft',
        double: 'Two cars, 16 ft',
        eighteen: 'Two cars, 18 ft',
      },
      default: 'double',
      plausible: ['single', 'double'],
    }),
    material: choice('What kind of door?', {
      when: { job: 'new' },
      options: {
        steel: 'Plain steel',
        insulated: 'Insulated steel',
        carriage: 'Insulated steel, carriage look',
        composite: 'Composite that looks like wood',
        wood: 'Real wood',
        glass: 'Full-view glass or custom',
      },
      default: 'insulated',
      plausible: ['steel', 'insulated', 'carriage'],
    }),
    springs: choice('Which springs?', {
      hint: 'Look, do not touch. Torsion: on a bar above the door. Extension: along the tracks.',
      when: { job: 'spring' },
      pictures: 'spring',
      options: {
        torsion: 'Torsion',
        extension: 'Extension',
      },
    }),
    fault: choice('What does the opener do?', {
      when: { job: 'opener' },
      options: {
        dead: 'Nothing, or it is worn out',
        remote: { label: 'Only the remote fails', hint: 'the wall button works' },
        runs: { label: 'Motor runs, door stays', hint: 'often a spring or cable' },
      },
      essential: 'work',
    }),
    fix: choice('Have it fixed, or get a new one?', {
      when: { job: 'opener', fault: 'dead' },
      options: { repair: 'Fix it', new: 'A new opener' },
      default: 'new',
      essential: 'work',
    }),
    drive: choice('Which new opener?', {
      when: { job: 'opener', fault: 'dead', fix: 'new' },
      options: drives,
      default: 'belt',
      plausible: ['chain', 'belt'],
    }),
    cleaned: yesNo('Have you cleaned and lined up the two eyes near the floor?', {
      when: { job: 'close' },
      essential: true,
    }),
    panelFix: choice('Fix the dent, or replace the section?', {
      when: { job: 'panel' },
      options: { dent: 'Fix the dent', new: 'Replace the section' },
      default: 'new',
      essential: 'work',
    }),
    sections: number('Damaged sections', 'each', [1, 5], {
      hint: 'A 7 ft door has four, one above the other.',
      when: { job: 'panel' },
      default: 1,
      plausible: [1, 2],
      whole: true,
    }),
  }),
  ...section('The door', {
    edge: yesNo('Is the top or the bottom section bent?', { when: { job: 'panel' } }),
    powered: yesNo('Outlet, breaker and lock button checked?', {
      hint: 'Plug a lamp into the opener’s outlet, press its reset button, and look for a lock button on the wall control.',
      when: { job: 'opener', fault: 'dead' },
    }),
    openerAge: number('How old is the opener? (years)', 'year', [0, 50], {
      when: { job: 'opener', fault: 'dead' },
      default: 12,
    }),
    afterHours: yesNo('Tonight or on the weekend?', {
      hint: 'Waiting for 8 am saves about $50 to $150.',
      when: { job: repairs },
      plausible: ['no'],
    }),
    warranty: yesNo('Is the part still under warranty?', {
      hint: 'The installer’s paperwork says. “Lifetime” spring warranties often do not cover wear.',
      when: { job: repairs },
    }),
    age: number('How old is the door? (years)', 'year', [0, 60], {
      when: { job: [...weighed, 'new'] },
      default: 12,
    }),
    repairQuote: number('A price you have for the repair ($)', 'usd', [0, 20000], {
      private: true,
      when: { job: weighed },
    }),
    doorQuote: number('A price you have for a new door ($)', 'usd', [100, 50000], {
      private: true,
      when: { job: weighed },
    }),
    attached: yesNo('Is there a room next to or above the garage?', {
      when: { job: ['new', 'opener'] },
      default: 'yes',
    }),
  }),
  ...section('Parts and extras', {
    count: choice('How many springs?', {
      hint: 'Most double doors have two. If one broke, the other has the same wear.',
      when: { job: 'spring' },
      options: { '1': 'One', '2': 'Two' },
      default: '2',
    }),
    rating: choice('Which spring rating?', {
      when: { springs: 'torsion', job: 'spring' },
      options: { standard: '10,000 cycles', high: '25,000 and more' },
      plausible: ['standard'],
    }),
    perDay: number('Times it opens in a day', 'number', [1, 30], {
      when: { job: 'spring' },
      default: 4,
    }),
    weight: number('Weight of the door, if you know it (lb)', 'pound', [20, 800], {
      hint: 'On the label or from the maker. Do not weigh it with springs attached.',
      when: { job: 'spring' },
    }),
    height: choice('How high is the door?', {
      when: { job: ['new', 'spring'] },
      options: { '7': '7 ft', '8': '8 ft' },
    }),
    odd: yesNo('Is the opening an odd size?', { when: { job: 'new' }, plausible: ['no'] }),
    doors: number('Number of doors like this', 'each', [1, 4], {
      when: { job: ['new', 'noise'] },
      default: 1,
      whole: true,
    }),
    opener: choice('A new opener with it?', {
      hint: 'An opener over 10 years old is cheaper to change on the same visit.',
      when: { job: 'new' },
      options: [{ value: 'none', label: 'No' }, ...drives],
      plausible: ['none', 'belt'],
    }),
    remotes: number('Extra remotes', 'each', [0, 8], {
      when: { job: ['new', 'opener'] },
      default: 0,
      whole: true,
    }),
    keypad: yesNo('Outside keypad?', { when: { job: ['new', 'opener'] }, plausible: ['no'] }),
    outlet: yesNo('Is a new outlet needed for the opener?', {
      when: { job: ['new', 'opener'] },
      plausible: ['no'],
    }),
    lock: yesNo('New door lock?', { when: { job: 'new' }, plausible: ['no'] }),
    extras: extrasField({
      hint: 'Windows, a finish, weather seal: we found no price we trust.',
      max: 50000,
    }),
    city: cityField,
  }),
} as const;

export type GarageDoorValues = Values<typeof fields>;
