import type * as Pdfjs from 'pdfjs-dist';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { MOST_PAGES, PaperTrouble, type Paper, type PaperPage } from './paper.ts';
import { pdf } from './parts.ts';
import type { Piece } from './pieces.ts';
import { rowsOf } from './rows.ts';

const LOCKED =
  'This PDF is locked with a password. Open it with the password, print or save it as a new PDF without one, and choose that. Or take a photo of it.';
const BROKEN =
  'This PDF is damaged, or is no PDF. Ask the company to send it again, or take a photo of the paper.';
const EMPTY = 'This file is empty. Save the PDF on this device again, then choose it once more.';
const NO_PAGES = 'There is no page in this PDF. Ask the company to send it again.';
const NOT_HERE =
  'The part that reads a PDF did not arrive. Your connection may be down: try again, or paste the text below.';

/** Letters of a page below which it is a picture with a stamp on it, and no text. */
const FEWEST_LETTERS = 20;
/** Slope of a text, as sine, from which it runs across the page as watermarks do. */
const ACROSS = 0.2;

/** Loaded once a PDF was chosen, as it is: a bundler would only make it again. */
const load = async (): Promise<typeof Pdfjs> => {
  const address = pdf.script;
  try {
    const library = (await import(/* @vite-ignore */ address)) as typeof Pdfjs;
    library.GlobalWorkerOptions.workerSrc = pdf.worker;
    return library;
  } catch {
    throw new PaperTrouble(NOT_HERE);
  }
};

const troubleOf = (fault: unknown): PaperTrouble => {
  const name = fault instanceof Error ? fault.name : '';
  return new PaperTrouble(name === 'PasswordException' ? LOCKED : BROKEN);
};

const piecesOf = async (page: PDFPageProxy, { Util }: typeof Pdfjs): Promise<Piece[]> => {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items
    .filter((item): item is TextItem => 'str' in item)
    .flatMap(({ str, width, transform: own }) => {
      const [, rise = 0, lean = 0, up = 0, x = 0, baseline = 0] = Util.transform(
        transform,
        own,
      ) as number[];
      const height = Math.hypot(lean, up);
      return Math.abs(rise) > ACROSS * height ? [] : [{ text: str, x, baseline, width, height }];
    });
};

const drawPage =
  (page: PDFPageProxy): PaperPage['draw'] =>
  async (canvas, width, turns) => {
    const rotation = page.rotate + 90 * turns;
    const viewport = page.getViewport({
      scale: width / page.getViewport({ scale: 1, rotation }).width,
      rotation,
    });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
  };

const openPage = async (
  document: PDFDocumentProxy,
  number: number,
  library: typeof Pdfjs,
): Promise<PaperPage> => {
  const page = await document.getPage(number);
  const pieces = await piecesOf(page, library);
  const letters = pieces.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    lines: letters < FEWEST_LETTERS ? null : rowsOf(pieces, width, height, true),
    draw: drawPage(page),
  };
};

/**
 * Opens a PDF on this device: its lines, rebuilt from where its words stand.
 * @throws PaperTrouble if it is locked, damaged or empty, or if the reader did not arrive
 */
export const openPdf = async (file: Blob): Promise<Paper> => {
  if (file.size === 0) throw new PaperTrouble(EMPTY);
  const data = new Uint8Array(await file.arrayBuffer());
  const library = await load();
  const task = library.getDocument({ data, wasmUrl: pdf.wasm, verbosity: 0 });
  const close = () => void task.destroy();
  try {
    const document = await task.promise;
    if (document.numPages === 0) throw new PaperTrouble(NO_PAGES);
    const count = Math.min(document.numPages, MOST_PAGES);
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    const pages = await Promise.all(numbers.map((number) => openPage(document, number, library)));
    return { pages, leftOut: document.numPages - count, close };
  } catch (fault) {
    close();
    throw fault instanceof PaperTrouble ? fault : troubleOf(fault);
  }
};
