import type { Key } from '../../backend/operator/page-key.ts';

/**
 * The line that a page follows, read from its address (`from=time~id`); null on the first page and where
 * it makes no sense.
 */
export function pageFrom(query: URLSearchParams): Key | null {
  const [at = '', id = ''] = (query.get('from') ?? '').split('~');
  return id && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}

/** A line as the address of the page that follows it names it. */
export const pageKey = ({ at, id }: Key): string => `${at}~${id}`;
