import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { hasDeno, startFunction, type DenoFunction } from '../../tests/database/harness/mail.ts';
import { settingsFrom as mailSettings } from '../../supabase/functions/mail/environment.ts';
import { mailHandler } from '../../supabase/functions/mail/handler.ts';
import { settingsFrom as paymentSettings } from '../../supabase/functions/payments/environment.ts';
import { paymentsHandler } from '../../supabase/functions/payments/handler.ts';
import { freePort } from '../ports.ts';
import { denoAsHosted, names } from './from-registry.ts';

/** What runs the functions here. */
export interface Runtime {
  /** As the output calls it. */
  readonly name: string;
  /** Where the one is that hosted functions run by; undefined where another stands in for it. */
  readonly program?: string;
  readonly start: (
    name: 'mail' | 'payments',
    variables: Record<string, string>,
  ) => Promise<DenoFunction>;
}

/** The hosted version of Deno, else the one of the tests, else Node. */
export function findRuntime(): Runtime {
  const program = denoAsHosted();
  if (program) {
    return {
      name: names.deno,
      program,
      start: (name, variables) => startFunction(variables, name, { runtime: program }),
    };
  }
  return hasDeno
    ? {
        name: 'a newer Deno',
        start: (name, variables) => startFunction(variables, name),
      }
    : { name: 'Node', start: startInNode };
}

async function startInNode(
  name: 'mail' | 'payments',
  variables: Record<string, string>,
): Promise<DenoFunction> {
  const handle =
    name === 'mail'
      ? mailHandler(mailSettings(variables, () => undefined))
      : paymentsHandler(paymentSettings(variables));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '' } = incoming;
    const told = Object.entries(incoming.headers);
    const body = new Uint8Array(await buffer(incoming));
    const answer = await handle(
      new Request(address + url, {
        method,
        headers: told.map(([name, value]): [string, string] => [name, String(value)]),
        body: body.length > 0 ? body : null,
      }),
    );
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(await answer.bytes());
  }).listen(port, '127.0.0.1');
  return {
    call: (path, init = { method: 'POST' }) => fetch(`${address}/${name}${path}`, init),
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
