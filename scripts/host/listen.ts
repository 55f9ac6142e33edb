import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createBrotliCompress, createGzip } from 'node:zlib';
import type { Answer } from './answer.ts';
import { brotliOptions } from './brotli.ts';

const compressible = /^(text\/|image\/svg|application\/(javascript|json|xml|manifest|.*\+json))/;

/** Brotli or gzip, as the host does. */
function compressor(request: IncomingMessage, type: string) {
  if (!compressible.test(type)) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    return { name: 'br', stream: createBrotliCompress(brotliOptions) };
  }
  return /\bgzip\b/.test(accepted) ? { name: 'gzip', stream: createGzip() } : undefined;
}

/** Serves answers on the loopback address. Rejects with the system's error if the port is taken. */
export function listen(answer: Answer, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
      const headers = new Headers(request.headers as Record<string, string>);
      const answered = await answer(new Request(url, { method: request.method ?? 'GET', headers }));
      const encoding = compressor(request, answered.headers.get('content-type') ?? '');
      if (encoding) {
        answered.headers.set('content-encoding', encoding.name);
        answered.headers.set('vary', 'Accept-Encoding');
      }
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      if (request.method === 'HEAD' || !answered.body) return void response.end();
      const body = Readable.fromWeb(answered.body as ReadableStream);
      await (encoding ? pipeline(body, encoding.stream, response) : pipeline(body, response));
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
