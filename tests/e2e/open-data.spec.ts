import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { dataPath, SCHEMA_PATH } from '../../src/site/open-data/files.ts';
import { tables } from '../../src/site/open-data/tables.ts';
import { bookOf, OPEN_BOOK } from '../../src/trades/open-book.ts';
import { trades } from '../../src/trades/index.ts';
import { expect, test } from './harness/test.ts';
import { tellOthers } from './harness/told-prices.ts';

const files = [
  SCHEMA_PATH,
  ...tables.flatMap((table) => [dataPath(table, 'csv'), dataPath(table, 'json')]),
];

test('each file is linked from the open book, kept for an hour, and open to programs elsewhere', async ({
  request,
}) => {
  const page = parse(await (await request.get(OPEN_BOOK)).text());
  const links = page.querySelectorAll('#main a').map((link) => link.getAttribute('href'));
  expect(files.filter((file) => !links.includes(file))).toEqual([]);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.headers()['content-type']).toContain(
      file.endsWith('.csv') ? 'text/csv' : 'application/json',
    );
  }
});

test('a file has as many rows as the pages say', async ({ request }) => {
  const rowsOf = async (name: string) =>
    (await (await request.get(dataPath({ name }, 'json'))).json()).rows as { trade: string }[];
  const given = { prices: await rowsOf('prices'), sources: await rowsOf('sources') };
  for (const { id } of trades) {
    const book = parse(await (await request.get(bookOf(id))).text());
    for (const [name, rows] of Object.entries(given)) {
      const count = rows.filter(({ trade }) => trade === id).length;
      expect(book.querySelector(`#${name}`)?.text).toContain(`(${count})`);
    }
  }
});

test('what neighbors paid is saved as files, and an outage says so', async ({
  page,
  context,
  database,
  excuse,
}) => {
  excuse(/Failed to load resource/);
  await tellOthers(database, 5, 'septic', 'inspect');
  await page.goto(OPEN_BOOK);
  await page.getByRole('row', { name: /^paid/ }).scrollIntoViewIfNeeded();
  const saved = async (format: 'CSV' | 'JSON') => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `${format} of what neighbors paid` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`paid.${format.toLowerCase()}`);
    return readFile(await file.path(), 'utf8');
  };
  const { table, day, rows } = JSON.parse(await saved('JSON'));
  expect(table).toBe('paid');
  expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(rows).toContainEqual(
    expect.objectContaining({ trade: 'septic', job: 'inspect', count: 5, low: 300, median: null }),
  );
  expect(await saved('CSV')).toContain('\r\nseptic,,inspect,');
  await context.route(
    (url) => url.pathname.endsWith('/paid_figures'),
    (route) => route.abort(),
  );
  await page.getByRole('button', { name: 'CSV of what neighbors paid' }).click();
  await expect(page.getByRole('row', { name: /^paid/ })).toContainText('could not reach');
});
