import { expect, test } from 'vitest';
import { gas, power, water } from '../../../src/help/utilities.ts';
import { cities } from '../../../src/place/cities.ts';
import { inPlace } from '../../../src/place/places.ts';

test.each(cities.map(({ id }) => id))('who supplies %s was read somewhere', (city) => {
  for (const utility of [power, gas, water]) {
    expect(inPlace(utility, city).sources, utility.label).not.toEqual([]);
  }
});
