import type { PublishedCase } from '../../estimate/index.ts';
import type { CabinetsSource } from './sources.ts';

/** What a guide that prices cabinets and their installation leaves out. */
const cabinetsOnly = { job: 'replace', handles: 'none', plumbing: 'no', remove: 'no' } as const;

/** Published totals the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<CabinetsSource>[] = [
  {
    title: 'Paint 28 doors and 15 drawers, mean of 85 painters',
    inputs: { job: 'repaint', doors: 28, drawers: 15, handles: 'none', measure: 'runs' },
    low: 4910,
    high: 4910,
    sources: ['C62'],
    note: 'The 85 answers ran from $3,135 to $10,310.',
  },
  {
    title: 'Paint a kitchen, cabinet shop’s average',
    inputs: { job: 'repaint', handles: 'none', measure: 'wall' },
    low: 4900,
    high: 7900,
    sources: ['C17'],
    note: 'Size was not given; run with the common size.',
  },
  {
    title: 'Paint a kitchen, HomeAdvisor',
    inputs: { job: 'repaint', handles: 'none', measure: 'wall' },
    low: 1662,
    high: 3780,
    sources: ['C65'],
    note: 'Size was not given; run with the common size.',
  },
  {
    title: 'Reface a 10 × 10 kitchen',
    inputs: { job: 'reface', measure: 'wall', length: 20, handles: 'pull' },
    low: 4000,
    high: 9500,
    sources: ['C64'],
  },
  {
    title: 'Reface a medium kitchen, 20 to 25 ft',
    inputs: { job: 'reface', measure: 'runs', length: 22.5, handles: 'pull' },
    low: 6000,
    high: 10000,
    sources: ['C11b'],
  },
  {
    title: 'Reface a 200 sq ft kitchen in thermofoil',
    inputs: { job: 'reface', measure: 'runs', length: 30, material: 'laminate', handles: 'pull' },
    low: 7500,
    high: 7500,
    sources: ['C67'],
    note: 'The lowest price named. 30 ft is what a remodeling survey puts in a kitchen of this size.',
  },
  {
    title: 'New cabinets with installing, US average',
    inputs: { ...cabinetsOnly },
    low: 4000,
    high: 15000,
    sources: ['C63'],
    note: 'The average named is $11,100. Size was not given.',
  },
  {
    title: 'Semi-custom for a 10 × 10 kitchen',
    inputs: { ...cabinetsOnly, measure: 'wall', length: 20, tier: 'semi' },
    low: 7000,
    high: 15000,
    sources: ['C63'],
  },
  {
    title: 'Semi-custom for a 10 × 12 kitchen',
    inputs: { ...cabinetsOnly, measure: 'wall', length: 22, tier: 'semi' },
    low: 8000,
    high: 10000,
    sources: ['C66'],
    note: 'Prices of 2011, without installing.',
  },
  {
    title: 'Custom for a 10 × 12 kitchen',
    inputs: { ...cabinetsOnly, measure: 'wall', length: 22, tier: 'custom' },
    low: 16000,
    high: 20000,
    sources: ['C66'],
    note: 'Prices of 2011, without installing.',
  },
  {
    title: 'A standard Plano kitchen with counters and labor',
    inputs: { job: 'replace', counter: 'counterQuartz' },
    low: 15000,
    high: 50000,
    sources: ['C25'],
    note: 'Grade and size were not given. The painter who says so sells the alternative.',
  },
];
