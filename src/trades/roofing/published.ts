import type { PublishedCase } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

const undated = 'Undated, read Nov 2026.';

/**
 * Published totals of whole jobs the model is measured against. None of their publishers supplies a price
 * to it. What a page does not state is left open.
 */
export const published: readonly PublishedCase<SourceOf<'roofing'>>[] = [
  {
    title: 'Entry shingles on a simple roof of 22 to 26 squares, Justin TX, 2025',
    inputs: { known: 'squares', squares: 24, covering: 'three-tab', shape: 'gable' },
    low: 10000,
    high: 13000,
    sources: ['R67'],
  },
  {
    title: 'Home of 1,700 to 2,400 sq ft, moderate pitch, sound deck, Justin TX, 2025',
    inputs: { floor: 2050, covering: 'architectural', pitch: '6', decking: 0 },
    low: 12000,
    high: 18000,
    sources: ['R15'],
    note: 'Stories are not said; run as two.',
  },
  {
    title: 'Class 4 shingles on homes in Justin TX, 2025',
    inputs: { floor: 2050, covering: 'class4' },
    low: 13000,
    high: 28000,
    sources: ['R15'],
    note: 'The page’s ordinary home, 1,700 to 2,400 sq ft.',
  },
  {
    title: 'Texas Hill Country, a home of 2,000 sq ft',
    inputs: { floor: 2000 },
    low: 10000,
    high: 20000,
    sources: ['R90'],
    note: undated,
  },
  {
    title: 'US home of 3,000 sq ft, architectural shingles, 2025',
    inputs: { floor: 3000, covering: 'architectural' },
    low: 12000,
    high: 25000,
    sources: ['R91'],
  },
  {
    title: 'US home of 3,000 sq ft, architectural shingles, the sweet spot, 2025',
    inputs: { floor: 3000, covering: 'architectural' },
    low: 21000,
    high: 21000,
    sources: ['R96'],
  },
  {
    title: 'US home of 3,000 sq ft, standing seam, 2025',
    inputs: { floor: 3000, covering: 'metal', metal: 'standing-seam' },
    low: 24000,
    high: 45000,
    sources: ['R91'],
  },
  {
    title: 'Screw-down panels on 20 squares, Colorado roofer, 2025',
    inputs: { known: 'squares', squares: 20, covering: 'metal', metal: 'screw-down' },
    low: 16000,
    high: 22000,
    sources: ['R92'],
  },
  {
    title: 'Standing seam on 20 squares, Colorado roofer, 2025',
    inputs: { known: 'squares', squares: 20, covering: 'metal', metal: 'standing-seam' },
    low: 24000,
    high: 36000,
    sources: ['R92'],
  },
  {
    title: 'Stone-coated steel on 20 squares, 2026',
    inputs: { known: 'squares', squares: 20, covering: 'metal', metal: 'stone-coated' },
    low: 17000,
    high: 28000,
    sources: ['R94'],
  },
  {
    title: 'Tile on a Texas home of 2,000 sq ft',
    inputs: { floor: 2000, covering: 'tile' },
    low: 18000,
    high: 40000,
    sources: ['R93'],
    note: undated,
  },
  {
    title: 'DFW, a few shingles replaced',
    inputs: { job: 'repair', repair: 'minor' },
    low: 300,
    high: 500,
    sources: ['R95'],
    note: undated,
  },
  {
    title: 'DFW, a leak found and fixed',
    inputs: { job: 'repair', repair: 'leak' },
    low: 700,
    high: 1200,
    sources: ['R95'],
    note: undated,
  },
  {
    title: 'DFW, flashing repaired',
    inputs: { job: 'repair', repair: 'leak' },
    low: 600,
    high: 900,
    sources: ['R95'],
    note: undated,
  },
];
