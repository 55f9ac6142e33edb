import { cities, cityName } from './place/cities.ts';

/** The cities in a sentence: "Southlake, Allen, …, and the Dallas area". */
export const servedCities: string = new Intl.ListFormat('en-US').format(
  cities.map(({ id }) => cityName(id)),
);

/**
 * What an operator in another city changes: the name, the place, the contact and the cities served.
 * Everything marked OPERATOR must be set before the site goes live; nothing here is a real contact.
 */
export const site = {
  name: 'Southlake Home Ledger',
  /** Under its icon on a home screen, where some 12 characters fit. */
  shortName: 'Home Ledger',
  promise: 'Know the price before anyone knows your number.',
  description: `Open-book cost estimates for homes in ${servedCities}. Every figure opens to its source.`,
  /** Origin without a trailing slash. OPERATOR: your own domain (or set PUBLIC_SITE_ORIGIN). */
  origin: 'https://southlake-home-ledger.example',
  /** OPERATOR: the legal entity that receives requests and is named in every consent text. */
  legalEntity: 'Southlake Home Ledger (operator to be named)',
  /** OPERATOR: a mailbox that is read. */
  email: 'hello@southlake-home-ledger.example',
  /** OPERATOR: a postal address (CAN-SPAM asks for one). */
  postalAddress: 'Postal address to be set by the operator',
  /**
   * OPERATOR: true once what the proposals say is your own. Until then search engines are told to leave
   * them out; people find them here all the same.
   */
  proposalsInSearch: false as boolean,
} as const;

// The cities stand in a file of their own, so that a calculator ships them without the rest.
export * from './place/cities.ts';
