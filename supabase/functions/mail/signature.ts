/** Seconds that a signed message may be old or early. */
const tolerance = 300;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
};

const keyOf = async (secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> => {
  const bytes = bytesOf(secret.replace(/^v1,/, '').replace(/^whsec_/, ''));
  if (!bytes?.length) throw new Error('A webhook secret is to be v1,whsec_ and Base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
};

const signed = (id: string, at: string, body: string) =>
  new TextEncoder().encode(`${id}.${at}.${body}`);

/** The headers of a message, by what its sender calls them. */
const headersOf = ({ headers }: Request, prefix: string) =>
  ['id', 'timestamp', 'signature'].map((name) => headers.get(`${prefix}-${name}`) ?? '');

/**
 * Reads a message signed as Standard Webhooks say, which both the auth service (`webhook-…`) and Resend
 * (`svix-…`) follow.
 * @param now seconds since 1970
 * @returns its id and body; null if it is not signed with the secret, or too old
 */
export async function readSigned(
  request: Request,
  secret: string,
  now = Date.now() / 1000,
): Promise<{ id: string; body: string } | null> {
  const prefix = request.headers.has('svix-id') ? 'svix' : 'webhook';
  const [id = '', at = '', signatures = ''] = headersOf(request, prefix);
  const body = await request.text();
  if (!id || !/^\d+$/.test(at) || Math.abs(now - Number(at)) > tolerance) return null;
  const key = await keyOf(secret, 'verify');
  for (const one of signatures.split(' ')) {
    const [version, value = ''] = one.split(',');
    const signature = version === 'v1' ? bytesOf(value) : null;
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed(id, at, body)))) {
      return { id, body };
    }
  }
  return null;
}

/** Signs a message: what the local server does in the auth service's place. */
export async function signedHeaders(
  id: string,
  body: string,
  secret: string,
  now = Date.now() / 1000,
): Promise<Record<string, string>> {
  const at = String(Math.floor(now));
  const signature = await crypto.subtle.sign(
    'HMAC',
    await keyOf(secret, 'sign'),
    signed(id, at, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
  };
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export async function sameText(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map(
      async (text) =>
        new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
    ),
  );
  return a!.reduce((difference, byte, nth) => difference | (byte ^ b![nth]!), 0) === 0;
}
