import { choice } from '../engine/index.ts';

/** Where the letter to the landlord is written: a path of the site. */
export const LANDLORD_LETTER = '/renter-repair-letter';

/**
 * The one question in which every trade asks whose repair it is. What it changes stands in `tenant.ts`,
 * which loads only with the answer.
 */
export const tenureField = choice('Do you own or rent this home?', {
  options: { own: 'Own', rent: 'Rent' },
  plausible: ['own'],
});
