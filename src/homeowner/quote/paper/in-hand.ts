/**
 * What somebody chose on the home page, on its way to the page that reads it: a file cannot stand in an
 * address. It is kept on this device alone, and taken out as soon as it arrives.
 */
const NAME = 'paper-in-hand';

/** Lets go of what never arrived. */
export const emptyHand = async (): Promise<void> => {
  await self.caches?.delete(NAME);
};

/** Rejects where the browser keeps nothing. */
export const keepInHand = async (files: readonly File[]): Promise<void> => {
  await emptyHand();
  const hand = await caches.open(NAME);
  for (const [at, file] of files.entries())
    await hand.put(`/${NAME}/${at}/${encodeURIComponent(file.name)}`, new Response(file));
};

/** The files, in their order. Rejects where there are none. */
export const takeFromHand = async (): Promise<File[]> => {
  const hand = await caches.open(NAME);
  const files: File[] = [];
  for (const asked of await hand.keys()) {
    const blob = await (await hand.match(asked))!.blob();
    const name = decodeURIComponent(asked.url.slice(asked.url.lastIndexOf('/') + 1));
    files.push(new File([blob], name, { type: blob.type }));
  }
  await emptyHand();
  if (files.length === 0) throw new Error('No paper came along');
  return files;
};
