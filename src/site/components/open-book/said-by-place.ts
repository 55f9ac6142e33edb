import { runEstimate } from '../../../engine/index.ts';
import { cities, type CityId } from '../../../place/cities.ts';
import { inPlace } from '../../../place/places.ts';
import type { Trade } from '../../../trades/index.ts';

/** Cities of which a calculator says the same. */
export interface SaidInPlaces {
  readonly names: readonly string[];
  readonly says: readonly string[];
  readonly sources: readonly string[];
}

const everywhere: readonly { readonly id: CityId; readonly name: string }[] = [
  ...cities,
  { id: 'elsewhere', name: 'Elsewhere' },
];

/** What is said of each city and not of every one; nothing where these answers are of no place. */
const differing = ({ calculator }: Trade, inputs: Readonly<Record<string, unknown>>) => {
  const said = everywhere.map((city) => ({
    ...city,
    all: runEstimate(calculator, { ...inputs, city: city.id }).assumptions,
  }));
  return said.map(({ id, name, all }) => ({
    id,
    name,
    says: all.filter((one) => !said.every((other) => other.all.includes(one))),
  }));
};

/**
 * What a trade says by place, in its own words: those of the first of its examples at which cities differ.
 * Empty where no example does, and of a trade whose book has no fact of a place.
 */
export const saidByPlace = (trade: Trade): readonly SaidInPlaces[] => {
  const facts = Object.values(trade.places ?? {});
  if (facts.length === 0) return [];
  const first = [{}, ...trade.scenarios.map(({ inputs }) => inputs)]
    .map((inputs) => differing(trade, inputs))
    .find((said) => said.some(({ says }) => says.length > 0));
  return [...Map.groupBy(first ?? [], ({ says }) => says.join(' ')).values()].map((alike) => ({
    names: alike.map(({ name }) => name),
    says: alike[0]!.says,
    sources: [
      ...new Set(facts.flatMap((fact) => alike.flatMap(({ id }) => inPlace(fact, id).sources))),
    ],
  }));
};
