import type { Channel, Contact, Preferred } from '../../backend/requests.ts';
import { channels, type AskedChannel } from './consent.ts';
import { line, readEmail, readPhone, readZip } from '../../contact/read-typed.ts';

/** What has been typed and ticked so far, exactly as typed. */
export interface Draft {
  readonly companies: readonly string[];
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly zip: string;
  /** When the work is needed, in the person's own words. */
  readonly when: string;
  readonly note: string;
  /** Private questions whose answers go along all the same, by id. */
  readonly shared: readonly string[];
  /** Whether the range goes along. */
  readonly sharesRange: boolean;
  readonly ticked: readonly Channel[];
  /** The way to be contacted that suits best, where several are ticked. */
  readonly preferred: Preferred;
  readonly website: string;
}

export const emptyDraft: Draft = {
  companies: [],
  name: '',
  email: '',
  phone: '',
  zip: '',
  when: '',
  note: '',
  shared: [],
  sharesRange: false,
  ticked: [],
  preferred: '',
  website: '',
};

/** Companies that may hold one request at a time; the database holds the same figure. */
export const mostCompanies = 3;

const longest = { name: 120, note: 2000 } as const;

/** Fields a message can belong to. */
export type DraftField = 'city' | 'name' | 'zip' | 'email' | 'phone' | 'note';

/** What to do about a field. */
export interface DraftError {
  readonly field: DraftField;
  readonly message: string;
}

const phoneChannels = ['call', 'text'] as const satisfies readonly Channel[];

/** The ways that can be agreed to: without a number nobody can call or text. */
export const offeredChannels = ({ phone }: Pick<Draft, 'phone'>): readonly AskedChannel[] =>
  readPhone(phone) ? ['email', ...phoneChannels] : ['email'];

/** The ways agreed to, in the order they are shown. */
export const agreedChannels = (draft: Pick<Draft, 'phone' | 'ticked'>): readonly AskedChannel[] =>
  offeredChannels(draft).filter((channel) => draft.ticked.includes(channel));

/** Whether the number may be seen by those who get the request: only where it may be called. */
export const sharesPhone = (draft: Pick<Draft, 'phone' | 'ticked'>): boolean =>
  agreedChannels(draft).some((channel) => channel !== 'email');

/** The ways among which a preference makes sense, in the order they are shown. */
export const preferences = (ticked: readonly Channel[]): Exclude<Preferred, ''>[] =>
  channels.filter((way) => ticked.includes(way));

/** The note as it is sent, begun by when the work is needed. */
const noteOf = ({ when, note }: Pick<Draft, 'when' | 'note'>): string =>
  [line(when) && `When: ${line(when)}`, note.trim()].filter(Boolean).join('\n');

/** What has to be changed in what was typed, in the order of the form; empty if nothing. */
export function checkTyped(draft: Draft): DraftError[] {
  const errors: DraftError[] = [];
  const say = (field: DraftField, message: string) => errors.push({ field, message });
  const name = line(draft.name);
  if (!name) say('name', 'Enter your name');
  else if (name.length > longest.name) say('name', `Shorten your name to ${longest.name} letters`);
  if (!readZip(draft.zip)) say('zip', 'Enter a 5-digit ZIP code');
  if (!readEmail(draft.email)) say('email', 'Enter an email address, like name@example.com');
  if (draft.phone.trim() && !readPhone(draft.phone)) {
    say('phone', 'Enter a 10-digit US phone number, like 817-555-0123');
  }
  if (noteOf(draft).length > longest.note) say('note', 'Shorten the note to 2,000 characters');
  return errors;
}

/** The contact data of a draft in which there is nothing to change. */
export function contactOf(draft: Draft): Contact {
  const ways = preferences(agreedChannels(draft));
  const only = ways.length === 1 ? ways[0] : undefined;
  const preferred = only ?? ways.find((way) => way === draft.preferred) ?? '';
  return {
    name: line(draft.name),
    email: readEmail(draft.email) ?? '',
    phone: sharesPhone(draft) ? (readPhone(draft.phone) ?? '') : '',
    zip: readZip(draft.zip) ?? '',
    note: noteOf(draft),
    preferred,
  };
}
