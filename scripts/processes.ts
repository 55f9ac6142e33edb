import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as the system describes it. */
interface Described {
  readonly parent: number;
  /** Its command line, with spaces between the parts. */
  readonly command: string;
  /** It has ended, and only waits for its parent to take note. */
  readonly ended: boolean;
}

/** Reads a process from Linux's /proc, or asks `ps`; undefined where neither knows it. */
function describe(pid: number): Described | undefined {
  try {
    // The name, in parentheses, may hold anything; the fields after it are plain.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')
      .at(-1)!
      .split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { parent: Number(parent), command, ended: state === 'Z' };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'stat=,ppid=,args=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const [, state, parent, command] = /^\s*(\S+)\s+(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
    if (!state || !parent) return undefined;
    return { parent: Number(parent), command: command ?? '', ended: state.startsWith('Z') };
  }
}

/** Whether a process runs; one that has ended and was not yet taken note of does not. */
export function isAlive(pid: number): boolean {
  // 0 and below would mean whole groups of processes.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    // Signal 0 only asks whether the process exists.
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return process.platform !== 'linux' || !describe(pid)?.ended;
}

/**
 * The processes between this one and the npm that runs it, npm included: mostly a shell, then npm.
 * Empty if npm is not among the nearest.
 */
export function npmAncestors(): number[] {
  const found: number[] = [];
  for (let pid = process.ppid; pid > 1 && found.length < 3;) {
    const known = describe(pid);
    if (!known) return [];
    found.push(pid);
    if (/(^|[/\\ ])npm(-cli\.js)?( |$)/.test(known.command)) return found;
    pid = known.parent;
  }
  return [];
}
