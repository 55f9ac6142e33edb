import type { APIRoute } from 'astro';
import { getCollection, render } from 'astro:content';
import type { SearchEntry } from '../backend/search-index.ts';
import { shortTitle } from '../components/navigation.ts';
import { pages } from '../routes.ts';
import { tradeById } from '../trades/index.ts';

const situationsOf = (trade: string | undefined): string =>
  trade === undefined ? '' : (tradeById(trade)?.situations.join('. ') ?? '');

/** Every listed page; a calculator is also found by the situations that lead to it. */
const pageEntries = (): SearchEntry[] =>
  pages
    .filter((page) => !page.hidden)
    .map((page) => ({
      path: page.path,
      title: shortTitle(page),
      summary: page.description,
      words: situationsOf(page.trade),
    }));

/** Every question answered on a calculator page, at its own place there. */
const questionEntries = async (): Promise<SearchEntry[]> => {
  const entries: SearchEntry[] = [];
  for (const text of await getCollection('questions')) {
    const trade = tradeById(text.data.trade);
    const { headings } = await render(text);
    for (const { slug, text: question } of headings) {
      entries.push({
        path: `${trade?.paths.main}#${slug}`,
        title: question,
        summary: `${trade?.name}: question and answer`,
        words: '',
      });
    }
  }
  return entries;
};

/** What the search box looks through. */
export const GET: APIRoute = async () =>
  Response.json([...pageEntries(), ...(await questionEntries())]);
