import { amountsIn } from '../../../quote/proven-amounts.ts';
import type { Clean, Dirty } from './clean-picture.ts';
import type { Edge } from './cut-off.ts';
import { bringLetters, type Letters, startLetters } from './letters.ts';
import { isBlankBelow } from './light.ts';
import { mayLack } from './lost-amounts.ts';
import { isSamePaper, type PaperPage } from './paper.ts';
import { FEWEST_LINES, NIGHT, NOISE, readBest, type Reading, UNSURE } from './read-best.ts';
import { isPartUnread, SOME } from './unread.ts';

/** What is being done, to a person who waits. */
export interface Progress {
  readonly doing: 'loading' | 'reading';
  /** Of all of it, from 0 to 1. */
  readonly part: number;
}

/** Less light than this, of 255, is worth another photo. */
const DARK = 70;

const TAKE_AGAIN =
  'Lay it flat near a window, stand so that no shadow falls on it, and fill the frame.';
const UNREAD = `Almost nothing could be read here. If it is a quote, is it on its side or upside down? Turn it, and read it again. If it is dark or blurred, take the photo again. ${TAKE_AGAIN} What is written by hand is not read: type its lines below.`;

/** The edge that cuts through it, or that much of it was not read: nothing is judged before the person says that all is there. */
const cutIn = ({ words, lines, cut, picture, isPale }: Reading): Edge | null => {
  if (cut ?? words.sure < NOISE) return cut;
  const isUnread = lines.length < FEWEST_LINES || (isPale && isPartUnread(picture, lines, SOME));
  return isUnread ? 'unread' : null;
};

const adviceOn = ({ words, lines, picture }: Reading, cut: Edge | null): string | undefined => {
  if (picture.light < NIGHT) return `This photo is too dark to read. Take it again. ${TAKE_AGAIN}`;
  const isBarely = cut === 'unread' && lines.length < FEWEST_LINES;
  if (words.sure < NOISE || isBarely) return UNREAD;
  if (cut === 'unread')
    return `Part of this picture could not be read. Take it again. ${TAKE_AGAIN}`;
  if (cut === 'middle')
    return 'It looks as if two papers lie side by side here, so that lines of one run on into the other. Cut the picture down to one paper, or take one of each.';
  if (cut)
    return `The ${cut} edge looks cut off: take the picture again with the whole paper in it. What stood beyond the edge is missing here.`;
  if (mayLack(lines.map(({ text }) => text)))
    return 'Some amounts may not have been read. Type each behind its words.';
  const how = picture.light < DARK ? 'is dark' : words.confidence < UNSURE && 'was hard to read';
  return how
    ? `This photo ${how}, so check each amount. A new one may do better. ${TAKE_AGAIN}`
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

/** The pages, the lines of one that was photographed twice counted once. */
const onceEach = (pages: readonly PaperPage[]): readonly PaperPage[] => {
  const amounts = pages.map(({ lines }) => amountsIn((lines ?? []).map(({ text }) => text)));
  return pages.map((page, at) => {
    const before = amounts.slice(0, at).findIndex((one) => isSamePaper(one, amounts[at]!));
    if (before < 0) return page;
    const advice = `This looks like page ${before + 1} again, so its lines are not counted a second time.`;
    return { ...page, lines: [], advice };
  });
};

/** How much of a page is read, where nobody knows how often it will be: each time half of what is left. */
export const partRead = (times: number, part: number): number => 1 - 0.5 ** times * (1 - part / 2);

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
  let times = 0;
  const onPart = (part: number) =>
    onProgress({ doing: 'reading', part: (done + partRead(times, part)) / count });
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
  const readPage = async (page: PaperPage, turned: number): Promise<PaperPage> => {
    const clean = async (turns: number, wide: number) => {
      await page.draw(canvas, wide, turns);
      const { width, height } = canvas;
      const { data: rgba } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
      return cleaning.clean({ width, height, rgba });
    };
    times = 0;
    const read: Letters['read'] = async (...picture) => {
      const words = await (await starting).read(...picture);
      times += 1;
      return words;
    };
    const reading = await readBest({ read }, clean, turned);
    done += 1;
    const { words, lines, turns, picture } = reading;
    const cut = cutIn(reading);
    const advice = adviceOn(reading, cut);
    // Of noise not one amount is judged.
    if (words.sure < NOISE) return { ...page, advice };
    const end = Math.max(...lines.map(({ box }) => box.y + box.height));
    const endsBlank = isBlankBelow(picture, end);
    const draw = drawLevel(page, turns, picture.lie.skew);
    return { lines, cut, endsBlank, wasPicture: true, advice, draw };
  };
  try {
    const read: PaperPage[] = [];
    for (const [at, page] of pages.entries())
      read.push(page.lines ? page : await Promise.race([readPage(page, turns[at] ?? 0), ended]));
    // Where others were read, one that was not has no lines; else all can be turned and read again.
    return read.some(({ lines }) => lines)
      ? onceEach(read.map((page) => (page.lines ? page : { ...page, lines: [], wasPicture: true })))
      : read;
  } finally {
    end();
    // Gives its memory back at once.
    canvas.width = 0;
  }
};
