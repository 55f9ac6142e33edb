import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { namesThisMachine } from '../host/this-machine.ts';

// Loaded into the database's process before its own code, which answers under every name.
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (!namesThisMachine(request.headers.host)) request.destroy();
});
