import type { Scenario } from '../trade.ts';

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'Two-car driveway, 600 sq ft, torn out and poured again',
    inputs: {
      trouble: 'lip',
      job: 'replace',
      place: 'driveway',
      area: 600,
      thickness: '5',
      finish: 'broom',
      steel: 'bars',
    },
  },
  {
    title: 'The same in Allen, on clay',
    inputs: {
      trouble: 'lip',
      job: 'replace',
      place: 'driveway',
      area: 600,
      thickness: '5',
      finish: 'broom',
      steel: 'bars',
      city: 'allen',
      soil: 'clay',
    },
  },
  {
    title: 'The same driveway with a plain overlay instead',
    inputs: { trouble: 'worn', job: 'resurface', place: 'driveway', area: 600, overlay: 'basic' },
  },
  {
    title: 'New stamped patio, 20 × 20 ft',
    inputs: {
      trouble: 'none',
      job: 'new',
      place: 'patio',
      area: 400,
      thickness: '4',
      finish: 'stamped',
    },
  },
  {
    title: 'New walk, 4 × 30 ft',
    inputs: {
      trouble: 'none',
      job: 'new',
      place: 'walk',
      area: 120,
      thickness: '4',
      finish: 'broom',
    },
  },
  {
    title: 'Pool deck, 700 sq ft, spray deck',
    inputs: { trouble: 'worn', job: 'resurface', place: 'pool', area: 700, overlay: 'textured' },
  },
  {
    title: 'One sunken driveway panel, 100 sq ft, lifted',
    inputs: { trouble: 'sunk', job: 'level', place: 'driveway', area: 100, lift: 'mud' },
  },
  {
    title: 'Cracks filled and a patio sealed, 300 sq ft',
    inputs: { trouble: 'worn', job: 'repair', place: 'patio', area: 300, cracks: 40 },
  },
];
