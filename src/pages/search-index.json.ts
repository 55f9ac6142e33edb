import type { APIRoute } from 'astro';
import { getCollection, render } from 'astro:content';
import type { SearchEntry } from '../backend/search-index.ts';
import { shortTitle } from '../components/navigation.ts';
import { pages, type PageRoute } from '../routes.ts';
import { tradeById, trades } from '../trades/index.ts';

/** Words that lead to a calculator: its situations, and the headings of its further addresses. */
const wordsOf = ({ path, trade: id }: PageRoute): string => {
  const trade = id === undefined ? undefined : tradeById(id);
  if (!trade || path !== trade.paths.main) return '';
  return [
    ...trade.situations.map(({ says }) => says),
    ...trade.paths.alternates.map(({ heading }) => heading),
  ].join('. ');
};

/** Addresses that lead with what to do now: the one kind of alternate worth an answer of its own. */
const emergencies = new Set<string>(
  trades.flatMap(({ paths }) =>
    paths.alternates.filter(({ emergency }) => emergency).map(({ path }) => path),
  ),
);

const pageEntries = (): SearchEntry[] =>
  pages
    .filter(
      ({ hidden, path, canonical }) => !hidden && (path === canonical || emergencies.has(path)),
    )
    .map((page) => ({
      path: page.path,
      title: shortTitle(page),
      summary: page.description,
      words: wordsOf(page),
    }));

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
  Response.json([...pageEntries(), ...(await questionEntries())]);
