import type { APIRoute } from 'astro';
import { pages } from '../routes.ts';

/** Pages that depend on who looks at them or on what they typed, and files that are no pages. */
const apart = [
  ...pages.filter((page) => page.hidden || page.kind === 'account').map((page) => page.path),
  '/*.csv',
  '/*.json',
  '/*.txt',
  '/*.xml',
];

/**
 * Tells browsers to prepare the page behind a link the moment someone is about to press it. Named in
 * the `Speculation-Rules` header (netlify.toml): the content security policy allows none in the page.
 */
export const GET: APIRoute = () =>
  Response.json({
    prerender: [
      {
        where: {
          and: [{ href_matches: '/*' }, ...apart.map((path) => ({ not: { href_matches: path } }))],
        },
        eagerness: 'moderate',
      },
    ],
  });
