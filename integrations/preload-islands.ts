import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { pages, type PageRoute } from '../src/routes.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:person'?: boolean;
    'client:first-look'?: boolean;
  }
}

/** What a file imports before it runs, by file name; and the files of each trade and tool. */
interface Built {
  readonly imports: Map<string, readonly string[]>;
  /** By folder and name: `trades/hvac/fields`; and the one that draws before React is there. */
  readonly own: Map<string, string>;
}

/** What draws the beginning of a result before React is there, as it is named in `Built`. */
const FIRST_LOOK = 'results/FirstLook';

/** The file and all that it needs, itself first. */
export const withImports = (
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
  known = new Set<string>(),
): Set<string> => {
  if (known.has(file)) return known;
  known.add(file);
  for (const each of imports.get(file) ?? []) withImports(each, imports, known);
  return known;
};

/** The files that the islands of a page begin with, as Astro names them there; not of one that waits to be seen. */
export const islandFiles = (html: string): string[] =>
  [...html.matchAll(/<astro-island (?![^>]*client="visible")[^>]*>/g)].flatMap(([island]) =>
    [...island.matchAll(/(?:component|renderer)-url="\/([^"]+)"/g)].map(([, file = '']) => file),
  );

const link = (file: string) => `<link rel="modulepreload" href="/${file}">`;

const listed = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

/** The files that a page asks for at once, and those that its island fetches later. */
export interface Scripts {
  readonly now: ReadonlySet<string>;
  /** Those of every page of its kind. */
  readonly later?: ReadonlySet<string>;
  /** What it alone fetches besides. */
  readonly own?: ReadonlySet<string>;
  /** Draws before the island is there; one of those asked for at once. */
  readonly firstLook?: string;
}

/** What wakes the first island of a page: how it waits, and Astro's own element, in either order. */
export const WAKES = /(?:<script>(?:(?!<\/script>)[^])+<\/script>)+(?=<astro-island\b)/;

/**
 * What is needed at once is asked for in the head; an island that waits, for a person or for its first
 * look to be painted, is told what to fetch then: what is its own beside it, the rest where it is woken,
 * which is a file for all pages of its kind (island-head.ts).
 */
export const withScripts = (
  html: string,
  { now, later, own = new Set(), firstLook }: Scripts,
): string => {
  const notNow = (files: Iterable<string>) => listed([...files].filter((file) => !now.has(file)));
  const told = [
    ...(firstLook ? [`data-first-look="/${firstLook}"`] : []),
    ...(own.size > 0 ? [`data-scripts="${notNow(own)}"`] : []),
  ];
  return html
    .replace(WAKES, (wakes) =>
      later ? `<script>var scripts="${notNow(later)}";</script>${wakes}` : wakes,
    )
    .replace(/<astro-island (?=[^>]*client="(?:person|first-look)")/, (island) =>
      [island, ...told.map((one) => `${one} `)].join(''),
    )
    .replace('</head>', (end) => `${[...now].map(link).join('')}${end}`);
};

/**
 * Names in a page every script that its first screen needs, so that a browser asks for all of them at
 * once: found one by one, they are four journeys in a row on a slow network. Tells Astro of
 * `client:person` and `client:first-look` as well.
 */
export function preloadIslands(): AstroIntegration {
  const built: Built = { imports: new Map(), own: new Map() };
  const collect: Plugin = {
    name: 'preload-islands',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      // Only the page names it.
      if (!this.meta.watchMode)
        this.emitFile({
          type: 'chunk',
          id: `./src/homeowner/${FIRST_LOOK}.tsx`,
          preserveSignature: 'strict',
        });
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        built.imports.set(chunk.fileName, chunk.imports);
        if (chunk.facadeModuleId?.endsWith(`${FIRST_LOOK}.tsx`))
          built.own.set(FIRST_LOOK, chunk.fileName);
        for (const id of chunk.moduleIds) {
          const own = /((?:trades|tools)\/[\w-]+\/(?:fields|calculator))\.ts$/.exec(id);
          if (own?.[1]) built.own.set(own[1], chunk.fileName);
        }
      }
    },
  };
  return {
    name: 'preload-islands',
    hooks: {
      'astro:config:setup': ({ updateConfig, addClientDirective }) => {
        updateConfig({ vite: { plugins: [collect] } });
        addClientDirective({ name: 'person', entrypoint: './src/homeowner/person.ts' });
        addClientDirective({ name: 'first-look', entrypoint: './src/homeowner/first-look.ts' });
      },
      async 'astro:build:done'({ dir }) {
        const own = (name: string): string => {
          const file = built.own.get(name);
          if (!file) throw new Error(`The build has no script ${name}.`);
          return file;
        };
        const needed = (files: readonly string[]): ReadonlySet<string> => {
          const all = new Set<string>();
          for (const each of files) withImports(each, built.imports, all);
          return all;
        };
        const scriptsOf = ({ kind, trade, tool }: PageRoute, islands: string[]): Scripts => {
          if (kind === 'results') {
            const firstLook = own(FIRST_LOOK);
            const now = needed([firstLook, own(`trades/${trade}/calculator`)]);
            return { now, later: needed(islands), firstLook };
          }
          if (kind === 'account') return { now: needed(islands) };
          const asked = own(kind === 'tool' ? `tools/${tool}/fields` : `trades/${trade}/fields`);
          const later = needed(islands);
          const alone = [...needed([asked])].filter((file) => !later.has(file));
          return { now: new Set(), later, own: new Set(alone) };
        };
        for (const page of pages) {
          if (!['calculator', 'results', 'tool', 'account'].includes(page.kind)) continue;
          const file = new URL(`.${page.path}.html`, dir);
          const html = await readFile(file, 'utf8');
          await writeFile(file, withScripts(html, scriptsOf(page, islandFiles(html))));
        }
      },
    },
  };
}
