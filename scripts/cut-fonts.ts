import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * The letters that our fonts hold: what is on a US keyboard, the marks of our texts, and what the names of
 * people and companies here are written with besides.
 */
export const letters = `${ascii}\u00a0¢§°²³µ·¼½¾×÷–—‘’“”…•−ÁÉÍÓÚÑÜáéíóúñü`;

/**
 * What comes from the device: marks that neither font has or few pages show, or a quote is read by, and the accents that a
 * company's name may have but hardly any does.
 */
export const lettersOfDevice = '′″√≤≥→←↑↓↗▾‹›∞ΣΠρᵢ✓●○ÀÂÃÄÅàâãäåÇçÈÊËèêëÌÎÏìîïÒÔÕÖØòôõöøÙÛùûÝýÿ';

/** Kerning, ligatures, accents and figures of one width. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** What is cut from which file, by the name of the file it makes. */
const cuts = {
  // One weight and one optical size: headings are 18 to 52 px, and the whole range weighs nine times as much.
  'source-serif-4': {
    from: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    variationAxes: { wght: 600, opsz: 28 },
  },
  'public-sans': {
    from: 'public-sans/files/public-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 650 } },
  },
};

/** The font files of the pages, by the path they stand at, made from the whole fonts. */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const [name, { from, variationAxes }] of Object.entries(cuts)) {
    files[`src/styles/assets/fonts/${name}.woff2`] = await subsetFont(
      await readFile(`node_modules/@fontsource-variable/${from}`),
      letters,
      { targetFormat: 'woff2', keepFeatures: features, noHinting: true, variationAxes },
    );
  }
  return files;
}

/**
 * Cuts the fonts down to what the pages use. Run it after a change here or of the font packages, and commit
 * what it writes.
 *
 *   node scripts/cut-fonts.ts
 */
if (import.meta.main) {
  for (const [path, bytes] of Object.entries(await cutFonts())) {
    await writeFile(path, bytes);
    console.log(`${path}: ${bytes.length} bytes`);
  }
}
