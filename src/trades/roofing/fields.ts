import { choice, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

/** A new roof, by choice or after a storm; `damage` is only asked after one and is else `wide`. */
const wholeRoof = { job: ['replace', 'storm'], damage: 'wide' };

export const fields = {
  ...section('The job', {
    job: choice('What do you need?', {
      hint: 'A leak or a few missing shingles is often a repair.',
      options: { replace: 'New roof', repair: 'Repair', storm: 'Storm damage' },
      essential: 'work',
    }),
    urgent: yesNo('Is water coming in now?', {
      danger: true,
      when: { job: ['repair', 'storm'] },
      plausible: ['no'],
    }),
    condition: choice('What condition is the roof in now?', {
      danger: true,
      when: { job: ['replace', 'repair'] },
      pictures: 'roof',
      options: {
        sound: { label: 'Flat and dry', hint: 'no leak, shingles lie flat' },
        leaks: { label: 'Sound, but it leaks', hint: 'in one place, the rest lies flat' },
        worn: { label: 'Worn', hint: 'curling, bald or missing shingles' },
        sagging: { label: 'It sags', hint: 'the ridge or a slope dips' },
      },
      default: 'worn',
    }),
    damage: choice('What did the storm do?', {
      hint: 'Look from the ground or a window. Do not climb up.',
      when: { job: 'storm' },
      pictures: 'storm',
      options: {
        spots: 'Damage in spots',
        wide: 'Damage all over',
        told: { label: 'Not sure', hint: 'a roofer says there is damage' },
      },
      default: 'wide',
      essential: true,
    }),
    repair: choice('What is damaged?', {
      when: { job: 'repair' },
      pictures: 'fix',
      options: {
        minor: { label: 'A few shingles', hint: 'or one pipe boot' },
        leak: { label: 'A leak', hint: 'the cause must be found' },
        moderate: { label: 'A section', hint: 'or several leaks' },
        slope: { label: 'A whole slope', hint: 'one side of the roof' },
      },
      default: 'leak',
      essential: 'work',
    }),
    known: choice('How big is it? Start from what you know.', {
      when: { damage: 'wide' },
      options: {
        'one-story': { label: 'Living area, one story', picture: 'stories-1' },
        'two-story': { label: 'Living area, two stories', picture: 'stories-2' },
        outline: { label: 'Outline on the ground', picture: 'size-outline' },
        squares: { label: 'Squares, from a quote', picture: 'size-squares' },
      },
      default: 'two-story',
      essential: true,
    }),
    floor: number('Living area (sq ft)', 'sqft', [400, 15000], {
      hint: 'The tax record shows it: all floors, no garage. If a quote gives squares, say so where we ask how big it is.',
      when: { damage: 'wide', known: ['one-story', 'two-story'] },
      default: 2600,
      plausible: [1800, 4000],
    }),
    area: number('Outline on the ground, with eaves (sq ft)', 'sqft', [400, 12000], {
      hint: 'Length × width of the house, plus about 2 ft all around.',
      when: { damage: 'wide', known: 'outline' },
      default: 2400,
      plausible: [1700, 3400],
      outline: 'eaves',
    }),
    squares: number('Roof squares', 'square', [4, 200], {
      hint: 'As measured on a quote or a roof report, before waste. A square is 100 sq ft of roof.',
      when: { damage: 'wide', known: 'squares' },
      default: 27,
      plausible: [20, 38],
    }),
    covering: choice('What should go on it?', {
      hint: 'Most North Texas roofs are 30-year architectural shingles.',
      when: wholeRoof,
      pictures: 'covering',
      options: {
        'three-tab': '3-tab',
        architectural: 'Architectural',
        class4: 'Class 4 impact',
        metal: 'Metal',
        tile: 'Tile',
        slate: 'Slate',
        membrane: {
          label: 'Low-slope membrane',
          hint: 'for a nearly flat roof',
        },
      },
      default: 'architectural',
      plausible: ['three-tab', 'architectural', 'class4'],
    }),
  }),
  ...section('The roof', {
    metal: choice('Which metal?', {
      hint: 'Screw-down panels show their screws. Southlake homes mostly get the other two.',
      when: { ...wholeRoof, covering: 'metal' },
      options: {
        'screw-down': 'Screw-down panels',
        'stone-coated': { label: 'Stone-coated steel', hint: 'looks like shingles or tile' },
        'standing-seam': 'Standing seam',
      },
      default: 'standing-seam',
      plausible: ['stone-coated', 'standing-seam'],
    }),
    pitch: choice('How steep is it?', {
      hint: 'Inches it rises for each 12 inches across. About 6 is common here.',
      when: { damage: 'wide' },
      pictures: 'pitch',
      options: {
        '1': 'Nearly flat, under 2',
        '3': 'Low, 2–4',
        '6': 'Common, 5–7',
        '9': 'Steep, 8–10',
        '12': 'Very steep, 11+',
      },
      default: '6',
      plausible: ['6', '9'],
    }),
    existing: choice('What is on it now?', {
      pictures: 'covering',
      options: {
        asphalt: 'Asphalt shingles',
        class4: 'Class 4 shingles',
        wood: 'Wood shake',
        metal: 'Metal',
        tile: 'Tile or slate',
      },
      plausible: ['asphalt'],
    }),
    age: number('How old is the roof? (years)', 'year', [0, 80], {
      hint: 'Your closing papers or the last permit say it.',
      default: 15,
      plausible: [8, 22],
    }),
    tile: choice('New tile, or the same tile again?', {
      hint: 'Tile outlasts the felt below it. The tile can be lifted, the felt renewed, and the same tile laid again.',
      when: { job: 'replace', covering: 'tile', existing: 'tile' },
      options: { new: 'New tile', relaid: 'The same tile, lifted and relaid' },
    }),
    shape: choice('What shape is it?', {
      when: wholeRoof,
      pictures: 'shape',
      options: {
        gable: { label: 'Gable', hint: 'two slopes, like an open book' },
        hip: { label: 'Hip', hint: 'slopes on all four sides' },
        complex: { label: 'Cut up', hint: 'dormers, many valleys' },
      },
      default: 'hip',
    }),
    stories: choice('How many stories?', {
      when: { ...wholeRoof, known: ['outline', 'squares'] },
      pictures: 'stories',
      options: {
        '1': 'One',
        '2': 'Two',
        '3': 'Three, or hard to reach',
      },
      default: '2',
      plausible: ['1', '2'],
    }),
    layers: choice('Layers of shingles to tear off', {
      hint: 'At the edge of the roof you can often count them.',
      when: { ...wholeRoof, existing: ['asphalt', 'class4'] },
      options: { '1': '1', '2': '2', '3': '3' },
      plausible: ['1', '2'],
    }),
    rise: number('Exact pitch, if you know it (inches in 12)', 'inch', [0, 24], {
      hint: 'Leave blank and the answer above is used.',
      when: { damage: 'wide' },
    }),
  }),
  ...section('The insurance claim', {
    policy: choice('What does your policy pay?', {
      hint: 'The declarations page says replacement cost or actual cash value, often separately for wind and hail.',
      private: true,
      when: { job: 'storm' },
      options: { rcv: 'Replacement cost', acv: 'Actual cash value' },
    }),
    dwelling: number('Dwelling limit of the policy ($)', 'usd', [50000, 5000000], {
      hint: 'Coverage A on the declarations page.',
      private: true,
      when: { job: 'storm' },
      default: 450000,
      plausible: [300000, 900000],
    }),
    deductible: number('Wind and hail deductible (% of that limit)', 'percent', [0, 10], {
      hint: 'Often 1 or 2% in Texas, separate from the ordinary deductible.',
      private: true,
      when: { job: 'storm' },
      default: 2,
      plausible: [1, 2],
    }),
    flat: number('Or a flat wind and hail deductible ($)', 'usd', [0, 500000], {
      hint: 'Only if your policy names dollars instead of a percentage.',
      private: true,
      when: { job: 'storm' },
    }),
    elsewhere: number('Other damage by the same storm ($)', 'usd', [0, 500000], {
      hint: 'Gutters, screens, AC fins, fence, paint, wet rooms below. One deductible covers all of it. Enter 0 if there is none.',
      private: true,
      when: { job: 'storm' },
    }),
  }),
  ...section('Parts of the roof', {
    decking: number('Decking to replace (% of the deck)', 'percent', [0, 100], {
      hint: 'Nobody knows before tear-off. Roofers hold back 5 to 15%.',
      when: { ...wholeRoof, existing: ['asphalt', 'class4', 'metal', 'tile'] },
      default: 10,
      plausible: [5, 15],
    }),
    valleys: number('Valleys to line with new metal', 'each', [0, 20], {
      hint: 'A valley is the inside corner where two slopes meet. Many are woven from shingles and need none.',
      when: wholeRoof,
      default: 0,
      whole: true,
      plausible: [0, 2],
    }),
    chimneys: number('Chimneys that need new flashing', 'each', [0, 6], {
      when: wholeRoof,
      default: 0,
      whole: true,
      plausible: [0, 1],
    }),
    skylights: number('Skylights that need new flashing', 'each', [0, 20], {
      when: wholeRoof,
      default: 0,
      whole: true,
    }),
    ridgeVent: yesNo('New vented ridge?', { when: wholeRoof, plausible: ['no'] }),
    gutters: yesNo('New gutters?', {
      hint: 'Hail claims here often carry them.',
      when: wholeRoof,
      plausible: ['no'],
    }),
    panels: number('Solar panels to take off and put back', 'each', [0, 120], {
      when: wholeRoof,
      default: 0,
      whole: true,
    }),
    extras: extrasField({ hint: 'Turbines, a satellite dish, new skylights, soft metals.' }),
    city: cityField,
  }),
} as const;

/** The answers the roofing model computes from. */
export type RoofingValues = Values<typeof fields>;
