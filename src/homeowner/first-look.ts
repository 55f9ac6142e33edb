import type { ClientDirective } from 'astro';
import { fetchScripts } from './fetch-scripts.ts';
import type * as FirstLook from './results/FirstLook.tsx';

/**
 * Once what was just drawn is on the screen; at once where nobody looks. What is fetched before takes its
 * share of the line. A browser that does not tell, or finds something else larger, waits for no more than
 * a tenth of a second.
 */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState !== 'visible') return resolve();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'largest-contentful-paint' });
    setTimeout(resolve, 100);
  });

const open = async (load: Parameters<ClientDirective>[0], island: HTMLElement) => {
  const { firstLook: script } = island.dataset;
  try {
    const looks = script && ((await import(/* @vite-ignore */ script)) as typeof FirstLook);
    if (looks && (await looks.drawFirstLook(island))) await painted();
  } catch {
    // The island says what is wrong, in place of half of it.
    document.querySelector('.first-look')?.remove();
  }
  fetchScripts(island);
  const hydrate = await load();
  await hydrate();
};

/**
 * `client:first-look`: what matters is drawn without React, and the island's files, React above all, are
 * fetched once that is painted. The build names the script that draws; where there is none, as while
 * developing, or where it fails, the island does it all.
 */
const firstLook: ClientDirective = (load, _options, island) => void open(load, island);

export default firstLook;
