import type { APIRoute } from 'astro';
import type { SearchEntry } from '../backend/search-index.ts';
import { pages } from '../routes.ts';
import { tradeById } from '../trades/index.ts';

/** What the search box looks through: every listed page by its own address, then each question. */
export const GET: APIRoute = () => {
  const entries: SearchEntry[] = pages
    .filter((page) => !page.hidden)
    .map(({ path, title, description, trade }) => ({
      path,
      title,
      summary: description,
      words: trade ? (tradeById(trade)?.situations.join('. ') ?? '') : '',
    }));
  return Response.json(entries);
};
