import type { BrowserContext, Page, Route } from '@playwright/test';
import {
  askForQuotes,
  companyBoxes,
  countSubmissions,
  fillIn,
  fillInAndSend,
  isSubmission,
  lookOver,
  newPerson,
  onDevice,
  openForm,
  readOver,
  seenLine,
  sendButton,
  sentHeading,
  storedRequests,
  tickConsent,
} from './harness/request-form.ts';
import { expect, test } from './harness/test.ts';

/** A fault that the network has once, on the first try to send. */
type Fault = (route: Route) => Promise<void>;

/** Lets the first try to send meet a fault, or hang; the tries after it go through. */
const breakFirstTry = (context: BrowserContext, fault: Fault) =>
  context.route(isSubmission, fault, { times: 1 });

/** What a browser reports of a call that went wrong. */
const brokenCall = /Failed to load resource|blocked by CORS/;

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nothing is lost' });

/** Long enough for the second try: see `pauseAfter` in the outbox. */
const nextTry = (page: Page) => page.clock.fastForward('00:02');

const faults: readonly (readonly [string, Fault])[] = [
  ['the connection breaks before the server has it', (route) => route.abort()],
  [
    'the connection breaks after the server stored it',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
  ],
  [
    'something on the way answers with a page of its own',
    (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
  [
    'the server has a fault',
    (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'internal error' } }),
  ],
];

for (const [what, fault] of faults) {
  test(`when ${what}, the request is kept, tried again by itself, and stored once`, async ({
    page,
    context,
    database,
    excuse,
  }) => {
    excuse(brokenCall);
    const person = newPerson();
    await breakFirstTry(context, fault);
    const tries = countSubmissions(page);
    await openForm(page, '/roofing-results?floor=2400&city=plano');
    await page.getByRole('checkbox', { name: /^Demo Post Oak/ }).check();
    await fillIn(page, person);
    // Time stands still between the two tries.
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).click();
    await expect(failure(page)).toContainText('We could not reach our server.');
    await expect(seenLine(page, 'Name')).toContainText(person.name);
    await nextTry(page);
    await expect(sentHeading(page)).toBeFocused();
    await expect(page.getByText('An earlier try may have arrived')).toHaveCount(0);
    expect(tries()).toBe(2);
    const stored = await storedRequests(database, person.email);
    expect(stored).toHaveLength(1);
    expect(stored[0].requests.request_recipients).toHaveLength(1);
    expect(stored[0].requests.consents).toHaveLength(1);
  });
}

test('what was changed after a try that did arrive is said, and what is stored is shown', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(brokenCall);
  const person = newPerson();
  await breakFirstTry(context, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await fillInAndSend(page, person);
  await expect(failure(page)).toBeVisible();
  await page.getByRole('link', { name: 'Change Note' }).click();
  await page.getByLabel('Anything they should know').fill('Come to the back door.');
  await nextTry(page);
  await expect(sentHeading(page)).toBeFocused();
  await expect(page.getByText('An earlier try may have arrived before you changed')).toBeVisible();
  const stored = await storedRequests(database, person.email);
  expect(stored.map(({ note }) => note)).toEqual([person.note]);
});

test('without a connection it waits, and goes out when the connection is back', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(brokenCall);
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await fillIn(page, person);
  await readOver(page);
  // Time stands still, so that only the connection can set it going again.
  await page.clock.pauseAt(Date.now() + 60_000);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(failure(page)).toBeVisible();
  await context.setOffline(false);
  await expect(sentHeading(page)).toBeFocused();
  expect(await storedRequests(database, person.email)).toHaveLength(1);
});

for (const [when, reach] of [
  ['before the server has it', async () => {}],
  ['when the server has it but has not answered', async (route) => void (await route.fetch())],
] as readonly (readonly [string, Fault])[]) {
  test(`a tab is closed while sending, ${when}: the next visit sends it, and only once`, async ({
    page,
    context,
    database,
    excuse,
  }) => {
    excuse(brokenCall);
    const person = newPerson();
    const held = Promise.withResolvers<void>();
    await breakFirstTry(context, async (route) => {
      await reach(route);
      held.resolve();
      await new Promise(() => {});
    });
    await openForm(page, '/roofing-results?floor=2400&city=plano');
    await fillInAndSend(page, person);
    await held.promise;
    await expect(page.getByText('Sending your request')).toBeVisible();
    await page.close();

    const visit = await context.newPage();
    const tries = countSubmissions(visit);
    await visit.goto('/southlake-texas-roofing-calculator');
    await expect(visit.getByText('The request you wrote earlier is sent.')).toBeVisible();
    expect(tries()).toBe(1);
    expect(await storedRequests(database, person.email)).toHaveLength(1);

    // Nothing is left to send, and the private link is kept.
    await visit.goto('/roofing-results?floor=2400&city=plano');
    await askForQuotes(visit);
    await expect(visit.getByRole('region', { name: 'Requests from this device' })).toContainText(
      'You sent a request on',
    );
    expect(tries()).toBe(1);
  });
}

/** Ends a browser as a phone does that runs out of memory: nothing of it can write any more. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const closed = context.waitForEvent('close');
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
  await closed;
}

test('a browser killed as soon as it says that a request is saved has it at its next start', async ({
  playwright,
  environment,
  database,
}, testInfo) => {
  const start = () =>
    playwright.chromium.launchPersistentContext(testInfo.outputPath('browser'), {
      baseURL: environment.siteUrl,
    });
  const person = newPerson();
  const killed = await start();
  await killed.route(isSubmission, (route) => route.abort());
  const page = await killed.newPage();
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await fillInAndSend(page, person);
  await expect(failure(page)).toContainText('saved on this device');
  await kill(killed);

  const next = await start();
  const visit = await next.newPage();
  await visit.goto('/southlake-texas-roofing-calculator');
  await visit.mouse.move(1, 1);
  await expect(visit.getByText('The request you wrote earlier is sent.')).toBeVisible();
  expect(await storedRequests(database, person.email)).toHaveLength(1);
  await next.close();
});

test('with the database down nothing is lost, through a reload and until it is back', async ({
  page,
  ownBackend,
  excuse,
}) => {
  excuse(brokenCall);
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await page.getByRole('checkbox', { name: /^Demo Post Oak/ }).check();
  await fillIn(page, person);
  await readOver(page);
  await ownBackend.stop();
  await sendButton(page).click();
  await expect(failure(page)).toContainText('We could not reach our server.');

  await page.reload();
  await askForQuotes(page);
  const earlier = page.getByRole('region', { name: 'Requests from this device' });
  await expect(earlier).toContainText('is still waiting to be sent');
  for (const [label, value] of [
    ['Your name', person.name],
    ['ZIP code of the home', person.zip],
    ['Anything they should know', person.note],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  // Consent is given to words on the screen, so it is never put back by itself.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  // The library tries to read a few times by itself before it gives up.
  const noList = page.getByRole('alert').filter({ hasText: 'We could not look up the companies' });
  const lookAgain = noList.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await page.clock.fastForward('00:10');
    await expect(lookAgain).toBeVisible({ timeout: 500 });
  }).toPass();

  await ownBackend.start();
  await lookAgain.click();
  await expect(companyBoxes(page)).toHaveCount(3);
  // By itself, with pauses of at most five minutes. A leap breaks off a try that is under way, so each
  // has the time to get its answer.
  await expect(async () => {
    await page.clock.fastForward('05:00');
    await expect(earlier).toContainText('You sent a request on');
  }).toPass();
  const stored = await storedRequests(ownBackend.database, person.email);
  expect(stored).toHaveLength(1);
  expect(stored[0].requests.request_recipients).toMatchObject([
    { company_name: 'Demo Post Oak Home Services' },
  ]);
});

test('with storage blocked a request can be sent, and the form says what is not kept', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(brokenCall);
  await context.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const person = newPerson();
  await breakFirstTry(context, (route) => route.abort());
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await expect(page.getByText('saved on this device')).toHaveCount(0);
  await fillInAndSend(page, person);
  await expect(
    page.getByText('Keep this page open: we keep trying, but nothing is saved on this device.'),
  ).toBeVisible();
  await nextTry(page);
  await expect(sentHeading(page)).toBeFocused();
  expect(await storedRequests(database, person.email)).toHaveLength(1);
});

test('a request deleted after a try that did arrive is taken back from the server', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(brokenCall);
  const person = newPerson();
  await context.route(isSubmission, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await page.getByRole('checkbox', { name: /^Demo Post Oak/ }).check();
  await fillInAndSend(page, person);
  await expect(failure(page)).toBeVisible();
  expect(await storedRequests(database, person.email)).toHaveLength(1);

  await page.reload();
  await askForQuotes(page);
  const earlier = page.getByRole('region', { name: 'Requests from this device' });
  await earlier.getByRole('button', { name: 'Delete it' }).click();
  await expect(earlier).toHaveCount(0);
  expect(await storedRequests(database, person.email)).toEqual([]);
  expect(await onDevice(page)).toEqual([]);
});

test('a request that another tab deletes is no longer called saved, and can be started anew', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(brokenCall);
  const person = newPerson();
  await context.route(isSubmission, (route) => route.abort());
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await fillInAndSend(page, person);
  await expect(failure(page)).toBeVisible();

  const other = await context.newPage();
  await openForm(other, '/roofing-results?floor=2400&city=plano');
  const earlier = other.getByRole('region', { name: 'Requests from this device' });
  await earlier.getByRole('button', { name: 'Delete it' }).click();
  await expect(earlier).toContainText('is deleted here');
  await context.unroute(isSubmission);

  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(
    page.getByRole('alert').filter({ hasText: 'was deleted on this device' }),
  ).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start a new request' }).click();
  await lookOver(page);
  await readOver(page);
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeFocused();
  expect(await storedRequests(database, person.email)).toHaveLength(1);
});

test('a request deleted while a try gets no answer is taken back, though the page is left at once', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(brokenCall);
  const person = newPerson();
  await context.route(isSubmission, async (route) => {
    await route.fetch();
    await new Promise(() => {});
  });
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await fillInAndSend(page, person);
  await expect.poll(async () => (await storedRequests(database, person.email)).length).toBe(1);

  await page.reload();
  await askForQuotes(page);
  const earlier = page.getByRole('region', { name: 'Requests from this device' });
  const asked = page.waitForRequest(/\/rpc\/withdraw_request$/);
  await earlier.getByRole('button', { name: 'Delete it' }).click();
  await asked;
  await page.goto('/about-us');
  await expect.poll(() => storedRequests(database, person.email)).toEqual([]);
});

test('an outbox with a date before all calendars does not keep the form from opening', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const link = { id: 'a', token: 'b', trade: 'roofing', page: '/roofing-results', tries: 1 };
    const entry = { ...link, writtenAt: -1e99, refusal: 'Check the ZIP code.' };
    // Whoever opens it after this waits until it is made.
    const opening = indexedDB.open('request-outbox');
    opening.onupgradeneeded = () => opening.result.createObjectStore('entries').put([entry], 'all');
    opening.onsuccess = () => opening.result.close();
  });
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await expect(page.getByRole('region', { name: 'Requests from this device' })).toContainText(
    'Check the ZIP code.',
  );
});

test('the same draft sent again after a reload is the same request', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(brokenCall);
  const person = newPerson();
  await breakFirstTry(context, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await fillInAndSend(page, person);
  await expect(failure(page)).toBeVisible();
  await page.reload();
  await askForQuotes(page);
  await lookOver(page);
  await tickConsent(page);
  await readOver(page);
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeFocused();
  await expect(page.getByText('An earlier try may have arrived')).toBeVisible();
  expect(await storedRequests(database, person.email)).toHaveLength(1);
});
