import type { ClientDirective } from 'astro';
import { fetchScripts } from './fetch-scripts.ts';

type FirstLook = typeof import('./results/FirstLook.tsx');

/** Once what was just drawn is seen; at once where nobody looks. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(resolve));
    else resolve();
  });

/**
 * `client:first-look`: what matters is drawn without React, and the island's files, React above all, are
 * fetched once that is painted. The build names the script that draws; where there is none, as while
 * developing, or where it fails, the island does it all.
 */
const firstLook: ClientDirective = async (load, _options, island) => {
  try {
    const { drawFirstLook } = (await import(
      /* @vite-ignore */ island.dataset.firstLook!
    )) as FirstLook;
    if (await drawFirstLook(island)) await painted();
  } catch {
    // The island says what is wrong, in place of half of it.
    document.querySelector('.first-look')?.remove();
  }
  fetchScripts(island);
  const hydrate = await load();
  await hydrate();
};

export default firstLook;
