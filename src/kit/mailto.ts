/**
 * A link that begins a letter to an address that somebody typed. Whatever it holds stays an address: it adds
 * no `?bcc=` to the letter.
 */
export const mailto = (address: string, subject: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
