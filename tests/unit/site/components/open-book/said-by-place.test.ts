import { expect, test } from 'vitest';
import { saidByPlace } from '../../../../../src/site/components/open-book/said-by-place.ts';
import { cities } from '../../../../../src/place/cities.ts';
import { tradeById, trades } from '../../../../../src/trades/index.ts';

test('each city stands once, with sentences and their sources, and cities alike stand together', () => {
  for (const said of trades.map(saidByPlace).filter(({ length }) => length > 0)) {
    const names = said.flatMap((one) => one.names);
    expect(names).toHaveLength(cities.length + 1);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(said.map(({ says }) => says.join())).size).toBe(said.length);
    for (const { says, sources } of said) {
      expect(sources.length).toBeGreaterThan(0);
      for (const sentence of says) expect(sentence).toMatch(/^[A-Z].* .*[.?]$/);
    }
  }
});

test('a roof’s permit is told city by city, and what is the same everywhere is not', () => {
  const said = saidByPlace(tradeById('roofing')!);
  const of = (name: string) => said.find(({ names }) => names.includes(name))!;
  expect(of('McKinney').says.join()).toMatch(/^McKinney has required a city permit/);
  expect(of('McKinney').names).toEqual(['McKinney']);
  expect(of('Plano')).toBe(of('Elsewhere'));
});

test('a trade of no place says nothing', () => {
  expect(saidByPlace(tradeById('appliance-repair')!)).toEqual([]);
});
