import type { PublishedCase } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

const newDriveway = { trouble: 'none', job: 'new', place: 'driveway', finish: 'broom' } as const;
const newPatio = { trouble: 'none', job: 'new', place: 'patio' } as const;
const tornOut = { trouble: 'lip', job: 'replace', place: 'driveway', finish: 'broom' } as const;
const overlay = { trouble: 'worn', job: 'resurface' } as const;
const bareOverlay = { ...overlay, place: 'pool', area: 750, cracks: 0, seal: 'no' } as const;

const undated = 'Undated, read Nov 2026.';
const noSeal = `Crack filling and sealer are not named there, so none is run. ${undated}`;

/** Whole-job prices the model is measured against; no publisher of one supplies a price. */
export const published: readonly PublishedCase<SourceOf<'concrete'>>[] = [
  {
    title: 'Fort Worth, new 500 sq ft driveway',
    inputs: { ...newDriveway, area: 500 },
    low: 3200,
    high: 6800,
    sources: ['C68'],
    note: 'Called standard; broom finish assumed.',
  },
  {
    title: 'Fort Worth, 500 sq ft driveway, complete installation on clay',
    inputs: { ...newDriveway, area: 500, soil: 'clay' },
    low: 8000,
    high: 15800,
    sources: ['C68'],
    note: 'Drainage and what the city’s code asks for are in theirs and not in ours.',
  },
  {
    title: 'New driveway, 200 sq ft',
    inputs: { ...newDriveway, area: 200, thickness: '5', steel: 'mesh' },
    low: 1500,
    high: 3000,
    sources: ['C97'],
  },
  {
    title: 'New driveway, 480 sq ft',
    inputs: { ...newDriveway, area: 480, thickness: '5', steel: 'mesh' },
    low: 3500,
    high: 7000,
    sources: ['C97'],
  },
  {
    title: 'New driveway, 1,200 sq ft',
    inputs: { ...newDriveway, area: 1200, thickness: '5', steel: 'mesh' },
    low: 8000,
    high: 18000,
    sources: ['C97'],
  },
  {
    title: 'Plain 20 × 20 ft patio',
    inputs: { ...newPatio, area: 400, finish: 'broom' },
    low: 1600,
    high: 4800,
    sources: ['C69'],
    note: undated,
  },
  {
    title: 'Patio of 100 sq ft, broom finish',
    inputs: { ...newPatio, area: 100, thickness: '4', finish: 'broom' },
    low: 600,
    high: 1500,
    sources: ['C98'],
  },
  {
    title: 'Patio of 600 sq ft, broom finish',
    inputs: { ...newPatio, area: 600, thickness: '4', finish: 'broom' },
    low: 3600,
    high: 9000,
    sources: ['C98'],
  },
  {
    title: 'Stained or stamped 20 × 20 ft patio',
    inputs: { ...newPatio, area: 400, finish: 'stamped' },
    low: 3200,
    high: 12000,
    sources: ['C69'],
    note: undated,
  },
  {
    title: 'Midland, Texas: stamped 20 × 20 ft patio',
    inputs: { ...newPatio, area: 400, finish: 'stamped' },
    low: 3200,
    high: 7600,
    sources: ['C101'],
  },
  {
    title: 'Walk of 200 sq ft',
    inputs: {
      trouble: 'none',
      job: 'new',
      place: 'walk',
      area: 200,
      thickness: '4',
      finish: 'broom',
      steel: 'none',
    },
    low: 1200,
    high: 2400,
    sources: ['C99'],
    note: 'Steel is named there as an extra.',
  },
  {
    title: '200 sq ft driveway torn out and poured again',
    inputs: { ...tornOut, area: 200 },
    low: 2400,
    high: 4000,
    sources: ['C100'],
    note: undated,
  },
  {
    title: '500 sq ft driveway torn out and poured again',
    inputs: { ...tornOut, area: 500 },
    low: 4000,
    high: 7500,
    sources: ['C76'],
    note: undated,
  },
  {
    title: '864 sq ft driveway torn out and poured again',
    inputs: { ...tornOut, area: 864 },
    low: 7500,
    high: 12000,
    sources: ['C100'],
    note: undated,
  },
  {
    title: 'Overlay of 200 sq ft',
    inputs: { ...overlay, area: 200 },
    low: 600,
    high: 1800,
    sources: ['C103'],
    note: undated,
  },
  {
    title: 'Overlay of 500 sq ft',
    inputs: { ...overlay, area: 500 },
    low: 1500,
    high: 4500,
    sources: ['C103'],
    note: undated,
  },
  {
    title: 'Overlay of 1,200 sq ft',
    inputs: { ...overlay, area: 1200 },
    low: 3600,
    high: 10800,
    sources: ['C103'],
    note: undated,
  },
  {
    title: 'Patio of 500 sq ft, overlay',
    inputs: { ...overlay, place: 'patio', area: 500 },
    low: 3500,
    high: 6500,
    sources: ['C104'],
  },
  {
    title: 'Pool deck of 500 to 900 sq ft, overlay of any kind',
    inputs: { ...overlay, place: 'pool', area: 700 },
    low: 1500,
    high: 10800,
    sources: ['C102'],
    note: `700 sq ft, the middle, is run. ${undated}`,
  },
  {
    title: 'Pool deck of 750 sq ft, plain overlay',
    inputs: { ...bareOverlay, overlay: 'basic' },
    low: 2250,
    high: 3750,
    sources: ['C72'],
    note: noSeal,
  },
  {
    title: 'Pool deck of 750 sq ft, decorative overlay',
    inputs: { ...bareOverlay, overlay: 'textured' },
    low: 5250,
    high: 9000,
    sources: ['C72'],
    note: noSeal,
  },
  {
    title: 'Slab of 100 sq ft, lifted with foam',
    inputs: { trouble: 'sunk', job: 'level', area: 100, lift: 'foam' },
    low: 2000,
    high: 2500,
    sources: ['C105'],
    note: undated,
  },
];
