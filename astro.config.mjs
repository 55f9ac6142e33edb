import { execFileSync } from 'node:child_process';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { chunks } from './integrations/chunks.ts';
import { compiledWords } from './integrations/compiled-words.ts';
import { islandHead, pressedHash } from './integrations/island-head.ts';
import { ownHashes } from './integrations/own-hashes.ts';
import { ownStyles } from './integrations/own-styles.ts';
import { paperParts } from './integrations/paper-parts.ts';
import { plainJsx } from './integrations/plain-jsx.ts';
import { preloadIslands } from './integrations/preload-islands.ts';
import { redirectsFile } from './integrations/redirects-file.ts';
import { rereadTexts } from './integrations/reread-texts.ts';
import { searchScript } from './integrations/search-script.ts';
import { thirdPartyNotices } from './integrations/third-party-notices.ts';
import { wholeSettings } from './integrations/whole-settings.ts';
import { helpEntries } from './src/site/components/help-entries.ts';
import { linkPhones } from './src/site/components/link-phones.ts';
import { bookDay } from './src/engine/cost/book-day.ts';
import { isForSearchEngines, pageAt } from './src/routes.ts';
import { site } from './src/site.ts';

// The environment wins over .env, as it does everywhere else in Astro.
const env = { ...loadEnv('production', process.cwd(), 'PUBLIC_'), ...process.env };
const backend = env.PUBLIC_SUPABASE_URL;
const origin = env.PUBLIC_SITE_ORIGIN || site.origin;

/** Names this build: the commit it was made from, as the host or git tells it, or else the time. */
const buildName = () => {
  try {
    const commit = env.COMMIT_REF || execFileSync('git', ['rev-parse', 'HEAD'], { stdio: 'pipe' });
    return String(commit).trim().slice(0, 7);
  } catch {
    return new Date().toISOString().slice(0, 16);
  }
};

/**
 * Where the pages may call. A hosted project also tells an open dashboard what is new, over a socket.
 * @param {string} backend
 */
const backendOrigins = (backend) => {
  const { origin, protocol } = new URL(backend);
  return protocol === 'https:' ? `${origin} ${origin.replace('https:', 'wss:')}` : origin;
};

const isListed = (/** @type {string} */ url) => {
  const route = pageAt(/** @type {`/${string}`} */ (new URL(url).pathname));
  return !route || isForSearchEngines(route);
};

/** Rules are pure: what nobody uses of them is no reason to load a file. */
const pureRules = {
  name: 'pure-rules',
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    /src[\\/](engine|trades)[\\/].*\.ts$/.test(id)
      ? { code, map: null, moduleSideEffects: false }
      : undefined,
};

/** What every page with an island has when it loads a further part: naming it there would only weigh. */
const alreadyThere =
  /_astro\/(engine|fields|head|jsx|preload-helper|react|rolldown-runtime|run|sheet|typed-number|words)\./;

/**
 * Which files are asked for together with a part that is loaded later. Results and the form name none:
 * their lists would weigh on every page, for parts that few people open. Astro hands a browser's build few
 * of our settings; this one reaches it only from a plugin.
 */
const loadedTogether = {
  name: 'loaded-together',
  /** @param {string} environment */
  configEnvironment: (environment) =>
    environment === 'client'
      ? { build: { modulePreload: { polyfill: false, resolveDependencies } } }
      : undefined,
};

/** @param {string} file @param {string[]} parts @param {{ hostId: string }} host */
const resolveDependencies = (file, parts, { hostId }) =>
  /\/(engine|sheet|form|results)\./.test(hostId)
    ? []
    : parts.filter((part) => part !== file && !alreadyThere.test(part));

export default defineConfig({
  site: origin,
  output: 'static',
  trailingSlash: 'never',
  // /about-us becomes about-us.html, which the host serves at /about-us without a redirect.
  build: { format: 'file', redirects: false, inlineStylesheets: 'always' },
  integrations: [
    wholeSettings(env),
    react(),
    mdx(),
    // In parts, so that a search engine reads little to see what is new.
    sitemap({ filter: isListed, entryLimit: 100 }),
    redirectsFile(env, origin),
    preloadIslands(),
    islandHead,
    ownStyles(),
    ownHashes,
    paperParts,
    thirdPartyNotices(),
  ],
  vite: {
    plugins: [
      tailwindcss(),
      loadedTogether,
      plainJsx,
      pureRules,
      compiledWords,
      rereadTexts,
      searchScript,
    ],
    // The books of figures speak for the day of the build.
    define: {
      __BOOK_DAY__: JSON.stringify(bookDay),
      __BUILD__: JSON.stringify(buildName()),
      __HELP_ENTRIES__: JSON.stringify(helpEntries),
    },
    // A longer script comes as a file, which the next page has already.
    // The themes are written with light-dark(), which browsers know since 2024.
    build: { assetsInlineLimit: 768, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunks },
              // Without the place of a script in its component, which is half of the name in a page.
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
            },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
  // Shiki writes inline styles, which the content security policy forbids.
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [linkPhones] }) },
  security: {
    csp: {
      scriptDirective: { hashes: [pressedHash] },
      // frame-ancestors cannot stand in a meta tag: netlify.toml sends it as a header.
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        `connect-src 'self' ${backend ? backendOrigins(backend) : ''}`.trimEnd(),
        "font-src 'self'",
        "form-action 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "object-src 'none'",
      ],
    },
  },
});
