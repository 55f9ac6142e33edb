import type { APIRoute } from 'astro';
import { feed } from '../../reading/feed.ts';
import { newest, ROWS } from '../../reading/article-lists.ts';
import { site } from '../../site.ts';
import { tradeName } from '../../trades/names.ts';

/** The newest articles, for readers that follow them. */
export const GET: APIRoute = ({ site: origin }) => {
  const absolute = (path: string) => new URL(path, origin).href;
  return new Response(
    feed({
      title: `${site.name}: articles`,
      description: 'One question each, asked in Southlake and nearby, with its answer.',
      link: absolute('/articles'),
      self: absolute('/articles/rss.xml'),
      items: newest.slice(0, ROWS).map(({ path, front: { heading, lede, published, trade } }) => ({
        title: heading,
        link: absolute(path),
        summary: lede,
        published,
        category: tradeName(trade),
      })),
    }),
    { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } },
  );
};
