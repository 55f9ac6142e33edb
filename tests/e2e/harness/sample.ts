import { pages, type PageRoute } from '../../../src/routes.ts';
import { trades, type Trade } from '../../../src/trades/index.ts';

/**
 * Of things that differ mostly in content, the few that between them show every kind: each one that
 * brings a kind which none before it has.
 */
export function sampleByKind<T>(all: readonly T[], kindsOf: (one: T) => readonly string[]): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const fresh = kindsOf(one).filter((kind) => !seen.has(kind));
    for (const kind of fresh) seen.add(kind);
    return fresh.length > 0;
  });
}

/** What a calculator's page may be made of. */
const partsOf = ({
  calculator,
  sensitive,
  peopleFirst,
  emergency,
  requests,
  paths,
}: Trade): string[] => [
  ...Object.values(calculator.fields).map(({ kind }) => `field: ${kind}`),
  `sensitive: ${sensitive ?? false}`,
  `people first: ${peopleFirst ?? false}`,
  `emergency: ${emergency !== undefined}`,
  `requests: ${requests.taken}`,
  `results: ${paths.results !== null}`,
];

/** Trades whose pages have between them every part that a trade's page can have. */
export const sampledTrades: readonly Trade[] = sampleByKind(trades, partsOf);

/** Main addresses, one of each kind of page and of each way in which trades' pages differ. */
export const sampledPages: readonly PageRoute[] = sampleByKind(
  pages.filter(({ path, canonical }) => path === canonical),
  ({ kind, trade }) =>
    trade === undefined || kind === 'book'
      ? [kind]
      : [
          kind,
          ...sampledTrades.filter(({ id }) => id === trade).map(({ id }) => `${kind} of ${id}`),
        ],
);
