const longestEmail = 254;
const longestWebsite = 200;

/** One line, without spaces at its ends and without the unseen characters that come with pasting. */
export const line = (text: string) =>
  text
    .replace(/(?!\s)[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Several lines without unseen characters, as the database takes them. */
export const lines = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map(line)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** `817-555-0123`, however it was typed; null if it is no US phone number. */
export function readPhone(typed: string): string | null {
  if (/[^\d\s().+-]/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const match = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits);
  return match && `${match[1]}-${match[2]}-${match[3]}`;
}

/** What is asked of whoever left out a number that is needed, or wrote none. */
export const enterPhone = 'Enter a 10-digit US phone number, like 817-555-0123';

/** What to do about a number that people will be asked to call; undefined if it can be called. */
export function phoneTrouble(typed: string): string | undefined {
  const phone = readPhone(typed);
  if (!phone) return enterPhone;
  return /^900-|-976-/.test(phone) ? 'Enter a number that costs the caller nothing' : undefined;
}

/** One address and nothing beside it: `Pat <pat@mail.example>` is a name and an address. */
const address = /^[^@\s<>()[\],;:"\\]+@[^@\s<>()[\],;:"\\]+\.[^@\s<>()[\],;:"\\.]{2,}$/;

/** The address without spaces around it; null if it cannot be one. The database takes the same ones. */
export function readEmail(typed: string): string | null {
  const email = line(typed);
  return email.length <= longestEmail && address.test(email) ? email : null;
}

/** A ZIP code of five digits, also from the longer form; null if it is none. */
export const readZip = (typed: string): string | null =>
  /^(\d{5})(?:-\d{4})?$/.exec(typed.trim())?.[1] ?? null;

/** `https://oak.example/about`, also where only `oak.example/about` was typed; null if it is no address. */
export function readWebsite(typed: string): string | null {
  const text = line(typed);
  if (text === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return address.length <= longestWebsite &&
    /^https?:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?(\/[^\s<>"]*)?$/.test(address)
    ? address
    : null;
}
