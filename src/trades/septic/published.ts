import type { PublishedCase } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/**
 * Published prices the model is measured against. No publisher here supplies a price of the model, none is
 * older than 2023, and what a page leaves open is left open. A price of a new system that does not say of
 * which kind is no case.
 */
export const published: readonly PublishedCase<SourceOf<'septic'>>[] = [
  {
    title: 'Pump 1,000 gallons in Azle, west of Southlake',
    inputs: { job: 'pump', tank: '1000', when: 'routine' },
    low: 350,
    high: 450,
    sources: ['S70'],
  },
  {
    title: 'Pump 1,000 gallons in Weatherford',
    inputs: { job: 'pump', tank: '1000', when: 'routine' },
    low: 375,
    high: 475,
    sources: ['S70'],
  },
  {
    title: 'Pump a newer tank of 1,000 to 1,250 gallons in Forney',
    inputs: { job: 'pump', tank: '1250', when: 'routine' },
    low: 375,
    high: 475,
    sources: ['S70'],
  },
  {
    title: 'Drain a tank, Fort Worth plumber',
    inputs: { job: 'pump', when: 'routine' },
    low: 300,
    high: 400,
    sources: ['S57'],
  },
  {
    title: 'Pump 1,000 gallons in DFW, average',
    inputs: { job: 'pump', tank: '1000', when: 'routine' },
    low: 265,
    high: 265,
    sources: ['S56'],
  },
  {
    title: 'Pump a 1,000 to 1,500 gallon tank in Texas',
    inputs: { job: 'pump', tank: '1250', when: 'routine' },
    low: 275,
    high: 600,
    sources: ['S56'],
  },
  {
    title: 'Pump 1,000 to 1,500 gallons',
    inputs: { job: 'pump', tank: '1250', when: 'routine' },
    low: 400,
    high: 600,
    sources: ['S71'],
  },
  {
    title: 'Pump 1,500 to 2,000 gallons',
    inputs: { job: 'pump', tank: '2000', when: 'routine' },
    low: 600,
    high: 800,
    sources: ['S71'],
  },
  {
    title: 'Emergency pump-out in DFW towns',
    inputs: { job: 'pump', when: 'urgent' },
    low: 600,
    high: 1000,
    sources: ['S70'],
  },
  {
    title: 'Inspection for a home sale in Terrell and Kaufman',
    inputs: { job: 'inspect', forSale: 'yes' },
    low: 300,
    high: 400,
    sources: ['S70'],
  },
  {
    title: 'New air pump',
    inputs: { job: 'repair', system: 'spray', fault: 'alarm', sign: 'air', when: 'routine' },
    low: 300,
    high: 900,
    sources: ['S12'],
    note: 'Ours holds the technician’s visit as well.',
  },
  {
    title: 'New water pump',
    inputs: { job: 'repair', system: 'spray', fault: 'dry', when: 'routine' },
    low: 800,
    high: 3000,
    sources: ['S49'],
  },
  {
    title: 'Drain field, average',
    inputs: { job: 'part', part: 'field' },
    low: 7000,
    high: 7000,
    sources: ['S12'],
  },
  {
    title: 'Drain field in Kaufman’s clay',
    inputs: { job: 'part', part: 'field', fieldSoil: 'clay' },
    low: 5000,
    high: 15000,
    sources: ['S70'],
  },
  {
    title: 'Drain field of about 1,000 sq ft',
    inputs: { job: 'part', part: 'field', bedrooms: 3, area: 2000, fieldSoil: 'loam' },
    low: 10000,
    high: 15000,
    sources: ['S71'],
    note: 'Three bedrooms in loam need 960 sq ft.',
  },
  {
    title: 'New tank',
    inputs: { job: 'part', part: 'tank' },
    low: 3000,
    high: 10000,
    sources: ['S12'],
  },
  {
    title: 'Tank and field replaced',
    inputs: { job: 'replace', system: 'conventional' },
    low: 10000,
    high: 30000,
    sources: ['S12'],
  },
  {
    title: 'From septic to city sewer',
    inputs: { job: 'replace', main: 'yes', city: 'southlake' },
    metric: 'sewer',
    low: 6400,
    high: 18000,
    sources: ['S60'],
  },
];
