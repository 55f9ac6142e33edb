const longestEmail = 254;

/** One line, without spaces at its ends and without the unseen characters that come with pasting. */
export const line = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();

/** `817-555-0123`, however it was typed; null if it is no US phone number. */
export function readPhone(typed: string): string | null {
  if (/[^\d\s().+-]/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const match = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits);
  return match && `${match[1]}-${match[2]}-${match[3]}`;
}

/** The address without spaces around it; null if it cannot be one. */
export function readEmail(typed: string): string | null {
  const email = line(typed);
  return email.length <= longestEmail && /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(email)
    ? email
    : null;
}

/** A ZIP code of five digits, also from the longer form; null if it is none. */
export const readZip = (typed: string): string | null =>
  /^(\d{5})(?:-\d{4})?$/.exec(typed.trim())?.[1] ?? null;
