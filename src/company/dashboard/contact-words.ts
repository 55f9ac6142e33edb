import type { Received } from '../../backend/received/received.ts';
import type { Channel } from '../../backend/requests.ts';
import { cities } from '../../place/cities.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What the homeowner agreed to, and what not: "call and email. Not text." */
export function mayWords(channels: readonly Channel[]): string {
  const ways = (['call', 'text', 'email'] as const).filter((way) => channels.includes(way));
  if (ways.length === 0) return 'nothing any more';
  if (ways.length === 1) return `${ways[0]} only`;
  const not = (['call', 'text', 'email'] as const).filter((way) => !ways.includes(way));
  return not.length > 0 ? `${list.format(ways)}. Not ${list.format(not)}.` : list.format(ways);
}

/** How to speak of the homeowner: the first name, or without one "the homeowner". */
export const firstName = ({ person }: Pick<Received, 'person'>): string =>
  person?.name.split(' ')[0] ?? 'the homeowner';

/** What a sentence begins with. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const small = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "Three wait for your answer", "Nobody waits for you". */
export const waitingSentence = (count: number): string =>
  count === 0
    ? 'Nobody waits for you'
    : `${small[count] ?? count} ${count === 1 ? 'waits' : 'wait'} for your answer`;

/** A city as a label: "Southlake", "Dallas area". */
export const placeName = (id: string | null): string =>
  cities.find((city) => city.id === id)?.name ?? 'Outside our area';

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
