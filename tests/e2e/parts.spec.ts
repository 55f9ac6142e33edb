import { readFileSync } from 'node:fs';
import { beSignedIn } from './harness/signed-in.ts';
import { expect, expectAccessible, looking } from './harness/test.ts';

/**
 * How the parts are drawn, as every machine computes it alike: height in pixels, edge, corners, weight, and the
 * tokens of words and ground. Pixels of letters differ from one system to the next, and pictures of them would
 * fail where nothing has changed.
 */
const looks = {
  '.button': '44 solid 4px 600 on-oak on oak',
  '.button-quiet': '44 solid 4px 600 oak on nothing',
  '.link': '24 none 0px 400 bluebonnet on nothing',
  '.disclosure': '44 none 0px 600 ink on nothing',
  '.choice > label': '44 none 0px 600 ink on oak-tint',
  'input[type=checkbox]': '24 solid 3px 400 ink on sheet',
  '.input': '44 solid 4px 400 ink on sheet',
  '.warning': '47 none 0px 400 ink on brick-tint',
  '.notice': '43 none 0px 400 ink on oak-tint',
  '.slip': '49 dashed 4px 400 ink on nothing',
  '.problem': '23 none 0px 600 brick on nothing',
  '.chip': '18 solid 16px 600 bluebonnet on nothing',
  '.badge': '21 solid 3px 600 oak on oak-tint',
};
const tokens = [
  ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(
    /--([\w-]+): light-dark\((#\w+), (#\w+)\);/g,
  ),
].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));

for (const theme of ['light', 'dark'] as const)
  looking(`the parts look as they should in the ${theme} theme`, async ({ page, environment }) => {
    await beSignedIn(page, environment, 'developer@demo.example');
    await page.goto('/developer-admin?view=parts');
    await expect(page.getByRole('heading', { name: 'Dark', exact: true })).toBeVisible();
    const found = await page.evaluate(
      ([within, parts, colors]) => {
        // Of two tokens of one color, the one for words stands later.
        const nameOf = (color: string, at: 0 | -1) =>
          color === 'rgba(0, 0, 0, 0)'
            ? 'nothing'
            : (colors
                .filter(({ hex }) => {
                  const [red, green, blue] = [1, 3, 5].map((from) =>
                    parseInt(hex.slice(from, from + 2), 16),
                  );
                  return color === `rgb(${red}, ${green}, ${blue})`;
                })
                .at(at)?.name ?? color);
        return Object.fromEntries(
          parts.map((part) => {
            const element = document.querySelector(`${within} :is(${part})`)!;
            const look = getComputedStyle(element);
            return [
              part,
              [
                Math.round(element.getBoundingClientRect().height),
                look.borderTopWidth === '0px' ? 'none' : look.borderTopStyle,
                look.borderRadius,
                look.fontWeight,
                nameOf(look.color, -1),
                'on',
                nameOf(look.backgroundColor, 0),
              ].join(' '),
            ];
          }),
        );
      },
      [
        `.scheme-${theme}`,
        Object.keys(looks),
        tokens.map(({ name, ...hex }) => ({ name, hex: hex[theme] })),
      ] as const,
    );
    expect(found).toEqual(looks);
    await expectAccessible(page);
  });
