/**
 * Brings a file of this site into the browser's cache, from which a worker takes it then.
 * @param onBytes told how many bytes more there are, unpacked
 * @throws if it does not arrive, or once the signal ends it
 */
export const download = async (
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<void> => {
  const { ok, status, body } = await fetch(address, { signal });
  if (!ok || !body) throw new Error(`${address} did not arrive: ${status}`);
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    onBytes(part.value.length);
};
