import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import { parseAst, type Plugin } from 'vite';
import { SEARCH_PARTS, SEARCH_SCRIPT } from '../src/search/script.ts';
import { withImports } from './preload-islands.ts';

const STYLE = /(<style\b[^>]*>)([^]*?)(<\/style>)/g;
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
/** Not what machines are told of a page: its words are no names. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const decoded = (text: string) =>
  text
    .replaceAll(/&(#38|amp);/g, '&')
    .replaceAll(/&(#62|gt);/g, '>')
    .replaceAll(/&(#34|quot);/g, '"');

/**
 * What a rule can select in a script: any of its words. A name that is put together is not found here: it must
 * stand in the built page, as that of a tool's drawn question does (FieldInput.tsx).
 */
export const wordsOf = (script: string): string[] => [
  ...new Set([
    ...script.split(/[\s"`]+/),
    ...script.split(/[\s"'`\\]+/),
    ...script.split(/[\s"'`\\{}$[\](),;:<>=.?|&!]+/),
  ]),
];

interface Call {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly { readonly value?: unknown }[];
}

/** How a tag is noted that is no word of a script: no class has its name by that. */
const tagged = (tag: string) => `<${tag}`;

/** What is written in quotes below a part of a program; of an element it makes, the tag. */
const quoted = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(quoted);
  if (!node || typeof node !== 'object') return [];
  const { type, value } = node as { type?: string; value?: { cooked?: string } };
  if (type === 'CallExpression') {
    const { callee, arguments: given } = node as unknown as Call;
    const [tag, ...rest] = given;
    if (/^_?jsxs?$/.test(callee.name ?? '') && typeof tag?.value === 'string')
      return [tagged(tag.value), ...quoted(rest)];
  }
  if (type === 'TemplateElement') return [value?.cooked ?? ''];
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  return Object.values(node).flatMap(quoted);
};

/** What a rule can select in a module: names of classes and elements are written in quotes there. */
export const namesInModule = (code: string): string[] => {
  const all = quoted(parseAst(code).body);
  const isTag = (text: string) => /^<[a-z][\w-]*$/.test(text);
  return [...all.filter(isTag), ...wordsOf(all.filter((text) => !isTag(text)).join(' '))];
};

/** Attributes that no script adds or changes; what a script makes has its value for a word. */
const FIXED = new Set(['data-kind', 'data-tiles', 'data-waiting', 'type']);

/** What a rule can select in a page: its tags, attributes, classes and ids, and words of its scripts. */
export const namesOf = (html: string): string[] => {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(tagged(tag));
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      names.add(name);
      if (FIXED.has(name)) names.add(`${name}=${values.join('')}`);
      if (name === 'class' || name === 'id')
        for (const each of decoded(values.join('')).split(/\s+/)) names.add(each);
    }
  }
  for (const [, script = ''] of html.matchAll(SCRIPT))
    for (const word of wordsOf(script)) names.add(word);
  return [...names].filter(Boolean);
};

/** Selectors of which one is enough. */
const ANY = new Set([':is', ':where', ':has']);

/** Whether something with these names can be what a selector means. */
const selects = (selector: Selector, isNamed: (name: string) => boolean): boolean =>
  selector.every((node) => {
    if (node.type === 'class' || node.type === 'id') return isNamed(node.value);
    if (node.type === 'tag') return isNamed(node.value) || isNamed(tagged(node.value));
    // Other attributes change while a page is open.
    if (node.type === 'attribute' && FIXED.has(node.attribute))
      return node.value === undefined
        ? isNamed(node.attribute)
        : isNamed(`${node.attribute}=${node.value}`) || isNamed(node.value);
    if (node.type === 'pseudo' && ANY.has(node.value))
      return node.nodes.some((each) => selects(each, isNamed));
    return true;
  });

/** The selectors of each list, parsed once. */
const parsed = new Map<string, Selector[]>();

const selectorsOf = (list: string): Selector[] => {
  const selectors = parsed.get(list) ?? parser().astSync(list).nodes;
  parsed.set(list, selectors);
  return selectors;
};

const isOfKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** A style, and every name that its selectors know. */
interface Style {
  readonly root: Root;
  readonly names: ReadonlySet<string>;
  /** What was found for the names of a page: most pages of a kind have the same. */
  readonly own: Map<string, string>;
}

const styles = new Map<string, Style>();

/** What Tailwind adds for browsers older than pop-overs, without which they lack borders and shades; and prefixes. */
const dropOldBrowsers = (root: Root): void => {
  root.walkComments((notice) => void notice.remove());
  root.walkDecls(
    /^-(webkit-(text-decoration|print-color)|moz-text-size)/,
    (old) => void old.remove(),
  );
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  root.walkAtRules('supports', (mix) => {
    if (mix.params.includes('color-mix(in lab, red, red)')) mix.replaceWith(mix.nodes ?? []);
  });
};

/** Puts together rules of one selector that follow each other, as old browsers had them apart; the last word wins. */
const joinNeighbors = (root: Root): void => {
  root.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type !== 'rule' || before.selector !== rule.selector) return;
    before.append(rule.nodes);
    rule.remove();
  });
  root.walkRules((rule) => {
    if (isOfKeyframes(rule)) return;
    const last = new Map<string, Declaration>();
    rule.each((declared) => {
      // What is nested in it is of a rule of its own.
      if (declared.type !== 'decl') return;
      const before = last.get(declared.prop);
      if (before?.important && !declared.important) return;
      before?.remove();
      last.set(declared.prop, declared);
    });
  });
};

const styleOf = (css: string): Style => {
  const found = styles.get(css);
  if (found) return found;
  const root = postcss.parse(css);
  dropOldBrowsers(root);
  joinNeighbors(root);
  const names = new Set<string>();
  root.walkRules((rule) => {
    if (isOfKeyframes(rule)) return;
    for (const selector of selectorsOf(rule.selector))
      selector.walk((node) => {
        if (node.type === 'attribute') {
          const { attribute, value } = node;
          names.add(value === undefined ? attribute : `${attribute}=${value}`).add(value ?? '');
        } else if (node.type === 'class' || node.type === 'id') names.add(node.value);
        else if (node.type === 'tag') names.add(node.value).add(tagged(node.value));
      });
  });
  const style = { root, names, own: new Map<string, string>() };
  styles.set(css, style);
  return style;
};

/** Takes out the frames of rules that are gone, the inner before the outer. */
const dropEmpty = (container: Container): void => {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    dropEmpty(node);
    // An empty layer keeps its place in their order.
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
};

/** Writes out what Tailwind leaves to a variable and nothing on the page sets. */
const writeOutUnset = (page: Root): void => {
  const isSet = new Set<string>();
  page.walkDecls(/^--tw-/, ({ prop }) => void isSet.add(prop));
  page.walkAtRules('property', (property) => {
    if (isSet.has(property.params)) return;
    property.walkDecls('initial-value', ({ value: initial }) =>
      page.walkDecls((declared) => {
        declared.value = declared.value.replaceAll(`var(${property.params})`, initial);
      }),
    );
  });
};

/** Takes out Tailwind's own variables and what else has a name, where nothing calls it. */
const dropUncalled = (page: Root): void => {
  const called = new Set<string>();
  page.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) called.add(name);
  });
  page.walkDecls(/^--tw-/, (set) => {
    if (!called.has(set.prop)) set.remove();
  });
  page.walkAtRules(/^(property|position-try|keyframes)$/, (named) => {
    if (!called.has(named.params)) named.remove();
  });
  page.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
};

/** Of a style, the rules that select something by these names. */
const ownRules = (css: string, all: readonly string[]): string => {
  const { root, names, own } = styleOf(css);
  const whole = new Set(all.filter((name) => names.has(name)));
  const key = [...whole].sort().join(' ');
  const found = own.get(key);
  if (found !== undefined) return found;
  const isNamed = (name: string) => whole.has(name);
  const page = root.clone();
  page.walkRules((rule) => {
    if (isOfKeyframes(rule)) return;
    const kept = selectorsOf(rule.selector).filter((each) => selects(each, isNamed));
    if (kept.length === 0) rule.remove();
    else rule.selector = kept.join(',');
  });
  writeOutUnset(page);
  dropUncalled(page);
  dropEmpty(page);
  const rules = page.toString();
  own.set(key, rules);
  return rules;
};

/** A page with only those of its styles that it or its scripts can show, and its policy for them. */
export const withOwnStyles = (html: string, scripts: readonly string[]): string => {
  const names = [...namesOf(html.replaceAll(STYLE, '')), ...scripts];
  let page = html;
  for (const [whole, open = '', css = '', close = ''] of html.matchAll(STYLE)) {
    const own = ownRules(css, names);
    page = page.replace(whole, () => open + own + close).replaceAll(hashOf(css), hashOf(own));
  }
  return page;
};

/** Where no class names are. */
const WITHOUT_MARKUP =
  /node_modules|[\\/]src[\\/](engine|place|time|contact|trades|tools|quote|selling|backend|search)[\\/]/;
/** Where a page names the files that its islands and scripts begin with. */
const BEGINS = /(?:component-url|data-first-look|src)="\/(_astro\/[^"]+\.js)"/g;
/** What brings the sheet of what opens later. */
const LATER = /[\\/]LaterStyle\.tsx$/;

interface Module {
  /** Modules that are there with it, or may come after it without a sheet of their own. */
  readonly follow: readonly string[];
  readonly words: readonly string[];
}

/**
 * One sheet holds the styles of all pages; each page is sent the rules that it can show. A part that is
 * opened later and is large says `LaterStyle`, and its rules come with it.
 */
export function ownStyles(): AstroIntegration {
  const modules = new Map<string, Module>();
  /** What an island or a script begins with, by its file. */
  const begun = new Map<string, readonly string[]>();
  const collect: Plugin = {
    name: 'own-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info || WITHOUT_MARKUP.test(id)) continue;
        const bringsItsOwn = (later: string) =>
          this.getModuleInfo(later)?.importedIds.some((imported) => LATER.test(imported));
        modules.set(id, {
          follow: [
            ...info.importedIds,
            ...info.dynamicallyImportedIds.filter((later) => !bringsItsOwn(later)),
          ],
          words: namesInModule(info.code ?? ''),
        });
      }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          begun.set(
            chunk.fileName,
            chunk.facadeModuleId ? [chunk.facadeModuleId] : chunk.moduleIds,
          );
    },
  };
  return {
    name: 'own-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect] } });
      },
      async 'astro:build:done'({ dir }) {
        const follow = new Map([...modules].map(([id, module]) => [id, module.follow]));
        const names = await readdir(dir, { recursive: true });
        for (const name of names.filter((each) => each.endsWith('.html'))) {
          const file = new URL(name, dir);
          const html = await readFile(file, 'utf8');
          const reached = new Set<string>();
          for (const [, script = ''] of html.matchAll(BEGINS))
            for (const id of begun.get(script) ?? []) withImports(id, follow, reached);
          const words = new Set([...reached].flatMap((id) => modules.get(id)?.words ?? []));
          // Named by no bundler, the search brings its utilities, and finds our parts on the page.
          const parts = html.includes(SEARCH_SCRIPT) ? SEARCH_PARTS : [];
          await writeFile(file, withOwnStyles(html, [...words, ...parts]));
        }
      },
    },
  };
}
