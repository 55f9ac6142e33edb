import type { ByCity } from '../../cities.ts';

const northCentral = 'the council of governments, 800-272-3921';

/** The area agency on aging, which helps older people for free, by city. One per county, or near to it. */
export const agencies: ByCity<string> = {
  southlake: 'the Area Agency on Aging of Tarrant County: call 211',
  allen: northCentral,
  plano: northCentral,
  frisco: northCentral,
  mckinney: northCentral,
  dallas: 'the Dallas Area Agency on Aging, 214-871-5065',
  elsewhere: 'the area agency on aging: call 211',
};

/** The same where the city is not known. */
export const anyAgency =
  'the area agency on aging: in Tarrant County call 211, in Dallas County 214-871-5065, in Collin and Denton 800-272-3921';
