/** Makes a text an address that nobody can turn into another site's. */
const anywhere = 'https://this-site.invalid';

/** Pages that only lead on: going back to one of them would go round in circles. */
const passages: readonly string[] = ['/auth', '/professional-signup'];

/**
 * Where to go after signing in: the page of this site named in `?next=`, with its query and fragment.
 * @param search the query string of the sign-in page
 * @returns null where it names no page of this site: another host, a script, a page that only leads on
 */
export function nextTarget(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // Browsers read "\" as "/" and drop tabs and line ends, so "/\t/other.example" is another host.
  if (!next?.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(next)) return null;
  if (!URL.canParse(next, anywhere)) return null;
  const url = new URL(next, anywhere);
  if (url.origin !== anywhere || url.pathname.startsWith('//')) return null;
  return passages.includes(url.pathname.replace(/\/$/, ''))
    ? null
    : `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page that leads back to where someone is now. */
export const signInAddress = ({ pathname, search, hash }: Location | URL): string =>
  `/auth?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
