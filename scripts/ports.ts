import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const host = '127.0.0.1';

/** Fails with the system's error if the port is taken; 0 asks for any free one. */
async function tryPort(port: number): Promise<number> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  const taken = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, 'close');
  return taken;
}

/** A port that is free now. */
export const freePort = (): Promise<number> => tryPort(0);

/**
 * The port that a variable of the environment names.
 * @param chosen ports that other variables have taken, though nothing listens there yet
 * @throws if it is no port, or in use; the message says how to choose another
 */
export async function portFrom(
  variable: string,
  fallback: number,
  chosen: Readonly<Record<string, number>> = {},
): Promise<number> {
  const port = Number(process.env[variable] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${variable} is to be a port from 1 to 65535, not "${process.env[variable]}".`);
  }
  const other = Object.keys(chosen).find((name) => chosen[name] === port);
  if (other) {
    throw new Error(
      `${variable} and ${other} are both ${port}: the site and its database need a port each. Choose another: ${variable}=${port + 10} npm start.`,
    );
  }
  try {
    return await tryPort(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'in use, perhaps by this site' : `refused (${code})`;
    throw new Error(
      `Port ${port} is ${reason}. Choose another: ${variable}=${port + 10} npm start.`,
      { cause: error },
    );
  }
}
