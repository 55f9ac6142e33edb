import { runEstimate } from '../../src/engine/index.ts';
import { consentVersion } from '../../src/homeowner/request/consent.ts';
import { tradeById, type Trade } from '../../src/trades/index.ts';
import {
  asAccount,
  askForQuotes,
  checkButton,
  expectReadable,
  fillInAndSend,
  lookOver,
  newPerson,
  onDevice,
  openForm,
  privateLink,
  readOver,
  seenLine,
  sendButton,
  sentHeading,
  storedRequests,
  tickConsent,
  type,
  whereabouts,
} from './harness/request-form.ts';
import { expect, expectAccessible, looking, takenOver, test } from './harness/test.ts';

const roofing = tradeById('roofing') as Trade;

test('from an emergency in Allen to a request, an answer, and everything taken back', async ({
  page,
  database,
  environment,
}) => {
  const person = newPerson();
  const estimate = runEstimate(roofing.calculator, { floor: 2400, pitch: '9', city: 'allen' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();

  await page.goto('/emergency-roofing-allen-texas');
  await takenOver(page.locator('form.answers'));
  await page.locator('#floor').fill('2400');
  await page.getByText('Make it more exact').click();
  await page.getByRole('radio', { name: 'Steep, 8–10' }).check();
  await page.getByRole('button', { name: 'See the estimate' }).click();
  await expect(page).toHaveURL(/\/roofing-results\?/);
  await askForQuotes(page);

  // Who serves Allen and is approved, by name; nothing is ticked for the person.
  for (const name of ['Post Oak Home Services', 'Bluebonnet Repair', 'Cross Timbers Builders']) {
    await expect(page.getByRole('checkbox', { name: new RegExp(`^Demo ${name}`) })).toBeVisible();
  }
  await expect(page.getByText('Demo Grapevine Creek Roofing')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expectReadable(page);
  await checkButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expectReadable(page);

  await page.getByRole('checkbox', { name: /^Demo Post Oak Home Services/ }).check();
  await page.getByRole('checkbox', { name: /^Demo Bluebonnet Repair/ }).check();
  await page.getByLabel('When do you need it?').fill('Before Friday');
  await type(page, person);
  await lookOver(page);

  // Every line; nothing beyond what was answered, and nothing ticked beforehand.
  const line = (label: string) => seenLine(page, label);
  await expect(line('Name')).toContainText(person.name);
  await expect(line('Email')).toContainText(person.email);
  await expect(line('When')).toContainText('Before Friday');
  await expect(line('Phone')).toContainText('None given');
  await expect(line('Living area')).toContainText('2,400 sq ft');
  await expect(
    page.getByText(/^\d+ of \d+ answered: what you left open is not sent$/),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expectReadable(page);
  await page.getByRole('checkbox', { name: /^Send my price range/ }).check();
  await tickConsent(page);
  await readOver(page);
  const words = await page.locator('label[for="request-consent-email"]').innerText();
  const terms = await page.locator('#request-consent-terms').innerText();
  await sendButton(page).click();
  const link = await privateLink(page);
  expect(link).toMatch(/\/roofing-results#request=/);
  await expect(page.getByText('Has not opened it yet')).toHaveCount(2);
  await expect(page.getByText(/^promised by .* Central$/)).toHaveCount(2);
  await expectReadable(page);

  const [stored, ...others] = await storedRequests(database, person.email);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    ...person,
    note: `When: Before Friday\n${person.note}`,
    phone: '',
    preferred: 'email',
  });
  expect(stored.requests).toMatchObject({
    trade_id: 'roofing',
    city_id: 'allen',
    page: '/roofing-results',
    estimate: {
      low: estimate.total.low,
      typical: estimate.total.typical,
      high: estimate.total.high,
      modelVersion: roofing.calculator.version,
    },
    answers: [
      { label: expect.any(String), words: '2,400 sq ft' },
      { label: expect.any(String), words: 'Steep, 8–10' },
    ],
    request_recipients: [
      { company_name: 'Demo Post Oak Home Services', place: 1, channels: ['email'] },
      { company_name: 'Demo Bluebonnet Repair', place: 2, channels: ['email'] },
    ],
    consents: [
      {
        channel: 'email',
        shown_text: `${words.replace(/^Email\s+/, '')}\n\n${terms}`,
        version: consentVersion,
        page: '/roofing-results',
        companies: ['Demo Post Oak Home Services', 'Demo Bluebonnet Repair'],
        contact: person.email,
      },
    ],
  });
  expect(stored.requests.consents).toHaveLength(1);
  await expect(page.getByText('Reference').first()).toContainText(stored.requests.reference);
  await expect(page.getByText('They answer to')).toContainText(person.email);
  for (const text of [person.name, person.note]) {
    expect(await whereabouts(database, text)).toEqual(['request_contacts']);
  }
  // The proof of what was agreed to names the address until it is taken back; so does the letter to it, once sent.
  const named = await whereabouts(database, person.email);
  expect(named.filter((table) => table !== 'mailbox')).toEqual(['request_contacts', 'consents']);

  const ana = await asAccount(environment, 'ana@demo.example');
  const cruz = await asAccount(environment, 'cruz@demo.example');
  const contactFor = async (company: typeof ana) => {
    const { data } = await company.rpc('open_received', { request: stored.request_id });
    return (data as { email?: string } | null)?.email;
  };
  expect(await contactFor(ana)).toBe(person.email);
  expect(await contactFor(cruz)).toBeUndefined();
  await ana
    .from('request_recipients')
    .update({ status: 'answered' })
    .eq('request_id', stored.request_id)
    .throwOnError();

  // Another visit, by the private link.
  await page.goto('about:blank');
  await page.goto(link);
  const holders = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(holders.filter({ hasText: 'Demo Post Oak' })).toContainText(
    /Said yes \d+ minutes? after you sent it/,
  );
  await expect(holders.filter({ hasText: 'Demo Bluebonnet' })).toContainText('Has not opened it');
  await page.getByText(/^Email, .* Central$/).click();
  await expect(page.getByText(terms)).toBeVisible();
  await expectReadable(page);

  await page.getByRole('button', { name: /^Take my details back from Demo Bluebonnet/ }).click();
  await page.getByRole('button', { name: 'Yes, take them back' }).click();
  await expect(holders.filter({ hasText: 'Demo Bluebonnet' })).toContainText(
    'You took your details back from it.',
  );
  await expect(
    holders
      .filter({ hasText: 'Demo Bluebonnet' })
      .getByRole('button', { name: 'Pick another company' }),
  ).toBeVisible();
  await expect(holders.filter({ hasText: 'Demo Post Oak' })).toContainText('Said yes');

  const takeBack = page.getByRole('button', { name: 'Take my details back from everyone' });
  await takeBack.click();
  await expect(page.getByRole('button', { name: 'No, leave it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(takeBack).toBeFocused();
  expect(await contactFor(ana)).toBe(person.email);
  await takeBack.click();
  await page.getByRole('button', { name: 'Yes, take them back' }).click();
  const withdrawn = page.getByRole('heading', { name: /^You took this request back/ });
  await expect(withdrawn).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your details are taken back and deleted.',
  );
  await expectReadable(page);

  for (const text of [person.name, person.email, person.note]) {
    expect(await whereabouts(database, text)).toEqual([]);
  }
  expect(await contactFor(ana)).toBeUndefined();
  expect(
    (await ana.from('request_recipients').select('status').eq('request_id', stored.request_id))
      .data,
  ).toEqual([{ status: 'withdrawn' }]);
  await page.reload();
  await expect(withdrawn).toBeVisible();
  await expect(takeBack).toHaveCount(0);
  await page.goto('/my-request');
  await expect(page.getByText('This device remembers no request.')).toBeVisible();
});

test('a company that lets its promised time pass is shown as late, and its place goes to another', async ({
  page,
  database,
}) => {
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await page.getByRole('checkbox', { name: /^Demo Post Oak/ }).check();
  await fillInAndSend(page, person);
  const link = await privateLink(page);
  const [stored] = await storedRequests(database, person.email);
  await database
    .from('request_recipients')
    .update({ promised_by: '2026-01-01T00:00:00Z' })
    .eq('request_id', stored.request_id)
    .throwOnError();

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('late', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pick another company' }).click();
  await page.getByRole('radio', { name: /^Demo Cross Timbers/ }).check();
  const give = page.getByRole('button', { name: 'Send it to this company' });
  // No phone number was given, so only e-mail can be agreed to.
  const boxes = page.getByRole('group', { name: 'How can they contact you?' });
  await expect(boxes.getByRole('checkbox')).toHaveCount(1);
  await boxes.getByRole('checkbox').check();
  await give.click();
  await expect(page.getByRole('heading', { name: 'Who has your details' })).toBeFocused();
  await expect(page.getByText('You gave its place to another company.')).toBeVisible();

  const [after] = await storedRequests(database, person.email);
  expect(after.requests.request_recipients).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ company_name: 'Demo Post Oak Home Services', status: 'withdrawn' }),
      expect.objectContaining({ company_name: 'Demo Cross Timbers Builders', status: 'sent' }),
    ]),
  );
  expect(
    after.requests.consents.map(({ companies }: { companies: string[] }) => companies),
  ).toEqual([['Demo Post Oak Home Services'], ['Demo Cross Timbers Builders']]);
});

test('this device leads back to a request it sent, and forgets it when told to', async ({
  page,
}) => {
  await openForm(page, '/roofing-results?floor=2400&city=dallas');
  await fillInAndSend(page, newPerson());
  await privateLink(page);
  const typed = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(typed).not.toContain('@mail.example');
  expect(JSON.stringify(await onDevice(page))).not.toContain('@mail.example');

  await page.reload();
  // Above the estimate, before anyone asks a second time, and in the form.
  const earlier = page.getByRole('region', { name: 'Requests from this device' });
  await expect(earlier).toContainText('You sent a request on');
  await askForQuotes(page);
  await earlier.getByRole('link', { name: 'See who has answered, or take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Who has your details' })).toBeVisible();
  // The private page is headed by the request, not by an estimate.
  const headings = page.locator('main').getByRole('heading', { level: 1 });
  await expect(headings).toHaveText('Your roofing request');
  await page.goBack();
  await askForQuotes(page);
  await earlier.getByRole('button', { name: 'Forget it on this device' }).click();
  await expect(earlier).toHaveCount(0);
  expect(await onDevice(page)).toEqual([]);
});

test('a private link can be copied; pasted into a page that is open already, it opens there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, '/roofing-results?floor=2400&city=dallas');
  await fillInAndSend(page, newPerson());
  const link = await privateLink(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.goto('/roofing-results');
  await expect(page.getByRole('heading', { name: 'No estimate here yet' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Who has your details' })).toBeVisible();
});

for (const [what, hash] of [
  ['cut short', '#request=6f9619ff-8b86-4d01-b42d-00cf4fc964ff.x'],
  ['that nobody was given', `#request=6f9619ff-8b86-4d01-b42d-00cf4fc964ff.${'x'.repeat(43)}`],
] as const) {
  looking(`a private link ${what} says that it opens nothing`, async ({ page }) => {
    await page.goto(`/roofing-results${hash}`);
    await expect(page.getByRole('alert')).toHaveText(
      'This link opens no request. Check that you copied all of it.',
    );
  });
}

test('after a request the next one starts with the same person and no ticks', async ({ page }) => {
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await fillInAndSend(page, person);
  await privateLink(page);
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Demo Post Oak/ }).check();
  await lookOver(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await tickConsent(page);
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeVisible();
});

test('a request is a place of its own: its steps are counted, and the estimate is one line', async ({
  page,
}) => {
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  const headings = page.locator('main').getByRole('heading', { level: 1 });
  await expect(headings).toHaveText('Ask for quotes');
  await expect(page.getByText('Step 1 of 2')).toBeInViewport();
  await expect(page.locator('.result-head')).toBeHidden();
  await expect(page.locator('.folded-estimate')).toContainText(/about \$[\d,]+, \$[\d,]+–\$[\d,]+/);
  // Only what takes several lines is a box of several lines.
  await expect(page.locator('#request-name')).toHaveJSProperty('tagName', 'INPUT');
  await expect(page.locator('#request-email')).toHaveAttribute('type', 'email');
  await expect(page.locator('#request-note')).toHaveJSProperty('tagName', 'TEXTAREA');
  await expectAccessible(page);
  await type(page, newPerson());
  await lookOver(page);
  await expect(headings).toHaveText('Check before you send');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();

  await page.getByRole('button', { name: 'See the estimate' }).click();
  await expect(page.locator('.result-head')).toBeVisible();
  await page.getByRole('button', { name: 'Back to checking your request' }).click();
  await expect(headings).toBeFocused();
  await expect(page.locator('.result-head')).toBeHidden();
});

test('what is looked over can be changed line by line, and every way back keeps what was typed', async ({
  page,
  database,
}) => {
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await page.getByRole('checkbox', { name: /^Demo Post Oak/ }).check();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('817 555 0123');
  await type(page, person);
  await page.reload();
  await askForQuotes(page);
  await expect(page.getByRole('checkbox', { name: /^Demo Post Oak/ })).toBeChecked();
  await lookOver(page);

  // A line typed in the form.
  await page.getByRole('link', { name: 'Change ZIP code' }).click();
  const zip = page.getByLabel('ZIP code of the home');
  await expect(zip).toBeFocused();
  await zip.fill('75023');
  await lookOver(page);

  // An answer, in the questions above.
  await page.getByRole('link', { name: 'Change Living area' }).click();
  await expect(page.locator('#floor')).toBeFocused();
  await page.locator('#floor').fill('2600');
  await page.getByRole('button', { name: 'Back to checking your request' }).click();
  await expect(page.getByRole('heading', { name: 'Check before you send' })).toBeFocused();
  await expect(seenLine(page, 'Living area')).toContainText('2,600 sq ft');
  await page.getByRole('link', { name: 'Change Where' }).click();
  await page.getByRole('radio', { name: 'Allen' }).check();
  await page.getByRole('button', { name: 'Back to checking your request' }).click();
  await expect(seenLine(page, 'Where')).toContainText('Allen');

  // The number goes only where it may be called.
  const phone = seenLine(page, 'Phone');
  await expect(phone).toContainText('kept back until you agree');
  await page.locator('#request-consent-call').check();
  await expect(phone).toContainText('because you agree to calls');
  await page.locator('#request-consent-call').uncheck();

  // The browser's own way back.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ask for quotes' })).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue(person.name);
  await expect(page.getByRole('checkbox', { name: /^Demo Post Oak/ })).toBeChecked();

  // And once more, to the estimate, under which the form waits.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What you pay for' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to your request' }).click();
  await expect(page.getByRole('heading', { name: 'Ask for quotes' })).toBeFocused();
  await lookOver(page);
  await tickConsent(page);
  await readOver(page);
  await sendButton(page).click();
  await privateLink(page);
  const [stored] = await storedRequests(database, person.email);
  expect(stored).toMatchObject({ zip: '75023', phone: '' });
  expect(stored.requests).toMatchObject({ answers: [{ words: '2,600 sq ft' }], estimate: null });
});

test('in danger the companies’ own numbers come before the form', async ({ page }) => {
  await openForm(page, '/roofing-results?floor=2400&city=allen&job=repair&urgent=yes');
  const call = page.getByRole('link', { name: /^Call Demo Post Oak Home Services/ });
  await expect(call).toHaveAttribute('href', 'tel:8175550111');
  await expectReadable(page);
  await page.getByRole('checkbox', { name: /^Demo Bluebonnet/ }).check();
  await expect(page.getByRole('link', { name: /^Call Demo/ })).toHaveText([/Bluebonnet/]);
});

test('a withdrawn request says so where it said it was sent, and offers no link', async ({
  page,
}) => {
  await openForm(page, '/roofing-results?floor=2400&city=dallas');
  await fillInAndSend(page, newPerson());
  await privateLink(page);
  await page.getByRole('button', { name: /^Take my details back/ }).click();
  await page.getByRole('button', { name: 'Yes, take them back' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your roofing request is withdrawn' }),
  ).toBeVisible();
  await expect(sentHeading(page)).toHaveCount(0);
  await expect(page.getByLabel('Your private link')).toHaveCount(0);
  await expectReadable(page);
  await expect.poll(() => onDevice(page)).toEqual([]);
});

test('a request is found again from the menu: on this device, and by mail', async ({ page }) => {
  const person = newPerson();
  await openForm(page, '/roofing-results?floor=2400&city=plano');
  await fillInAndSend(page, person);
  await privateLink(page);
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Find my request' })
    .click();
  await expect(page.getByRole('link', { name: /See who has answered/ })).toBeVisible();
  await expectReadable(page);
  const send = page.getByRole('button', { name: 'Mail me my link' });
  await send.click();
  await expect(page.getByText('Enter an email address, like name@example.com')).toBeVisible();
  await page.getByLabel('The email you gave').fill(person.email);
  await send.click();
  await expect(page.getByText('their links are on the way')).toBeVisible();
});
