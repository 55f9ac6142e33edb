import type { APIRoute } from 'astro';

/** Everything may be read; what should not be listed says so on its own page. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`);
