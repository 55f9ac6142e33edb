import type { Page } from '@playwright/test';
import { money, runEstimate, type Answers, type Field } from '../../src/engine/index.ts';
import { tradeById, trades, type Trade } from '../../src/trades/index.ts';
import { sourceAt } from '../../src/trades/source-books.ts';
import { sampledTrades } from './harness/sample.ts';
import { expect, expectAccessible, looking, takenOver, test, withoutHand } from './harness/test.ts';

/** The tape of the calculator: what it says of the answers so far. */
const tape = (page: Page) => page.getByRole('region', { name: 'Your estimate so far' });

const totalOf = (trade: Trade, answers: Record<string, unknown>): string =>
  money(runEstimate(trade.calculator, answers as Answers).total.typical);

/** The first number the form asks for from the start, if any. */
const firstNumber = (trade: Trade) =>
  Object.entries(trade.calculator.fields).find(
    (entry): entry is [string, Extract<Field, { kind: 'number' }>] =>
      entry[1].kind === 'number' && !entry[1].when,
  );

/** Waits until the scripts have taken over the form. */
const openCalculator = async (page: Page, path: string) => {
  await page.goto(path);
  await takenOver(page.locator('form.answers'));
};

/** Asks for the running price where people and steps come first. */
const showPrice = async (page: Page, { peopleFirst }: Trade) => {
  if (peopleFirst) await page.getByRole('button', { name: 'Show what it may cost' }).click();
};

/** Holds if nothing is wider than the screen. */
const expectToFit = async (page: Page) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `pixels of sideways scroll at ${page.url()}`).toBeLessThanOrEqual(0);
};

/** What a phone's bar may take of its screen, in CSS pixels. */
const BAR = 72;

/** Holds if the first question can be answered on the first screen of a phone. */
const expectQuestionFirst = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const option = (await page
    .locator('form.answers :is(label.option-box, .number-box)')
    .first()
    .boundingBox())!;
  const bar = page.locator('.tape');
  const top = (await bar.count()) > 0 ? (await bar.boundingBox())!.y : 740;
  expect(740 - top).toBeLessThanOrEqual(BAR);
  expect(option.y + option.height).toBeLessThanOrEqual(top);
  const help = page.locator('.hazard > summary');
  for (const tile of await help.all()) {
    const { y, height } = (await tile.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    // One row.
    expect(y).toBe((await help.first().boundingBox())!.y);
  }
};

for (const trade of trades) {
  const sampled = sampledTrades.includes(trade);
  test.describe(`the ${trade.name} calculator`, () => {
    looking(
      'fits phones, asks on their first screen, adds up as one types, says what to mend, and leads to the whole estimate',
      async ({ page, viewport }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        for (const { path, city } of trade.paths.alternates) {
          await openCalculator(page, path);
          await expectToFit(page);
          await expect(page.locator(`[name="city"][value="${city}"]`)).toBeChecked();
        }
        await openCalculator(page, trade.paths.main);
        await expectToFit(page);
        await expectQuestionFirst(page);
        await showPrice(page, trade);
        await expect(tape(page)).toContainText(totalOf(trade, {}));
        await expect(page.locator('form.answers input:checked:not([type="checkbox"])')).toHaveCount(
          0,
        );

        await page.setViewportSize(viewport!);
        const number = firstNumber(trade);
        if (number) {
          const [id, field] = number;
          const value = field.plausible?.[1] ?? field.max;
          const box = page.locator(`[id="${id}"]`);
          await page.locator('details.section').evaluateAll((all) => {
            for (const one of all) (one as HTMLDetailsElement).open = true;
          });
          await box.fill('minus forty');
          await page.locator('form.answers button[type=submit]').click();
          const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
          await expect(summary).toBeFocused();
          await expect(box).toHaveValue('minus forty');
          await expect(box).toHaveAccessibleDescription(/enter a (whole )?number from/i);
          if (sampled) await expectAccessible(page);
          // A dollar sign where no dollars are asked is a doubt of its own.
          await box.fill(`${field.unit === 'usd' ? '$' : ''}${value.toLocaleString('en-US')}`);
          await expect(tape(page)).toContainText(totalOf(trade, { [id]: value }));
        }
        await page.getByRole('button', { name: 'See the whole estimate' }).click();
        if (trade.sensitive) {
          const estimate = page.getByRole('heading', { name: 'Your estimate' });
          await expect(estimate).toBeFocused();
          await page.getByRole('button', { name: 'See the whole estimate' }).press('Enter');
          await expect(estimate).toBeFocused();
          expect(new URL(page.url()).search).toBe('');
          expect(
            await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })),
          ).toEqual([]);
        } else {
          await expect(page).toHaveURL(new RegExp(`${trade.paths.results}\\?`));
        }
        for (const title of [
          'What you pay for',
          'What moves the price',
          'How sure we are',
          /^What to ask/,
          'What to do next',
          'Your answers',
        ]) {
          await expect(page.getByRole('heading', { name: title, level: 2 }).first()).toBeVisible();
        }
        if (sampled) await expectAccessible(page);
      },
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every calculator answers with priced examples', async ({ page }) => {
    for (const trade of trades) {
      await page.goto(trade.paths.main);
      await page.getByRole('heading', { name: 'Worked examples' }).click();
      for (const scenario of trade.scenarios) {
        await expect(
          page.getByRole('rowheader', { name: scenario.title, exact: true }),
        ).toBeVisible();
      }
      if (!trade.peopleFirst) await expect(tape(page)).toContainText(totalOf(trade, {}));
    }
  });
});

test.describe('the chiropractic calculator, with a warning sign', () => {
  looking('sends to 911 under the finger and in the bar, and shows no price', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openCalculator(page, '/southlake-chiropractic-calculator');
    await expect(tape(page)).toContainText('$');
    const sign = page.getByRole('checkbox', { name: /^Numb around/ });
    await sign.check();
    const warning = page.getByRole('alert').filter({ hasText: 'Act now.' });
    await expect(warning).toBeInViewport();
    // What a finger meets is the whole row of the box. Both in one frame: the page may still scroll to them.
    const [row, said] = await warning.evaluate(
      (alert, box) => [box!.parentElement!.getBoundingClientRect(), alert.getBoundingClientRect()],
      await sign.elementHandle(),
    );
    expect(said!.y - row!.bottom).toBeLessThan(24);
    expect(said!.y).toBeGreaterThan(row!.y);
    await expect(tape(page).getByRole('link', { name: 'Call 911' })).toBeInViewport();
    await expect(tape(page)).not.toContainText('$');
    await expectAccessible(page);
    await sign.uncheck();
    await expect(tape(page)).toContainText('$');
  });

  looking('has no price in the result either', async ({ page }) => {
    await openCalculator(page, '/southlake-chiropractic-calculator');
    const sign = page.getByRole('checkbox', { name: /^Numb around/ });
    await sign.check();
    await page.getByRole('button', { name: 'Next steps, and who can come' }).click();
    await expect(
      page.locator('.danger-now').getByRole('link', { name: /911/ }).first(),
    ).toBeVisible();
    await expect(page.locator('.result .total, .result .tape-list')).toHaveCount(0);
    // Nothing else stands beside who to call.
    await expect(tape(page)).toBeHidden();
    await expect(page.locator('main .button').filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change an answer' }).click();
    await expect(sign).toBeVisible();
  });
});

test.describe('the roofing calculator, as one uses it', () => {
  const roofing = tradeById('roofing') as Trade;

  looking('an emergency path says what to do before what it costs', async ({ page }) => {
    await openCalculator(page, '/emergency-roofing-allen-texas');
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings[0]).toBe('First, right now');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Allen');
  });

  looking('what was typed before the scripts arrived is kept', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(roofing.paths.main, { waitUntil: 'commit' });
    await page.locator('#floor').fill('3100');
    await page.getByText('Make it more exact').click();
    await page.getByRole('radio', { name: 'Steep, 8–10' }).check();
    release();
    await expect(tape(page)).toContainText(totalOf(roofing, { floor: 3100, pitch: '9' }));
    await expect(page.locator('#floor')).toHaveValue('3100');
  });

  looking(
    'what was pressed and opened before the scripts arrived is not lost',
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/_astro/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(roofing.paths.main, { waitUntil: 'commit' });
      await page
        .locator('.tape-line')
        .first()
        .evaluate((line: HTMLDetailsElement) => {
          line.open = true;
        });
      await tape(page).getByRole('button', { name: 'What is in it' }).click();
      release();
      await expect(tape(page).getByRole('button', { name: 'Close' })).toBeVisible();
      await expect(page.locator('.tape-line').first()).toContainText('Range');
    },
  );

  test('its scripts are fetched after the first paint and run for nobody but a person', async ({
    page,
  }) => {
    await withoutHand(page);
    await page.goto(roofing.paths.main, { waitUntil: 'networkidle' });
    const fetched = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(react|form|fields)\.[^/]*\.js$/.test(name))
        .map(({ startTime }) => startTime > paint);
    });
    expect(fetched).toEqual([true, true, true]);
    const island = page.locator('astro-island');
    await expect(island).toHaveAttribute('ssr');
    await page.mouse.wheel(0, 100);
    await expect(island).not.toHaveAttribute('ssr');
  });

  looking('a line opens to its arithmetic and its source, in place', async ({ page }) => {
    await openCalculator(page, roofing.paths.main);
    const line = tape(page).getByRole('listitem').filter({ hasText: 'Tear off' });
    await line.locator('summary').click();
    await expect(line).toContainText('26.7 squares');
    await expect(line).toContainText('$125 per square');
    await line.getByRole('link', { name: 'R26' }).click();
    const card = page.locator('#source-card');
    await expect(card).toBeVisible();
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /newenglandmetalroof/);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });

  looking('a source that stands in another book opens in place too', async ({ page }) => {
    await openCalculator(page, `${roofing.paths.main}?panels=12`);
    const line = tape(page).getByRole('listitem').filter({ hasText: 'two trips' });
    await line.locator('summary').click();
    await line.getByRole('link', { name: 'R89' }).click();
    await expect(page.locator('#source-card').getByRole('link').first()).toHaveAttribute(
      'href',
      sourceAt('solar S74')!.url,
    );
  });

  looking('it says which answer would help most and leads there', async ({ page }) => {
    await openCalculator(page, roofing.paths.main);
    await expect(tape(page)).toContainText('decides what is priced');
    await tape(page).getByRole('link', { name: 'Answer it' }).click();
    await expect(page.locator('#job input').first()).toBeFocused();
    await page.keyboard.press('Space');
    await tape(page).getByRole('link', { name: 'Answer it' }).click();
    await expect(page.locator('#floor')).toBeFocused();
  });

  looking('answers come back on the next visit, and can be thrown away', async ({ page }) => {
    await openCalculator(page, roofing.paths.main);
    await page.locator('#floor').fill('2,750');
    await expect(tape(page)).toContainText(totalOf(roofing, { floor: 2750 }));
    await openCalculator(page, roofing.paths.main);
    await expect(page.locator('#floor')).toHaveValue('2750');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.locator('#floor')).toHaveValue('');
    await openCalculator(page, roofing.paths.main);
    await expect(page.locator('#floor')).toHaveValue('');

    // A link that came with an answer takes nothing back that was answered since, not even before it was read.
    const letGo = await holdBack(page);
    await openCalculator(page, `${roofing.paths.main}?job=repair`);
    await page.locator('#floor').fill('1900');
    letGo();
    await expect(page).toHaveURL(/\?job=repair&floor=1900$/);
    await expect(page.locator('#floor')).toBeFocused();
    await page.reload();
    await expect(page.locator('#floor')).toHaveValue('1900');
  });

  looking(
    'an answer to a question that is no longer asked comes back with the question',
    async ({ page }) => {
      await openCalculator(page, roofing.paths.main);
      await page.getByRole('radio', { name: 'Class 4 impact' }).check();
      await page.getByRole('radio', { name: 'Repair' }).check();
      await expect(page.getByRole('radio', { name: 'Class 4 impact' })).toBeHidden();
      await page.getByRole('radio', { name: 'New roof' }).check();
      await expect(page.locator('[name="covering"][value="class4"]')).toBeChecked();
    },
  );

  test('with storage blocked everything works but the memory', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openCalculator(page, roofing.paths.main);
    await page.locator('#floor').fill('2000');
    await expect(tape(page)).toContainText(totalOf(roofing, { floor: 2000 }));
  });

  for (const [typed, allowed] of [
    ['', true],
    ['$2,400', true],
    ['2 400 sq ft', true],
    ['0', false],
    ['-1', false],
    ['99999999', false],
    ['two thousand', false],
    ['<script>alert(1)</script>', false],
  ] as const) {
    looking(
      `“${typed}” as a size is ${allowed ? 'taken' : 'explained and kept as typed'}`,
      async ({ page }) => {
        await openCalculator(page, roofing.paths.main);
        await page.locator('#floor').fill(typed);
        await page.locator('#floor').blur();
        const problem = page.locator('#floor-problem');
        if (allowed) await expect(problem).toHaveCount(0);
        else await expect(problem).toHaveText(/enter a number from 400 sq ft to 15,000 sq ft/);
        await expect(page.locator('#floor')).toHaveValue(typed);
      },
    );
  }

  looking('by keyboard alone one gets from the first question to the result', async ({ page }) => {
    await openCalculator(page, roofing.paths.main);
    await page.locator('[name="job"][value="replace"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[name="job"][value="repair"]')).toBeChecked();
    await page.locator('#floor').focus();
    await page.keyboard.type('1800');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/roofing-results\?job=repair&floor=1800/);
  });

  looking(
    'Enter in a box leads to the next question, and only from the last one to the result',
    async ({ page }) => {
      await openCalculator(page, roofing.paths.main);
      await page.locator('#floor').fill('1800');
      await page.keyboard.press('Enter');
      await expect(page.locator('[name="covering"]').first()).toBeFocused();
      await expect(page).not.toHaveURL(/results/);
    },
  );
});

test('a price past its review date is marked where it opens', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
  await openCalculator(page, '/southlake-texas-roofing-calculator');
  const line = tape(page).getByRole('listitem').filter({ hasText: 'Tear off' });
  await line.locator('summary').click();
  await expect(line).toContainText('Past its review date');
});

/** Holds back what is said of answers, as a slow connection does, until it is let go. */
const holdBack = async (page: Page): Promise<() => void> => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/calculator\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

looking(
  'a danger ticked before its warning has arrived is warned of as soon as it has',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const letGo = await holdBack(page);
    await openCalculator(page, '/plano-texas-hvac-calculator');
    const gas = page.getByRole('checkbox', { name: /Gas smell/ });
    await gas.check();
    await expect(gas).toBeChecked();
    letGo();
    const warning = page
      .locator('.warning')
      .filter({ hasText: 'Everyone out. Do not touch any switch.' });
    await expect(warning).toBeVisible();
    await expect(tape(page)).toContainText(
      'Leave now. Then call 911 or the gas company from outside.',
    );
    await expect(tape(page)).toContainText('No price while this is checked');
    await expect(gas).toBeChecked();
    // The bar grew: what was ticked and what is said of it stay in sight.
    const { y, height } = (await warning.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await tape(page).boundingBox())!.y);
  },
);

looking('what was typed last is what is sent, added up or not', async ({ page }) => {
  const letGo = await holdBack(page);
  await openCalculator(page, '/southlake-texas-roofing-calculator');
  await page.locator('#floor').fill('2345');
  await page.getByRole('button', { name: 'See the whole estimate' }).click();
  await expect(page).toHaveURL(/floor=2345/);
  letGo();
});

looking(
  'Enter passes over a question that the last answer did away with, drawn still or not',
  async ({ page }) => {
    const letGo = await holdBack(page);
    await openCalculator(page, '/southlake-texas-roofing-calculator');
    await page.getByRole('radio', { name: 'Repair' }).check();
    await page.locator('#floor').fill('1800');
    await expect(page.locator('[name="covering"]').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/roofing-results\?job=repair&floor=1800/);
    letGo();
  },
);

looking('a problem typed last is named, and nothing is sent', async ({ page }) => {
  await openCalculator(page, '/southlake-texas-roofing-calculator');
  await page.locator('#floor').fill('3');
  await page.getByRole('button', { name: 'See the whole estimate' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await expect(page).toHaveURL(/roofing-calculator$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  looking('choosing an answer moves nothing below it', async ({ page }) => {
    for (const path of [
      '/southlake-texas-roofing-calculator',
      '/southlake-water-damage-calculator',
    ]) {
      await page.goto(path);
      const moved = await page.locator('.options .option-box').evaluateAll((all) =>
        all.flatMap((option) => {
          const radio = option.querySelector<HTMLInputElement>('input[type="radio"]');
          if (!radio || !option.checkVisibility()) return [];
          const group = option.closest('.options')!;
          const was = group.getBoundingClientRect().height;
          radio.checked = true;
          const is = group.getBoundingClientRect().height;
          radio.checked = false;
          return is === was ? [] : [option.textContent];
        }),
      );
      expect(moved, path).toEqual([]);
    }
  });

  looking('the quick exit is a whole strip from edge to edge', async ({ page }) => {
    await page.goto('/southlake-chiropractic-calculator');
    const strip = await page.locator('.quick-exit').boundingBox();
    expect([strip!.x, strip!.width]).toEqual([0, 360]);
  });
});
