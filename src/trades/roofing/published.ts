import type { PublishedCase } from '../../estimate/index.ts';
import type { RoofingSource } from './sources.ts';

const simple = { shape: 'gable', stories: '1', layers: '1', pitch: '6' };

/** Published totals the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<RoofingSource>[] = [
  {
    title: 'Entry shingles on a simple roof of 22 to 26 squares, Justin TX, 2025',
    inputs: { ...simple, known: 'squares', squares: 24, covering: 'three-tab' },
    low: 10000,
    high: 13000,
    sources: ['R67'],
  },
  {
    title: 'Average Texas roof of 2,000 sq ft, 2022',
    inputs: { known: 'squares', squares: 20, covering: 'architectural' },
    low: 13000,
    high: 13000,
    sources: ['R68'],
  },
  {
    title: 'Average Texas roof of 3,750 sq ft, 2022',
    inputs: { known: 'squares', squares: 37.5, covering: 'architectural' },
    low: 24400,
    high: 24400,
    sources: ['R68'],
  },
  {
    title: 'Texas, 2,000 sq ft of hail-resistant architectural shingles',
    inputs: { known: 'squares', squares: 20, covering: 'class4' },
    low: 12000,
    high: 12000,
    sources: ['R69'],
  },
  {
    title: 'Texas, 2,000 sq ft of asphalt, 2025',
    inputs: { known: 'squares', squares: 20, covering: 'architectural' },
    low: 8500,
    high: 13500,
    sources: ['R70'],
  },
  {
    title: 'Texas, 2,000 sq ft of metal, 2025',
    inputs: { known: 'squares', squares: 20, covering: 'metal' },
    low: 16000,
    high: 30000,
    sources: ['R70'],
  },
  {
    title: 'Texas, 2,000 sq ft of clay tile, 2025',
    inputs: { known: 'squares', squares: 20, covering: 'tile' },
    low: 25000,
    high: 45000,
    sources: ['R70'],
  },
];
