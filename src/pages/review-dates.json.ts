import type { APIRoute } from 'astro';
import { freshness } from '../site/components/freshness.ts';
import { bookDay } from '../engine/cost/book-day.ts';
import { helpNumbers } from '../help/numbers.ts';
import { gas, power, water } from '../help/utilities.ts';
import { bookEntries, trades } from '../trades/index.ts';

/** Those read and due on the same days, as one. */
const byDates = (
  book: string,
  entries: readonly { label: string; asOf: string; reviewBy: string }[],
) => {
  const groups = new Map<
    string,
    { book: string; asOf: string; reviewBy: string; labels: string[] }
  >();
  for (const { label, asOf, reviewBy } of entries) {
    const key = `${asOf} ${reviewBy}`;
    const group = groups.get(key) ?? { book, asOf, reviewBy, labels: [] };
    group.labels.push(label);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** When each price, figure, fact of a place and number to call must be read again; the soonest first. */
export const GET: APIRoute = () =>
  Response.json({
    day: bookDay,
    figures: freshness.figures,
    groups: [
      ...trades.flatMap((trade) => byDates(trade.name, bookEntries(trade))),
      ...byDates('Who supplies the cities', [power, gas, water]),
      ...byDates(
        'Numbers to call',
        helpNumbers.map(({ name, asOf, reviewBy }) => ({ label: name, asOf, reviewBy })),
      ),
    ]
      .sort((a, b) => (a.reviewBy < b.reviewBy ? -1 : 1))
      .map(({ labels, ...group }) => ({
        ...group,
        count: labels.length,
        labels: labels.slice(0, 8),
      })),
  });
