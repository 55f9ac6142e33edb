import type { Channel, Contact, Preferred } from '../../backend/requests.ts';
import { channels, type AskedChannel } from './consent.ts';
import { enterEmail, formOf } from '../../contact/form.ts';
import { line, readEmail, readPhone, readZip } from '../../contact/read-typed.ts';
import type { CityId } from '../../site.ts';

/** What has been typed and ticked so far, exactly as typed. */
export interface Draft {
  /** Where the home is; null: not said here. */
  readonly city: CityId | null;
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
  city: null,
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

const longestNote = 2000;

/** Who asks, where the home is, and what else the companies should know. */
export const person = formOf('request', [
  {
    key: 'name',
    kind: 'line',
    label: 'Your name',
    longest: 120,
    missing: 'Enter your name',
    autoComplete: 'name',
  },
  {
    key: 'zip',
    kind: 'zip',
    label: 'ZIP code of the home',
    missing: 'Enter a 5-digit ZIP code',
    autoComplete: 'postal-code',
  },
  { key: 'email', kind: 'email', label: 'Email', missing: enterEmail, autoComplete: 'email' },
  { key: 'phone', kind: 'phone', label: 'Phone, if you want calls or texts', autoComplete: 'tel' },
  {
    key: 'when',
    kind: 'line',
    label: 'When do you need it? (optional)',
    hint: 'A date, or words such as “this week”.',
  },
  {
    key: 'note',
    kind: 'lines',
    label: 'Anything they should know (optional)',
    wrong: (note, { when = '' }) =>
      noteOf({ when, note }).length > longestNote
        ? 'Shorten the note to 2,000 characters'
        : undefined,
  },
]);

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
function noteOf({ when, note }: Pick<Draft, 'when' | 'note'>): string {
  return [line(when) && `When: ${line(when)}`, note.trim()].filter(Boolean).join('\n');
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
