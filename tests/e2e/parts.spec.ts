import { beSignedIn } from './harness/signed-in.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

/**
 * The parts as they are drawn, by what every machine computes alike: heights, colors, edges, weights. Pixels of
 * letters differ from one system to the next, and would fail where nothing has changed.
 */
const LOOK = [
  'height',
  'min-height',
  'color',
  'background-color',
  'border-top',
  'border-left',
  'border-radius',
  'font-size',
  'font-weight',
  'opacity',
] as const;

test('the parts look as they did, in both themes', async ({ page, environment }) => {
  await beSignedIn(page, environment, 'developer@demo.example');
  await page.goto('/developer-admin?view=parts');
  await expect(page.getByRole('heading', { name: 'Dark', exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.evaluate((properties) => {
    const parts =
      '.button, .button-quiet, .link, .disclosure, .choice > label, input, .input, .warning, .caution, .notice, .slip, .problem, .chip, .table-scroll';
    return [...document.querySelectorAll('[data-part]')].map((part) => ({
      part: part.getAttribute('data-part'),
      theme: part.closest('.scheme-dark') ? 'dark' : 'light',
      looks: [...part.querySelectorAll(parts)].map((element) => {
        const style = getComputedStyle(element);
        return [
          element.className.toString().split(' ')[0] || element.localName,
          ...properties.map((property) => style.getPropertyValue(property)),
        ].join(' | ');
      }),
    }));
  }, LOOK);
  expect(JSON.stringify(drawn, null, 2)).toMatchSnapshot('parts.json');
  const both = (theme: string) =>
    drawn.filter((part) => part.theme === theme).map(({ looks }) => looks.length);
  expect(both('dark')).toEqual(both('light'));
  await expectAccessible(page);
});
