/** What others wrote that reads papers, as files of our own origin: a browser loads them once somebody chose one. */
export interface Part {
  /** The npm package they are copied from when the site is built (integrations/paper-parts.ts). */
  readonly of: string;
  readonly version: string;
  readonly files: readonly string[];
}

/** Their addresses name their version, so that a browser may keep them for good. */
export const PARTS = '/paper';

const pdfjs: Part = {
  of: 'pdfjs-dist',
  version: '6.5.438',
  files: [
    'build/pdf.min.mjs',
    'build/pdf.worker.min.mjs',
    // For scans alone: how fax machines, scanners and cameras pack their pictures.
    'wasm/jbig2.wasm',
    'wasm/openjpeg.wasm',
    'wasm/qcms_bg.wasm',
  ],
};

const tesseract: Part = {
  of: 'tesseract.js',
  version: '7.0.0',
  files: ['dist/tesseract.esm.min.js', 'dist/worker.min.js'],
};
const core: Part = {
  of: 'tesseract.js-core',
  version: '7.0.0',
  // As a script, which every host packs before it sends it; the same as .wasm some do not.
  files: ['tesseract-core-simd-lstm.wasm.js'],
};
const english: Part = {
  of: '@tesseract.js-data/eng',
  version: '1.0.0',
  files: ['4.0.0_best_int/eng.traineddata.gz'],
};

export const parts: readonly Part[] = [pdfjs, tesseract, core, english];

/** Where a file of a part is served. */
export const addressOf = ({ of, version }: Part, file: string): string =>
  `${PARTS}/${of}-${version}/${file}`;

export const pdf = {
  script: addressOf(pdfjs, 'build/pdf.min.mjs'),
  worker: addressOf(pdfjs, 'build/pdf.worker.min.mjs'),
  wasm: addressOf(pdfjs, 'wasm/'),
};

export const letters = {
  script: addressOf(tesseract, 'dist/tesseract.esm.min.js'),
  worker: addressOf(tesseract, 'dist/worker.min.js'),
  core: addressOf(core, 'tesseract-core-simd-lstm.wasm.js'),
  folder: addressOf(english, '4.0.0_best_int'),
};

/** What is large of it, to be brought before the work begins, and its bytes as unpacked. */
export const largeParts = [
  { address: letters.worker, bytes: 111_307 },
  { address: letters.core, bytes: 3_899_472 },
  { address: addressOf(english, '4.0.0_best_int/eng.traineddata.gz'), bytes: 2_952_873 },
];
/** All of it as sent, in megabytes. */
export const LETTERS_MB = 4.3;
