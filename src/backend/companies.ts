import { ask } from './call.ts';
import type { Result } from './failure.ts';
import * as is from './shape.ts';

/** A company that may be picked for a request. */
export type Company = is.Shaped<typeof isCompany>;
const isCompany = is.record({
  id: is.text,
  name: is.text,
  description: is.text,
  /** License number as the company states it; empty if it stated none. */
  license: is.text,
  /** When we found that license in the state's own list; null if we have not. */
  license_checked_at: is.nullOr(is.time),
  /** Its public number, as `817-555-0123`, for a homeowner who cannot wait; empty if it gave none. */
  phone: is.text,
  /** Within how many hours it promises a first answer. */
  reply_hours: is.number,
  /** Made up, for the demonstration. */
  is_demo: is.flag,
  /** A running plan lists it for this trade and city. */
  paid: is.flag,
  /** The only one of its trade in the city, because it pays for that: whoever picks is told. */
  exclusive: is.flag,
});

const day = 86_400_000;

/**
 * The same companies, starting one further each day, so that over time each comes first equally often.
 * What a company pays has no part in the order.
 * @param date days are counted in UTC
 */
export function rotate<T extends { readonly id: string }>(
  companies: readonly T[],
  date: Date,
): T[] {
  const sorted = [...companies].sort((a, b) => (a.id < b.id ? -1 : 1));
  const first = sorted.length === 0 ? 0 : Math.floor(date.getTime() / day) % sorted.length;
  return [...sorted.slice(first), ...sorted.slice(0, first)];
}

/**
 * The approved companies that serve a trade in a city and take requests now, in today's order. None serve
 * `elsewhere`.
 */
export async function companiesFor(
  tradeId: string,
  cityId: string,
): Promise<Result<{ data: readonly Company[] }>> {
  if (cityId === 'elsewhere') return { ok: true, data: [] };
  const answer = await ask('companies_for', { trade: tradeId, city: cityId }, is.listOf(isCompany));
  return answer.ok ? { ok: true, data: rotate(answer.data, new Date()) } : answer;
}
