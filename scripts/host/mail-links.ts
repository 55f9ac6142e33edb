import type { Answer } from './answer.ts';

/**
 * Forwards the links in the mail of the embedded database, which begin with the site's address and
 * go on with the database's own path. The link of a forgotten password would lead to the first page
 * whatever was asked for; here it leads to the page where a new one is chosen. A hosted project
 * needs neither.
 */
export function forwardMailLinks(answer: Answer, backendUrl: string): Answer {
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname !== '/auth/v1/verify') return answer(request);
    if (url.searchParams.get('type') === 'recovery') {
      url.searchParams.set('redirect_to', new URL('/auth', url).href);
    }
    const location = new URL(url.pathname + url.search, backendUrl).href;
    return new Response(null, { status: 302, headers: { location } });
  };
}
