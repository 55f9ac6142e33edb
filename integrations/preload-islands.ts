import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { pages } from '../src/routes.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:person'?: boolean;
  }
}

/** What a file imports before it runs, by file name; and the files of each trade and tool. */
interface Built {
  readonly imports: Map<string, readonly string[]>;
  /** By folder and name: `trades/hvac/fields`. */
  readonly own: Map<string, string>;
}

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

/** The files that the islands of a page begin with, as Astro names them there. */
export const islandFiles = (html: string): string[] =>
  [...html.matchAll(/(?:component|renderer)-url="\/([^"]+)"/g)].map(([, file = '']) => file);

const link = (file: string) => `<link rel="modulepreload" href="/${file}">`;

/** An island that waits for a person is told what to fetch; what other islands need is asked for in the head. */
export const withScripts = (html: string, files: readonly string[]): string => {
  const waiting = /<astro-island (?=[^>]*client="person")/;
  return waiting.test(html)
    ? html.replace(
        waiting,
        (island) => `${island}data-scripts="${files.map((file) => `/${file}`).join(' ')}" `,
      )
    : html.replace('</head>', (end) => `${files.map(link).join('')}${end}`);
};

/**
 * Names in a page every script that its first screen needs, so that a browser asks for all of them at
 * once: found one by one, they are four journeys in a row on a slow network. Tells Astro of
 * `client:person` as well.
 */
export function preloadIslands(): AstroIntegration {
  const built: Built = { imports: new Map(), own: new Map() };
  const collect: Plugin = {
    name: 'preload-islands',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        built.imports.set(chunk.fileName, chunk.imports);
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
        addClientDirective({ name: 'person', entrypoint: './src/islands/person.ts' });
      },
      async 'astro:build:done'({ dir }) {
        for (const { path, kind, trade, tool } of pages) {
          const name =
            kind === 'tool'
              ? `tools/${tool}/fields`
              : kind === 'calculator'
                ? `trades/${trade}/fields`
                : kind === 'results'
                  ? `trades/${trade}/calculator`
                  : undefined;
          if (!name && kind !== 'account') continue;
          const file = new URL(`.${path}.html`, dir);
          const html = await readFile(file, 'utf8');
          const first = islandFiles(html);
          if (name) {
            const own = built.own.get(name);
            if (!own) throw new Error(`The build has no script ${name}.`);
            first.push(own);
          }
          const needed = new Set<string>();
          for (const each of first) withImports(each, built.imports, needed);
          await writeFile(file, withScripts(html, [...needed]));
        }
      },
    },
  };
}
