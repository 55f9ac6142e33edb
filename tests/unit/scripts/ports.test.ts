import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort, portFrom } from '../../../scripts/ports.ts';

test('the environment chooses the port', async () => {
  const port = await freePort();
  vi.stubEnv('PORT', String(port));
  expect(await portFrom('PORT', 1)).toBe(port);
});

test('a port in use is named, with how to choose another', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  try {
    await expect(portFrom('BACKEND_PORT', port)).rejects.toThrow(
      new RegExp(`Port ${port} is in use.*BACKEND_PORT=`),
    );
  } finally {
    other.close();
  }
});

test.each(['0', '65536', '80.5', 'http'])('"%s" is no port', async (value) => {
  vi.stubEnv('PORT', value);
  await expect(portFrom('PORT', 4321)).rejects.toThrow('PORT is to be a port from 1 to 65535');
});

test('a port that another variable has chosen is refused, though nothing listens there yet', async () => {
  const port = await freePort();
  vi.stubEnv('BACKEND_PORT', String(port));
  await expect(portFrom('BACKEND_PORT', 1, { PORT: port })).rejects.toThrow(
    new RegExp(`BACKEND_PORT and PORT are both ${port}.*BACKEND_PORT=`),
  );
});
