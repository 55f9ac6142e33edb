import { expect, it } from 'vitest';
import { readArrival } from '../../../src/islands/results/arrival.ts';

it('reads the answers and the estimate to compare with', () => {
  expect(readArrival({ search: '?floor=2400&compare=floor%3D2000', hash: '' })).toEqual({
    query: 'floor=2400',
    compare: 'floor=2000',
  });
});

it('reads the answers of a sensitive trade from the part after #', () => {
  expect(readArrival({ search: '', hash: '#rooms=2' }).query).toBe('rooms=2');
});

it('finds no estimate in an empty address or a private link', () => {
  expect(readArrival({ search: '', hash: '' }).query).toBeNull();
  expect(readArrival({ search: '', hash: '#request=1.2' }).query).toBeNull();
});

it.each([
  { search: `?${'a=1&'.repeat(250_000)}`, hash: '' },
  { search: '', hash: `#${'a=1&'.repeat(250_000)}` },
])('reads only the beginning of a megabyte', (address) => {
  expect(readArrival(address).query!.length).toBeLessThanOrEqual(8_000);
});
