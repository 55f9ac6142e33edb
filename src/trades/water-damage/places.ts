import type { ByCity } from '../../cities.ts';

const collin =
  'Much of Collin County stands on clay that swells and shrinks, which strains pipes in the ground. A wet floor with no leak in sight can be a slab leak: have a plumber test first.';

/** What is known of the place; no price was published for any single city but Dallas. */
export const places: ByCity<string> = {
  southlake: 'No price was published for Southlake itself; we use Texas and national prices.',
  allen: collin,
  plano: collin,
  frisco: collin,
  mckinney: collin,
  dallas:
    'A Dallas firm prints $3.50 to $7 a sq ft for cleaning and drying, by how dirty the water is; your lines may come out above or below.',
  elsewhere: 'Mold and insurance rules here are those of Texas.',
};
