/** The files of every page of this kind, as the build tells what wakes islands. */
declare const scripts: string | undefined;

/** Fetches the files of an island, of which the build names in it those that no other page has. */
export const fetchScripts = (island: HTMLElement): void => {
  const { scripts: own = '' } = island.dataset;
  const shared = typeof scripts === 'string' ? scripts : '';
  for (const href of `${shared} ${own}`.split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
};
