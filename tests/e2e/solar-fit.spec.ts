import { expectReadable } from './harness/request-form.ts';
import { expect, looking as test, takenOver } from './harness/test.ts';

/* The compass of the solar assessment, and what it hands on. What it decides is tested without a browser. */
const path = '/solar-assessment-tool';

test('the compass lies as a compass does, and turns the roof the way that is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(path);
  await takenOver(page.locator('form.answers'));
  const compass = page.getByRole('group', { name: 'Which way does its best side face?' });
  const at = async (name: string) => {
    const box = await compass.getByText(name, { exact: true }).boundingBox();
    if (!box) throw new Error(`no ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [north, east, south, west] = [
    await at('North'),
    await at('East'),
    await at('South'),
    await at('West'),
  ];
  expect(north.y).toBeLessThan(east.y);
  expect(east.y).toBeLessThan(south.y);
  expect(west.x).toBeLessThan(north.x);
  expect(north.x).toBeLessThan(east.x);

  const roof = compass.locator('svg');
  await compass.getByRole('radio', { name: 'South', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(roof).toHaveCSS('rotate', '0deg');
  // Clockwise, as the points stand.
  await page.keyboard.press('ArrowRight');
  await expect(compass.getByRole('radio', { name: 'Southwest' })).toBeChecked();
  await expect(roof).toHaveCSS('rotate', '45deg');
  await page.keyboard.press('ArrowRight');
  await expect(compass.getByRole('radio', { name: 'West', exact: true })).toBeChecked();
  await expectReadable(page);
});

test('shade is asked where something throws it, and all goes over to the solar calculator', async ({
  page,
}) => {
  await page.goto(path);
  await takenOver(page.locator('form.answers'));
  await expect(page.getByText('How much is shaded in summer?')).toHaveCount(0);
  await page.getByLabel('A neighbor’s tree').check();
  await page
    .getByRole('group', { name: 'How much is shaded in summer?' })
    .getByLabel('About half')
    .check();
  await page
    .getByRole('group', { name: 'How much is shaded in winter?' })
    .getByLabel('About half')
    .check();
  await page
    .getByRole('group', { name: 'Which way does its best side face?' })
    .getByLabel('West', { exact: true })
    .check();
  await page.getByRole('button', { name: 'See if it is suited' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not now');
  await page.getByRole('link', { name: 'Open it in the calculator' }).click();
  await expect(page).toHaveURL(/southlake-texas-solar-assessment\?/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('face')).toBe('w');
  expect(query.get('shade')).toBe('50');
});
