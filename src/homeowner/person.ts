import type { ClientDirective } from 'astro';
import { fetchScripts } from './fetch-scripts.ts';

/** Any of these says that someone is there. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'scroll',
  'hashchange',
];

/** The island says so itself, since React goes on after it has been called. */
export const takenOver = 'taken-over';

/** Whether the address or this device holds what the island must show without being asked. */
const holdsSomething = (): boolean => {
  try {
    return location.search !== '' || location.hash !== '' || localStorage.length > 0;
  } catch {
    // A blocked storage holds nothing.
    return false;
  }
};

/** Whether the browser put back what was typed or picked before the page was loaded again. */
const wasFilledIn = (island: HTMLElement): boolean =>
  [...island.querySelectorAll('input')].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );

/** Once the first screen is painted, words and all, and nothing else is to be done. */
const afterPaint = (work: () => void) =>
  new PerformanceObserver((list, observer) => {
    // Most browsers tell first of a paint of the background alone.
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work, 100);
  }).observe({ type: 'paint', buffered: true });

/**
 * `client:person`: the page is complete as it was built, so its scripts are fetched after its first paint,
 * and run at the first sign of a person or where there is something of theirs to show. What is typed or
 * ticked until then is in the inputs; a button pressed until then is pressed again unless its form led on by
 * itself, and what was opened is opened for the island too.
 */
const person: ClientDirective = (load, _options, island) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    waiting.abort();
    fetchScripts(island);
    void load().then((hydrate) => hydrate());
  };
  const buttonAt = (target: Element) => {
    const button = target.closest('button');
    return button?.type === 'submit' && button.form?.hasAttribute('action') ? null : button;
  };
  const { pressed: early } = self as { pressed?: Element };
  let pressed = early && island.contains(early) ? buttonAt(early) : null;
  if (holdsSomething() || pressed) {
    start();
  } else {
    for (const sign of signs) {
      addEventListener(sign, start, { signal, capture: true, passive: true });
    }
    afterPaint(() => {
      if (signal.aborted) return;
      if (wasFilledIn(island)) start();
      else fetchScripts(island);
    });
  }

  const press = ({ target }: Event) => {
    pressed = buttonAt(target as Element) ?? pressed;
  };
  const follow = () => {
    island.removeEventListener('click', press);
    pressed?.click();
    for (const opened of island.querySelectorAll('details[open]')) {
      opened.dispatchEvent(new Event('toggle'));
    }
  };
  island.addEventListener('click', press);
  island.addEventListener(takenOver, follow, { once: true });
};

export default person;
