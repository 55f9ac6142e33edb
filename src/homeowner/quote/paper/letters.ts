import type { Page, Worker as Reader } from 'tesseract.js';
import type * as Tesseract from 'tesseract.js';
import { download } from '../../../backend/download.ts';
import { PaperTrouble } from './paper.ts';
import { largeParts, letters } from './parts.ts';
import type { Piece } from './pieces.ts';

const NOT_HERE =
  'What reads a photo did not arrive. Your connection may be down: try again, or type the lines below.';
const NOT_STARTED =
  'This browser did not start what reads a photo. Update the browser, try another one, or type the lines below.';

/** Milliseconds; a slow phone unpacks for some seconds. What is kept from starting never says so. */
const LONGEST_START = 45_000;

/** Of a page: one column of lines of any size, or words wherever they are. */
export type Layout = 'lines' | 'words';
/** Tesseract's page segmentation modes. */
const modes: Readonly<Record<Layout, string>> = { lines: '4', words: '11' };

/** Words with their places, in points of the picture, and how sure the reader was of their letters. */
export interface Words {
  readonly pieces: readonly Piece[];
  /** From 0 to 100. */
  readonly confidence: number;
  /** Of the words of three letters and more, the part it was sure of; 0 where there are none. */
  readonly sure: number;
}

/** Tells how far it is, from 0 to 1. */
export type OnPart = (part: number) => void;

/** Brings what reads letters. Once it was here, the browser keeps it: this asks nobody then. */
export const bringLetters = async (signal: AbortSignal, onPart: OnPart): Promise<void> => {
  const all = largeParts.reduce((sum, { bytes }) => sum + bytes, 0);
  let here = 0;
  try {
    for (const { address } of largeParts)
      await download(address, signal, (bytes) => onPart(Math.min(1, (here += bytes) / all)));
  } catch (fault) {
    throw signal.aborted ? fault : new PaperTrouble(NOT_HERE);
  }
};

const load = async (): Promise<typeof Tesseract> => {
  const address = letters.script;
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: typeof Tesseract }).default;
  } catch {
    throw new PaperTrouble(NOT_HERE);
  }
};

/** A line shorter than this, as part of the page, says little of a slope. */
const LONG_LINE = 0.2;
/** Letters of a word fill so much of its box, which holds what hangs below too. */
const LETTERS = 0.8;

const linesOf = ({ blocks }: Page) =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
type Lines = ReturnType<typeof linesOf>;
type Word = Lines[number]['words'][number];

/** Marks that a quote has between its words; others are what is left of a rule … */
const MARK = /^[-–—&/()#%+*:.,]+$/;
/** … and below this, words without a digit are the grain of a table, or a fold. */
const SURE = 35;
const isDirt = ({ text, confidence }: Word) =>
  !/\d/.test(text) && (confidence < SURE || (!/[\p{L}$]/u.test(text) && !MARK.test(text)));

/** Of 100: of a page that stands upright the reader is so sure of most words, of noise of nearly none. */
const SURE_WORD = 80;
const isLong = (text: string) => /\p{L}{3}/u.test(text);

/** A word, or cents that stand apart in a wide print. */
const isPrinted = (text: string) => isLong(text) || /^\d\d$/.test(text);

const surenessOf = (lines: Lines): number => {
  const long = lines.flatMap(({ words }) => words.filter(({ text }) => isLong(text)));
  const sure = long.filter(({ confidence }) => confidence >= SURE_WORD);
  return long.length > 0 ? sure.length / long.length : 0;
};

/** Words without the specks of the table a page lies on: a mark or two beside all that is surely printed. */
const onPage = (words: readonly Piece[], isPrinted: (word: Piece) => boolean): Piece[] => {
  const printed = words.filter(isPrinted);
  const left = Math.min(...printed.map(({ x }) => x));
  const right = Math.max(...printed.map(({ x, width }) => x + width));
  return words.filter(
    ({ text, x, width }) =>
      (x <= right && x + width >= left) || (text.length > 2 && /\d/.test(text)),
  );
};

const piecesOf = (lines: Lines, width: number): Piece[] => {
  const slopes = lines
    .map(({ baseline: { x0, y0, x1, y1 } }) => ({ slope: (y1 - y0) / (x1 - x0), long: x1 - x0 }))
    .flatMap(({ slope, long }) => (long > LONG_LINE * width ? [slope] : []));
  const slope = slopes.reduce((sum, one) => sum + one, 0) / Math.max(1, slopes.length);
  const heights = lines
    .flatMap(({ words }) => words.map(({ bbox }) => bbox.y1 - bbox.y0))
    .toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const printed = new Set<Piece>();
  /** Whether dirt may have been a word, "not" or "plus": it is as high as others. */
  const isLost = (word: Word | undefined) =>
    word &&
    isDirt(word) &&
    /\p{L}{2}/u.test(word.text) &&
    Math.abs(Math.log2((word.bbox.y1 - word.bbox.y0) / usual)) < 1;
  const pieces = lines.flatMap(({ words, baseline: { x0, y0, x1, y1 } }) =>
    words.flatMap((word, at) => {
      if (isDirt(word)) return [];
      const { text, bbox, confidence } = word;
      const middle = (bbox.x0 + bbox.x1) / 2;
      const onLine = y0 + ((y1 - y0) * (middle - x0)) / Math.max(1, x1 - x0);
      // A dash is no smaller print.
      const height = Math.max(LETTERS * (bbox.y1 - bbox.y0), (LETTERS * usual) / 2);
      const piece = {
        text,
        x: bbox.x0,
        baseline: onLine - slope * (middle - width / 2),
        width: bbox.x1 - bbox.x0,
        height: Math.min(height, 2 * usual),
        // It is no surer than the words beside it that were lost.
        sure: !/\d/.test(text) && [words[at - 1], words[at + 1]].some(isLost) ? 0 : confidence,
      };
      if (/\d{3}/.test(text) || (isPrinted(text) && confidence >= SURE_WORD)) printed.add(piece);
      return [piece];
    }),
  );
  return onPage(pieces, (piece) => printed.has(piece));
};

/** What reads letters, running. */
export interface Letters {
  /** @param picture as cleaned, of this width in points */
  readonly read: (
    picture: Uint8Array<ArrayBuffer>,
    width: number,
    layout: Layout,
  ) => Promise<Words>;
  readonly end: () => void;
}

/** Reads with it. */
export const readWith =
  (reader: Pick<Reader, 'setParameters' | 'recognize'>): Letters['read'] =>
  async (picture, width, layout) => {
    await reader.setParameters({
      tessedit_pageseg_mode: modes[layout] as Tesseract.PSM,
      user_defined_dpi: '260',
      // Else what it noticed on the way is written to the console as errors.
      debug_file: '/dev/null',
    });
    const { data } = await reader.recognize(new Blob([picture]), {}, { blocks: true, text: false });
    const lines = linesOf(data);
    return {
      pieces: piecesOf(lines, width),
      confidence: data.confidence,
      sure: surenessOf(lines),
    };
  };

/**
 * Starts what reads letters, in a worker of its own. Bring it first.
 * @throws PaperTrouble if it does not start
 */
export const startLetters = async (onPart: OnPart): Promise<Letters> => {
  const { createWorker } = await load();
  const starting = createWorker('eng', 1, {
    workerPath: letters.worker,
    corePath: letters.core,
    langPath: letters.folder,
    workerBlobURL: false,
    // The browser's own cache has the data already.
    cacheMethod: 'none',
    logger: ({ status, progress }) => void (status === 'recognizing text' && onPart(progress)),
    errorHandler: () => undefined,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no start')), LONGEST_START);
  });
  let reader: Reader;
  try {
    reader = await Promise.race([starting, tooLong]);
  } catch {
    throw new PaperTrouble(NOT_STARTED);
  } finally {
    clearTimeout(timer);
  }
  return {
    read: readWith(reader),
    end: () => void reader.terminate(),
  };
};
