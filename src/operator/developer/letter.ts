import { createElement, type CSSProperties, type ReactNode } from 'react';

/**
 * A letter's HTML as React draws it, with nothing in it that runs or fetches: only the elements named
 * here, only the looks named here, and links of the web. Everything else is dropped with what it holds.
 * The content security policy forbids style attributes in markup, and an `iframe` with `srcdoc` inherits
 * it, so the looks are read from the text and set one by one.
 */
const kept = new Set(
  'a b blockquote br center dd div dl dt em h1 h2 h3 hr i li ol p pre small span strong table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr']);
/** What only frames a letter. */
const frames = new Set(['html', 'body', 'main', 'section', 'article', 'header', 'footer']);

const looks = new Set(
  [
    'background background-color border border-left border-top border-bottom border-radius border-collapse color',
    'display font-family font-size font-weight letter-spacing line-height margin max-width padding',
    'text-align text-decoration vertical-align white-space width overflow-wrap',
  ]
    .join(' ')
    .split(' '),
);

/** `a-b` as React names it. */
const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The looks in a style attribute; nothing that names an address. */
export function looksOf(style: string): CSSProperties {
  const pairs = style.split(';').flatMap((part) => {
    const at = part.indexOf(':');
    const name = part.slice(0, at).trim().toLowerCase();
    const value = part.slice(at + 1).trim();
    const isHarmless =
      looks.has(name) && value !== '' && !/url|expression|image|[\\@<>{}]/i.test(value);
    return isHarmless ? [[camel(name), value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

const webAddress = (href: string | null): string | undefined =>
  href && /^(https?:\/\/|mailto:)/i.test(href) ? href : undefined;

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const element = node as Element;
  const name = element.localName;
  const tag = frames.has(name) ? 'div' : kept.has(name) ? name : null;
  if (!tag) return null;
  const style = looksOf(element.getAttribute('data-style') ?? '');
  const link =
    tag === 'a'
      ? { href: webAddress(element.getAttribute('href')), target: '_blank', rel: 'noreferrer' }
      : {};
  if (empty.has(tag)) return createElement(tag, { key });
  return createElement(tag, { key, style, ...link }, drawAll(element));
}

const drawAll = (element: Element): ReactNode[] =>
  // White space between rows is no child of a table.
  [...element.childNodes].flatMap((node, nth) =>
    /^(table|tbody|thead|tr)$/.test(element.localName) && node.nodeType === Node.TEXT_NODE
      ? []
      : [draw(node, nth)],
  );

/** Renames what the policy would complain of while the letter is parsed, though nothing of it takes effect. */
const inert = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s/"'])(style|on\w+)\s*=/gi, '$1data-$2='));

/** Draws a letter. Its document is parsed by itself: nothing in it runs, and its style attributes are no styles there. */
export const letterOf = (html: string): ReactNode =>
  draw(new DOMParser().parseFromString(inert(html), 'text/html').body, 0);
