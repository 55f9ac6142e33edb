import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { partFolders } from './paper-parts.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The folder of the package that a module belongs to, if it is not ours. */
export const packageFolder = (module: string): string | undefined =>
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)/.exec(module)?.[1];

/** What tesseract.js packs into the files that it comes as. */
const insideParts = [
  'bmp-js',
  'idb-keyval',
  'is-url',
  'regenerator-runtime',
  'wasm-feature-detect',
  'zlibjs',
].map((name) => resolve('node_modules', name));

/**
 * A package without the text of its license, and one that has it: the English of Tesseract comes from its own
 * makers, under the license of Tesseract itself.
 */
const licensedAs = (folder: string): string =>
  folder.replace(/@tesseract\.js-data[\\/]eng$/, 'tesseract.js-core');

/** What reaches browsers without being a module of a script: fonts, the base of the styles, what makes islands. */
const besidesScripts = (): string[] =>
  Object.keys(read('package.json').dependencies ?? {})
    .filter((name) => ['astro', 'tailwindcss'].includes(name) || name.startsWith('@fontsource'))
    .map((name) => resolve('node_modules', name))
    .concat(partFolders, insideParts);

/** The licenses of a package: of its own code, and of what others put into it. */
const licensesIn = (folder: string): string[] => {
  const names = readdirSync(folder);
  const own = names.find((each) => /^(licen[cs]e|copying)/i.test(each));
  const inside = names.includes('wasm') ? readdirSync(join(folder, 'wasm')) : [];
  return [
    ...(own ? [own] : []),
    ...inside.filter((each) => each.startsWith('LICENSE')).map((each) => join('wasm', each)),
  ];
};

/**
 * A package's name, version and license, and the text of that license.
 * @throws if it comes without one: then nobody has looked at what we may do with it
 */
export function noticeOf(folder: string): string {
  const { name, version, license } = read(join(folder, 'package.json'));
  const from = licensedAs(folder);
  const files = licensesIn(from);
  if (!files[0] || !license) throw new Error(`${name} is shipped to browsers and has no license.`);
  const text = files.map((file) => readFileSync(join(from, file), 'utf8').trim()).join('\n\n');
  return `${name} ${version} (${license})\n\n${text}\n`;
}

const rule = `\n${'-'.repeat(72)}\n\n`;
const intro = `What others wrote and this site sends to browsers, with the license of each.\n`;

/** Writes down whose code and fonts the build ships, as their licenses ask. */
export function thirdPartyNotices(): AstroIntegration {
  const folders = new Set<string>();
  const collect: Plugin = {
    name: 'third-party-notices',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        for (const module of file.type === 'chunk' ? file.moduleIds : []) {
          const folder = packageFolder(module);
          if (folder) folders.add(folder);
        }
      }
    },
  };
  return {
    name: 'third-party-notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect] } });
      },
      async 'astro:build:done'({ dir }) {
        const notices = [...folders, ...besidesScripts()].map(noticeOf);
        const text = [intro, ...new Set(notices.toSorted())].join(rule);
        await writeFile(new URL('third-party-notices.txt', dir), text);
      },
    },
  };
}
