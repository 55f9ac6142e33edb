/**
 * Letters about accounts hold links that sign someone in. While one waits in the queue it is sealed (AES-GCM)
 * with a key made from the secret of the auth service's hook, which the database does not have.
 */
const keyOf = async (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`mail seal ${secret}`)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );

/** Bytes of the number used once that begins what is sealed. */
const nonceLength = 12;

/** Seals a value, as Base64. */
export async function seal(value: unknown, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), text);
  return btoa([...iv, ...new Uint8Array(sealed)].map((byte) => String.fromCharCode(byte)).join(''));
}

/** Opens what was sealed. @throws if it was sealed with another secret, or changed */
export async function unseal(sealed: string, secret: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, nonceLength) },
    await keyOf(secret),
    bytes.subarray(nonceLength),
  );
  return JSON.parse(new TextDecoder().decode(text));
}
