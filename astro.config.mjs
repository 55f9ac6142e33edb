import { execFileSync } from 'node:child_process';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { bareFigures } from './integrations/bare-figures.ts';
import { compiledWords } from './integrations/compiled-words.ts';
import { islandStyleInHead } from './integrations/island-style.ts';
import { ownDrawings } from './integrations/own-drawings.ts';
import { ownHashes } from './integrations/own-hashes.ts';
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

/** Libraries in files of their own stay in a browser's cache when our code changes. */
const chunks = [
  // What an element is made of: all of React that is needed to draw without it.
  { name: 'jsx', test: /node_modules[\\/]react[\\/](cjs[\\/]react-)?jsx-runtime/ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/ },
  { name: 'supabase', test: /node_modules[\\/]@supabase[\\/]/ },
  { name: 'preload-helper', test: /vite[\\/]preload-helper/ },
  // What the home page needs of the engine: inside of it, it would bring React along.
  {
    name: 'typed-number',
    test: /src[\\/]engine[\\/](questions[\\/]typed-number|cost[\\/]unit)\.ts/,
  },
  // What reads answers and speaks of prices: all of the engine that a page needs before any answer.
  {
    name: 'engine',
    test: /src[\\/]engine[\\/](questions|cost[\\/](book-day|figure|unit-cost)|run[\\/]estimate|say[\\/]format)|src[\\/](place[\\/]cities|contact[\\/]phone|trades[\\/](city|extras|open-book)|kit[\\/]Words|homeowner[\\/](calculator[\\/](load|SourceChips|WarningList)|request[\\/]private-link))\./,
  },
  // What adds up, and says what it found: from the first answer on.
  { name: 'run', test: /src[\\/](trades[\\/]typical|engine[\\/](cost|run|say)[\\/])/ },
  // What they draw alike with it, compressed as one text; small files apart weigh more.
  {
    name: 'sheet',
    test: /src[\\/](backend[\\/]is-gone|kit[\\/](LazyPart|form[\\/]go-to|use-in-browser)|homeowner[\\/](person|calculator[\\/](form|memory|metric-text|use-answers|Chips|ProblemSummary|TapeLine|Warnings)\.|request[\\/](resume|use-private-link)))/,
  },
  // What a result says first, before React is there.
  {
    name: 'head',
    test: /src[\\/](kit[\\/]charts[\\/]RangeChart|homeowner[\\/]results[\\/](arrival|draw|FirstLook|ResultHead))\./,
  },
  // What every page of results draws at once.
  {
    name: 'results',
    test: /src[\\/](engine[\\/]results[\\/](accuracy|say-value|what-moves)|kit[\\/](charts[\\/]Tornado|toasts[\\/]notify)|homeowner[\\/](results[\\/](?!AskSize|ChangeAnswers|Compare|NameTheJob|PaperNote|QuoteVerdict|ResultInPlace)))/,
  },
  // What calculators alone do.
  { name: 'form', test: /src[\\/]homeowner[\\/]calculator[\\/](?!Arithmetic|whole-book)/ },
];

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
    islandStyleInHead,
    preloadIslands(),
    ownDrawings,
    ownHashes,
    thirdPartyNotices(),
  ],
  vite: {
    plugins: [
      tailwindcss(),
      loadedTogether,
      pureRules,
      compiledWords,
      bareFigures,
      rereadTexts,
      searchScript,
    ],
    // The books of figures speak for the day of the build.
    define: {
      __BOOK_DAY__: JSON.stringify(bookDay),
      __BUILD__: JSON.stringify(buildName()),
      __HELP_ENTRIES__: JSON.stringify(helpEntries),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: chunks } },
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
