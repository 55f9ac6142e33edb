/**
 * What an operator in another city changes: the name, the place, the contact and the cities served.
 * Everything marked OPERATOR must be set before the site goes live; nothing here is a real contact.
 */
export const site = {
  name: 'Southlake Home Ledger',
  promise: 'Know the price before anyone knows your number.',
  description:
    'Open-book cost estimates for homes in Southlake, Allen, Plano, Frisco, McKinney and the Dallas area. Every figure opens to its source.',
  /** Origin without a trailing slash. OPERATOR: your own domain (or set PUBLIC_SITE_ORIGIN). */
  origin: 'https://southlake-home-ledger.example',
  /** OPERATOR: the legal entity that receives requests and is named in every consent text. */
  legalEntity: 'Southlake Home Ledger (operator to be named)',
  /** OPERATOR: a mailbox that is read. */
  email: 'hello@southlake-home-ledger.example',
  /** OPERATOR: a postal address (CAN-SPAM asks for one). */
  postalAddress: 'Postal address to be set by the operator',
} as const;

/** A city the site serves, with the county whose rules apply there. */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly county: string;
}

/** The cities served, in the order they are offered. Adding a city is one line here. */
export const cities = [
  { id: 'southlake', name: 'Southlake', county: 'Tarrant' },
  { id: 'allen', name: 'Allen', county: 'Collin' },
  { id: 'plano', name: 'Plano', county: 'Collin' },
  { id: 'frisco', name: 'Frisco', county: 'Collin and Denton' },
  { id: 'mckinney', name: 'McKinney', county: 'Collin' },
  { id: 'dallas', name: 'Dallas area', county: 'Dallas' },
] as const satisfies readonly City[];

/** A served city, or `elsewhere`: not serving an area is an answer, not an error. */
export type CityId = (typeof cities)[number]['id'] | 'elsewhere';

export const cityName = (id: string): string =>
  cities.find((city) => city.id === id)?.name ?? 'outside our area';
