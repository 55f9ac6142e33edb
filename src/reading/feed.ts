/** One text of a feed. */
export interface FeedItem {
  readonly title: string;
  /** Absolute, and for ever. */
  readonly link: string;
  /** What it says, in plain text. */
  readonly summary: string;
  readonly published: Date;
  readonly category?: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? letter);
const element = (name: string, text: string) => `<${name}>${escape(text)}</${name}>`;

/**
 * A feed in RSS 2.0, newest first. Its date of last change is that of its newest text, so that
 * a build that changes nothing writes the same file.
 */
export const feed = (channel: {
  readonly title: string;
  readonly description: string;
  /** The page that the feed follows. */
  readonly link: string;
  /** Its own address. */
  readonly self: string;
  readonly items: readonly FeedItem[];
}): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', channel.title),
    element('link', channel.link),
    element('description', channel.description),
    element('language', 'en-us'),
    `<atom:link href="${escape(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...channel.items
      .slice(0, 1)
      .map(({ published }) => element('lastBuildDate', published.toUTCString())),
    ...channel.items.map(({ title, link, summary, published, category }) =>
      [
        '<item>',
        element('title', title),
        element('link', link),
        `<guid isPermaLink="true">${escape(link)}</guid>`,
        element('description', summary),
        ...(category ? [element('category', category)] : []),
        element('pubDate', published.toUTCString()),
        '</item>',
      ].join('\n'),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
