import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { localMail, type LocalMail } from '../../../scripts/backend/mail.ts';
import { testEnvironment, type TestEnvironment } from './environment.ts';
import { freshBackend, type FreshBackend } from './fresh-backend.ts';

interface Fixtures {
  /** Excuses one kind of fault that a test is about, such as a refused connection. */
  readonly excuse: (fault: RegExp) => void;
  /** A second person's browser, watched as the first is. */
  readonly otherBrowser: BrowserContext;
  /** Reads and writes the shared database past its policies. */
  readonly database: SupabaseClient;
  /** Sends the mail of the shared database into its mailbox, when a test says so. */
  readonly mail: LocalMail;
  /**
   * A database for this test alone, which it can stop and start. The pages of this test reach it
   * at the address of the shared one.
   */
  readonly ownBackend: FreshBackend & { readonly database: SupabaseClient };
}

interface Internals {
  readonly excused: RegExp[];
}

interface WorkerFixtures {
  readonly environment: TestEnvironment;
  /** The page of {@link looking}, what empties it, and the faults in it so far. */
  readonly sharedPage: {
    readonly page: Page;
    readonly empty: () => Promise<void>;
    readonly faults: string[];
  };
}

const openDatabase = (url: string, secretKey: string) =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

/** Collects what must not happen in any page, whatever the test is about. */
async function watch(context: BrowserContext, environment: TestEnvironment): Promise<string[]> {
  const faults: string[] = [];
  const ownHosts = [environment.siteUrl, environment.backendUrl].map((url) => new URL(url).host);
  context.on('console', (message) => {
    if (message.type() === 'error') {
      faults.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(http|ws)s?:$/.test(url.protocol) && !ownHosts.includes(url.host)) {
      faults.push(`request to another host: ${url.href}`);
    }
  });
  await context.exposeBinding('reportFault', (_source, fault: string) => void faults.push(fault));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { reportFault(fault: string): void }).reportFault(
        `content security policy: ${event.violatedDirective} blocked ${event.blockedURI} (${event.sample})`,
      ),
    );
  });
  return faults;
}

function expectNone(faults: readonly string[], excused: readonly RegExp[]): void {
  const unexcused = faults.filter((fault) => !excused.some((pattern) => pattern.test(fault)));
  expect(unexcused, 'faults in the pages of this test').toEqual([]);
}

/**
 * Playwright's test. Every page fails it on a console error, an uncaught error, a violation of the
 * content security policy or a request to another host.
 */
export const test = base.extend<Fixtures & Internals, WorkerFixtures>({
  environment: [async ({}, provide) => provide(testEnvironment()), { scope: 'worker' }],
  sharedPage: [
    async ({ browser, environment }, provide) => {
      const context = await browser.newContext({
        baseURL: environment.siteUrl,
        reducedMotion: 'reduce',
      });
      const faults = await watch(context, environment);
      const page = await context.newPage();
      const empty = async () => {
        for (const other of context.pages()) if (other !== page) await other.close();
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        // From a file without scripts: a page may keep an answer again in the moment it is left.
        await page.goto('/robots.txt');
        await page.mouse.move(0, 0);
        await page.evaluate(() => sessionStorage.clear());
        const origin = environment.siteUrl;
        // One that stayed would undo, with each page that is opened, what is emulated.
        const tools = await context.newCDPSession(page);
        await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
        await tools.detach();
        await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
      };
      await provide({ page, empty, faults });
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ environment }, provide) => provide(environment.siteUrl),
  excused: async ({}, provide) => provide([]),
  excuse: async ({ excused }, provide) => provide((fault) => void excused.push(fault)),
  context: async ({ context, environment, excused }, provide) => {
    const faults = await watch(context, environment);
    await provide(context);
    expectNone(faults, excused);
  },
  otherBrowser: async ({ browser, environment, excused }, provide) => {
    const context = await browser.newContext({ baseURL: environment.siteUrl });
    const faults = await watch(context, environment);
    await provide(context);
    await context.close();
    expectNone(faults, excused);
  },
  database: async ({ environment }, provide) =>
    provide(openDatabase(environment.backendUrl, environment.keys.SUPABASE_SECRET_KEY)),
  mail: async ({ environment: { backendUrl, siteUrl, keys } }, provide) =>
    provide(
      localMail({ url: backendUrl, secretKey: keys.SUPABASE_SECRET_KEY, siteUrl }, (text) =>
        process.stderr.write(text),
      ),
    ),
  ownBackend: async ({ context, environment }, provide) => {
    // The same keys, so that the pages, which were built with them, are known to it.
    const { siteUrl, keys, databaseCopy: copy } = environment;
    const backend = await freshBackend({ siteUrl, keys, copy });
    await context.route(`${environment.backendUrl}/**`, (route) =>
      route.continue({ url: route.request().url().replace(environment.backendUrl, backend.url) }),
    );
    await provide({
      ...backend,
      database: openDatabase(backend.url, environment.keys.SUPABASE_SECRET_KEY),
    });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await backend.remove();
  },
});

/**
 * The test for those that need nothing of a page before it opens: no script, no clock, no permission. One
 * after the other they use the same page, emptied in between, since a new one takes longer than most of them.
 */
export const looking = test.extend({
  context: async ({ sharedPage }, provide) => provide(sharedPage.page.context()),
  page: async ({ sharedPage: { page, empty, faults }, excused, viewport }, provide) => {
    if (viewport) await page.setViewportSize(viewport);
    faults.length = 0;
    await provide(page);
    expectNone(faults, excused);
    await empty();
  },
});

/**
 * Shows a person to the page, which its scripts may wait for, and waits until React listens for an element:
 * Astro's mark of an island goes when React is called, which may then still wait for a part of it.
 * What is typed or pressed before that is handled by the browser alone, as on a page without scripts.
 */
export async function takenOver(element: Locator): Promise<void> {
  await element.page().mouse.move(1, 1);
  await expect(element.locator('xpath=ancestor::astro-island[1]')).not.toHaveAttribute('ssr');
  await expect.poll(() => element.evaluate(isListenedFor)).toBe(true);
}

/** A part of React's own tree, as far as it is asked here: the topmost tells of the whole. */
interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: { readonly current?: { readonly memoizedState: { isDehydrated: boolean } } };
}

/** Whether React has put its own tree, with what listens, over an element of the built page. */
const isListenedFor = (element: Element): boolean => {
  const name = Object.keys(element).find((key) => key.startsWith('__reactFiber$'));
  let fiber = name && (element as unknown as Record<string, Fiber>)[name];
  while (fiber && fiber.return) fiber = fiber.return;
  return Boolean(fiber && fiber.stateNode.current?.memoizedState.isDehydrated === false);
};

/**
 * Before a page is opened: no hand is at it. A browser without a window tells some pages of a pointer that
 * nobody moved, and scripts wait for a person.
 */
export const withoutHand = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
  );

/** Waits until the scripts have taken over all of a page, for a person who is there and looks through it. */
export async function settled(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  for (const island of await page.locator('astro-island').all()) {
    const isMet = await island.evaluate((one) => {
      one.firstElementChild?.scrollIntoView();
      return one.getAttribute('client') !== 'visible' || one.firstElementChild?.checkVisibility();
    });
    if (isMet) await expect(island).not.toHaveAttribute('ssr');
  }
}

export { expect };
export { expectAccessible } from './accessible.ts';
