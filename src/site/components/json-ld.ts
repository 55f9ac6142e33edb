import { site } from '../../site.ts';

/**
 * What machines are told about a page, in the words of schema.org. Only what is true and visible:
 * no LocalBusiness (the site does no work at anyone's house), no ratings, no offers.
 * Every address is absolute; `origin` carries no trailing slash.
 */
export type JsonLd = Readonly<Record<string, unknown>>;

/** One step of the way from the first page to this one. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The site itself, and where its search leads. */
export const webSite = (origin: string): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name: site.name,
  description: site.description,
  url: `${origin}/`,
  inLanguage: 'en-US',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/sitemap?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** One page of the site, by its canonical path. */
export const webPage = (
  origin: string,
  page: { readonly canonical: string; readonly title: string; readonly description: string },
): JsonLd => ({
  '@type': 'WebPage',
  '@id': origin + page.canonical,
  url: origin + page.canonical,
  name: page.title,
  description: page.description,
  inLanguage: 'en-US',
  isPartOf: { '@id': `${origin}/#site` },
});

/** The way to this page, as the page shows it. */
export const breadcrumbList = (origin: string, steps: readonly Step[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: origin + step.path,
  })),
});

/** A dated text. Dates as in the front matter; the author is the site, since no person signs. */
export const article = (
  origin: string,
  text: {
    readonly canonical: string;
    readonly headline: string;
    readonly description: string;
    readonly published: Date;
    readonly updated?: Date | undefined;
  },
): JsonLd => ({
  '@type': 'Article',
  headline: text.headline,
  description: text.description,
  datePublished: text.published.toISOString().slice(0, 10),
  dateModified: (text.updated ?? text.published).toISOString().slice(0, 10),
  mainEntityOfPage: origin + text.canonical,
  author: { '@type': 'Organization', name: site.name, url: `${origin}/` },
  inLanguage: 'en-US',
});

/** Questions with the answers that stand beside them. */
export const faqPage = (
  questions: readonly { readonly ask: string; readonly answer: string }[],
): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ ask, answer }) => ({
    '@type': 'Question',
    name: ask,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** How to do one thing, step by step. */
export const howTo = (text: {
  readonly name: string;
  readonly description: string;
  readonly tools: readonly string[];
  readonly steps: readonly string[];
}): JsonLd => ({
  '@type': 'HowTo',
  name: text.name,
  description: text.description,
  tool: text.tools.map((name) => ({ '@type': 'HowToTool', name })),
  step: text.steps.map((name, index) => ({ '@type': 'HowToStep', position: index + 1, name })),
});

/** Files that may be taken along. */
export const dataset = (
  origin: string,
  data: {
    readonly canonical: string;
    readonly title: string;
    readonly description: string;
    readonly license: string;
    /** When the files were made, ISO date. */
    readonly day: string;
    readonly files: readonly { readonly path: string; readonly format: 'csv' | 'json' }[];
  },
): JsonLd => ({
  '@type': 'Dataset',
  name: data.title,
  description: data.description,
  url: origin + data.canonical,
  license: data.license,
  dateModified: data.day,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: site.name, url: `${origin}/` },
  distribution: data.files.map(({ path, format }) => ({
    '@type': 'DataDownload',
    encodingFormat: format === 'csv' ? 'text/csv' : 'application/json',
    contentUrl: origin + path,
  })),
});

/** One script's worth of JSON-LD. `<` is escaped, so no text can end the script element. */
export const graph = (things: readonly JsonLd[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
