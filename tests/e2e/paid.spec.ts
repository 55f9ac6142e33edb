import type { Page } from '@playwright/test';
import { askForQuotes, fillInAndSend, newPerson, privateLink } from './harness/request-form.ts';
import { beSignedIn } from './harness/signed-in.ts';
import { expect, expectAccessible, test } from './harness/test.ts';
import { tellOthers } from './harness/told-prices.ts';

/** Each test tells of a kind of job of its own: they share a database, and five of a kind are shown. */
const HANDLES = '/cabinet-results?job=hardware';
const FACES = '/cabinet-results?job=reface';

/** What stands below a result, once it is scrolled to. */
const below = (page: Page) => page.getByRole('region', { name: 'What neighbors paid' });

const openResult = async (page: Page, result: string) => {
  await page.goto(result);
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(below(page)).toBeVisible();
};

const typeIn = async (page: Page, total: string) => {
  await page.getByLabel('What did it cost in all?').fill(total);
  await page.getByLabel('When was it done?').selectOption({ index: 1 });
};

test('what a job cost is told, held, counted by an admin, shown with four others, and taken back', async ({
  page,
  otherBrowser,
  database,
  environment,
}) => {
  await tellOthers(database, 4, 'cabinets', 'hardware');
  await openResult(page, HANDLES);
  await expect(below(page)).toContainText('Once five neighbors tell us');
  await page.getByRole('button', { name: 'I had this done' }).click();
  await expect(page.getByLabel('Tell what it cost')).toContainText('Our likely figure');
  await expectAccessible(page);

  await typeIn(page, '25,000');
  await page.getByRole('button', { name: 'Tell it' }).click();
  await expect(below(page)).toContainText('Did you mean $250? If $25,000 is right');
  await page.getByLabel(/^The amount is right/).check();
  await page.getByRole('button', { name: 'Tell it' }).click();
  await expect(below(page)).toContainText('A person on our team looks at it before it counts.');
  await expect(page.locator(':focus')).toContainText('Thank you. You told us: $25,000');
  await expect(page.locator(':focus')).toBeInViewport();

  const admin = await otherBrowser.newPage();
  await beSignedIn(admin, environment, 'admin@demo.example');
  await admin.goto('/admin?view=paid');
  const card = admin.getByRole('listitem').filter({ hasText: 'Cabinets, hardware: $25,000' });
  await card.getByText('Its answers').click();
  await expect(card.getByRole('term').first()).toHaveText('What do you have in mind?');
  await card.getByRole('button', { name: 'Let it count' }).click();
  await expect(card.getByText(/^Do \$[\d,]+ count\? Ours is \$[\d,]+\.$/)).toBeVisible();
  await card.getByRole('button', { name: 'Let it count' }).click();
  await expect(card).toHaveCount(0);
  await expectAccessible(admin);

  await openResult(page, HANDLES);
  await expect(below(page)).toContainText('told by 5 neighbors');
  await expect(below(page)).toContainText('The middle of these 5: about $400 to $8,100.');
  await page.getByRole('button', { name: 'I had this done' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByLabel('What did it cost in all?')).toBeVisible();
  await openResult(page, HANDLES);
  await expect(below(page)).toContainText('Once five neighbors tell us');
});

test('a price keeps its words through an outage and a reload, and is told once', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(/Failed to load resource|blocked by CORS/);
  await openResult(page, FACES);
  await page.getByRole('button', { name: 'I had this done' }).click();
  await typeIn(page, '9,300');
  // The server stores it, and the answer is lost.
  await context.route(
    (url) => url.pathname.endsWith('/rpc/tell_paid'),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Tell it' }).click();
  await expect(below(page).getByRole('alert')).toContainText('What you typed is still here');
  await openResult(page, FACES);
  await page.getByRole('button', { name: 'I had this done' }).click();
  await expect(page.getByLabel('What did it cost in all?')).toHaveValue('9,300');
  await page.getByLabel('When was it done?').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Tell it' }).click();
  await expect(below(page)).toContainText('You told us: $9,300');
  const { data } = await database.from('paid_prices').select('id').eq('total_cents', 930_000);
  expect(data).toHaveLength(1);
});

test('the page of a private link asks what the job cost, a day later, and shows what was told', async ({
  page,
  database,
}) => {
  const person = newPerson();
  await page.clock.install();
  await page.goto('/roofing-results?job=repair&repair=leak');
  await askForQuotes(page);
  await fillInAndSend(page, person);
  const link = await privateLink(page);
  const details = page.getByText('The job is done? Tell what it cost');
  await page.goto(link);
  await expect(page.getByText('Reference')).toBeVisible();
  await expect(details).toHaveCount(0);

  const id = /#request=([0-9a-f-]{36})/.exec(link)![1]!;
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString();
  await database
    .from('requests')
    .update({ created_at: yesterday, confirmed_at: yesterday })
    .eq('id', id)
    .throwOnError();
  await page.reload();
  await details.click();
  await expect(page.getByRole('radio', { name: 'Repair' })).toBeChecked();
  await typeIn(page, '850');
  await page.getByRole('button', { name: 'Tell it' }).click();
  await expect(page.getByText('You told us: $850')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByLabel('What did it cost in all?')).toBeVisible();
});
