import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hostSite } from '../../../scripts/host/answer.ts';
import { listen } from '../../../scripts/host/listen.ts';
import { freePort } from '../../../scripts/ports.ts';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  writeFileSync(join(folder, 'index.html'), `<h1>Home</h1>${' '.repeat(5000)}`);
  writeFileSync(join(folder, 'roofing.html'), '<h1>Roofing</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Not here</h1>');
  writeFileSync(join(folder, '_redirects'), '/old /roofing 301\n');
  writeFileSync(join(folder, '_headers'), '/*\n  X-Seen: yes\n');
  port = await freePort();
  server = await listen(hostSite(folder, folder), port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answered {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Sends a request line and headers exactly as written, as no client library would. */
async function send(line: string, ...headers: string[]): Promise<Answered> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => (text += chunk));
  socket.write([`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  const [head = '', ...body] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: head, body: body.join('\r\n\r\n') };
}
const host = () => `Host: localhost:${port}`;

test('a redirect stays on the site, whatever the path claims', async () => {
  const { status, headers } = await send('GET /old', host());
  expect(status).toBe(301);
  expect(headers).toMatch(/^location: \/roofing\r?$/im);
  for (const path of ['//evil.example/old', '/\\evil.example/old', 'http://evil.example/old']) {
    const { status, headers } = await send(`GET ${path}`, host());
    expect([400, 404], path).toContain(status);
    expect(headers).not.toContain('evil');
  }
});

test('what makes no sense is the fault of whoever asks', async () => {
  const log = vi.spyOn(console, 'error');
  for (const [line, header, status] of [
    ['TRACE /', host(), 405],
    ['POST /', host(), 405],
    ['DELETE /roofing', host(), 405],
    ['OPTIONS *', host(), 405],
    ['GET /', 'Host: a b', 403],
    ['GET /', 'Host: user@localhost', 403],
    ['GET /', 'X-No: host', 400],
    ['GET /', `Host: evil.example:${port}`, 403],
    ['GET /', `Host: localhost.evil.example:${port}`, 403],
    ['GET /%E0%A4', host(), 400],
  ] as const) {
    expect((await send(line, header)).status, `${line} with ${header}`).toBe(status);
  }
  expect(log).not.toHaveBeenCalled();
});

test('an encoding is used only for clients that take it', async () => {
  for (const [accepted, used] of [
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['br;q=0.5, gzip;q=1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['brotli', undefined],
    ['identity', undefined],
  ] as const) {
    const { headers } = await send('GET /', host(), `Accept-Encoding: ${accepted}`);
    expect(/^content-encoding: (\S+)/im.exec(headers)?.[1], accepted).toBe(used);
    expect(headers).toMatch(/^vary: Accept-Encoding/im);
  }
});

test("the host's own files are not served", async () => {
  for (const path of ['/_redirects', '/_headers', '//_redirects']) {
    const { status, body } = await send(`GET ${path}`, host());
    expect(status, path).toBe(404);
    expect(body).toContain('Not here');
  }
});

test('a header that stands several times arrives several times, both ways', async () => {
  const other = await freePort();
  const echo = await listen(async (request) => {
    const headers = new Headers({ 'x-seen': request.headers.get('x-tag') ?? '' });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response('', { headers });
  }, other);
  try {
    const headers: [string, string][] = [
      ['x-tag', 'one'],
      ['x-tag', 'two'],
    ];
    const response = await fetch(`http://localhost:${other}`, { headers });
    expect(response.headers.get('x-seen')).toBe('one, two');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  } finally {
    echo.closeAllConnections();
    echo.close();
  }
});
