import { choice } from '../engine/questions/field.ts';
import { cities, homeCity, type CityId } from '../place/cities.ts';

/** The one question every trade asks in the same words: which city's rules and facts apply. */
export const cityField = choice<CityId>('Where is the home?', {
  hint: 'Rules and local facts differ by city. Companies see it only if you send them a request.',
  private: true,
  options: [
    ...cities.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'elsewhere', label: 'Elsewhere' },
  ],
  default: homeCity,
  essential: true,
});
