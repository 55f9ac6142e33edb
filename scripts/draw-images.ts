/**
 * Draws the pictures that must be PNG: the home-screen icons, the card shown where a link is shared, and
 * the icon that is asked for at /favicon.ico by whoever does not read the page.
 * Run it after a change of name, promise, mark or color, and commit what it writes to public/.
 *
 *   node scripts/draw-images.ts
 */
import { chromium } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { drivenBrowserFlags, ensureBrowser } from './browser.ts';
import { site } from '../src/site.ts';

const fonts = 'node_modules/@fontsource-variable';
const fontFace = async (name: string, file: string) => {
  const data = (await readFile(`${fonts}/${file}`)).toString('base64');
  return `@font-face{font-family:"${name}";src:url(data:font/woff2;base64,${data});font-weight:100 900}`;
};

/** The mark on a field of its own green, with the margin a maskable icon needs. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="100%" height="100%">
  <rect width="40" height="40" fill="#2e5e4a"/>
  <path d="M10.5 13.5h19M10.5 20h19M10.5 26.5h10" stroke="#fffdf8" stroke-width="2.6"/>
</svg>`;

/** An .ico file of one square PNG: a header of 22 bytes, then the picture. */
const asIco = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** The promise on ruled paper: one rule under each line of it. */
const card = async () => `
  <style>
    ${await fontFace('Ledger Serif', 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2')}
    ${await fontFace('Ledger Sans', 'public-sans/files/public-sans-latin-wght-normal.woff2')}
    body { margin: 0; background: #fbf8f1; color: #1c2b25; width: 1200px; height: 630px; position: relative }
    main { position: absolute; inset: 72px 84px; display: flex; flex-direction: column }
    .brand { display: flex; align-items: center; gap: 20px; font: 640 38px Ledger Serif; letter-spacing: -.012em }
    .brand svg { width: 52px; border-radius: 8px }
    h1 { font: 560 94px/104px Ledger Serif; letter-spacing: -.022em; text-wrap: balance; margin: auto -84px; padding: 0 84px;
      background: repeating-linear-gradient(#0000 0 97px, #d9d2c2 97px 99px, #0000 99px 104px) }
    p { font: 500 29px/1.4 Ledger Sans; color: #56645d; margin: 0 }
  </style>
  <main>
    <div class="brand"><svg viewBox="0 0 26 26"><rect width="26" height="26" fill="#2e5e4a"/>
      <path d="M6 9h15M6 14h15M6 19h8" stroke="#fffdf8" stroke-width="2"/></svg>${site.name}</div>
    <h1>${site.promise}</h1>
    <p>Home costs around Southlake and Dallas. Every figure opens to its source.</p>
  </main>`;

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: drivenBrowserFlags,
});
const draw = async (file: string, html: string, width: number, height: number) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>body{margin:0}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await writeFile(`public/${file}`, file.endsWith('.ico') ? asIco(png, width) : png);
  await page.close();
};
await draw('favicon.ico', icon, 32, 32);
await draw('apple-touch-icon.png', icon, 180, 180);
await draw('icon-192.png', icon, 192, 192);
await draw('icon-512.png', icon, 512, 512);
await draw('og.png', await card(), 1200, 630);
await browser.close();
