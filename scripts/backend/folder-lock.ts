import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../processes.ts';

/** A data folder that this process holds. */
export interface FolderLock {
  /** Keeps the folder for another process too: one that uses it and may outlive this one. */
  share(pid: number): void;
  /** Gives the folder back. */
  release(): void;
}

/** Milliseconds that the database of a dead start may take to notice and end. */
const patience = 10_000;

/** The start that wrote a lock, then the process it shares it with; nothing if it cannot be read. */
function holdersIn(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split('\n').map(Number);
  } catch {
    return [];
  }
}

const draftOf = (file: string, pid: number): string => `${file}.${pid}`;

/** Writes a lock beside its place, then puts it there: nobody finds half of one, on a full disk either. */
function publish(file: string, pids: number[], put: (from: string, to: string) => void): void {
  const draft = draftOf(file, process.pid);
  try {
    writeFileSync(draft, pids.join('\n'));
    put(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Claims a data folder for this process: two databases on one folder would silently lose what one
 * of them wrote. A lock that names no living process, or can be read by nobody, is taken over; if
 * only the database of a dead start lives on, its end is awaited.
 * @throws if a living process holds the folder, or it cannot be written
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, 'lock');
  // Unlike a rename, a link never replaces a lock that is there.
  const claim = () => publish(file, [process.pid], linkSync);
  try {
    mkdirSync(folder, { recursive: true });
    claim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') {
      throw new Error(
        `The data folder ${folder} cannot be written (${code}). Make room for it, or choose another: DATA_FOLDER=<folder> npm start.`,
        { cause: error },
      );
    }
    await waitForHolders(folder, file);
    // What a start leaves that was killed while it wrote.
    for (const pid of holdersIn(file)) rmSync(draftOf(file, pid), { force: true });
    rmSync(file, { recursive: true, force: true });
    claim();
  }
  return {
    share: (pid) => publish(file, [process.pid, pid], renameSync),
    release: () => rmSync(file, { force: true }),
  };
}

async function waitForHolders(folder: string, file: string): Promise<void> {
  // A restarted container may give this process the number that its forerunner had.
  const lives = (pid: number) => pid !== process.pid && isAlive(pid);
  const holders = holdersIn(file);
  const [start = 0] = holders;
  const deadline = performance.now() + patience;
  for (let holder; (holder = holders.find(lives)); await pause(50)) {
    if (holder === start || performance.now() > deadline) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop that one first, or choose another folder: DATA_FOLDER=<folder> npm start. If process ${holder} is not this site, delete ${file}.`,
      );
    }
  }
}
