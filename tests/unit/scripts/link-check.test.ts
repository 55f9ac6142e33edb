import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLinks, type Link } from '../../../scripts/link-check.ts';
import { freePort } from '../../../scripts/ports.ts';

/** A site with pages of every sort, that notes what it is asked and how much at once. */
let server: Server;
let asked: string[];
let most: number;
let host: string;

beforeEach(async () => {
  asked = [];
  most = 0;
  let now = 0;
  const both = Promise.withResolvers<void>();
  server = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    most = Math.max(most, ++now);
    // Answered only once it is asked by two at a time.
    if (now === 2) both.resolve();
    await (url === '/both' ? both.promise : pause(5));
    now -= 1;
    if (url === '/silent') return;
    if (url === '/cut') return void response.destroy();
    if (url === '/moved') return void response.writeHead(301, { location: '/page' }).end();
    const status = Number(/^\/(\d{3})$/.exec(url)?.[1] ?? 200);
    response.writeHead(status).end('x');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A busy machine may take seconds to answer. */
const manners = { hostsAtOnce: 4, rest: 0, patience: 30_000 };
const urls = (...paths: string[]) => paths.map((path) => `http://${host}${path}`);
const check = (...paths: string[]) => checkLinks(urls(...paths), manners);
const states = (links: Link[]) => links.map(({ state, answer }) => `${state} ${answer}`);

test('a page that answers, or leads to one that does, is alive', async () => {
  expect(states(await check('/page', '/moved'))).toEqual(['alive 200', 'alive 200']);
});

test('only what is gone is dead; what is shut to programs, slow or out of order is unclear', async () => {
  const silent = await checkLinks(urls('/silent'), { ...manners, patience: 50 });
  const links = [...(await check('/404', '/410', '/403', '/429', '/503', '/cut')), ...silent];
  expect(states(links)).toEqual([
    'dead 404',
    'dead 410',
    'unclear 403',
    'unclear 429',
    'unclear 503',
    expect.stringMatching(/^unclear (UND_ERR_SOCKET|ECONNRESET)$/),
    'unclear TimeoutError',
  ]);
});

test('a host at which nobody answers is dead', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}/`;
  expect(states(await checkLinks([nobody], manners))).toEqual(['dead ECONNREFUSED']);
});

test('a host whose name is not found was not reached: offline that is every host', async () => {
  // Names under .invalid never exist.
  const [link] = await checkLinks(['http://no-such-host.invalid/'], manners);
  expect(link).toMatchObject({
    state: 'unreached',
    answer: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/) as string,
  });
});

test('each page is opened once, however often and with whatever fragment it is cited', async () => {
  await check('/a', '/a#one', '/a#two', '/b', '/a');
  expect(asked).toEqual(['/a', '/b']);
});

test('one host is asked one thing at a time, with rests, several hosts at once', async () => {
  const paths = Array.from({ length: 6 }, (_, i) => `/${i}`);
  const started = performance.now();
  await checkLinks(
    paths.map((path) => `http://${host}${path}`),
    { ...manners, rest: 20 },
  );
  expect(most).toBe(1);
  expect(performance.now() - started).toBeGreaterThanOrEqual(5 * 20);
  await checkLinks([`http://${host}/both`, `http://localhost:${host.split(':')[1]}/both`], manners);
  expect(most).toBe(2);
});
