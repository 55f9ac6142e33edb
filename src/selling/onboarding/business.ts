import { cities } from '../../place/cities.ts';
import { tradeNames } from '../../trades/names.ts';
import { enterEmail, type Choice } from '../../contact/form.ts';
import { CONTACT, type Field } from './form.ts';

/** The length of an answer of one line. */
export const LINE = 200;
/** The length of an answer of several sentences. */
export const TEXT = 1500;

const trades: readonly Choice[] = [
  ...Object.entries(tradeNames).map(([value, says]) => ({ value, says })),
  { value: 'other', says: 'Another trade' },
];

const places: readonly Choice[] = [
  ...cities.map(({ id, name }) => ({ value: id, says: name })),
  { value: 'elsewhere', says: 'Elsewhere in Texas' },
];

/** Who the business is: asked first by every service. */
export const business: readonly Field[] = [
  {
    key: 'business',
    label: 'Name of the business',
    hint: 'As your customers know it.',
    kind: 'line',
    longest: LINE,
    missing: 'Enter the name of the business',
    autoComplete: 'organization',
  },
  {
    key: CONTACT,
    label: 'Your email',
    hint: 'We write here about the setup, and nothing else.',
    kind: 'email',
    longest: 254,
    missing: enterEmail,
    autoComplete: 'email',
  },
  {
    key: 'trade',
    label: 'Trade',
    kind: 'choice',
    longest: LINE,
    missing: 'Choose your trade',
    choices: trades,
  },
  {
    key: 'city',
    label: 'City you work from',
    kind: 'choice',
    longest: LINE,
    missing: 'Choose your city',
    choices: places,
  },
  {
    key: 'website',
    label: 'Website',
    kind: 'website',
    longest: LINE,
    autoComplete: 'url',
  },
];
