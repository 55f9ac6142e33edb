import type { Received } from '../../backend/received/received.ts';
import type { Channel } from '../../backend/requests.ts';
import { howMany, listOf } from '../../kit/say.ts';
import { cities } from '../../place/cities.ts';

/** What the company may do, as the homeowner agreed: "call and email. Not text." */
export function mayWords(channels: readonly Channel[]): string {
  const ways = (['call', 'text', 'email'] as const).filter((way) => channels.includes(way));
  if (ways.length === 0) return 'not call, text or email';
  if (ways.length === 1) return `${ways[0]} only`;
  const not = (['call', 'text', 'email'] as const).filter((way) => !ways.includes(way));
  return not.length > 0 ? `${listOf(ways)}. Not ${listOf(not)}.` : listOf(ways);
}

/** How to speak of the homeowner: the first name, or without one "the homeowner". */
export const firstName = ({ person }: Pick<Received, 'person'>): string =>
  person?.name.split(' ')[0] ?? 'the homeowner';

/** "Three wait for your answer", "Nobody waits for you". */
export const waitingSentence = (count: number): string =>
  count === 0
    ? 'Nobody waits for you'
    : `${howMany(count)} ${count === 1 ? 'waits' : 'wait'} for your answer`;

/** A city as a label: "Southlake", "Dallas area". */
export const placeName = (id: string | null): string =>
  cities.find((city) => city.id === id)?.name ?? 'Outside our area';

/** "Dana W., Southlake". */
export const whoWhere = (row: Received): string =>
  [row.person?.name, placeName(row.city_id)].filter(Boolean).join(', ');

/** What an agreement, or the lack of one, to automated calls allows. It invites no call that was not agreed to. */
export const automatedWords = (channels: readonly Channel[]): string =>
  channels.includes('automated')
    ? 'Agreed.'
    : channels.includes('call')
      ? 'Not agreed. A person must call.'
      : 'Not agreed.';

/** Whether calls and texts can be ended without the rest: one of them was agreed to. */
export const mayStopCalls = (channels: readonly Channel[]): boolean =>
  channels.some((channel) => channel !== 'email');
