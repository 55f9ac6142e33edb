/** Fetches the files of an island, which the build names in it, so that they are there when needed. */
export const fetchScripts = (island: HTMLElement): void => {
  for (const href of island.dataset.scripts?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
};
