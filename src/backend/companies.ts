import type { CityId } from '../site.ts';
import { ask } from './call.ts';
import type { Result } from './failure.ts';
import { isFlag, isListOf, isNullOr, isNumber, isRecord, isText, isTime } from './shape.ts';

/** A company that may be picked for a request. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** License number as the company states it; empty if it stated none. */
  readonly license: string;
  /** When we found that license in the state's own list; null if we have not. */
  readonly licenseCheckedAt: string | null;
  /** Its public number, as `817-555-0123`, for a homeowner who cannot wait; empty if it gave none. */
  readonly phone: string;
  /** Within how many hours it promises a first answer. */
  readonly replyHours: number;
  /** Made up, for the demonstration. */
  readonly isDemo: boolean;
  /** The only one of its trade in the city, because it pays for that: whoever picks is told. */
  readonly exclusive: boolean;
}

const isCompanies = isListOf(
  isRecord<Company>({
    id: isText,
    name: isText,
    description: isText,
    license: isText,
    licenseCheckedAt: isNullOr(isTime),
    phone: isText,
    replyHours: isNumber,
    isDemo: isFlag,
    exclusive: isFlag,
  }),
);

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
  cityId: CityId,
): Promise<Result<{ companies: Company[] }>> {
  if (cityId === 'elsewhere') return { ok: true, companies: [] };
  const answer = await ask('companies_for', { trade: tradeId, city: cityId }, isCompanies);
  return answer.ok ? { ok: true, companies: rotate(answer.data, new Date()) } : answer;
}
