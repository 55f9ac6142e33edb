import { store } from './call.ts';
import type { Result } from './failure.ts';

/** What a company serves, by ids. */
export interface Served {
  readonly trades: readonly string[];
  readonly cities: readonly string[];
}

const without = (these: readonly string[], those: readonly string[]) =>
  these.filter((one) => !those.includes(one));

/** Makes what a company serves what it should be. Each step can be made again after a failure. */
export async function changeServed(
  company: string,
  was: Served,
  is: Served,
): Promise<Result<object>> {
  const kept = [
    ['company_trades', 'trade_id', was.trades, is.trades],
    ['company_cities', 'city_id', was.cities, is.cities],
  ] as const;
  for (const [table, column, had, has] of kept) {
    const [fresh, gone] = [without(has, had), without(had, has)];
    if (fresh.length > 0) {
      const added = await store((database) =>
        database
          .from(table)
          // Types do not see which table a computed key belongs to.
          .insert(fresh.map((id) => ({ company_id: company, [column]: id })) as never),
      );
      if (!added.ok) return added;
    }
    if (gone.length > 0) {
      const dropped = await store((database) =>
        database.from(table).delete().eq('company_id', company).in(column, gone),
      );
      if (!dropped.ok) return dropped;
    }
  }
  return { ok: true };
}
