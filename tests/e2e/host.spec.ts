import { expect, test } from './harness/test.ts';

test('the icon that is asked for without reading the page is there', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect([...(await answer.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('every page carries the security headers', async ({ request }) => {
  for (const path of ['/', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'speculation-rules': '"/speculation-rules.json"',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  }
});

test('the policy of a page allows no inline code that is not named by its hash', async ({
  page,
}) => {
  await page.goto('/');
  const policy = await page
    .locator('meta[http-equiv="content-security-policy"]')
    .getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-|\*/);
});

test('the speculation rules are served as what they are', async ({ request }) => {
  const response = await request.get('/speculation-rules.json');
  expect(response.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await response.json()).toHaveProperty('prerender');
});

test('hashed files are kept for a year, pages are asked for again', async ({ page, request }) => {
  await page.goto('/');
  const file = await page.locator('link[rel="preload"]').first().getAttribute('href');
  const kept = await request.get(file ?? '');
  expect(kept.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const asked = await request.get('/');
  expect(asked.headers()['cache-control']).toContain('must-revalidate');
});

test('text is compressed', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get('/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
  }
});
