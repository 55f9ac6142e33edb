import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Signal 0 only asks whether the process exists; EPERM means it does, under another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Claims a data folder for this process: two databases on one folder would silently lose what one
 * of them wrote. A lock left by a dead process is taken over.
 * @returns a function that gives the folder back
 * @throws if a living process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const claim = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    claim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(file, 'utf8'));
    // A restarted container may give this process the number that its forerunner had.
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop that one first, or choose another folder: DATA_FOLDER=<folder> npm start. If process ${holder} is not this site, delete ${file}.`,
      );
    }
    rmSync(file, { force: true });
    claim();
  }
  return () => rmSync(file, { force: true });
}
