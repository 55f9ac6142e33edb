import type { PublishedCase } from '../../estimate/index.ts';
import type { ApplianceSource } from './sources.ts';

/** A repair that needs a part: the free checks are done. */
const broken = { checked: 'done', brand: 'standard', credited: 'yes' } as const;

/** Published totals the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<ApplianceSource>[] = [
  {
    title: 'Refrigerator repair, end of 2025',
    inputs: { ...broken, appliance: 'refrigerator', refrigerator: 'both-warm' },
    low: 200,
    high: 600,
    sources: ['R66'],
    note: 'The symptom was not given.',
  },
  {
    title: 'Washer repair, end of 2025',
    inputs: { ...broken, appliance: 'washer', washer: 'no-drain' },
    low: 150,
    high: 450,
    sources: ['R66'],
    note: 'The symptom was not given.',
  },
  {
    title: 'Dryer repair, end of 2025',
    inputs: { ...broken, appliance: 'dryer', dryer: 'no-heat' },
    low: 100,
    high: 400,
    sources: ['R66'],
    note: 'The symptom was not given.',
  },
  {
    title: 'Dishwasher repair, end of 2025',
    inputs: { ...broken, appliance: 'dishwasher', dishwasher: 'water-left' },
    low: 150,
    high: 400,
    sources: ['R66'],
    note: 'The symptom was not given.',
  },
  {
    title: 'Oven repair, end of 2025',
    inputs: { ...broken, appliance: 'range', range: 'oven-cold' },
    low: 150,
    high: 500,
    sources: ['R66'],
    note: 'The symptom was not given.',
  },
  {
    title: 'Microwave repair, end of 2025',
    inputs: { ...broken, appliance: 'microwave', microwave: 'no-heat' },
    low: 100,
    high: 300,
    sources: ['R66'],
    note: 'The symptom was not given.',
  },
  {
    title: 'Washer repair, a repair company',
    inputs: { ...broken, appliance: 'washer', washer: 'no-spin' },
    low: 150,
    high: 350,
    sources: ['R68'],
  },
  {
    title: 'Dryer repair, a repair company',
    inputs: { ...broken, appliance: 'dryer', dryer: 'slow' },
    low: 100,
    high: 250,
    sources: ['R68'],
  },
  {
    title: 'Refrigerator repair, a repair company',
    inputs: { ...broken, appliance: 'refrigerator', refrigerator: 'fridge-warm' },
    low: 200,
    high: 400,
    sources: ['R68'],
  },
  {
    title: 'Oven repair, a repair company',
    inputs: { ...broken, appliance: 'range', range: 'oven-cold' },
    low: 100,
    high: 300,
    sources: ['R68'],
  },
  {
    title: 'An appliance repair in Dallas, average',
    inputs: { ...broken, appliance: 'washer', washer: 'no-drain' },
    low: 207,
    high: 207,
    sources: ['R67'],
    note: 'An average without a range, over all appliances and faults.',
  },
];
