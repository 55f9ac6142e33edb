import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import {
  isPriced,
  money,
  runEstimate,
  toAddress,
  type Answers,
  type Item,
} from '../../src/engine/index.ts';
import { bookOf } from '../../src/trades/open-book.ts';
import { trades, type Trade } from '../../src/trades/index.ts';
import { expect, looking as test, takenOver } from './harness/test.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const withoutStop = (text = ''): string => plain(text).replace(/\.$/, '');

/** What the open book says under a price: place, year, day and note, by the name it is printed with. */
const bookOnPage = async (page: Page, { id }: Trade): Promise<ReadonlyMap<string, string[]>> => {
  const html = await (await page.request.get(bookOf(id))).text();
  const said = new Map<string, string[]>();
  const rows = '[aria-labelledby=prices] th[scope=row], [aria-labelledby=figures] th[scope=row]';
  for (const row of parse(html).querySelectorAll(rows)) {
    const small = row.querySelector('small');
    const label = plain(row.childNodes[0]?.text ?? '');
    said.set(label, [...(said.get(label) ?? []), withoutStop(small?.text)]);
  }
  return said;
};

const nameOf = (label: string, cost: Item['unitCost']) => `${label}: ${cost?.name}`;

/** The lines whose price is one entry of the book, where they are shown; a mix of several has words of its own. */
const linesOf = ({ calculator }: Trade, answers: Answers): Item[] => {
  const estimate = runEstimate(calculator, answers);
  return isPriced(estimate)
    ? estimate.items.filter(({ unitCost }) => unitCost && !unitCost.mix)
    : [];
};

const totalOf = ({ calculator }: Trade, answers: Answers): string =>
  money(runEstimate(calculator, answers).total.typical);

/** Opens every line of the tape, and reads what each says of its price. */
const openedLines = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  const lines = page.locator('.tape-line');
  await lines.evaluateAll((all) => {
    for (const line of all) (line as HTMLDetailsElement).open = true;
  });
  await expect(lines.filter({ hasNot: page.locator('dl'), hasNotText: 'You entered' })).toHaveCount(
    0,
  );
  const read = await lines.evaluateAll((all) =>
    all.map((line) => [
      line.querySelector('summary span')?.firstChild?.textContent ?? '',
      [...line.querySelectorAll('dt')]
        .find(({ textContent }) => textContent === 'Price')
        ?.nextElementSibling?.querySelector('small')?.textContent ?? '',
    ]),
  );
  return new Map(read.map(([label = '', small = '']) => [plain(label), plain(small)]));
};

for (const trade of trades) {
  test(`every line of ${trade.name} opens to what its open book says`, async ({ page }) => {
    const book = await bookOnPage(page, trade);
    const seen = new Set<string>();
    const compare = async (items: readonly Item[], when: string) => {
      const opened = await openedLines(page);
      for (const { label, unitCost } of items) {
        const said = opened.get(plain(label))?.replace(/^.*? to [^,]*(,\d{3})*(\.\d+)?, /, '');
        expect(book.get(unitCost!.label), `${label}, ${when}`).toContain(withoutStop(said));
        seen.add(nameOf(label, unitCost));
      }
    };
    const open = async (query: string) => {
      await page.goto(`${trade.paths.main}${query}`);
      await takenOver(page.locator('form.answers'));
      if (trade.peopleFirst)
        await page.getByRole('button', { name: 'Show what it may cost' }).click();
    };
    await open('');
    await compare(linesOf(trade, {}), 'before the first answer');
    const examples = trade.scenarios
      .map(({ title, inputs }) => ({ title, answers: inputs as Answers }))
      .map((example) => ({ ...example, items: linesOf(trade, example.answers) }))
      .filter(({ items }) => items.length > 0);
    for (const [index, { title, answers, items }] of examples.entries()) {
      // The first is worked out in the browser, whatever was opened before.
      if (index > 0 && items.every(({ label, unitCost }) => seen.has(nameOf(label, unitCost))))
        continue;
      await open(`?${toAddress(trade.calculator, answers)}`);
      await expect(page.locator('.tape-total output')).toHaveText(totalOf(trade, answers));
      await compare(items, title);
    }
  });
}
