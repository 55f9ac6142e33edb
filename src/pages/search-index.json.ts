import type { APIRoute } from 'astro';
import { getCollection, render } from 'astro:content';
import { searchEntries } from '../components/search-entries.ts';
import type { SearchEntry } from '../search-entry.ts';
import { tradeById } from '../trades/index.ts';

/** Every question answered on a calculator page, at its own place there. */
const questionEntries = async (): Promise<SearchEntry[]> => {
  const entries: SearchEntry[] = [];
  for (const text of await getCollection('questions')) {
    const trade = tradeById(text.id);
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
  Response.json([...searchEntries(), ...(await questionEntries())]);
