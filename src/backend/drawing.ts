/** A file of drawings of this site, read as a document. */
export const drawingAt = async (path: string): Promise<Document> =>
  new DOMParser().parseFromString(await (await fetch(path)).text(), 'image/svg+xml');
