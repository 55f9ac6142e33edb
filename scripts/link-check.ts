import { setTimeout as pause } from 'node:timers/promises';

/** What became of a page that somebody links to. */
export interface Link {
  readonly url: string;
  /**
   * `unclear`: something answers there, but not to a program, or not now. `unreached`: its host has no
   * address for this machine. That may be the machine: offline, no name is found.
   */
  readonly state: 'alive' | 'dead' | 'unclear' | 'unreached';
  /** The status, or the error of the network. */
  readonly answer: string;
}

export interface Manners {
  /** How many hosts are asked at once. One host is asked one thing at a time. */
  readonly hostsAtOnce: number;
  /** Milliseconds of rest between two questions to one host. */
  readonly rest: number;
  /** Milliseconds after which nobody answers any more. */
  readonly patience: number;
  /** Told after each answer how many there are, and how many there will be. */
  readonly opened: (done: number, all: number) => void;
}

const usual: Manners = { hostsAtOnce: 8, rest: 1_000, patience: 30_000, opened: () => {} };

/** Gone for good, rather than shut to programs (401, 403, 429) or out of order (5xx). */
const gone = new Set([404, 410]);
/** Nobody is behind the name, or someone else: the site has moved or ended. */
const lost = new Set(['ECONNREFUSED', 'ERR_TLS_CERT_ALTNAME_INVALID']);
/** The name was not found, or nobody could be asked for it. */
const unnamed = new Set(['ENOTFOUND', 'EAI_AGAIN']);

async function open(url: string, patience: number): Promise<Link> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': 'southlake-home-ledger link check (once a week)', accept: '*/*' },
      signal: AbortSignal.timeout(patience),
    });
    // The page itself is not needed.
    await response.body?.cancel();
    const { ok, status } = response;
    const state = ok ? 'alive' : gone.has(status) ? 'dead' : 'unclear';
    return { url, state, answer: String(status) };
  } catch (error) {
    const { code, name } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    // A timeout has a code too, but one that says nothing.
    const answer = typeof code === 'string' ? code : name;
    const state = lost.has(answer) ? 'dead' : unnamed.has(answer) ? 'unreached' : 'unclear';
    return { url, state, answer };
  }
}

/** Opens each address once, and follows where it leads. The answers are in order of their host. */
export async function checkLinks(
  urls: Iterable<string>,
  manners: Partial<Manners> = {},
): Promise<Link[]> {
  const { hostsAtOnce, rest, patience, opened } = { ...usual, ...manners };
  // The part after # is the browser's business.
  const pages = new Set([...urls].map((url) => url.replace(/#.*$/, '')));
  const byHost = Map.groupBy(pages, (url) => new URL(url).host);
  const queue = [...byHost.values()].values();
  const links: Link[] = [];
  const worker = async () => {
    for (const urlsOfHost of queue) {
      for (const [i, url] of urlsOfHost.entries()) {
        if (i > 0) await pause(rest);
        links.push(await open(url, patience));
        opened(links.length, pages.size);
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, worker));
  return links;
}
