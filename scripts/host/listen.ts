import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Answer } from './answer.ts';
import { brotliOptions } from './brotli.ts';
import { namesThisMachine } from './this-machine.ts';

const compressible = /^(text\/|image\/svg|application\/(javascript|json|xml|manifest|.*\+json))/;

/** Whether a client takes an encoding: named without `;q=0`, which would mean never. */
function accepts(request: IncomingMessage, encoding: string): boolean {
  return String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
}

/** Brotli or gzip, as the host does; undefined for a client that takes neither. */
const encodingFor = (request: IncomingMessage) =>
  (['br', 'gzip'] as const).find((encoding) => accepts(request, encoding));

/** What was packed, by encoding and content: a browser asks for the same file with every page. */
const packed = new Map<string, Buffer>();

function pack(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  const key = encoding + createHash('sha1').update(body).digest('base64');
  const known = packed.get(key);
  if (known) return known;
  const fresh = encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body);
  packed.set(key, fresh);
  return fresh;
}

/** Bytes of a form that is let through; more than any of ours sends. */
const longestForm = 4_000;

/** A form as a browser sends it; null if it is something else or too long. */
async function formOf(incoming: IncomingMessage): Promise<string | null> {
  const [type] = (incoming.headers['content-type'] ?? '').split(';');
  if (type !== 'application/x-www-form-urlencoded') return null;
  let form = '';
  for await (const chunk of incoming) {
    form += String(chunk);
    if (form.length > longestForm) return null;
  }
  return form;
}

/**
 * What a browser asked for, at our own address: neither the Host header nor a path that begins with
 * two slashes can make it another's.
 * @param forms the path that takes forms, with what is below it
 * @returns the request, or the status that answers one which makes no sense
 */
async function requestOf(
  incoming: IncomingMessage,
  origin: string,
  forms: string | undefined,
): Promise<Request | 400 | 403 | 405> {
  const { method = '', url: path = '' } = incoming;
  const takesForm =
    method === 'POST' && forms !== undefined && (path === forms || path.startsWith(`${forms}/`));
  if (method !== 'GET' && method !== 'HEAD' && !takesForm) return 405;
  if (!namesThisMachine(incoming.headers.host)) return 403;
  if (!path.startsWith('/') || !URL.canParse(origin + path)) return 400;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const body = takesForm ? await formOf(incoming) : undefined;
  return body === null ? 400 : new Request(origin + path, { method, headers, body });
}

/**
 * Serves answers on the loopback address. Rejects with the system's error if the port is taken.
 * @param forms the one path that takes forms; all else is only read
 */
export function listen(answer: Answer, port: number, forms?: string): Promise<Server> {
  const origin = `http://localhost:${port}`;
  const server = createServer(async (incoming, response) => {
    try {
      const request = await requestOf(incoming, origin, forms);
      if (typeof request === 'number') {
        return void response.writeHead(request, { allow: 'GET, HEAD' }).end();
      }
      const { status, headers, body } = await answer(request);
      // A redirect within the site leads on at whatever name the visitor has for it.
      const location = headers.get('location');
      if (location?.startsWith(`${origin}/`)) {
        headers.set('location', location.slice(origin.length).replace(/^\/+/, '/'));
      }
      let sent: Buffer = Buffer.from(await new Response(body).arrayBuffer());
      if (compressible.test(headers.get('content-type') ?? '')) {
        headers.append('vary', 'Accept-Encoding');
        const encoding = encodingFor(incoming);
        if (encoding) {
          headers.set('content-encoding', encoding);
          sent = pack(sent, encoding);
        }
      }
      // A flat list, because one name may stand in it several times.
      response.writeHead(status, [...headers].flat());
      response.end(incoming.method === 'HEAD' ? undefined : sent);
    } catch (error) {
      // A browser that leaves before the end is no fault of the server.
      if (response.destroyed) return;
      // A path with a broken percent code, such as /%E0%A4, is the visitor's fault, not ours.
      const malformed = error instanceof URIError;
      if (!malformed) console.error(error);
      if (!response.headersSent) response.writeHead(malformed ? 400 : 500);
      response.end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
