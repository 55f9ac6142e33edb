/** What the database tells of a letter, the secrets of its links included. */
export type Facts = Readonly<Record<string, unknown>>;

/** The site that letters come from and lead to. */
export interface Site {
  /** Origin without a trailing slash. */
  readonly origin: string;
  readonly name: string;
  /** Where a buyer ends a plan or changes the card, at the payment provider; null or missing: by a reply to us. */
  readonly portal?: string | null;
}

/** A text among the facts. @throws if it is not there */
export function textOf(facts: Facts, name: string): string {
  const value = facts[name];
  if (typeof value !== 'string') throw new Error(`The facts lack ${name}.`);
  return value;
}
