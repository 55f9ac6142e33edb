import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, Markup } from '../../supabase/functions/mail/html.ts';

/** The site's colors, and little more: this page is not built with the site and must not need it. */
const style = `${readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 'Public Sans', system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font: 600 1.75rem/1.2 'Source Serif 4', Georgia, serif; margin: 0 0 1rem; }
h2 { font: 600 1.125rem/1.3 'Source Serif 4', Georgia, serif; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
.warn { border: 2px dashed var(--brick); background: var(--brick-tint); border-radius: 0.5rem; padding: 0.75rem 1rem; font-weight: 600; }
.sheet { background: var(--sheet); border: 1px solid var(--rule); border-radius: 0.5rem; padding: 1rem; margin: 1rem 0; }
.price { font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums; margin: 0; }
form, .presses { display: flex; flex-wrap: wrap; gap: 0.5rem; }
form.column { flex-direction: column; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.375rem; border: 1px solid var(--edge); background: var(--sheet); color: var(--ink); cursor: pointer; }
button.first { background: var(--oak); border-color: var(--oak); color: var(--on-oak); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--bluebonnet); outline-offset: 2px; }
a { color: var(--bluebonnet); }
.soft { color: var(--soft); }
`;

/** Whole, since the hash is of every character between its tags. */
const styleElement = new Markup(`<style>${style}</style>`);
const styleHash = createHash('sha256').update(style).digest('base64');

/** A page of the test checkout: with a policy of its own that lets in nothing but its style and its forms. */
export function page(title: string, body: Markup, status = 200): Response {
  const { source } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="warn">Test checkout. No card, no money: this machine only.</p>
          ${body}
        </main>
      </body>
    </html>`;
  return new Response(source, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // A form's origin is told to the same site alone, and it is asked for.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
