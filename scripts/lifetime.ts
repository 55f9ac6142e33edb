import { existsSync } from 'node:fs';
import { isAlive, npmAncestors } from './processes.ts';

/** Stops one part of what runs. */
export type Stop = () => Promise<unknown>;

/** Variables of .env join the environment, which wins over them. */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

const stops: Stop[] = [];
let ending: Promise<void> | undefined;

/** Stops what runs, newest first, then ends the process. */
export function end(code: number): Promise<void> {
  ending ??= (async () => {
    for (const stop of stops.toReversed()) {
      await stop().catch((error: unknown) => console.error(error));
    }
    process.exit(code);
  })();
  return ending;
}

/** Runs a program of the terminal; an error ends the process with its message, without a stack. */
export async function main(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    // Who is told to end in the middle of something fails at it, and that is no news.
    if (!ending) console.error(`\n${error instanceof Error ? error.message : error}\n`);
    await end(1);
  }
}

/**
 * Registers a part to be stopped before the process ends: on Ctrl-C, a closed terminal, a request to
 * end, an error of the program, or the death of the npm that runs it. To be called as soon as the
 * part begins to start.
 */
export function onStop(stop: Stop): void {
  stops.push(stop);
  if (stops.length > 1) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

  // A signal sent to npm ends npm, or the shell between npm and us, and we hear nothing of it.
  if (process.env.npm_lifecycle_event) {
    const watched = npmAncestors();
    setInterval(() => watched.every(isAlive) || end(0), 500).unref();
  }
}

/** Ends the whole when the database ends by itself: a site without it would only look alive. */
export function endWhen(died: Promise<string> | undefined): void {
  died?.then((lastWords) => {
    if (!ending) console.error(`\nThe database ended, and the site with it: ${lastWords}\n`);
    return end(1);
  });
}
