import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import postcss, { type AtRule } from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import type { Plugin } from 'vite';
import { withImports } from './preload-islands.ts';

const STYLE = /(<style\b[^>]*>)([^]*?)(<\/style>)/g;
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
const SCRIPT = /<script\b[^>]*>([^]*?)<\/script>/g;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const decoded = (text: string) =>
  text
    .replaceAll(/&(#38|amp);/g, '&')
    .replaceAll(/&(#62|gt);/g, '>')
    .replaceAll(/&(#34|quot);/g, '"');

/** What a rule can select in a script: any of its words, those that begin a name put together included. */
export const wordsOf = (script: string): string[] => [
  ...new Set([...script.split(/[\s"'`\\]+/), ...script.split(/[\s"'`\\{}$[\](),;:<>=.?|&!]+/)]),
];

/** What a rule can select in a page: its tags, attributes, classes and ids, and words of its scripts. */
export const namesOf = (html: string): string[] => {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(tag);
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      names.add(name);
      if (name === 'class' || name === 'id')
        for (const each of decoded(values.join('')).split(/\s+/)) names.add(each);
    }
  }
  for (const [, script = ''] of html.matchAll(SCRIPT))
    for (const word of wordsOf(script)) names.add(word);
  return [...names].filter(Boolean);
};

const begins = (name: string) => /^[a-z]+-$/.test(name);

/** Selectors of which one is enough. */
const ANY = new Set([':is', ':where', ':has']);

/** Whether something with these names can be what a selector means. */
const selects = (selector: Selector, isNamed: (name: string) => boolean): boolean =>
  selector.every((node) => {
    if (node.type === 'class' || node.type === 'id' || node.type === 'tag')
      return isNamed(node.value);
    // Other attributes change while a page is open.
    if (node.type === 'attribute')
      return !node.attribute.startsWith('data-astro-cid') || isNamed(node.attribute);
    if (node.type === 'pseudo' && ANY.has(node.value))
      return node.nodes.some((each) => selects(each, isNamed));
    return true;
  });

/** Of a style, the rules that select something by these names. */
const ownRules = (css: string, names: readonly string[]): string => {
  const whole = new Set(names);
  const beginnings = names.filter(begins);
  const isNamed = (name: string) =>
    whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const own = parser()
      .astSync(rule.selector)
      .filter((each) => selects(each, isNamed));
    if (own.length === 0) rule.remove();
    else rule.selector = own.join(',');
  });
  root.walkAtRules((rule) => {
    // An empty layer keeps its place in their order.
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
  });
  return root.toString();
};

/** What was found for a style and the names that it knows: most pages of a kind have the same. */
const known = new Map<string, string>();

const knownRules = (css: string, all: readonly string[]): string => {
  const plain = css.replaceAll('\\', '');
  const names = all.filter((name) => plain.includes(name)).sort();
  const key = `${hashOf(css)} ${names.join(' ')}`;
  const rules = known.get(key) ?? ownRules(css, names);
  known.set(key, rules);
  return rules;
};

/** A page with only those of its styles that it or its scripts can show, and its policy for them. */
export const withOwnStyles = (html: string, scripts: readonly string[]): string => {
  const names = [...namesOf(html.replaceAll(STYLE, '')), ...scripts];
  let page = html;
  for (const [whole, open = '', css = '', close = ''] of html.matchAll(STYLE)) {
    const own = knownRules(css, names);
    page = page.replace(whole, () => open + own + close).replaceAll(hashOf(css), hashOf(own));
  }
  return page;
};

/** Where no class names are. */
const WITHOUT_MARKUP =
  /node_modules|[\\/]src[\\/](engine|place|time|contact|trades|tools|quote|selling|backend|search)[\\/]/;
/** What brings the sheet of what opens later. */
const LATER = /[\\/]LaterStyle\.tsx$/;

interface Script {
  /** Files that are there with it, or may come after it without a sheet of their own. */
  readonly follow: readonly string[];
  readonly words: readonly string[];
}

/**
 * One sheet holds the styles of all pages; each page is sent the rules that it can show. A part that is
 * opened later and is large says `LaterStyle`, and its rules come with it.
 */
export function ownStyles(): AstroIntegration {
  const scripts = new Map<string, Script>();
  const collect: Plugin = {
    name: 'own-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const bringsItsOwn = (file: string): boolean => {
          const chunk = bundle[file];
          return (
            chunk?.type === 'chunk' &&
            chunk.moduleIds.some((id) =>
              this.getModuleInfo(id)?.importedIds.some((imported) => LATER.test(imported)),
            )
          );
        };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const marksUp = chunk.moduleIds.some((id) => !WITHOUT_MARKUP.test(id));
          scripts.set(chunk.fileName, {
            follow: [
              ...chunk.imports,
              ...chunk.dynamicImports.filter((file) => !bringsItsOwn(file)),
            ],
            words: marksUp ? wordsOf(chunk.code) : [],
          });
        }
      },
    },
  };
  return {
    name: 'own-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect] } });
      },
      async 'astro:build:done'({ dir }) {
        const follow = new Map([...scripts].map(([file, script]) => [file, script.follow]));
        const names = await readdir(dir, { recursive: true });
        for (const name of names.filter((each) => each.endsWith('.html'))) {
          const file = new URL(name, dir);
          const html = await readFile(file, 'utf8');
          const files = new Set<string>();
          for (const [script] of html.matchAll(/_astro\/[\w.@-]+\.js/g))
            withImports(script, follow, files);
          const words = new Set([...files].flatMap((each) => scripts.get(each)?.words ?? []));
          await writeFile(file, withOwnStyles(html, [...words]));
        }
      },
    },
  };
}
