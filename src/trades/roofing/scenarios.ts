import type { Scenario } from '../trade.ts';

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'Common roof, 2,400 sq ft outline, architectural',
    inputs: {
      known: 'outline',
      area: 2400,
      pitch: '6',
      covering: 'architectural',
      stories: '2',
      layers: '1',
    },
  },
  {
    title: 'The same with Class 4 shingles',
    inputs: {
      known: 'outline',
      area: 2400,
      pitch: '6',
      covering: 'class4',
      stories: '2',
      layers: '1',
    },
  },
  {
    title: 'Large and steep, 3,600 sq ft outline, cut up',
    inputs: {
      known: 'outline',
      area: 3600,
      pitch: '9',
      covering: 'architectural',
      shape: 'complex',
      stories: '2',
      layers: '1',
    },
  },
  {
    title: 'Standing seam on a 2,000 sq ft gable',
    inputs: {
      known: 'outline',
      area: 2000,
      pitch: '6',
      covering: 'metal',
      metal: 'standing-seam',
      shape: 'gable',
      stories: '1',
      layers: '1',
    },
  },
  { title: 'One leak found and fixed', inputs: { job: 'repair', repair: 'leak' } },
  {
    title: 'A section torn off by wind, with a tarp today',
    inputs: { job: 'repair', repair: 'moderate', urgent: 'yes' },
  },
];
