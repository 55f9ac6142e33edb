import type { ByCity } from '../../cities.ts';

/** What is published of roofing permits, city by city (R41–R44). No fee is printed: none was published. */
export const permits: ByCity<string> = {
  southlake:
    'Southlake lets emergency work start and the permit follow as soon as possible; the roofer must be registered with the city.',
  allen:
    'Allen asks for a permit for a full roof and for larger repairs; expect a mid-roof and a final inspection.',
  plano: 'Ask the City of Plano whether your job needs a permit before you sign.',
  frisco: 'Frisco asks for a permit to re-roof, and the roofer must be registered with the city.',
  mckinney: 'McKinney has asked for a city permit for every roofing job since 2015.',
  dallas: 'Ask your city in the Dallas area whether the job needs a permit before you sign.',
  elsewhere: 'Rules differ by city: ask yours whether the job needs a permit before you sign.',
};
