import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createWorker } from 'tesseract.js';
import { cleanPicture } from '../src/homeowner/quote/paper/clean-picture.ts';
import { readWith } from '../src/homeowner/quote/paper/letters.ts';
import { READ_WIDTH, readBest, SECOND_WIDTH } from '../src/homeowner/quote/paper/read-best.ts';
import { toCompare } from '../src/homeowner/quote/paper/to-compare.ts';
import { compareAmounts, printedHtml, quoteText } from '../tests/e2e/harness/printed.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { main } from './lifetime.ts';
import { distort, distortions, type Distortion } from './photos/distort.ts';

const papers = ['roofing-01', 'hvac-10', 'septic-08', 'cabinets-04', 'roofing-05'];
/** `npm run measure:photos -- fold dim` makes only such photos. */
const chosen = process.argv.slice(2);

/** Lies on a table. */
const TABLE = `<style>
  html { background: #6b5a48 }
  body { margin: 0; background: none }
  main { margin: 36px; padding: 50px 56px; min-height: 1080px; background: #fbfaf6; font-size: 15px }
</style>`;

const photograph = async (page: Page, paper: string, how: Distortion, width: number) => {
  const words = printedHtml(quoteText(paper));
  await page.setContent(words.replace('</style>', `</style>${TABLE}<main>`));
  const png = (await page.screenshot({ fullPage: true })).toString('base64');
  const seed = papers.indexOf(paper) * 100 + distortions.indexOf(how);
  const { rgba, ...size } = await page.evaluate(distort, { png, how, seed, width });
  return { ...size, rgba: new Uint8ClampedArray(Buffer.from(rgba, 'base64')) };
};

/**
 * `npm run measure:photos`: what the reader of photos makes of printed papers that lie folded, crumpled, in the
 * dark; by what is wrong with the photo: lines asked about, wrong amounts that are not.
 */
await main(async () => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  const worker = await createWorker('eng', 1, {
    langPath: resolve('node_modules/@tesseract.js-data/eng/4.0.0_best_int'),
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  const read = readWith({
    setParameters: worker.setParameters,
    // Node takes no blobs.
    recognize: async (picture, ...rest) =>
      worker.recognize(Buffer.from(await (picture as Blob).arrayBuffer()), ...rest),
  });
  const page = await browser.newPage({
    viewport: { width: 1000, height: 900 },
    deviceScaleFactor: 2,
  });
  const table: Record<string, object> = {};
  const misses: string[] = [];
  for (const how of distortions.filter((one) => chosen.length === 0 || chosen.includes(one))) {
    const sum = {
      photos: 0,
      amounts: 0,
      right: 0,
      wrong: 0,
      asked: 0,
      unasked: 0,
      seconds: Infinity,
    };
    for (const paper of papers) {
      const photo = await photograph(page, paper, how, READ_WIDTH);
      const narrow = await photograph(page, paper, how, SECOND_WIDTH);
      const started = performance.now();
      const clean = (_: number, width: number) =>
        Promise.resolve(cleanPicture(width === READ_WIDTH ? photo : narrow));
      const { lines } = await readBest({ read }, clean, 0);
      const texts = lines.map(({ text }) => text);
      const [asked = []] = toCompare([{ lines, wasPicture: true }], [texts]);
      const unasked = texts.filter((_, at) => !asked[at]).join('\n');
      const { all, right, wrong } = compareAmounts(quoteText(paper), texts.join('\n'));
      sum.photos += 1;
      sum.amounts += all;
      sum.right += right;
      sum.wrong += wrong;
      sum.asked += asked.filter(Boolean).length;
      sum.unasked += compareAmounts(quoteText(paper), unasked).wrong;
      sum.seconds = Math.min(sum.seconds, (performance.now() - started) / 1000);
      if (right < all || wrong > 0)
        misses.push(`${paper}, ${how}: ${right} of ${all}, ${wrong} wrong`);
    }
    const { seconds, amounts, right, ...counts } = sum;
    table[how] = {
      ...counts,
      amounts,
      right,
      missed: amounts - right,
      'right %': Number(((100 * right) / amounts).toFixed(1)),
      'fastest s': Number(seconds.toFixed(1)),
    };
  }
  console.table(table);
  if (misses.length > 0) console.log(misses.join('\n'));
  await worker.terminate();
  await browser.close();
});
