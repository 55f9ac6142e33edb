import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

// Loaded into the database's process before its own code. A browser at the site's address calls the
// database at another port and takes an answer only if that says so. The embedded server says it of data
// but not of accounts; a hosted project says it of both.
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  if (!request.url?.startsWith('/auth/')) return;
  response.setHeader('access-control-allow-origin', '*');
  const asked = request.headers['access-control-request-headers'];
  if (asked) response.setHeader('access-control-allow-headers', asked);
});
