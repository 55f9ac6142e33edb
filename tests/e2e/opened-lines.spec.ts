import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { isPriced, money, runEstimate, toAddress, type Answers } from '../../src/engine/index.ts';
import { bookOf } from '../../src/trades/open-book.ts';
import { trades, type Trade } from '../../src/trades/index.ts';
import { saidOfOrigin } from '../unit/data/said-of-origin.ts';
import { expect, looking, takenOver, test } from './harness/test.ts';

/*
 * What a line says of its price is what the open book says of it: both say what tests/unit/data/
 * opened-lines.test.tsx finds every line of every example to say.
 */

const plain = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
const withoutStop = (text?: string): string => plain(text).replace(/\.$/, '');

/** What the open book says under a price: place, year, day and note, by the name it is printed with. */
const bookOnPage = async (
  request: APIRequestContext,
  { id }: Trade,
): Promise<ReadonlyMap<string, string[]>> => {
  const html = await (await request.get(bookOf(id))).text();
  const said = new Map<string, string[]>();
  for (const row of parse(html).querySelectorAll('[aria-labelledby=prices] th[scope=row]')) {
    const label = plain(row.childNodes[0]?.text);
    const small = row.querySelector('small')?.text.replace(/, due for review since [\d-]+/, '');
    said.set(label, [...(said.get(label) ?? []), withoutStop(small)]);
  }
  return said;
};

/** Opens every line of the tape, and reads what each says of its price, by the name of the line. */
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
  return new Map(read.map(([label, small]) => [plain(label), plain(small)]));
};

for (const trade of trades) {
  test(`the open book of ${trade.name} says where each price is from`, async ({ request }) => {
    const book = await bookOnPage(request, trade);
    for (const entry of Object.values(trade.prices))
      expect(book.get(plain(entry.label)), entry.label).toContain(withoutStop(saidOfOrigin(entry)));
  });

  looking(`every line of ${trade.name} opens to what its open book says`, async ({ page }) => {
    const { calculator, peopleFirst, paths, prices } = trade;
    const [longest] = trade.scenarios
      .map(({ inputs }) => inputs as Answers)
      .map((answers) => ({ answers, estimate: runEstimate(calculator, answers) }))
      .filter(({ estimate }) => isPriced(estimate))
      .sort((one, other) => other.estimate.items.length - one.estimate.items.length);
    const { answers, estimate } = longest!;
    await page.goto(`${paths.main}?${toAddress(calculator, answers)}`);
    await takenOver(page.locator('form.answers'));
    if (peopleFirst) await page.getByRole('button', { name: 'Show what it may cost' }).click();
    await expect(page.locator('.tape-total output')).toHaveText(money(estimate.total.typical));
    const opened = await openedLines(page);
    for (const { label, unitCost } of estimate.items) {
      // A mix of several prices has words of its own.
      if (!unitCost || unitCost.mix) continue;
      const entry = prices[unitCost.name!]!;
      expect(opened.get(plain(label)), label).toContain(`, ${plain(saidOfOrigin(entry))}`);
    }
  });
}
