import { html, Markup } from './html.ts';

/** One thing a letter says, in the order it is read. */
export type Block =
  | { readonly text: string }
  /** Someone's own words, word for word. */
  | { readonly quote: string }
  /** Names and what belongs to them. */
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly code: string }
  | { readonly button: string; readonly href: string };

/**
 * A letter as what it says. Both of its parts are written from this, so that the plain one can never
 * lack what the other has.
 */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why it came, which every letter says at its foot. */
  readonly why: string;
  /** Turns this kind of letter off; null where law or the matter itself asks for the letter. */
  readonly stop: string | null;
}

/** Who writes, as the foot of every letter says. */
export interface Sender {
  readonly name: string;
  readonly legalEntity: string;
  /** CAN-SPAM asks for one. */
  readonly postalAddress: string;
}

/** A letter as a provider takes it. */
export interface Rendered {
  readonly subject: string;
  readonly plain: string;
  readonly html: string;
}

/** Most characters of a subject: phones show about forty, and no header of ours needs more. */
const longestSubject = 150;

/** One line without control characters: what could begin a header of its own. */
const oneLine = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, longestSubject);

/** An address that a letter may lead to: nothing but the web. */
function webAddress(href: string): string {
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`A letter leads to the web only, not to ${url.protocol}`);
  }
  return url.href;
}

/*
 * The site's tokens (src/styles/tokens.css): mail programs know no variables, and some drop all but the
 * style attribute, so the light theme stands in these and the dark one in a style sheet over it.
 */
const look = {
  page: 'margin:0;padding:24px 12px;background:#fbf8f1;color:#1c2b25;',
  sheet: 'background:#fffdf8;border:1px solid #d9d2c2;border-radius:8px;padding:24px;',
  font: "font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;",
  name: 'font-weight:600;color:#2e5e4a;padding:0 0 12px;',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.25;',
  text: 'margin:0 0 16px;',
  quote:
    'margin:0 0 16px;padding:8px 12px;border-left:3px solid #ae8029;background:#fbf8f1;white-space:pre-line;',
  fact: 'padding:4px 16px 4px 0;vertical-align:top;text-align:left;',
  code: 'margin:0 0 16px;font-size:28px;font-weight:600;letter-spacing:4px;',
  button:
    'display:inline-block;padding:12px 20px;background:#2e5e4a;color:#fffdf8;border-radius:6px;font-weight:600;text-decoration:none;',
  bare: 'margin:8px 0 16px;font-size:14px;color:#56645d;overflow-wrap:anywhere;',
  foot: 'padding:16px 0 0;font-size:14px;color:#56645d;',
} as const;

const dark = `@media (prefers-color-scheme: dark) {
  .page { background: #121815 !important; color: #eef1ea !important; }
  .sheet, .quote { background: #18201c !important; border-color: #34403a !important; }
  .name { color: #7fc3a0 !important; }
  .button { background: #7fc3a0 !important; color: #121815 !important; }
  .soft { color: #a5b1a9 !important; }
}`;

function blockHtml(block: Block): Markup {
  if ('text' in block) return html`<p style="${look.text}">${block.text}</p>`;
  if ('quote' in block) {
    return html`<blockquote class="quote" style="${look.quote}">${block.quote}</blockquote>`;
  }
  if ('code' in block) return html`<p style="${look.code}">${block.code}</p>`;
  if ('facts' in block) {
    const rows = block.facts.map(
      ([name, value]) =>
        html`<tr>
          <th scope="row" class="soft" style="${look.fact}font-weight:400;color:#56645d;">
            ${name}
          </th>
          <td style="${look.fact}font-weight:600;">${value}</td>
        </tr>`,
    );
    return html`<table style="${look.text}border-collapse:collapse;">
      ${rows}
    </table>`;
  }
  const href = webAddress(block.href);
  return html`<p style="margin:24px 0 0;">
      <a class="button" href="${href}" style="${look.button}">${block.button}</a>
    </p>
    <p class="soft" style="${look.bare}">Or copy this into your browser: ${href}</p>`;
}

function blockText(block: Block): string {
  if ('text' in block) return block.text;
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('code' in block) return block.code;
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${block.button}:\n${webAddress(block.href)}`;
}

/** Writes both parts of a letter. */
export function render(letter: Letter, sender: Sender): Rendered {
  const { heading, blocks, why } = letter;
  const stop = letter.stop === null ? null : webAddress(letter.stop);
  const subject = oneLine(letter.subject);
  const foot = `${sender.legalEntity}, ${sender.postalAddress}`;
  const plain = [
    heading,
    ...blocks.map(blockText),
    '--',
    why,
    ...(stop === null ? [] : [`Stop mail about requests:\n${stop}`]),
    foot,
  ].join('\n\n');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${new Markup(dark)}
        </style>
      </head>
      <body class="page" style="${look.page}${look.font}">
        <table
          role="presentation"
          width="100%"
          style="max-width:560px;margin:0 auto;border-spacing:0;"
        >
          <tr>
            <td class="name" style="${look.name}">${sender.name}</td>
          </tr>
          <tr>
            <td class="sheet" style="${look.sheet}">
              <h1 style="${look.heading}">${heading}</h1>
              ${blocks.map(blockHtml)}
            </td>
          </tr>
          <tr>
            <td class="soft" style="${look.foot}">
              <p style="${look.text}">${why}</p>
              ${stop === null ? [] : html`<p style="${look.text}"><a class="soft" href="${stop}" style="color:#56645d;">Stop mail about requests</a></p>`}
              <p style="${look.text}">${foot}</p>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return { subject, plain: `${plain}\n`, html: page.source };
}
