import type { Clean, Dirty } from './clean-picture.ts';
import { bringLetters, startLetters, type Layout, type Letters, type Words } from './letters.ts';
import { mendAmounts } from './mend-amounts.ts';
import type { PaperPage } from './paper.ts';
import { rowsOf, type PaperLine } from './rows.ts';
import { prove } from './sums.ts';

/** A page is read so wide, in points: more takes longer and reads no better. */
export const READ_WIDTH = 2000;

/** What is being done, to a person who waits. */
export interface Progress {
  readonly doing: 'loading' | 'reading';
  /** Of all of it, from 0 to 1. */
  readonly part: number;
}

/** Less light than this, of 255, and less sure than this, of 100, is worth another photo. */
const DARK = 70;
const UNSURE = 70;
const FEWEST_LINES = 3;

const TAKE_AGAIN =
  'Lay it flat near a window, stand so that no shadow falls on it, and fill the frame.';
const adviceOn = (words: Words, lines: readonly PaperLine[], light: number): string | undefined => {
  if (lines.length < FEWEST_LINES)
    return `Almost nothing could be read here. Handwriting is not read: type its lines below. If it is printed, take the photo again. ${TAKE_AGAIN}`;
  if (light < DARK)
    return `This photo is dark, so check each amount. A new one may do better. ${TAKE_AGAIN}`;
  return words.confidence < UNSURE
    ? `This photo was hard to read, so check each amount. A new one may do better. ${TAKE_AGAIN}`
    : undefined;
};

/** Cleans pictures off the page, one after the other. */
const startCleaning = () => {
  const worker = new Worker(new URL('./clean-worker.ts', import.meta.url), { type: 'module' });
  return {
    clean: (picture: Dirty): Promise<Clean> =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Clean>) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(picture, [picture.rgba.buffer]);
      }),
    end: () => worker.terminate(),
  };
};

const linesOf = ({ pieces }: Words, width: number, height: number): PaperLine[] =>
  rowsOf(pieces, width, height).map(({ text, box }) => ({ text: mendAmounts(text), box }));

/** How much arithmetic of the page comes out right: how many of its amounts, and what part of them. */
const rightIn = (lines: readonly PaperLine[]) => {
  const proofs = prove(lines.map(({ text }) => text));
  const amounts = proofs.reduce((sum, { amounts: own }) => sum + own.length, 0);
  const proven = proofs.reduce((sum, { proven: own }) => sum + own.length, 0);
  return { proven, amounts };
};

/** So sure of its letters a reader was right in all we tried: another layout finds no more. */
const SURE = 88;
const layouts: readonly Layout[] = ['lines', 'words'];

/**
 * Reads a page in one layout, and in the other too where the reader was unsure and not all sums come out.
 * The one with more of them right counts.
 */
export const readBest = async (
  letters: Pick<Letters, 'read'>,
  picture: Clean,
  width: number,
  height: number,
) => {
  let best: { words: Words; lines: PaperLine[]; proven: number; amounts: number } | undefined;
  for (const layout of layouts) {
    const words = await letters.read(picture.picture, width, layout);
    const lines = linesOf(words, width, height);
    const { proven, amounts } = rightIn(lines);
    if (
      !best ||
      proven > best.proven ||
      (proven === best.proven && amounts > best.amounts && proven === 0)
    )
      best = { words, lines, proven, amounts };
    if (words.confidence >= SURE || (amounts > 0 && proven === amounts)) break;
  }
  return best!;
};

/** Draws a page as it was read: turned until its lines lie level. */
const drawLevel =
  (page: PaperPage, turns: number, skew: number): PaperPage['draw'] =>
  async (canvas, width) => {
    const askew = document.createElement('canvas');
    await page.draw(askew, width, turns);
    canvas.width = askew.width;
    canvas.height = askew.height;
    const context = canvas.getContext('2d')!;
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate(-skew);
    context.drawImage(askew, -canvas.width / 2, -canvas.height / 2);
    context.resetTransform();
    askew.width = 0;
  };

/**
 * Reads the pages that are pictures, on this device; those with lines stay as they are.
 * @param turns of each page, in quarters, clockwise
 * @throws PaperTrouble if what reads them does not arrive or start; whatever the signal ends
 */
export const readPictures = async (
  pages: readonly PaperPage[],
  turns: readonly number[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<readonly PaperPage[]> => {
  const count = pages.filter(({ lines }) => lines === null).length;
  let done = 0;
  const onPart = (part: number) => onProgress({ doing: 'reading', part: (done + part) / count });
  // The first page is cleaned meanwhile.
  const starting = bringLetters(signal, (part) => onProgress({ doing: 'loading', part })).then(() =>
    startLetters(onPart),
  );
  starting.catch(() => undefined);
  const cleaning = startCleaning();
  const end = () => {
    starting.then((letters) => letters.end()).catch(() => undefined);
    cleaning.end();
  };
  const ended = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
  ended.catch(() => undefined);
  const canvas = document.createElement('canvas');
  const readPage = async (page: PaperPage, turn: number): Promise<PaperPage> => {
    await page.draw(canvas, READ_WIDTH, turn);
    const { width, height } = canvas;
    const { data: rgba } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    const picture = await cleaning.clean({ width, height, rgba });
    const { words, lines } = await readBest(await starting, picture, width, height);
    done += 1;
    return {
      lines,
      wasPicture: true,
      advice: adviceOn(words, lines, picture.light),
      draw: drawLevel(page, turn, picture.skew),
    };
  };
  try {
    const read: PaperPage[] = [];
    for (const [at, page] of pages.entries())
      read.push(page.lines ? page : await Promise.race([readPage(page, turns[at] ?? 0), ended]));
    return read;
  } finally {
    end();
    // Gives its memory back at once.
    canvas.width = 0;
  }
};
