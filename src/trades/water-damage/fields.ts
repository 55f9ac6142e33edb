import { choice, choices, number, tally, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';
import { tenureField } from '../tenure.ts';

const inside = ['pipe', 'above', 'appliance', 'toilet', 'rain'] as const;
const wetJob = { scope: ['dry', 'rebuild'] };
/** A tenant's own policy pays for things, not for what is priced here. */
const owned = { ...wetJob, tenure: 'own' };

/** What is asked, in the order it is asked. Category and class are worked out, never asked. */
export const fields = {
  ...section('What happened', {
    dangers: choices('Is any of this true right now?', {
      danger: true,
      options: {
        running: 'Water is still coming in',
        power: 'Water is near outlets, cords or the panel',
        sagging: 'A ceiling sags or bulges',
        frail: 'A baby, an older person or someone with asthma is here',
      },
    }),
    scope: choice('What should we price?', {
      options: {
        dry: 'Cleaning and drying',
        rebuild: 'Drying and repairs',
        mold: 'Mold only, everything is dry',
      },
      essential: 'work',
    }),
    source: choice('Where did the water come from?', {
      when: wetJob,
      pictures: 'water',
      options: {
        pipe: 'Pipe, water heater or AC drain',
        above: 'The home above mine',
        appliance: 'Washer or dishwasher',
        toilet: 'Toilet',
        sewer: 'Drain or sewer backup',
        rain: 'Rain through roof or window',
        flood: 'Rising water from outside',
      },
      essential: 'work',
    }),
    hours: number('How long has it been wet? (hours)', 'hour', [0, 240], {
      hint: 'From when it began, not from when you found it. “20 min” will do.',
      when: wetJob,
      default: 12,
      plausible: [4, 48],
    }),
    area: number('Wet floor, all rooms together (sq ft)', 'sqft', [10, 5000], {
      hint: 'Length × width. A bedroom is about 150 sq ft.',
      when: wetJob,
      default: 300,
      plausible: [100, 600],
    }),
    walls: choice('How far up are the walls wet?', {
      hint: 'Feel for soft drywall and look for swollen baseboards.',
      when: wetJob,
      pictures: 'wall',
      options: {
        none: 'Dry',
        low: 'Below 2 ft, to the knee',
        high: 'Above 2 ft, to the waist',
        ceiling: 'It came through the ceiling',
      },
      default: 'low',
      plausible: ['none', 'low', 'high'],
    }),
    moldArea: number('How much mold can you see? (sq ft)', 'sqft', [1, 1000], {
      hint: 'All patches together. 25 sq ft is 5 by 5 ft.',
      when: { scope: 'mold' },
      default: 40,
      plausible: [15, 100],
    }),
  }),
  ...section('What got wet', {
    tenure: tenureField,
    soiled: yesNo('Was there more than water and urine in it?', {
      hint: 'If you are not sure, treat it as yes and stay away.',
      when: { ...wetJob, source: 'toilet' },
      default: 'yes',
    }),
    floor: choice('What is the wet floor?', {
      when: wetJob,
      pictures: 'floor',
      options: {
        carpet: 'Carpet',
        wood: 'Wood',
        vinyl: 'Vinyl plank or laminate',
        tile: 'Tile or bare concrete',
      },
    }),
    floors: tally('If several kinds got wet, how much of each? (sq ft)', 'sqft', [0, 5000], {
      hint: 'Leave blank if one kind is most of it. Filled in, it replaces the wet area and the floor above.',
      when: wetJob,
      options: {
        carpet: 'Carpet',
        wood: 'Wood',
        vinyl: 'Vinyl plank or laminate',
        tile: 'Tile or bare concrete',
      },
      default: {},
    }),
    rooms: number('How many rooms are wet?', 'room', [1, 15], {
      hint: 'Blank: one for each 150 sq ft of wet floor.',
      when: wetJob,
      whole: true,
    }),
    ceilingArea: number('How much of the ceiling is wet? (sq ft)', 'sqft', [1, 2000], {
      hint: 'Length × width of the stain. A sheet of drywall is 32 sq ft.',
      when: { ...wetJob, walls: 'ceiling' },
      default: 60,
      plausible: [20, 150],
    }),
    wallLength: number('Length of wet wall, if you measured it (linear ft)', 'lin-ft', [0, 600], {
      hint: 'Leave blank and we take all four walls of each wet room.',
      when: { ...wetJob, walls: ['low', 'high', 'ceiling'] },
    }),
    cabinets: number('Lower cabinets that stood in water (linear ft)', 'lin-ft', [0, 60], {
      hint: 'Leave blank if none.',
      when: wetJob,
      default: 0,
    }),
    ceilingHeight: number('Ceiling height (ft)', 'ft', [7, 16], {
      when: wetJob,
      default: 9,
      plausible: [8, 10],
    }),
    soaked: choices('Did any of these soak through?', {
      when: wetJob,
      options: {
        insulation: 'Insulation in the wet walls',
        plaster: 'Plaster, brick or a crawl space',
      },
    }),
    standing: yesNo('Is water still standing on the floor?', { when: wetJob }),
    contents: choice('How full are the rooms?', {
      when: wetJob,
      options: { empty: 'Nearly empty', normal: 'Usual furniture', full: 'Packed' },
      default: 'normal',
    }),
    city: cityField,
  }),
  ...section('Mold and timing', {
    mold: number('Largest patch of mold you can see (sq ft)', 'sqft', [0, 1000], {
      hint: '25 sq ft is a patch of 5 by 5 ft. Leave blank if you see none.',
      when: wetJob,
      default: 0,
    }),
    afterHours: yesNo('Does a crew have to come at night or on a weekend?', { when: wetJob }),
  }),
  ...section('Insurance', {
    cover: choice('Which insurance do you have?', {
      private: true,
      when: owned,
      options: { home: 'Homeowners', both: 'Homeowners and flood', none: 'None' },
    }),
    sudden: yesNo('Did it start suddenly?', {
      hint: 'A burst is sudden. A drip that went on for weeks is not.',
      private: true,
      when: { ...owned, source: inside, cover: ['home', 'both'] },
      default: 'yes',
    }),
    sewerCover: yesNo('Does your policy have the sewer backup add-on?', {
      hint: 'It is on the declarations page as an endorsement.',
      private: true,
      when: { ...owned, source: 'sewer', cover: ['home', 'both'] },
    }),
    deductible: number('Your deductible ($)', 'usd', [0, 100000], {
      hint: 'On the declarations page. For rain through a roof or window use the one for wind and hail, often a percentage of the dwelling limit: 1% of $450,000 is $4,500. With damage to the roof too, both are one claim with one deductible.',
      private: true,
      when: { ...owned, cover: ['home', 'both'] },
    }),
    deductibleShare: number(
      'Or a deductible in percent (% of the dwelling limit)',
      'percent',
      [0, 10],
      {
        hint: 'If your policy names a percentage instead of dollars.',
        private: true,
        when: { ...owned, cover: ['home', 'both'] },
      },
    ),
    dwelling: number('Dwelling limit of that policy ($)', 'usd', [50000, 10000000], {
      hint: '“Coverage A” on the declarations page: what the policy pays to rebuild the house. Only for a deductible in percent.',
      private: true,
      when: { ...owned, cover: ['home', 'both'] },
    }),
    elsewhere: number('The roof and other damage by the same storm ($)', 'usd', [0, 500000], {
      hint: 'Roof, gutters, fence, AC fins, paint. One storm has one deductible. Enter 0 if there is none.',
      private: true,
      when: { ...owned, source: 'rain', cover: ['home', 'both'] },
    }),
    extras: extrasField({
      hint: 'The plumber, counters, an air scrubber, storage. We found no price we trust, so we do not guess one.',
      max: 200000,
    }),
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type WaterValues = Values<typeof fields>;
