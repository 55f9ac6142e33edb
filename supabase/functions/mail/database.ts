import type { Facts } from './facts.ts';

/** How the sender reaches the database: through its API, past its policies. */
export interface DatabaseAccess {
  readonly url: string;
  readonly secretKey: string;
}

/** Variables by name; .env.example says what each is for. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The database of a hosted project, from the variables that it sets for its functions. Of several secret keys
 * it is the one named `default`, else the first; projects from before those keys have one of another kind.
 */
export function databaseFrom(variables: Variables): DatabaseAccess {
  const keys = JSON.parse(variables['SUPABASE_SECRET_KEYS'] || '{}') as Record<string, string>;
  return {
    url: variables['SUPABASE_URL'] ?? '',
    secretKey:
      keys['default'] ?? Object.values(keys)[0] ?? variables['SUPABASE_SERVICE_ROLE_KEY'] ?? '',
  };
}

/** A letter handed to this sender, for two minutes at least. */
export interface Claimed {
  readonly id: string;
  readonly try: number;
  readonly kind: string;
  readonly to: string;
  readonly request: string | null;
  readonly facts: Facts;
}

/** Milliseconds that the database has to answer. */
const patience = 10_000;

/**
 * Sends a row or a call to the database's API; a row that is there already is no failure.
 * @param wait milliseconds that the database has to answer
 * @throws if it refuses, with the status as the cause, or does not answer
 */
export async function post(
  { url, secretKey }: DatabaseAccess,
  path: string,
  body: unknown,
  wait = patience,
): Promise<Response> {
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    method: 'POST',
    // Nothing else: a secret key is no token that says who someone is.
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(wait),
  });
  if (!answer.ok && answer.status !== 409) {
    throw new Error(`The database answered ${answer.status} to ${path}.`, { cause: answer.status });
  }
  return answer;
}

/** Takes letters that are due, at most so many, for this sender alone; of one kind, or of all. */
export async function claim(
  database: DatabaseAccess,
  most: number,
  kind: string | null = null,
): Promise<readonly Claimed[]> {
  return (await post(database, 'rpc/claim_mail', { most, only_kind: kind })).json();
}
