import type { Page } from '@playwright/test';
import { money, runEstimate, type Answers } from '../../src/engine/index.ts';
import { laborIn } from '../../src/engine/results/labor-in.ts';
import { tradeById, trades, type Trade } from '../../src/trades/index.ts';
import { expectReadable } from './harness/request-form.ts';
import { expect, expectAccessible, looking, takenOver, test } from './harness/test.ts';

const roofing = tradeById('roofing') as Trade;
const total = (answers: Record<string, unknown>): string =>
  money(runEstimate(roofing.calculator, answers as Answers).total.typical);
const cost = (page: Page) => page.locator('.result .total');

for (const trade of trades.filter(({ paths }) => paths.results !== null)) {
  looking(
    `${trade.paths.results} without an estimate says so and leads to the calculator`,
    async ({ page }) => {
      await page.goto(trade.paths.results ?? '');
      await expect(page.getByRole('heading', { name: 'No estimate here yet' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start an estimate' })).toHaveAttribute(
        'href',
        trade.paths.main,
      );
    },
  );
}

looking('an address alone gives the same estimate back, on any device', async ({ page }) => {
  await page.goto('/roofing-results?floor=2400&pitch=9&covering=metal');
  await expect(cost(page)).toHaveText(total({ floor: 2400, pitch: '9', covering: 'metal' }));
  await expect(page).toHaveURL(/\?floor=2400&covering=metal&pitch=9$/);
});

looking(
  'an answer can be changed without losing the others, and the address follows',
  async ({ page }) => {
    await page.goto('/roofing-results?floor=2400&pitch=9');
    await page.getByText('Change an answer').click();
    await page.getByRole('radio', { name: 'Metal' }).check();
    await expect(cost(page)).toHaveText(total({ floor: 2400, pitch: '9', covering: 'metal' }));
    await expect(page).toHaveURL(/floor=2400&covering=metal&pitch=9/);
    await page.reload();
    await expect(cost(page)).toHaveText(total({ floor: 2400, pitch: '9', covering: 'metal' }));
  },
);

looking('two scenarios stand side by side and can be shared', async ({ page }) => {
  await page.goto('/roofing-results?floor=2400&covering=architectural');
  await page.getByRole('button', { name: 'Compare with a change' }).click();
  await page.getByRole('radio', { name: 'Class 4 impact' }).check();
  const row = page.getByRole('row', { name: /^Likely/ });
  const expected = [
    total({ floor: 2400, covering: 'architectural' }),
    total({ floor: 2400, covering: 'class4' }),
  ];
  await expect(row.getByRole('cell')).toHaveText(expected);
  await expect(page.getByRole('heading', { name: /^\+\$[\d,]+ now$/ })).toBeVisible();
  await page.reload();
  await expect(row.getByRole('cell')).toHaveText(expected);
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await expect(page).not.toHaveURL(/compare/);
});

looking(
  'a quote one holds is put on the band in words, and stays off the address',
  async ({ page }) => {
    await page.goto('/roofing-results?job=replace&known=two-story&floor=2400');
    const box = page.getByLabel('Check a quote you have');
    await box.fill('abc');
    await expect(page.getByText('Enter the price as a number above 0')).toBeVisible();
    await box.fill('$45k');
    await expect(page.getByText(/above our likely figure, above the range/)).toBeVisible();
    expect(new URL(page.url()).search).not.toContain('45');
    await expectAccessible(page);
  },
);

looking(
  'a quote names what could explain it, and ticking that moves our figure',
  async ({ page }) => {
    await page.goto('/roofing-results?job=replace&known=two-story&floor=2400&layers=1#quote=24000');
    const check = page.locator('.quote-check');
    await expect(check.getByRole('textbox')).toHaveValue('24000');
    await expect(page).not.toHaveURL(/24000/);
    const [likely] = await check
      .locator('svg')
      .first()
      .getByText(/^likely/)
      .allTextContents();
    await check.getByRole('checkbox').first().check();
    await expect(check.getByText(/left to explain|That explains it/)).toBeVisible();
    await expect(
      check
        .locator('svg')
        .first()
        .getByText(/^likely/),
    ).not.toHaveText(likely ?? '');
    await expectAccessible(page);
  },
);

looking(
  'what is brought along without a price is said to be judged nowhere yet',
  async ({ page }) => {
    for (const quote of ['paper', 'abc']) {
      await page.goto('about:blank');
      await page.goto(`/roofing-results?job=replace&known=two-story&floor=2400#quote=${quote}`);
      const head = page.locator('.result-head');
      await head.getByRole('link', { name: 'Check it below' }).click();
      await expect(page.locator('.quote-check')).toBeInViewport();
      await expect(head).not.toContainText('See the check');
    }
  },
);

looking('a price is judged only once the job is named', async ({ page }) => {
  await page.goto('/hvac-results?estimate#quote=11900');
  const check = page.locator('.quote-check');
  const result = page.locator('.result');
  const judged = check.locator('.verdict, .range-chart');
  await expect(check.getByRole('group', { name: 'What do you need?' })).toBeVisible();
  await expect(judged, 'a job that nobody named').toHaveCount(0);
  await expect(result, 'the price of another job').not.toContainText(/Likely|\$\d/);
  await check.getByRole('button', { name: 'New system' }).click();
  await expect(check.getByRole('group', { name: 'Which system?' })).toBeFocused();
  await expect(judged).toHaveCount(0);
  await check.getByRole('button', { name: 'AC and furnace' }).click();
  await expect(check.locator('.verdict')).toContainText('We can’t say yet');
  const area = check.getByLabel('Floor area it serves (sq ft)');
  await area.fill('lots');
  await check.getByRole('button', { name: 'Judge it' }).click();
  await expect(check.locator('.problem')).toContainText('enter a number');
  await expectAccessible(page);
  await area.fill('2400');
  await check.getByRole('button', { name: 'Judge it' }).click();
  await expect(check.locator('.judged'), 'the box it stood in is gone').toBeFocused();
  await expect(check.locator('.verdict')).toContainText('our likely figure');
  await expect(check.locator('.verdict')).not.toContainText('above the range');
  await expect(page).toHaveURL(/area=2400/);
  await expect(page).toHaveURL(/job=replace/);
  await expect(page).not.toHaveURL(/11900/);
  await expect(result).toContainText('Likely cost');
  await expectAccessible(page);
});

looking(
  'two quotes are weighed side by side, and a visit fee is said to be one',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const system = '/hvac-results?job=replace&system=ac-furnace&area=2400';
    await page.goto(`${system}#quote=11900&quote=16.400`);
    const check = page.locator('.quote-check');
    await expect(check.getByRole('heading', { name: 'Quote B: $16,400' })).toBeVisible();
    await expect(check.getByText('Quote B is $4,500 more than quote A.')).toBeVisible();
    await expect(check.locator('.range-chart')).toHaveCount(1);
    await expect(
      check.getByRole('img', { name: /quote A \$11,900, quote B \$16,400$/ }),
    ).toBeVisible();
    const compared = check.locator('.quote-verdict').last();
    await expect(compared).toContainText('Quote A is nearest to our likely figure.');
    await expect(compared.getByRole('listitem')).toHaveText([
      'How efficient?',
      'What do the ducts need?',
      'How efficient a furnace?',
    ]);
    await expectAccessible(page);
    await check.getByRole('button', { name: 'Weigh a third price' }).click();
    await check.getByLabel('Quote C').fill('11,90');
    await expect(check.getByText('Enter the price as a number above 0')).toBeVisible();
    await check.getByLabel('Quote C').fill('89');
    await expect(check.getByText('It may be a visit fee')).toBeVisible();
    await check.getByRole('button', { name: 'Lay them side by side, line by line' }).click();
    await expect(page.getByRole('heading', { name: /^Quote [ABC]$/ })).toHaveCount(3);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  },
);

looking('an appliance quote is held against our figure, not against itself', async ({ page }) => {
  const job = 'appliance=washer&washer=no-drain&brand=standard&washerPart=unknown';
  for (const [quote, where] of [
    ['89', /visit fee/],
    ['1900', /above the range/],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/appliance-results?${job}#quote=${quote}`);
    await expect(page.locator('.quote-check .verdict')).toContainText(where);
    await expect(page, 'it stays on the page').toHaveURL(
      (url) => url.search === `?${job}` && url.hash === '',
    );
  }
});

looking('words in place of a figure lead to the question they wait for', async ({ page }) => {
  await page.goto('/senior-care-results?memory=loss');
  const enter = page.getByRole('button', { name: 'Enter their income and savings' });
  // Its note stands on a line of its own, not in the same breath.
  const note = page.getByText('A month of care, less income and insurance.');
  expect((await note.boundingBox())!.y).toBeGreaterThan((await enter.boundingBox())!.y + 16);
  await enter.click();
  await expect(page.getByRole('textbox', { name: 'Their income each month ($)' })).toBeFocused();
});

looking('the verdict comes first, and an answer is one tap from its question', async ({ page }) => {
  await page.goto('/roofing-results?floor=2400&pitch=9');
  const { recommendation } = runEstimate(roofing.calculator, {
    floor: 2400,
    pitch: '9',
  } as Answers);
  const head = page.getByRole('heading', { level: 2 }).first();
  await expect(head).toContainText(recommendation.headline);
  await expect(head.locator('.total')).toHaveText(total({ floor: 2400, pitch: '9' }));
  // Its next step stands with it, the one green button there.
  await expect(page.locator('.result-head .button')).toHaveText(['Pick who may send you a price']);
  await page.getByRole('button', { name: /^Change How steep/ }).click();
  await expect(page.locator('[name="pitch"][value="9"]')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the answers are folded before the sections, and open at a tap', async ({ page }) => {
    await page.goto('/roofing-results?floor=2400&pitch=9');
    const answers = page.getByRole('heading', { name: 'Your answers' });
    const change = page.getByRole('button', { name: /^Change How steep/ });
    await expect(answers).toBeVisible();
    await expect(change).toBeHidden();
    const parts = page.getByRole('heading', { name: 'What you pay for' });
    expect((await answers.boundingBox())!.y).toBeLessThan((await parts.boundingBox())!.y);
    await answers.tap();
    await expect(change).toBeVisible();
    await expect(page.locator('.your-answers .open')).toContainText(/sets the price.*\$\d/);
    // What would help most stands in the head, and leads to its question.
    const head = page.locator('.result-head');
    await expect(head).toContainText('“What do you need?” decides what is priced.');
    await head.getByRole('button', { name: 'Answer it' }).click();
    await expect(page.getByRole('radio', { name: 'New roof' })).toBeFocused();
  });
});

looking('a part of the total opens its line, by touch and by keyboard', async ({ page }) => {
  const answers = { floor: 2400, covering: 'architectural' };
  await page.goto('/roofing-results?floor=2400&covering=architectural');
  const { items } = runEstimate(roofing.calculator, answers as Answers);
  const sum = items.reduce((before, item) => before + item.total.typical, 0);
  const named = items.filter((item) => item.total.typical >= 0.14 * sum);
  const parts = page.getByRole('group', { name: 'The parts of the total' }).getByRole('button');
  await expect(parts).toHaveCount(named.length);
  const widths = await parts.evaluateAll((all) => all.map((part) => part.clientWidth));
  expect(widths, 'the largest first').toEqual(widths.toSorted((a, b) => b - a));
  const [largest] = named.toSorted((a, b) => b.total.typical - a.total.typical);
  await expect(parts.first()).toHaveAccessibleName(
    `${largest!.label}, ${money(largest!.total.typical)}`,
  );
  await expect(page.locator('.parts-bar + p')).toHaveText(/^All else \$/);
  await parts.first().press('Enter');
  const line = page.locator('.tape-list details').filter({ hasText: largest!.label });
  await expect(line).toHaveAttribute('open');
  await expect(line.locator('summary')).toBeFocused();
  await expect(page.getByText(`Labor is about ${money(laborIn(items).labor)} of it`)).toBeVisible();
  await expectAccessible(page);
  // Where many lines are one part of the job, the largest of them.
  await page.goto('/water-damage-results?scope=rebuild&hours=72&area=200');
  await expect(parts).toHaveCount(3);
  await expect(page.locator('.parts-bar + p')).toContainText('Taking out and cleaning');
  await parts.filter({ hasText: 'Drying' }).press('Enter');
  await expect(page.locator('.tape-list details[open] > summary')).toBeFocused();
  await expect(page.locator('.tape-list details[open]')).toContainText('Air movers');
});

looking(
  'a new roof says how the job goes, with its sources, and a repair does not',
  async ({ page }) => {
    await page.goto('/roofing-results?floor=2400');
    const course = page.locator('.result .job-course');
    await expect(course.getByRole('listitem')).toHaveCount(roofing.course!.steps.length);
    await expect(course.getByText('Pay: 10 to 30% is usual')).toBeVisible();
    await course.getByRole('link', { name: 'R115' }).click();
    await expect(page.locator('.source-card')).toBeVisible();
    await page.goto('/roofing-results?job=repair&repair=leak');
    await expect(page.getByRole('heading', { name: 'What you pay for' })).toBeVisible();
    await expect(course).toHaveCount(0);
  },
);

looking('what would change the answer says by how many dollars', async ({ page }) => {
  await page.goto('/roofing-results?floor=2400&covering=architectural');
  const row = page.locator('.tornado > li').filter({ hasText: 'What should go on it?' });
  const more =
    runEstimate(roofing.calculator, { floor: 2400, covering: 'class4' } as Answers).items.reduce(
      (sum, item) => sum + item.total.typical,
      0,
    ) -
    runEstimate(roofing.calculator, {
      floor: 2400,
      covering: 'architectural',
    } as Answers).items.reduce((sum, item) => sum + item.total.typical, 0);
  await expect(row).toContainText(`+${money(more)}`);
  await expect(row).toContainText('you said Architectural');
});

looking('a link with bad, doubled and unknown parts explains itself', async ({ page }) => {
  await page.goto('/roofing-results?floor=9e9&pitch=6&pitch=9&color=red&layers=%3Cscript%3E');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('listitem')).toHaveCount(3);
  await expect(summary).toContainText('enter a number from 400 sq ft to 15,000 sq ft');
  await expect(summary).toContainText('answers this twice');
  await expect(page.getByText('belongs to no question we ask')).toBeVisible();
  await expect(cost(page)).toHaveText(total({}));
});

test('the link can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/roofing-results?floor=2400');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const news = page.getByRole('region', { name: 'Notifications' });
  await expect(news).toContainText('Link copied.');
  // Pointed at, it stays.
  await news.hover();
  await expectAccessible(page);
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await expect(news).not.toContainText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

looking('on paper the sheet holds the estimate and no buttons', async ({ page }) => {
  await page.goto('/roofing-results?floor=2400');
  await expect(cost(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(cost(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(page.getByText('Change an answer')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await expect(page.locator('.parts-bar').first()).toBeVisible();
  await expect(page.locator('.tornado .reach').first()).toBeVisible();
});

test('what is printed says when it was made and leads back', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.classList.add('printed');
  });
  await page.goto('/roofing-results?floor=2400');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveClass(/printed/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-line')).toContainText('/roofing-results?floor=2400');
  await expect(page.getByRole('img', { name: 'Link to this page' })).toBeVisible();
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

looking('back from the results the calculator still holds the answers', async ({ page }) => {
  await page.goto(roofing.paths.main);
  await takenOver(page.locator('form.answers'));
  // Sent in the very moment of the last change: the page has not taken it in when it is left.
  const kept = await page.locator('#floor').evaluate((floor: HTMLInputElement) => {
    floor.value = '2222';
    floor.form?.requestSubmit();
    return localStorage.getItem('answers:roofing');
  });
  expect(kept).toBe('floor=2222');
  await expect(page).toHaveURL(/floor=2222/);
  await page.goBack();
  await expect(page.locator('#floor')).toHaveValue('2222');
});

looking('a claim that would pay nothing says so and offers no form first', async ({ page }) => {
  await page.goto('/roofing-results?job=storm&dwelling=3000000&deductible=2&elsewhere=0');
  await expect(
    page.getByText('Going by your numbers, a claim would pay you nothing'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for prices anyway' })).toBeVisible();
});

looking('the results can be read by all on a phone in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/roofing-results?job=storm&floor=2400');
  await expect(cost(page)).toBeVisible();
  await expectReadable(page);
});
