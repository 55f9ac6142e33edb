import type { Failure } from '../../../backend/failure.ts';
import { readCases } from '../../../backend/operator/cases.ts';
import type { Order } from '../../../backend/operator/orders.ts';
import type { Key } from '../../../backend/operator/page-key.ts';
import { countOf } from '../../../kit/say.ts';
import { saveFile } from '../../../kit/csv.ts';
import { notify } from '../../../kit/toasts/notify.ts';
import { ordersCsv } from '../csv.ts';

/** At most so many pages are read into one file. */
const mostPages = 40;

/** The orders that are shown, from the first page on. */
async function allOrders(
  filter: string,
  words: string,
): Promise<{ readonly orders: readonly Order[]; readonly more: boolean } | Failure> {
  const orders: Order[] = [];
  let from: Key | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const answer: Awaited<ReturnType<typeof readCases<'orders'>>> = await readCases(
      'orders',
      filter,
      words,
      from,
    );
    if (!answer.ok) return answer;
    orders.push(...answer.data.cases);
    from = answer.data.next;
    if (!from) return { orders, more: false };
  }
  return { orders, more: true };
}

async function keep(filter: string, words: string): Promise<void> {
  const answer = await allOrders(filter, words);
  if ('ok' in answer) return notify(answer.message, { tone: 'error' });
  saveFile(
    `orders-${new Date().toISOString().slice(0, 10)}.csv`,
    'text/csv',
    ordersCsv(answer.orders),
  );
  return notify(
    `Saved ${countOf(answer.orders.length, 'order')}.${answer.more ? ' There are others: narrow the list for them.' : ''}`,
  );
}

/** Saves the orders that are shown as a table, and says what of the money belongs to none. */
export default function OrdersFile({
  filter,
  words,
  counts,
}: {
  readonly filter: string;
  readonly words: string;
  readonly counts: Readonly<Record<string, number>>;
}) {
  const untied = counts['untied'] ?? 0;
  return (
    <>
      <button type="button" className="button-quiet" onClick={() => void keep(filter, words)}>
        CSV
      </button>
      {untied > 0 && (
        <p className="caution">
          Untied: {countOf(untied, 'event')} of the payment provider of no order we know.
        </p>
      )}
    </>
  );
}
