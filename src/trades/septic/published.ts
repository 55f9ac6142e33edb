import type { PublishedCase } from '../../estimate/index.ts';
import type { SepticSource } from './sources.ts';

/** Published prices the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<SepticSource>[] = [
  {
    title: 'Pump 1,000 gallons in Fort Worth',
    inputs: { job: 'pump', tank: '1000', lid: 'riser', when: 'routine' },
    low: 275,
    high: 375,
    sources: ['S55'],
  },
  {
    title: 'Pump 1,500 gallons or more in Fort Worth',
    inputs: { job: 'pump', tank: '1500', lid: 'riser', when: 'routine' },
    low: 375,
    high: 575,
    sources: ['S55'],
  },
  {
    title: 'Pump a 1,000 to 1,500 gallon tank in Texas',
    inputs: { job: 'pump', tank: '1250', lid: 'riser', when: 'routine' },
    low: 275,
    high: 600,
    sources: ['S56'],
  },
  {
    title: 'Drain a tank, Fort Worth plumber',
    inputs: { job: 'pump', tank: '1000', lid: 'riser', when: 'routine' },
    low: 300,
    high: 400,
    sources: ['S57'],
  },
  {
    title: 'Emergency service in Fort Worth',
    inputs: { job: 'pump', tank: '1000', lid: 'buried', when: 'urgent' },
    low: 425,
    high: 750,
    sources: ['S55'],
  },
  {
    title: 'Inspection before a sale in Fort Worth',
    inputs: { job: 'inspect', forSale: 'yes' },
    low: 250,
    high: 500,
    sources: ['S55'],
  },
  {
    title: 'Drain-field repair in Fort Worth',
    inputs: {
      job: 'repair',
      system: 'conventional',
      problem: 'wet',
      when: 'routine',
      lid: 'riser',
    },
    low: 3500,
    high: 7500,
    sources: ['S55'],
    note: 'Ours holds a pump-out of about $350 as well.',
  },
  {
    title: 'New system in Texas, state average range',
    inputs: { job: 'replace' },
    low: 7125,
    high: 22083,
    sources: ['S59'],
    note: 'Run with every question open.',
  },
  {
    title: 'From septic to city sewer',
    inputs: { job: 'replace', main: 'yes', city: 'southlake', distance: 100, offer: 'late' },
    metric: 'sewer',
    low: 6400,
    high: 18000,
    sources: ['S60'],
  },
  {
    title: 'A new conventional system in Texas, connection of 6,500 to 7,500',
    inputs: { job: 'replace', system: 'conventional', bedrooms: 3, area: 2000 },
    low: 6500,
    high: 7500,
    sources: ['S53'],
    note: 'Ours holds site evaluation, design and permit; the published figure may not.',
  },
];
