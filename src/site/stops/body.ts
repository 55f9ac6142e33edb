import type { Stops } from './stops.ts';

/** A person seen from behind, from the head to the calves, arms at the sides. */
export const figure = {
  skin: 'M180 24 c-22 0 -36 17 -36 40 c0 20 9 34 20 41 v18 c-6 9 -44 12 -62 24 c-18 12 -24 36 -28 62 l-18 108 c-4 22 -6 34 -2 46 c4 10 16 9 19 -2 c3 -16 6 -28 12 -46 l30 -94 l4 62 c-8 28 -14 48 -14 78 c0 52 8 104 12 150 h46 l17 -128 l17 128 h46 c4 -46 12 -98 12 -150 c0 -30 -6 -50 -14 -78 l4 -62 l30 94 c6 18 9 30 12 46 c3 11 15 12 19 2 c4 -12 2 -24 -2 -46 l-18 -108 c-4 -26 -10 -50 -28 -62 c-18 -12 -56 -15 -62 -24 v-18 c11 -7 20 -21 20 -41 c0 -23 -14 -40 -36 -40 Z',
  spine: 'M180 108V322',
  bones:
    'M172 128h16M171 146h18M171 164h18M170 182h20M170 200h20M169 218h22M168 236h24M168 254h24M167 272h26M167 290h26M168 308h24',
};

/** Where the warning signs of back and neck pain are felt. */
export const body: Stops = {
  within: '#flags .options',
  draw: 'beside',
  box: [48, 16, 264, 500],
  areas: figure.skin,
  line: figure.spine,
  detail: `${figure.bones}M124 316q28 30 56 14q28 16 56-14`,
  at: {
    flags: {
      stroke: [180, 58],
      neck: [180, 114],
      fever: [180, 200],
      fall: [180, 258],
      bladder: [180, 316],
      clumsy: [70, 344],
      numb: [180, 374],
      legs: [214, 452],
    },
  },
};
