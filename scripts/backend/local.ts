import { resolve } from 'node:path';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import { onStop } from '../lifetime.ts';
import { portFrom } from '../ports.ts';
import { seedDemo } from '../seed-demo.ts';
import { lockFolder } from './folder-lock.ts';
import { machineKeys } from './keys.ts';
import { addressOf, startBackend, type Backend } from './lite.ts';
import { accountMailIn, keepMailing, localMail } from './mail.ts';
import { keepTidy } from './tidy.ts';

/** What the pages are to talk to. */
export interface Connection {
  readonly url: string;
  readonly publishableKey: string;
  /** Set if it is this machine's own embedded database. */
  readonly embedded?: Backend;
}

/** Where this start keeps what it makes: the database, and the pages that were built to talk to it. */
export const dataFolder = (): string => resolve(process.env.DATA_FOLDER ?? '.data');

/**
 * The Supabase project named in the environment, or else the embedded database, migrated and with
 * the demonstration's accounts. It is stopped when this process is told to end.
 * @throws if its folder or port is in use, or it does not start
 */
export async function openBackend(siteUrl: string): Promise<Connection> {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_KEY: publishableKey } = process.env;
  if (url && publishableKey) return { url, publishableKey };

  const folder = dataFolder();
  const port = await portFrom('BACKEND_PORT', 54321, { PORT: Number(new URL(siteUrl).port) });
  const lock = await lockFolder(folder);
  process.on('exit', lock.release);
  const keys = machineKeys();
  const print = (text: string) => process.stdout.write(text);
  const mail = localMail(
    { url: addressOf(port), secretKey: keys.SUPABASE_SECRET_KEY, siteUrl },
    print,
  );
  const findMail = accountMailIn((found) => void mail.sendAccountMail(found));
  const embedded = await startBackend({
    folder,
    port,
    siteUrl,
    keys,
    print(text) {
      print(text);
      findMail(text);
    },
    started(pid, stop) {
      lock.share(pid);
      onStop(stop);
    },
  });
  const connection = {
    url: embedded.url,
    publishableKey: embedded.keys.SUPABASE_PUBLISHABLE_KEY,
    embedded,
  };
  const operator = { ...connection, secretKey: embedded.keys.SUPABASE_SECRET_KEY };
  await seedDemo(operator);
  // Takes a few seconds, which the building of the pages need not wait for.
  void import('../seed-demo-requests.ts')
    .then(({ seedDemoRequests }) => seedDemoRequests(operator))
    .catch((error: unknown) => print(`The demonstration has no requests: ${String(error)}\n`));
  void import('../seed-demo-selling.ts')
    .then(({ seedDemoSelling }) => seedDemoSelling(operator))
    .catch((error: unknown) => print(`The demonstration sells nothing: ${String(error)}\n`));
  void import('../seed-demo-paid.ts')
    .then(({ seedDemoPaid }) => seedDemoPaid(operator))
    .catch((error: unknown) => print(`The demonstration has no prices paid: ${String(error)}\n`));
  keepTidy(operator, print);
  const stopMailing = keepMailing(mail);
  onStop(async () => stopMailing());
  return connection;
}

/** Lines for the terminal: where the data are, and who can sign in. */
export function describeBackend({ url, embedded }: Connection): string {
  if (!embedded) return `  Supabase   ${url} (from PUBLIC_SUPABASE_URL)`;
  const accounts = demoAccounts.map(
    ({ email, password, who }) => `    ${email.padEnd(24)} ${password.padEnd(20)} ${who}`,
  );
  return [
    `  Database   ${url} (embedded; its mail goes to /admin?view=mail, nothing is sent)`,
    `  Data       ${dataFolder()}`,
    '  Demonstration accounts',
    ...accounts,
  ].join('\n');
}
