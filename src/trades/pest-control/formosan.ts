import type { ByCity } from '../../cities.ts';

const region =
  'Formosan termites are documented at about 20 North Texas places since 1999, mostly by railway-tie landscaping.';
const near = `${region} Grapevine and Flower Mound, next to Southlake, are among them.`;

/** What is known of the more harmful termite by city (P35, P36). */
export const formosan: ByCity<string> = {
  southlake: near,
  allen: region,
  plano: region,
  frisco: region,
  mckinney: region,
  dallas: region,
  elsewhere: 'Which termite it is decides the treatment. Keep one in a jar.',
};
