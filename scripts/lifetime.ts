import { existsSync } from 'node:fs';

/** Variables of .env join the environment, which wins over them. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Runs a program of the terminal; an error ends the process with its message, without a stack. */
export async function main(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** On Ctrl-C, a closed terminal or a request to end: stops what runs, then ends the process. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

  // A request to end that is sent to npm ends the shell between npm and us, and we hear nothing.
  if (process.env.npm_lifecycle_event) {
    const shell = process.ppid;
    setInterval(() => process.ppid !== shell && end(), 500).unref();
  }
}

/** Ends the whole when the database ends by itself: a site without it would only look alive. */
export function endWhen(died: Promise<string> | undefined): void {
  died?.then((lastWords) => {
    console.error(`\nThe database ended, and the site with it: ${lastWords}\n`);
    process.exit(1);
  });
}
