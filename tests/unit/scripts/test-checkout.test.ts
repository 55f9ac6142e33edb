import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listenBesideEmbedded } from '../../../scripts/host/beside-embedded.ts';
import { freePort } from '../../../scripts/ports.ts';

/** The test checkout before a site that answers "site", with a database that keeps what it is told. */
let site: Server;
let database: Server;
let origin: string;
let told: { kind: string; order?: string; plan?: string; test: boolean; outcome?: string }[] = [];
/** What it answers instead, if anything. */
let databaseSays: number | null = null;

beforeAll(async () => {
  database = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (databaseSays !== null) return void response.writeHead(databaseSays).end();
    told.push((JSON.parse(body) as { event: (typeof told)[number] }).event);
    response.end('null');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => database.once('listening', resolve));
  const url = `http://127.0.0.1:${(database.address() as AddressInfo).port}`;
  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = await listenBesideEmbedded(
    async () => new Response('site'),
    { url, secretKey: 'secret' },
    port,
  );
});
afterAll(() => {
  for (const server of [site, database]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  told = [];
  databaseSays = null;
});

const order = randomUUID();
const read = (path: string) => fetch(origin + path, { redirect: 'manual' });
const press = (form: Record<string, string>, path = '/test-checkout', from = origin) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { origin: from },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
const paying = { plan: 'city', client_reference_id: order, press: 'pay' };
const kinds = () => told.map(({ kind }) => kind);

/** Where an answer leads: the page of the order, named by its checkout. */
const sessionOf = (answer: Response): string =>
  /^\/payment-success\?session_id=(cs_test_[0-9a-f]{32})$/.exec(
    answer.headers.get('location') ?? '',
  )?.[1] ?? `no session: ${answer.status}`;

it('says what it is, what the plan costs, and lets in its own style and forms alone', async () => {
  const answer = await read(`/test-checkout?plan=city&client_reference_id=${order}`);
  const page = await answer.text();
  expect(page).toContain('Test checkout. No card, no money: this machine only.');
  expect(page).toContain('$149.00 a month');
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
});

it('leaves every other page to the site, and takes no form there', async () => {
  expect(await (await read('/')).text()).toBe('site');
  expect(await (await read('/test-checkouts')).text()).toBe('site');
  expect((await press(paying, '/')).status).toBe(405);
  expect((await press(paying, '/test-checkouts')).status).toBe(405);
});

it.each([
  '?plan=city',
  '?plan=gold&client_reference_id=3f2a9c1b-7d10-4c55-9a51-0d8f6f0e2b11',
  '?plan=city&client_reference_id=<script>',
])('answers an address that is not whole with what to do: %s', async (query) => {
  const answer = await read(`/test-checkout${query}`);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain('press its button again');
  expect(page).not.toContain('<script>');
});

it('takes no form from elsewhere, none that is too long, and no other body', async () => {
  expect((await press(paying, undefined, 'https://evil.example')).status).toBe(403);
  expect((await press(paying, undefined, 'null')).status).toBe(403);
  expect((await press({ ...paying, more: 'x'.repeat(5000) })).status).toBe(400);
  const json = await fetch(`${origin}/test-checkout`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(paying),
  });
  expect(json.status).toBe(400);
  expect(told).toEqual([]);
});

it('tells of a payment as the payment provider does, the checkout last', async () => {
  const answer = await press(paying);
  expect(answer.status).toBe(303);
  expect(sessionOf(answer)).toMatch(/^cs_test_/);
  expect(kinds()).toEqual(['invoice_payment.paid', 'invoice.paid', 'checkout.session.completed']);
  expect(told.at(-1)).toMatchObject({ order, plan: 'city', outcome: 'paid', test: true });
});

it('keeps the bank’s word back until it is sent', async () => {
  const session = sessionOf(await press({ ...paying, press: 'later' }));
  expect(told).toMatchObject([{ kind: 'checkout.session.completed', outcome: 'unpaid' }]);
  const held = await (await read(`/test-checkout/held?session_id=${session}`)).text();
  expect(held).toContain(order);
  const answer = await press(
    { session_id: session, press: 'bank says yes' },
    '/test-checkout/held',
  );
  expect(sessionOf(answer)).toBe(session);
  expect(kinds().at(-1)).toBe('checkout.session.async_payment_succeeded');
});

it('pays twice by two checkouts of one order', async () => {
  await press({ ...paying, press: 'twice' });
  const checkouts = told.filter(({ kind }) => kind === 'checkout.session.completed');
  expect(checkouts.map((one) => one.order)).toEqual([order, order]);
  expect(new Set(checkouts.map((one) => (one as { checkout?: string }).checkout)).size).toBe(2);
});

it('lets nothing happen to a checkout it does not know, nor by a button it does not have', async () => {
  expect(
    (await press({ session_id: 'cs_test_0', press: 'refund' }, '/test-checkout/held')).status,
  ).toBe(400);
  expect((await press({ ...paying, press: 'constructor' })).status).toBe(400);
  const session = sessionOf(await press(paying));
  const odd = { session_id: session, press: 'toString' };
  expect((await press(odd, '/test-checkout/held')).status).toBe(400);
});

it.each([
  500,
  // Two rows met with one name: of neither is anything stored.
  409,
])('says so when the database does not take it: %i', async (status) => {
  databaseSays = status;
  const answer = await press(paying);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('press again');
});

/** Asks under another name or with a header that `fetch` does not let through. */
async function askAs(method: string, path: string, headers: Record<string, string>, body = '') {
  const { port } = new URL(origin);
  const outgoing = ask({ host: '127.0.0.1', port, path, method, headers }).end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  let page = '';
  for await (const chunk of answer) page += String(chunk);
  return { status: answer.statusCode, page };
}

it('answers no other site that makes its own name lead here', async () => {
  const { port } = new URL(origin);
  const host = `evil.example:${port}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(paying).toString();
  const pressed = await askAs(
    'POST',
    '/test-checkout',
    { ...form, host, origin: `http://${host}` },
    body,
  );
  expect(pressed.status).toBe(403);
  expect((await askAs('GET', '/test-checkout/held', { host })).status).toBe(403);
  expect(told).toEqual([]);
  const own = `127.0.0.1:${port}`;
  const mine = await askAs(
    'POST',
    '/test-checkout',
    { ...form, host: own, origin: `http://${own}` },
    body,
  );
  expect(mine.status).toBe(303);
});

it('leads back to the page before, and to no other site', async () => {
  const path = `/test-checkout?plan=city&client_reference_id=${order}`;
  const host = new URL(origin).host;
  for (const [came, back] of [
    ['/us2-email', '/us2-email'],
    ['//evil.example/x', '/evil.example/x'],
  ]) {
    const { page } = await askAs('GET', path, { host, referer: origin + came });
    expect(page).toContain(`<a href="${back}">Go back</a>`);
  }
});
