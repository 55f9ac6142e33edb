import type { Page } from '@playwright/test';
import { toAddress, type Answers, type Calculator } from '../../src/engine/index.ts';
import { unnamed } from '../../src/engine/run/unnamed.ts';
import { tradeById, trades } from '../../src/trades/index.ts';
import { roofDear, roofLines, roofOneSum } from '../unit/quote/quotes.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, expectAccessible, looking, takenOver, test } from './harness/test.ts';

const roof = '/roofing-results?job=replace&known=two-story&floor=2400&layers=1';
const table = (page: Page) => page.locator('.quote-table');
const row = (page: Page, label: RegExp) => page.getByRole('row', { name: label });
/** Once a quote was read, its text and its lines are folded away. */
const unfold = (page: Page) => page.getByText(/^Its text and its/).click();
const textOf = (page: Page, quote: string) => page.getByLabel(`The text of quote ${quote}`);

/** The common job of a trade, named: no quote is read before. */
const namedJob = (calculator: Calculator): Answers => {
  const answers: Record<string, string> = {};
  for (let open = unnamed(calculator, answers); open; open = unnamed(calculator, answers))
    answers[open[0]] = open[1].default;
  return answers;
};
const openLines = async (page: Page) => {
  await page.getByRole('button', { name: 'Check it line by line' }).click();
  await expect(page.getByRole('heading', { name: 'Your quotes, line by line' })).toBeFocused();
};
const paste = async (page: Page, quote: string, text: string) => {
  await textOf(page, quote).fill(text);
  await page.getByRole('button', { name: `Read it as quote ${quote}` }).click();
};

looking(
  'a pasted quote stands beside our lines: priced, missing, left to the owner',
  async ({ page }) => {
    await page.goto(roof);
    await openLines(page);
    await paste(page, 'A', roofLines);
    await expect(page.getByText('We have read it.')).toBeFocused();
    await expect(row(page, /^Tear off/)).toContainText('$3,600');
    await expect(row(page, /^Tear off/)).toContainText('“Tear off');
    // Shingles and pipe boots are one line of ours.
    await expect(row(page, /^Architectural shingles/)).toContainText('$11,250');
    await expect(row(page, /^New decking/)).toContainText('no words for it');
    await expect(row(page, /^City permit/)).toContainText('“Permit – by owner”');
    await expect(row(page, /^Whole price/)).toContainText('$14,850');
    await expect(page.locator('.warning').first()).toContainText('We work with your deductible!');
    await expect(page.locator('.warning').getByRole('link', { name: 'R03' })).toBeVisible();
    await expectAccessible(page);
  },
);

looking(
  'what could not be placed is shown, is placed by hand, and can be put right',
  async ({ page }) => {
    await page.goto(roof);
    await openLines(page);
    const text =
      'Tear off $3,600\nArchitectural shingles $11,250\nPermit $300\nWork on the south side $900\nTotal $16,050';
    await paste(page, 'A', text);
    await expect(row(page, /^Work on the south side/)).toContainText('not compared line by line');
    await unfold(page);
    const line = page.locator('.line-row').nth(3);
    const place = line.getByLabel('Work on the south side');
    await place.selectOption({ label: 'New decking where it is soft' });
    await expect(row(page, /^New decking/)).toContainText('$900');
    await place.selectOption({ label: 'Something else' });
    await expect(row(page, /^Work on the south side/)).toContainText('not compared');
    // A line is put right in the text, and what was chosen for others stays.
    await textOf(page, 'A').fill(text.replace('$300', '$500').replace('$16,050', '$16,250'));
    await page.getByRole('button', { name: 'Read it again as quote A' }).click();
    await expect(row(page, /^City permit/)).toContainText('$500');
    await expect(row(page, /^Work on the south side/)).toContainText('not compared');
  },
);

looking(
  'where lines and total do not agree the price is what is called the total, and none of its lines is said to be missing',
  async ({ page }) => {
    await page.goto(roof);
    await openLines(page);
    await paste(
      page,
      'A',
      'Tear off $3,600\nArchitectural shingles $11,250\nPermit $250\nSUB  16,868\nTOTAL  16,368',
    );
    const entry = page.getByRole('region', { name: 'Quote A' });
    await expect(entry.locator('.verdict')).toHaveText('Fair, if it is for what we count.');
    await expect(entry).toContainText('$16,368 as written');
    // Its lines may still be read wrong.
    await expect(row(page, /^New decking/)).toContainText('–');
    await expect(page.getByText('No letter to the company of quote A: we have')).toBeVisible();
    await expectAccessible(page);
  },
);

looking('of several prices on one paper a person says which to check', async ({ page }) => {
  await page.goto(roof);
  await openLines(page);
  await paste(
    page,
    'A',
    'Option A: architectural shingles, tear off $14,000\nOption B: class 4 shingles, tear off $60,000',
  );
  await expect(table(page)).toHaveCount(0);
  await page.getByLabel('Option B: class 4 shingles, tear off, $60,000').check();
  const entry = page.getByRole('region', { name: 'Quote A' });
  await expect(entry).toContainText('$60,000 as written');
  await expect(entry).toContainText('To check another, choose it:');
  await expect(page.getByText(/^High by about \$\d/)).toBeVisible();
  await page.getByLabel('Option A: architectural shingles, tear off, $14,000').check();
  await expect(entry).toContainText('$14,000 as written');
  await expect(page.getByText('We put none of its lines beside ours.')).toBeVisible();
  await expectAccessible(page);
});

looking('lines can be typed, and wait for the size', async ({ page }) => {
  await page.goto('/roofing-results?job=replace&known=squares');
  await openLines(page);
  await page.getByRole('button', { name: 'Read it as quote A' }).click();
  await expect(page.getByText('Paste or type the lines of the quote first.')).toBeVisible();
  await paste(page, 'A', 'Tear off 3600\nShingles $12,000');
  const verdict = page.getByRole('region', { name: 'Quote A' }).locator('.verdict');
  await expect(verdict).toHaveText('Cannot say yet: first the question above.');
  await expect(row(page, /^Whole price/)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'To the company of quote A' })).toHaveCount(0);
  expect(await page.locator('#check-a-quote').innerText()).not.toMatch(/^0$/m);
  await verdict.getByRole('button').click();
  await expect(page.locator('form:focus').getByLabel('Roof squares')).toBeInViewport();
  await page.getByLabel('Roof squares').fill('27');
  await page.getByRole('button', { name: 'Judge it' }).click();
  await expect(verdict).not.toHaveText(/^Cannot say/);
  await expect(row(page, /^Whole price/)).toContainText('$15,600');
  await expect(row(page, /^Architectural shingles/)).toContainText('$12,000');
});

looking('quotes stand efficiency against efficiency', async ({ page }) => {
  await page.goto('/hvac-results?job=replace&system=ac-furnace&area=2400');
  await openLines(page);
  await paste(
    page,
    'A',
    '4 ton 16 SEER2 condenser and coil $7,900\n80% gas furnace $3,300\nThermostat $200\nTotal $11,400',
  );
  await page.getByRole('button', { name: 'Add a second quote' }).click();
  await paste(
    page,
    'B',
    '5 ton 18 SEER2 condenser and coil, 10 yr parts warranty $9,400\n96% gas furnace $4,100\nThermostat $250\nCity permit $175\nTotal $13,925',
  );
  // What A says was taken; B is for something else, and not judged before the person says which is meant.
  await expect(page.getByText(/says “16 SEER2”.*About 16 SEER2/)).toBeVisible();
  const other = page.getByRole('region', { name: 'Quote B' });
  await expect(other.getByText(/It says “18 SEER2”/)).toBeVisible();
  await expect(other.locator('.verdict')).toHaveText('Cannot say yet: one question.');
  await other.getByRole('button', { name: 'No, keep our figures' }).click();
  await expect(other.locator('.verdict')).not.toHaveText(/^Cannot say/);
  await expect(row(page, /^SEER2/)).toContainText(/16.*18/);
  await expect(row(page, /^Furnace, AFUE/)).toContainText(/80.*96/);
  await expect(row(page, /^Parts warranty/)).toContainText(/–.*10/);
  await expect(row(page, /^Size, tons/)).toContainText(/4.*5/);
  await expect(page.getByText('They differ in size: A 4 tons, B 5 tons.')).toBeVisible();
  // What is taken from a paper goes with it.
  await page.getByRole('button', { name: 'Take away quote A' }).click();
  await expect(page.getByText(/says “16 SEER2”/)).toHaveCount(0);
  await expect(page.locator('.result-head')).not.toContainText(/16 SEER2/);
});

looking('what words alone say is asked, and taken once the person says so', async ({ page }) => {
  await page.goto('/concrete-calculator-results?job=replace&place=driveway&area=800');
  await openLines(page);
  await paste(page, 'A', 'Driveway, tear out and pour, 800 sq ft, stamped $15,400');
  const entry = page.getByRole('region', { name: 'Quote A' });
  await expect(entry.locator('.verdict')).toHaveText('Cannot say yet: one question.');
  await expect(entry.getByText(/It says “stamped”\. Is this meant: “.+”\? Our fig/)).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Yes, judge it so' }).click();
  await expect(page.getByText(/Your quote says “stamped”\. We took that: .+Stamped/)).toBeVisible();
  await expect(entry.locator('.verdict')).not.toHaveText(/^Cannot say/);
});

looking(
  'what may bind is folded into a list to read twice, and no letter asks about it',
  async ({ page }) => {
    const binds = 'If it goes to a lawyer, ours is on you, win or lose.';
    await page.goto(roof);
    await openLines(page);
    await paste(page, 'A', `${roofDear}\n${binds}\nPay in cash only.`);
    const list = page.getByRole('list').filter({ hasText: binds });
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: 'Read 1 sentence twice.' }).click();
    await expect(list.getByRole('listitem')).toHaveText([`“${binds}”`]);
    const letter = page.getByRole('textbox', { name: 'To the company of quote A' });
    await expect(letter).toHaveValue(/cash/);
    await expect(letter).not.toHaveValue(new RegExp(binds));
    await expectAccessible(page);
  },
);

test('a whole price that was not read is typed in, and put right', async ({ page }) => {
  await page.goto(roof);
  await openLines(page);
  await paste(page, 'A', 'Tear off and new shingles by the hour, $95 an hour\nMaterial at cost');
  // No verdict yet: the box of the quote check still says where the quote is.
  await expect(page.locator('#check-a-quote')).toContainText('Line by line, below.');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('Enter it as a number, for example 3,600.')).toBeVisible();
  const price = page.getByRole('textbox', { name: /price \(\$\)$/ }).first();
  for (const told of ['14,500', '$15,100']) {
    await price.fill(told);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByText(`${told.replace(/^\$?/, '$')} your price`)).toBeVisible();
  }
  await expectAccessible(page);
});

test('two quotes: the gap like for like, a letter for each', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(roof);
  await openLines(page);
  await paste(page, 'A', roofLines);
  await page.getByRole('button', { name: 'Add a second quote' }).click();
  await paste(page, 'B', roofDear);
  await expect(page.locator('.quote-findings > .verdict')).toContainText(
    /In A, the cheaper one, we do not find two lines in the price\. As far as we read them, like for like the gap is \$\d,\d{3}, not \$4,550\./,
  );
  await expect(page.getByRole('img', { name: /^Our range/ })).toBeVisible();
  const letter = page.getByRole('textbox', { name: 'To the company of quote A' });
  await expect(letter).toHaveValue(/I read its price as \$14,850\./);
  await expect(letter).not.toHaveValue(/19,400|13,270/);
  await letter.fill('My own words');
  await page.getByRole('button', { name: 'Copy the letter: To the company of quote A' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Letter copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own words');
  await page.getByRole('button', { name: 'Write it again' }).click();
  await expect(letter).toHaveValue(/Thank you/);
  await page.getByRole('button', { name: 'Take away quote A' }).click();
  await expect(page.getByRole('heading', { name: 'Your quotes, line by line' })).toBeFocused();
  await expect(row(page, /^Whole price/)).toContainText('$19,400');
  await expect(row(page, /^Whole price/)).not.toContainText('$14,850');
});

looking(
  'of what nobody can tell of a quote of one sum nothing is said, and the letter asks for its lines',
  async ({ page }) => {
    await page.goto(roof);
    await openLines(page);
    await paste(page, 'A', 'New roof, all work and material\nTotal: $16,500');
    await expect(page.getByRole('textbox', { name: 'To the company' })).toHaveValue(
      /Does the \$16,500 cover all of this/,
    );
    await unfold(page);
    await textOf(page, 'A').fill(roofOneSum);
    await page.getByRole('button', { name: 'Read it again as quote A' }).click();
    await expect(page.getByText('We put none of its lines beside ours.')).toBeVisible();
    await expect(table(page)).toHaveCount(0);
  },
);

looking('three quotes fit a tablet, their words in the cells', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(roof);
  await openLines(page);
  const words = 'Permit is not in this price because the city asks the owner for it himself';
  await paste(page, 'A', `Tear off $3,600\nShingles $11,250.45\n${words}`);
  for (const [name, button] of [
    ['B', 'Add a second quote'],
    ['C', 'Add a third quote'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await paste(page, name, `Tear off $3,700\nShingles $11,350.45\n${words}`);
  }
  await expect(row(page, /^City permit/)).toContainText('because the city');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

looking('of a bill that is no quote nothing is judged', async ({ page }) => {
  await page.goto(roof);
  await openLines(page);
  const bill =
    'Town of Argyle Utilities\nAccount 55-1023\nService period 9/4 to 10/3\nMeter 88123  read 1,204\nWater, over 5,000 gal  $48.10\nSewer base charge  $31.00\nTotal due by 11/2  $79.10';
  await paste(page, 'A', bill);
  await expect(page.getByText('This does not look like a quote')).toBeVisible();
  await page.getByText('None: it is no quote').click();
  await expect(page.getByText('Nothing of it is judged.')).toBeVisible();
  await expect(page.getByText(/etter to the company of quote A/)).toHaveCount(0);
  await expect(table(page)).toHaveCount(0);
});

looking('what was read is not read again', async ({ page }) => {
  await page.goto(roof);
  await openLines(page);
  await paste(page, 'A', 'Ask for Bob\nTear off $3,600\nShingles $11,250\nPermit $300');
  await unfold(page);
  const again = page.getByRole('button', { name: 'Read it again as quote A' });
  await expect(again).toHaveCount(0);
  await expect(page.getByText('One more line', { exact: true })).toBeVisible();
  await textOf(page, 'A').fill('Tear off $3,600');
  await expect(again).toBeVisible();
});

looking('by keyboard alone, from the button to a line placed', async ({ page }) => {
  await page.goto(roof);
  await page.getByRole('button', { name: 'Check it line by line' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your quotes, line by line' })).toBeFocused();
  // A paper may be chosen first.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('PDF or photo of quote A')).toBeFocused();
  // Past what folds the text away.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(textOf(page, 'A')).toBeFocused();
  await page.keyboard.type('Tear off $3,600\nShingles $12,000\nOdd thing $500\nTotal $16,100');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We have read it.')).toBeFocused();
  await expect(row(page, /^Odd thing/)).toContainText('$500');
});

looking('three quotes can be read on a phone in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(roof);
  await openLines(page);
  await paste(page, 'A', roofLines);
  await page.getByRole('button', { name: 'Add a second quote' }).click();
  await paste(page, 'B', `${roofDear}\nLift the satellite dish $80`);
  await page.getByRole('button', { name: 'Add a third quote' }).click();
  await paste(page, 'C', roofOneSum);
  await expect(page.getByRole('button', { name: /^Add a .* quote$/ })).toHaveCount(0);
  await expectReadable(page);
});

test('the check alone is printed, on at most two Letter pages', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.classList.add('printed');
  });
  await page.goto(roof);
  await openLines(page);
  await paste(page, 'A', roofLines);
  await page.getByRole('button', { name: 'Add a second quote' }).click();
  await paste(page, 'B', roofDear);
  await page.getByRole('button', { name: 'Print this check' }).click();
  await expect(page.locator('html')).toHaveClass(/printed/);
  await page.emulateMedia({ media: 'print' });
  await expect(table(page)).toBeVisible();
  await expect(textOf(page, 'A')).toBeHidden();
  await expect(page.locator('.result-head')).toBeHidden();
  await expect(page.locator('.letter .only-print').first()).toContainText('Thank you');
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

/** All that a page could keep or give away, as one text. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      // Not the port, which is any number.
      location.pathname +
      location.search +
      location.hash +
      JSON.stringify(history.state) +
      document.cookie +
      JSON.stringify({ ...localStorage }) +
      JSON.stringify({ ...sessionStorage }),
  );

const SECRET = 'Zebrawood';
const secretQuote = `Removal of ${SECRET} $1,234\nService visit $777\nTotal $2,011\nIf you cancel you pay the whole price.`;

/** Goes all the way through the check and gives back what the browser asked for meanwhile. */
const wholeJourney = async (page: Page): Promise<string[]> => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.method()} ${pathname}${search}${request.postData() ?? ''}`);
  });
  await openLines(page);
  await paste(page, 'A', secretQuote);
  await page.getByRole('button', { name: 'Add a second quote' }).click();
  await paste(page, 'B', secretQuote.replace('777', '888'));
  const entry = page.getByRole('region', { name: 'Quote A' });
  await entry.getByText(/^Its text and its/).click();
  await entry.locator('.line-row select').first().selectOption('#else');
  await page.getByRole('textbox', { name: 'To the company of quote A' }).fill(SECRET);
  await page.getByRole('button', { name: 'Copy the letter: To the company of quote A' }).click();
  await page.getByRole('button', { name: 'Take away quote B' }).click();
  return requests;
};

const isStatic = (asked: string): boolean =>
  /^GET \/_astro\/[\w./-]+\.(?:js|css|woff2)$/.test(asked);

looking(
  'nothing of a quote leaves its tab, which keeps it until it is cleared',
  async ({ page }) => {
    await page.goto(roof, { waitUntil: 'networkidle' });
    const requests = await wholeJourney(page);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((one) => !isStatic(one))).toEqual([]);
    await page.reload();
    const entry = page.getByRole('region', { name: 'Quote A' });
    await expect(entry.getByText('$2,011 as written')).toBeVisible();
    await expect(entry.getByText('Its text and its lines, 4')).toBeVisible();
    await page.getByRole('button', { name: 'Clear it now' }).click();
    await expect(textOf(page, 'A')).toBeEmpty();
    expect(await kept(page)).not.toMatch(new RegExp(`${SECRET}|1,?234|777`));
  },
);

for (const trade of trades.filter(({ sensitive }) => sensitive)) {
  looking(
    `nothing of a quote leaves the device or is kept: ${trade.name}, in place`,
    async ({ page }) => {
      await page.goto(trade.paths.main, { waitUntil: 'networkidle' });
      await takenOver(page.locator('form.answers'));
      for (const [id, value] of Object.entries(namedJob(trade.calculator)))
        await page.locator(`[name="${id}"][value="${String(value)}"]`).check();
      if (trade.peopleFirst)
        await page.getByRole('button', { name: 'Show what it may cost' }).click();
      await page.getByRole('button', { name: 'See the whole estimate' }).click();
      await expect(page.getByRole('button', { name: 'Check it line by line' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const before = page.url();
      const requests = await wholeJourney(page);
      expect(requests.filter((one) => !isStatic(one))).toEqual([]);
      expect(page.url()).toBe(before);
      expect(await kept(page)).not.toMatch(new RegExp(`${SECRET}|1,?234|777`));
    },
  );
}

for (const id of ['hvac', 'septic', 'moving', 'concrete', 'senior-care']) {
  const trade = tradeById(id)!;
  looking(`it opens from the results of ${trade.name}`, async ({ page }) => {
    const job = toAddress(trade.calculator, namedJob(trade.calculator));
    await page.goto(`${trade.paths.results}${trade.sensitive ? '#' : '?'}${job}`);
    await openLines(page);
    await paste(page, 'A', 'Service call $120\nPermit $100\nTotal $220');
    // Some jobs need their size first.
    await expect(
      table(page).or(page.getByRole('button', { name: 'the question above' })),
    ).toBeVisible();
    await expectAccessible(page);
  });
}
