import type { RequestKey } from '../backend/requests.ts';
import type { Shape } from '../backend/shape.ts';

/*
 * crypto.randomUUID exists only on secure addresses, and the site is also tried on local ones, so both
 * parts are made from random bytes.
 */
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** A new id, as a row of the database wants it. */
export const newId = (): string => {
  const bytes = randomBytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** Whether something has the form of an id that {@link newId} makes. */
export const isId: Shape<string> = (value): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

const token = (): string =>
  btoa(String.fromCharCode(...randomBytes(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A new request's id and secret. */
export const newKey = (): RequestKey => ({ id: newId(), token: token() });

/** The part after # of a private link. It never reaches a server, unlike the rest of an address. */
export const hashOf = ({ id, token: secret }: RequestKey): string => `#request=${id}.${secret}`;

/** The private link itself. `page` is a path of this site. */
export const privateLink = (origin: string, page: string, key: RequestKey): string =>
  `${origin}${page}${hashOf(key)}`;

/** More characters than the longest that is read below. */
const longestHash = 240;

/** The part after #; a mailed link may end in the secret that confirms the request. */
const form =
  /^#request=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32,100})(?:&confirm=([0-9a-f]{64}))?$/;

/** A private link as it was opened. */
export interface OpenedLink {
  readonly key: RequestKey;
  /** What confirms the request; null in a link that was not mailed for that. */
  readonly confirmation: string | null;
}

/** Reads the part after #; null if it is no private link. */
export function readLink(hash: string): OpenedLink | null {
  const [, id, token, confirmation = null] = (hash.length <= longestHash && form.exec(hash)) || [];
  return id && token ? { key: { id, token }, confirmation } : null;
}
