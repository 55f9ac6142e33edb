import { choice, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const pour = { job: ['replace', 'new'] };

/** What is asked, in the order it is asked: first whether the trouble is the surface or the structure. */
export const fields = {
  ...section('The job', {
    trouble: choice('What is wrong with it?', {
      hint: 'Lay a straight board across the worst crack. Does one side stand higher?',
      pictures: 'slab',
      options: {
        none: 'Nothing: there is no slab yet',
        worn: 'Worn, stained, hairline cracks',
        cracked: 'Wider cracks, level on both sides',
        lip: 'A lip: one side stands higher',
        sunk: 'A whole panel has sunk',
        loose: 'It crumbles, stones come loose',
        hollow: 'Damp or hollow next to a pool',
      },
      default: 'cracked',
      essential: true,
    }),
    job: choice('What do you want done?', {
      options: {
        repair: 'Fill cracks and seal',
        resurface: 'New surface on the old slab',
        level: 'Lift a sunken slab',
        replace: 'Tear out and pour again',
        new: 'Pour a new slab',
      },
      default: 'replace',
      essential: 'work',
    }),
    moves: choice('Does the crack open in a dry summer and close in a wet winter?', {
      when: { trouble: 'cracked', job: ['resurface', 'replace'] },
      options: { yes: 'Yes', no: 'No, it stays the same' },
    }),
    overlay: choice('Which new surface?', {
      when: { job: 'resurface' },
      options: {
        basic: 'Plain overlay',
        textured: 'Textured or spray deck',
        stamped: 'Stamped overlay',
      },
      essential: 'work',
    }),
    lift: choice('Lift it with what?', {
      when: { job: 'level' },
      options: { mud: 'Cement slurry (mudjacking)', foam: 'Foam' },
      essential: 'work',
    }),
    place: choice('What is it?', {
      pictures: 'place',
      options: { driveway: 'Driveway', patio: 'Patio', walk: 'Walk', pool: 'Pool deck' },
      essential: 'work',
    }),
    area: number('Size of the part to work on (sq ft)', 'sqft', [20, 6000], {
      hint: 'Length × width. A two-car driveway is about 600 sq ft.',
      outline: 'walls',
      default: 600,
      plausible: [350, 900],
    }),
  }),
  ...section('The slab', {
    thickness: choice('How thick?', {
      hint: '6 in where a truck, boat or RV will stand.',
      when: pour,
      options: [
        { value: 'usual', label: 'Usual: 5 in driveway, 4 in the rest' },
        { value: '4', label: '4 in' },
        { value: '5', label: '5 in' },
        { value: '6', label: '6 in' },
      ],
      plausible: ['4', '5'],
    }),
    finish: choice('Which finish?', {
      when: pour,
      pictures: 'finish',
      options: {
        broom: 'Broom',
        exposed: 'Exposed stone',
        stained: 'Stained or colored',
        stamped: 'Stamped',
      },
      plausible: ['broom', 'exposed'],
    }),
    steel: choice('Steel in the slab', {
      hint: 'On clay, choose bars.',
      when: pour,
      pictures: 'steel',
      options: { none: 'None', mesh: 'Wire mesh', bars: 'Steel bars (rebar)' },
      default: 'bars',
      plausible: ['mesh', 'bars'],
    }),
  }),
  ...section('The old surface', {
    cracks: number('Cracks to fill, end to end (linear ft)', 'lin-ft', [0, 1000], {
      when: { job: ['repair', 'resurface'] },
      default: 30,
      plausible: [0, 80],
    }),
    seal: yesNo('Seal it?', {
      when: { job: ['repair', 'resurface'] },
      default: 'yes',
      plausible: ['yes'],
    }),
  }),
  ...section('The site', {
    bonding: number('Electrician’s price for bonding the pool deck ($)', 'usd', [0, 30000], {
      hint: 'Ask for it before the pour. We found no price we trust.',
      when: { place: 'pool', job: ['replace', 'new'] },
    }),
    soil: choice('What soil is it?', {
      hint: 'Clay opens in wide cracks in a dry summer and sticks to boots when wet.',
      when: pour,
      options: { mapped: 'As mapped for the city', clay: 'Clay', sandy: 'Sandy or rocky' },
      plausible: ['clay', 'sandy'],
    }),
    base: choice('What goes under it?', {
      when: { job: 'replace' },
      options: { new: 'Dig out and lay new base', keep: 'Keep the base that is there' },
    }),
    access: choice('Can a concrete truck reach it?', {
      when: pour,
      options: {
        truck: 'Yes',
        wheel: 'No: by wheelbarrow through a gate',
        pump: 'No: it needs a pump',
      },
      plausible: ['truck', 'wheel'],
    }),
    approach: number(
      'How much of it is between the sidewalk and the street? (sq ft)',
      'sqft',
      [0, 1000],
      {
        hint: 'The approach. 0 if none.',
        when: { place: 'driveway', job: ['replace', 'new'] },
        default: 0,
      },
    ),
    easement: yesNo('Is any of it on a drainage or utility easement?', {
      hint: 'The plat you got at closing shows easements as dashed lines.',
      when: pour,
      plausible: ['no'],
    }),
    extras: extrasField({
      hint: 'Drains, root removal, steps, a culvert. We found no price we trust, so we do not guess one.',
    }),
    city: cityField,
  }),
} as const;

export type ConcreteValues = Values<typeof fields>;
