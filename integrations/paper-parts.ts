import { cp, readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { addressOf, parts, type Part } from '../src/homeowner/quote/paper/parts.ts';

const folderOf = ({ of }: Part) => resolve('node_modules', of);

/** Each file of each part: its address, and where it is here. */
const files = parts.flatMap((part) =>
  part.files.map((file) => ({
    address: addressOf(part, file),
    path: resolve(folderOf(part), file),
  })),
);

/** The packages they come from. */
export const partFolders = parts.map(folderOf);

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
};

/** What is installed must be what the addresses say: browsers keep it for good under that name. */
const checkVersions = async () => {
  for (const part of parts) {
    const manifest = await readFile(resolve(folderOf(part), 'package.json'), 'utf8').catch(() => {
      throw new Error(`${part.of} is not installed: run npm ci.`);
    });
    const { version } = JSON.parse(manifest) as { readonly version: string };
    if (version !== part.version)
      throw new Error(
        `${part.of} is installed as ${version}, and src/homeowner/quote/paper/parts.ts says ${part.version}.`,
      );
  }
};

/** Serves what reads a paper from our own origin, as it stands in its packages. */
export const paperParts: AstroIntegration = {
  name: 'paper-parts',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const byAddress = new Map(files.map(({ address, path }) => [address, path]));
      server.middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        const path = byAddress.get(address);
        if (!path) return next();
        readFile(path).then((data) => {
          response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
          response.end(data);
        }, next);
      });
    },
    'astro:build:done': async ({ dir }) => {
      await checkVersions();
      for (const { address, path } of files) await cp(path, new URL(`.${address}`, dir));
    },
  },
};
