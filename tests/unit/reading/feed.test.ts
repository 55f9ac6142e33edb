import { expect, it } from 'vitest';
import { feed } from '../../../src/reading/feed.ts';

const item = {
  title: 'Hail & wind: is <2% a lot?',
  link: 'https://site.example/articles/hail?a=1&b=2',
  summary: 'The first $12,000 is yours.',
  published: new Date('2026-11-22'),
};
const written = feed({
  title: 'Articles',
  description: 'One question each.',
  link: 'https://site.example/articles',
  self: 'https://site.example/articles/rss.xml',
  items: [
    { ...item, category: 'Roofing' },
    { ...item, published: new Date('2026-11-02') },
  ],
});

it('says each day as mail does, which is what RSS asks', () => {
  expect(written).toContain('<pubDate>Sun, 22 Nov 2026 00:00:00 GMT</pubDate>');
  expect(written).toContain('<pubDate>Mon, 02 Nov 2026 00:00:00 GMT</pubDate>');
});

it('was last changed with its newest text, not with the build', () => {
  expect(written).toContain('<lastBuildDate>Sun, 22 Nov 2026 00:00:00 GMT</lastBuildDate>');
});

it('lets no letter of a text become markup', () => {
  expect(written).toContain('<title>Hail &amp; wind: is &lt;2% a lot?</title>');
  expect(written).toContain('<link>https://site.example/articles/hail?a=1&amp;b=2</link>');
  expect(written.replaceAll(/&(amp|lt|gt);/g, '')).not.toContain('&');
});

it('closes what it opens, in order', () => {
  const open: string[] = [];
  for (const [, end, name, self] of written.matchAll(/<(\/?)([a-z:A-Z]+)[^>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!self) open.push(name ?? '');
  }
  expect(open).toEqual([]);
  expect(written.match(/<item>/g)).toHaveLength(2);
});

it('is a feed with nothing in it as well', () => {
  const empty = feed({
    title: 'A',
    description: 'B',
    link: 'https://a',
    self: 'https://a',
    items: [],
  });
  expect(empty).not.toContain('lastBuildDate');
  expect(empty).toContain('</channel>');
});
