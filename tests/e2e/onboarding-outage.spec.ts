import {
  agreeAndSend,
  fillIn,
  newAnswers,
  openForm,
  openReview,
  sendAnswers,
  stored,
  thanks,
  type Typed,
} from './harness/onboarding-form.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, looking, test } from './harness/test.ts';

const isSending = (url: URL): boolean => url.pathname.endsWith('/rpc/send_onboarding');

looking(
  'sent twice is stored once: the answer of the first try got lost',
  async ({ page, database, excuse }) => {
    excuse(/Failed to load resource/);
    const typed = newAnswers();
    await openReview(page, typed);
    await page.route(isSending, async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await agreeAndSend(page);
    await expect(page.getByRole('alert').filter({ hasText: 'saved on this device' })).toBeVisible();
    await expectReadable(page);
    await page.unroute(isSending);
    await sendAnswers(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await stored(database, typed.email)).toHaveLength(1);
  },
);

test('keeps everything without a connection, through a reload too, and sends it later', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(/Failed to load resource/);
  const typed = newAnswers();
  await openReview(page, typed);
  await context.setOffline(true);
  await agreeAndSend(page);
  await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(typed.greeting!)).toBeVisible();
  await agreeAndSend(page);
  await expect(thanks(page)).toBeVisible();
  expect(await stored(database, typed.email)).toHaveLength(1);
});

for (const [how, block] of Object.entries({
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
})) {
  test(`works where storage is ${how}, and says that nothing is saved`, async ({
    page,
    database,
  }) => {
    await page.addInitScript(block);
    const typed = newAnswers();
    await openForm(page);
    await expect(page.getByText('saves nothing on this device')).toBeVisible();
    await fillIn(page, typed);
    await agreeAndSend(page);
    await expect(thanks(page)).toBeVisible();
    expect(await stored(database, typed.email)).toHaveLength(1);
  });
}

looking('hostile words stay words', async ({ page, database }) => {
  const hostile = '<img src=x onerror=alert(1)>{{7*7}}’; drop table onboardings; --\u202e\u0000🏠';
  const typed: Typed = { ...newAnswers(), business: hostile, services: hostile };
  await openForm(page);
  await page.evaluate((text) => {
    const step = '__proto__';
    const draft = { id: 'x', version: '1', step, typed: { __proto__: text, business: 7 } };
    localStorage.setItem('onboarding-voice', JSON.stringify(draft));
  }, hostile);
  await page.reload();
  await expect(page.locator('#onboarding-business')).toHaveValue('');
  await fillIn(page, typed);
  const clean = hostile.replace(/[\u202e\0]/g, '');
  await expect(page.locator('dd').getByText(clean, { exact: true }).first()).toBeVisible();
  await agreeAndSend(page);
  await expect(thanks(page)).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  const [row] = await stored(database, typed.email);
  expect(row!.company).toBe(clean);
  expect(row!.answers).toMatchObject({ business: clean, services: clean });
});

test('a form sent from another tab is told, and what is typed here is one of its own', async ({
  page,
  context,
  database,
}) => {
  const typed = newAnswers();
  await openReview(page, typed);
  const other = await context.newPage();
  await openForm(other);
  await agreeAndSend(page);
  await expect(thanks(page)).toBeVisible();
  await expect(other.getByText('sent or cleared in another tab')).toBeVisible();
  await agreeAndSend(other);
  await expect(thanks(other)).toBeVisible();
  expect(await stored(database, typed.email)).toHaveLength(2);
});

looking('what the server refuses leads to its answer', async ({ page, database, excuse }) => {
  excuse(/Failed to load resource/);
  const typed = newAnswers();
  await openReview(page, typed);
  // A browser that was made to forget how long an answer may be.
  await page.route(isSending, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const sent = route.request().postDataJSON() as { form: { answers: Record<string, string> } };
    sent.form.answers.hours = 'x'.repeat(601);
    await route.continue({ postData: JSON.stringify(sent) });
  });
  await agreeAndSend(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Shorten this' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to “Opening hours”' }).click();
  await expect(page.locator('#onboarding-hours')).toBeFocused();
  expect(await stored(database, typed.email)).toEqual([]);
});
