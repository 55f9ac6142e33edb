import type { Channel, Contact } from '../../backend/requests.ts';

/** What has been typed and ticked so far, exactly as typed. */
export interface Draft {
  readonly companies: readonly string[];
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly zip: string;
  readonly note: string;
  readonly ticked: readonly Channel[];
  /** The way to be contacted that suits best, where several are ticked. */
  readonly preferred: Contact['preferred'] | '';
  readonly isMine: boolean;
  readonly website: string;
}

export const emptyDraft: Draft = {
  companies: [],
  name: '',
  email: '',
  phone: '',
  zip: '',
  note: '',
  ticked: [],
  preferred: '',
  isMine: false,
  website: '',
};

/** Companies that may hold one request at a time; the database holds the same figure. */
export const mostCompanies = 3;

const longest = { name: 120, email: 254, note: 2000 } as const;

/** One line, without spaces at its ends. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `817-555-0123`, however it was typed; null if it is no US phone number. */
export function readPhone(typed: string): string | null {
  if (/[^\d\s().+-]/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const match = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits);
  return match && `${match[1]}-${match[2]}-${match[3]}`;
}

/** The address without spaces around it; null if it cannot be one. */
export function readEmail(typed: string): string | null {
  const email = typed.trim();
  return email.length <= longest.email && /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(email)
    ? email
    : null;
}

/** A ZIP code of five digits, also from the longer form; null if it is none. */
export const readZip = (typed: string): string | null =>
  /^(\d{5})(?:-\d{4})?$/.exec(typed.trim())?.[1] ?? null;

/** Fields a message can belong to. */
export type DraftField =
  'name' | 'email' | 'phone' | 'zip' | 'note' | 'ticked' | 'preferred' | 'isMine';

/** What to do about a field, in the order of the form. */
export interface DraftError {
  readonly field: DraftField;
  readonly message: string;
}

const phoneChannels: readonly Channel[] = ['call', 'text', 'automated'];

/** The ways among which a preference makes sense. An automated call is a call. */
export const preferences = (ticked: readonly Channel[]): Contact['preferred'][] => {
  const ways = ticked.map((channel) => (channel === 'automated' ? 'call' : channel));
  return (['email', 'call', 'text'] as const).filter((way) => ways.includes(way));
};

/** Everything that has to be changed before the request can be sent; empty if nothing. */
export function check(draft: Draft): DraftError[] {
  const errors: DraftError[] = [];
  const say = (field: DraftField, message: string) => errors.push({ field, message });
  const name = line(draft.name);
  if (!name) say('name', 'Enter your name');
  else if (name.length > longest.name) say('name', `Shorten your name to ${longest.name} letters`);
  if (!readEmail(draft.email)) say('email', 'Enter an email address, like name@example.com');
  const needsPhone = draft.ticked.some((channel) => phoneChannels.includes(channel));
  if (draft.phone.trim() ? !readPhone(draft.phone) : needsPhone) {
    say('phone', 'Enter a 10-digit US phone number, like 817-555-0123');
  }
  if (!readZip(draft.zip)) say('zip', 'Enter a 5-digit ZIP code');
  if (draft.note.trim().length > longest.note) {
    say('note', 'Shorten the note to 2,000 characters');
  }
  if (draft.ticked.length === 0) say('ticked', 'Check at least one way we may contact you');
  const ways = preferences(draft.ticked);
  if (ways.length > 1 && !ways.some((way) => way === draft.preferred)) {
    say('preferred', 'Choose how you would rather be contacted');
  }
  if (!draft.isMine)
    say('isMine', 'Confirm that you are 18 or older and that these details are yours');
  return errors;
}

/** The contact data of a draft that {@link check} finds nothing wrong with. */
export function contactOf(draft: Draft): Contact {
  const ways = preferences(draft.ticked);
  const preferred = ways.find((way) => way === draft.preferred) ?? ways[0] ?? 'email';
  return {
    name: line(draft.name),
    email: readEmail(draft.email) ?? '',
    phone: readPhone(draft.phone) ?? '',
    zip: readZip(draft.zip) ?? '',
    note: draft.note.trim(),
    preferred,
  };
}
