import type { Item } from '../../../src/engine/index.ts';

/** A line of ours with a round price, US dollars. */
export const anItem = (
  id: string,
  label: string,
  [low, typical, high]: readonly [number, number, number],
  more: Partial<Item> = {},
): Item => ({
  id,
  label,
  kind: 'installed',
  quantity: 1,
  unit: 'job',
  unitCost: null,
  factors: [],
  total: { low, typical, high },
  sources: [],
  ...more,
});

/** A roof of the sketch: four lines of ours, and gutters that the answers leave out. */
export const roof = [
  anItem('tear-off', 'Tear off and haul the old roof', [2700, 3750, 5050]),
  anItem('covering', 'Architectural shingles, laid', [6950, 10_800, 16_500]),
  anItem('decking', 'New decking where it is soft', [540, 940, 1600]),
  anItem('permit', 'City permit and inspection', [100, 250, 500]),
];
export const gutters = anItem('gutters', 'Seamless gutters', [0, 0, 0]);
