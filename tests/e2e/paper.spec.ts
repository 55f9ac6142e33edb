import type { Locator, Page } from '@playwright/test';
import { letters, PARTS } from '../../src/homeowner/quote/paper/parts.ts';
import { compareAmounts, printedHtml, quoteText } from './harness/printed.ts';
import { expect, expectAccessible, looking, test } from './harness/test.ts';

const results = '/roofing-results?job=replace&known=two-story&floor=2400&layers=1';

const openLines = async (page: Page) => {
  await page.goto(results);
  await page.getByRole('button', { name: 'Check it line by line' }).click();
};
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('PDF or photo of quote A').setInputFiles({ name, mimeType, buffer });
const unfold = (page: Page) => page.getByText(/^Its text and its/).click();
const textOfA = (page: Page) => page.getByLabel('The text of quote A');

const printed = async (
  page: Page,
  quote: string,
  html: string = printedHtml(quoteText(quote)),
): Promise<Buffer> => {
  const paper = await page.context().newPage();
  await paper.setContent(html);
  const pdf = await paper.pdf();
  await paper.close();
  return pdf;
};

for (const quote of ['roofing-01', 'hvac-10']) {
  looking(`a PDF of ${quote} gives its amounts, and no others`, async ({ page }) => {
    const pdf = await printed(page, quote);
    await openLines(page);
    await choose(page, 'quote.pdf', 'application/pdf', pdf);
    await expect(page.getByText('The paper beside its lines')).toBeVisible();
    const read = await textOfA(page).inputValue();
    const { all, right, wrong } = compareAmounts(quoteText(quote), read);
    expect(all).toBeGreaterThan(5);
    expect(right / all).toBeGreaterThanOrEqual(0.98);
    expect(wrong).toBe(0);
  });
}

looking(
  'offers in boxes side by side, of which one is longer, are asked about',
  async ({ page }) => {
    const box = (rows: readonly string[]) =>
      `<table style="width:300px">${rows.map((row) => `<tr><td>${row.replace(' $', '<td>$')}`).join('')}</table>`;
    const silver = ['SILVER', 'Tear off $2,100.00', 'Shingles $7,300.00', 'Total $9,400.00'];
    const gold = ['GOLD', ...silver.slice(1, 3), 'Ridge vent $640.00', 'Total $10,040.00'];
    const html = `<div style="display:flex;align-items:start;gap:30px">${box(silver)}${box(gold)}</div>`;
    await openLines(page);
    await choose(page, 'quote.pdf', 'application/pdf', await printed(page, '', html));
    await expect(page.getByText('We read 2 prices on it.')).toBeVisible();
    await page.getByText('Silver, $9,400').click();
    await expect(page.getByText('$9,400 as written')).toBeVisible();
    const ridge = page.getByRole('row').filter({ hasText: '$640' });
    await expect(ridge).toHaveCount(0);
    await page.getByText('Gold, $10,040').click();
    await expect(ridge).toHaveCount(1);
  },
);

looking('a line of a paper lights its place, is put right, and is used so', async ({ page }) => {
  const pdf = await printed(page, 'roofing-01');
  await openLines(page);
  await textOfA(page).fill('Typed before $100');
  await choose(page, 'quote.pdf', 'application/pdf', pdf);
  await page.getByText('The paper beside its lines').click();
  const line = page.getByLabel('Line 11 of page 1');
  await line.focus();
  await expect(page.locator('.paper-page rect')).toHaveCount(1);
  await expectAccessible(page);
  await line.fill('Put right $77.00');
  await page.getByRole('button', { name: 'Use these lines' }).click();
  await expect(textOfA(page)).toHaveValue(/Put right \$77\.00[^]*Typed before \$100$/);
  // Once, not beside what it was before.
  expect((await textOfA(page).inputValue()).match(/Net Claim {2}/g)).toHaveLength(1);
  // The same paper again counts once.
  await unfold(page);
  await choose(page, 'quote.pdf', 'application/pdf', pdf);
  await page.getByRole('button', { name: 'Another page' }).click();
  await expect(page.getByText('This looks like a paper that you chose before.')).toBeVisible();
  expect((await textOfA(page).inputValue()).match(/Net Claim {2}/g)).toHaveLength(1);
  // One of another company is no page of it unless the person says so.
  await unfold(page);
  const other = await printed(page, 'hvac-10');
  await choose(page, 'other.pdf', 'application/pdf', other);
  await page.getByRole('button', { name: 'Another page' }).click();
  await expect(page.getByText('This paper has another phone number.')).toBeVisible();
  await expect(page.getByText('Paper 2 of it is not used yet')).toBeVisible();
  await page.getByRole('button', { name: 'Put it away' }).click();
  await expect(page.getByText('is not used yet')).toHaveCount(0);
  // A further page that is a picture gives nothing before it is read and used.
  await unfold(page);
  await choose(page, 'IMG_0412.png', 'image/png', await page.screenshot());
  await page.getByRole('button', { name: 'Another page' }).click();
  await expect(page.getByText('Paper 2 of it is not used yet')).toBeVisible();
  await expect(page.getByText('Paper 1, quote.pdf, beside its lines')).toBeVisible();
  await page.getByRole('button', { name: 'Put the paper away' }).last().click();
  await expect(page.getByText('is not used yet')).toHaveCount(0);
});

/** Enough of a locked PDF to be asked for its password. */
const lockedPdf = (): Buffer => {
  const key = '00'.repeat(32);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
    `<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer<</Size 5/Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]>>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text + end);
};

looking(
  'a paper chosen on the home page is read in the results, and kept nowhere',
  async ({ page }) => {
    const pdf = await printed(page, 'roofing-01');
    await page.goto('/');
    const door = page.locator('#quote');
    await door.getByLabel('Whole price ($)').fill('15210');
    await door
      .getByLabel('Photo or PDF')
      .setInputFiles({ name: 'quote.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(door.getByText('Choose what the price is for.')).toBeVisible();
    await door.getByLabel('For').selectOption('Roofing');
    await page.waitForURL(/\/roofing-results\?estimate/);
    await expect(page.getByText('quote.pdf waits here')).toBeVisible();
    await page.getByRole('button', { name: 'New roof' }).click();
    await page.getByRole('button', { name: 'Squares, from a quote' }).click();
    await expect(page.getByText('We have read it.')).toBeFocused();
    // The price that was typed is that of the paper, which states its size and is judged once.
    await expect(page.getByRole('region', { name: 'Quote A' }).locator('.verdict')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quote B' })).toHaveCount(0);
    await expect(page.getByText(/Your quote says “34.67 \w+”/)).toBeVisible();
    await expect(page.locator('.quote-check .verdict')).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(page.url()).not.toContain('paper');
  },
);

looking('a PDF that cannot be read says what to do, and what was typed stays', async ({ page }) => {
  await openLines(page);
  await textOfA(page).fill('Typed before $100');
  for (const [pdf, words] of [
    [lockedPdf(), /locked with a password\. Open it/],
    [Buffer.from('<html>Sign in first</html>'), /damaged, or is no PDF\. Ask the company/],
    [Buffer.alloc(0), /file is empty\. Save the PDF/],
  ] as const) {
    await choose(page, 'quote.pdf', 'application/pdf', pdf);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await expect(textOfA(page)).toHaveValue('Typed before $100');
});

test('what reads a paper is asked for once somebody chose one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await openLines(page);
  await expect(textOfA(page)).toBeVisible();
  const ofPapers = () => asked.filter((path) => path.startsWith(`${PARTS}/`));
  expect(ofPapers()).toEqual([]);
  await choose(page, 'quote.pdf', 'application/pdf', lockedPdf());
  await expect.poll(ofPapers).toHaveLength(2);
});

/** A printed paper as a phone sees it: a little askew, as JPEG. */
const photographed = async (page: Page, quote: string): Promise<Buffer> => {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 2000, height: 2600 });
  // Amounts without cents, where all others have them, are compared however well they are read.
  const words = quoteText(quote).replaceAll(/(^(?:total|.*lamp)\W.*[\d,]+)\.00/gim, '$1');
  await paper.setContent(printedHtml(words));
  await paper.addStyleTag({
    content: `html { background: #999; zoom: 2.2 }
      body { width: 800px; min-height: 1000px; margin: 40px; padding: 40px; box-sizing: border-box;
        transform: rotate(1.5deg); background: #eee }`,
  });
  const picture = await paper.screenshot({ type: 'jpeg', quality: 70, fullPage: true });
  await paper.close();
  return picture;
};

test('a photo is read on the device: nothing leaves it, and without a connection again', async ({
  page,
  context,
}) => {
  // Reading takes two seconds on a machine that has nothing else to do.
  test.setTimeout(900_000);
  const photo = await photographed(page, 'hvac-10');
  await openLines(page);
  await expect(textOfA(page)).toBeVisible();
  const asked: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const own = origin === new URL(page.url()).origin ? '' : origin;
    asked.push(`${request.method()} ${own}${pathname}${search} ${request.postData() ?? ''}`.trim());
  });
  const read = async (compare: (right: Locator) => Promise<void>) => {
    await choose(page, 'IMG_0412.jpg', 'image/jpeg', photo);
    await expect(page.getByText('4.3 MB, loaded once')).toBeVisible();
    await page.getByRole('button', { name: 'Read the picture' }).click();
    const use = page.getByRole('button', { name: 'Use these lines' });
    await expect(use).toBeVisible({ timeout: 400_000 });
    const status = page.getByRole('status').filter({ hasText: 'to compare with a picture' });
    await expect(status).toBeFocused();
    // One that no sum proves is compared, and the next lies lit.
    const right = page.getByRole('button', { name: /^It is right/ });
    const marked = await right.count();
    await compare(right.first());
    await expect(right).toHaveCount(marked - 1);
    await expect(page.locator('.paper-page rect')).toHaveCount(1);
    await use.click();
    return compareAmounts(quoteText('hvac-10'), await textOfA(page).inputValue());
  };
  const { all, right, wrong } = await read((button) => button.click());
  expect(right / all).toBeGreaterThanOrEqual(0.95);
  expect(wrong).toBe(0);
  expect(asked).toContain(`GET ${letters.worker}`);
  expect(asked.filter((one) => !/^GET \/(paper|_astro)\/[\w./@-]+$/.test(one))).toEqual([]);
  await expectAccessible(page);
  // The line that is asked about lies lit in front of the question.
  await expect(page.getByLabel('The picture of the line below').locator('rect')).toHaveCount(1);
  await page.getByText('The paper beside its lines').click();
  await page.getByRole('button', { name: 'Put the paper away' }).click();
  await page.getByText(/^Its text and its/).click();
  await textOfA(page).fill('');
  await context.setOffline(true);
  // Who typed a line compared it.
  const typed = await read(async (button) => {
    const line = button.locator('xpath=..').getByRole('textbox');
    await line.fill(`${await line.inputValue()} `);
  });
  expect(typed.right).toBe(right);
  await context.setOffline(false);
});

test('a picture that is still being drawn moves no button, so that a tap on it counts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = globalThis.createImageBitmap as (...given: unknown[]) => Promise<ImageBitmap>;
    const shown = new Promise((resolve) => addEventListener('show', resolve));
    const late = async (...given: unknown[]) => {
      if ((given[1] as ImageBitmapOptions).resizeWidth! > 32) await shown;
      return open(...given);
    };
    Object.assign(globalThis, { createImageBitmap: late });
  });
  await page.setViewportSize({ width: 390, height: 780 });
  await openLines(page);
  const picture = await page.screenshot();
  await choose(page, 'IMG_0412.png', 'image/png', picture);
  const read = page.getByRole('button', { name: 'Read the picture' });
  const canvas = page.getByRole('img', { name: 'The picture of page 1' });
  await expect(canvas).toBeVisible();
  const placeOf = async () => (await read.boundingBox())!.y - (await canvas.boundingBox())!.y;
  const before = await placeOf();
  await page.evaluate(() => dispatchEvent(new Event('show')));
  await expect(canvas).toHaveJSProperty('width', 480);
  expect(await placeOf()).toBe(before);
});

looking('a picture that this browser cannot open says what to do', async ({ page }) => {
  await openLines(page);
  for (const [name, type, words] of [
    ['IMG_0412.HEIC', 'image/heic', /cannot open a HEIC photo\. On an iPhone choose/],
    ['quote.docx', 'application/msword', /no PDF and no photo that this browser opens/],
  ] as const) {
    await choose(page, name, type, Buffer.from('ftypheic, as far as anyone can tell'));
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
});

test('WebAssembly may run in what reads letters, which can ask no other host, and in no page', async ({
  request,
}) => {
  const worker = await request.get(letters.worker);
  expect(worker.headers()['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  );
  const page = await request.get(results);
  expect(page.headers()['content-security-policy']).not.toContain('wasm');
  expect(await page.text()).not.toContain('wasm-unsafe-eval');
});
