import { expect, it } from 'vitest';
import { readArrival } from '../../../../src/homeowner/results/arrival.ts';

it('reads the answers and the estimate to compare with', () => {
  expect(readArrival({ search: '?floor=2400&compare=floor%3D2000', hash: '' })).toEqual({
    query: 'floor=2400',
    compare: 'floor=2000',
    quotes: [],
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

it('brings quotes along after the #, where no server is told of them', () => {
  const [search, hash] = ['?estimate', '#quote=11%2C900&quote=%2416.4k'];
  expect(readArrival({ search, hash })).toEqual({
    query: '',
    compare: null,
    quotes: ['11,900', '$16.4k'],
  });
  expect(
    readArrival({ search: '?estimate', hash: '#quote=1&quote=2&quote=3&quote=4' }).quotes,
  ).toEqual(['1', '2', '3']);
  // An answer of this name is an answer.
  expect(readArrival({ search: '', hash: '#quote=900&appliance=washer' })).toMatchObject({
    query: 'quote=900&appliance=washer',
    quotes: [],
  });
  // With no answer beside it, it is a price: none stays in the address.
  expect(readArrival({ search: '', hash: '#quote=900' })).toMatchObject({
    query: '',
    quotes: ['900'],
  });
});
