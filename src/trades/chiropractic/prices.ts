import { priceBook } from '../../estimate/index.ts';
import { chosen } from '../typical.ts';
import type { ChiropracticSource } from './sources.ts';

const read = { asOf: '2026-11-20', reviewBy: '2027-05-20' };

/** Cash prices. All are US ranges: no Dallas–Fort Worth price list could be read. */
export const prices = priceBook<ChiropracticSource>()(read, {
  firstVisit: {
    label: 'First visit with history and exam',
    low: 80,
    typical: 150,
    high: 250,
    unit: 'visit',
    geography: 'US',
    year: 2025,
    sources: ['S1', 'S2', 'S3'],
    note: '$80 to $250 in two guides, $150 to $300 in a third. Typical is our choice.',
  },
  adjustment: {
    label: 'Adjustment visit',
    low: 35,
    typical: 60,
    high: 90,
    unit: 'visit',
    geography: 'US',
    year: 2024,
    sources: ['S8', 'S9', 'S40'],
    note: 'A trade survey bills $76 on average over all its services and is paid 57% of what is billed, about $43; typical is our choice between the two. A guide gives $50 to $85; a membership comes to about $24. The ends are our choice.',
  },
  xray: {
    label: 'Set of spine X-rays',
    low: 50,
    typical: 150,
    high: 300,
    unit: 'each',
    geography: 'US',
    year: 2025,
    sources: ['S1'],
    note: chosen('inside it'),
  },
  massage: {
    label: 'Massage, 60 minutes',
    low: 75,
    typical: 95,
    high: 95,
    unit: 'visit',
    geography: 'US',
    year: 2025,
    sources: ['S6'],
    note: 'One clinic: $75 for members, $20 more for others.',
  },
  decompression: {
    label: 'Decompression table session',
    low: 50,
    typical: 125,
    high: 250,
    unit: 'visit',
    geography: 'US',
    year: 2025,
    sources: ['S7'],
    note: chosen('inside it'),
  },
  partBDeductible: {
    label: 'Medicare Part B deductible',
    low: 283,
    typical: 283,
    high: 283,
    unit: 'year',
    geography: 'US',
    year: 2026,
    sources: ['S14'],
    reviewBy: '2026-12-31',
  },
});
