import type { Failure } from '../../backend/failure.ts';
import type { Key } from '../../backend/operator/page-key.ts';
import { readOrders, type Order, type OrderPage } from '../../backend/operator/orders.ts';
import type { OrderStateName } from '../../backend/orders.ts';
import { saveFile } from '../../kit/csv.ts';
import { notify } from '../../kit/toasts/notify.ts';
import { ordersCsv } from './csv.ts';
import FilteredList from './FilteredList.tsx';
import OrderCard from './OrderCard.tsx';
import { orderStateNames } from './order-words.ts';
import { countOf } from '../../kit/count.ts';

type Filter = 'all' | 'to look at' | OrderStateName;

const filters: Readonly<Record<Filter, string>> = {
  all: 'All orders',
  'to look at': 'To look at',
  ...orderStateNames,
};

const askFor = (filter: string, from: Key | null) =>
  readOrders(filter === 'all' ? '' : filter, from);

const keyOf = ({ id, created_at }: Order): Key => ({ id, at: created_at });

/** At most so many pages are read into one file. */
const mostPages = 40;

/** The orders that a filter shows, from the newest on. */
async function allOrders(
  filter: string,
): Promise<{ readonly orders: readonly Order[]; readonly more: boolean } | Failure> {
  const orders: Order[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const last = orders.at(-1);
    const answer = await askFor(filter, last ? keyOf(last) : null);
    if (!answer.ok) return answer;
    orders.push(...answer.data.orders);
    if (!answer.data.more) return { orders, more: false };
  }
  return { orders, more: true };
}

async function keep(filter: string): Promise<void> {
  const answer = await allOrders(filter);
  if ('ok' in answer) return notify(answer.message, { tone: 'error' });
  saveFile(
    `orders-${new Date().toISOString().slice(0, 10)}.csv`,
    'text/csv',
    ordersCsv(answer.orders),
  );
  return notify(
    `Saved ${countOf(answer.orders.length, 'order')}.${answer.more ? ' There are older ones: narrow the list for them.' : ''}`,
  );
}

/** What professionals ordered, newest first; what needs a person is marked. */
export default function Orders() {
  return (
    <FilteredList<Filter, Order, OrderPage>
      view="orders"
      heading="Orders"
      lede="Worked out from the payment provider’s own events. Money goes back at the provider, never here."
      filters={filters}
      usual="all"
      many={(counts, filter) => (filter === 'all' ? undefined : (counts[filter] ?? 0))}
      search="Reference or exact email"
      awaiting="Looking up orders …"
      read={askFor}
      rowsOf={({ orders }) => orders}
      keyOf={keyOf}
      tools={(filter) => (
        <button type="button" className="button-quiet" onClick={() => void keep(filter)}>
          CSV
        </button>
      )}
    >
      {(order, again) => (
        <OrderCard
          key={order.id + order.changed_at + order.to_look_at}
          order={order}
          onDone={again}
        />
      )}
    </FilteredList>
  );
}
