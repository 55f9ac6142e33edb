import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tell } from '../../../kit/watch-faults.ts';
import { pageOf } from '../../../quote/missing-page.ts';
import { amountsIn } from '../../../quote/proven-amounts.ts';
import type { Edge } from './cut-off.ts';
import { openPaper } from './open-paper.ts';
import { isFolded, PaperTrouble, type Paper, type PaperPage, type Texts } from './paper.ts';
import { readPictures, type Progress } from './read-pictures.ts';
import { asText, putOn, toCompare, type Marks } from './to-compare.ts';

const UNKNOWN = 'This file could not be read, and the fault is ours. Type the lines below instead.';

/** What went wrong, to the person. A fault that is ours is told to us as well. */
const sayTrouble = (fault: unknown): string => {
  if (fault instanceof PaperTrouble) return fault.message;
  tell(fault);
  return UNKNOWN;
};

const textsOf = (pages: readonly PaperPage[]): Texts =>
  pages.map(({ lines }) => lines?.map(({ text }) => text) ?? []);

/** What a paper says, once it can be used. */
export interface Said {
  readonly text: string;
  readonly isPicture: boolean;
  /** Lines of it, from 0, that were read from a picture and that nobody compared with it. */
  readonly uncompared: readonly number[];
  /** The edge that cuts through one of its pictures; null where none does. */
  readonly cut: Edge | null;
  /** Its amounts, as written. */
  readonly amounts: readonly string[];
}
export type OnText = (said: Said) => void;

/** A paper as it is opened, its pictures read, and its lines put right. */
export const usePaper = (files: readonly File[], onText: OnText, onFail: () => void) => {
  const [paper, setPaper] = useState<Paper>();
  const [pages, setPages] = useState<readonly PaperPage[]>([]);
  const [texts, setTexts] = useState<Texts>([]);
  /** Lines that were doubtful when they were read, and those that the person found right or typed. */
  const [doubtful, setDoubtful] = useState<Marks>([]);
  const [right, setRight] = useState<Marks>([]);
  const [turns, setTurns] = useState<readonly number[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const [trouble, setTrouble] = useState('');
  const [isUsed, setUsed] = useState(false);
  const stopping = useRef<AbortController>(null);
  const show = (found: readonly PaperPage[]) => {
    const read = textsOf(found);
    setPages(found);
    setTexts(read);
    setDoubtful(toCompare(found, read));
    setRight(read.map((lines) => lines.map(() => false)));
  };
  const use = (found: readonly PaperPage[], said: Texts, compare: Marks) => {
    const { text, places } = asText(found, said, compare);
    setUsed(true);
    onText({
      text,
      isPicture: found.some(({ wasPicture }) => wasPicture),
      uncompared: places.flatMap((lines, page) => lines.filter((_, line) => compare[page]?.[line])),
      cut:
        found.find(({ cut }) => cut)?.cut ??
        (isFolded(found.at(-1), said.at(-1)) ? 'bottom' : null),
      amounts: amountsIn(said.flat()),
    });
  };
  const start = useEffectEvent((found: Paper) => {
    setPaper(found);
    setTurns(found.pages.map(() => 0));
    show(found.pages);
    // A text is exact. What comes from a picture is used once somebody compared it.
    if (found.pages.every(({ lines }) => lines !== null))
      use(found.pages, textsOf(found.pages), []);
  });
  const fail = useEffectEvent((fault: unknown) => {
    setTrouble(sayTrouble(fault));
    onFail();
  });
  useEffect(() => {
    let isLeft = false;
    let opened: Paper | undefined;
    openPaper(files).then(
      (found) => {
        opened = found;
        if (isLeft) found.close();
        else start(found);
      },
      (fault: unknown) => {
        if (!isLeft) fail(fault);
      },
    );
    return () => {
      isLeft = true;
      stopping.current?.abort();
      opened?.close();
    };
  }, [files]);

  const read = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    setTrouble('');
    setProgress({ doing: 'loading', part: 0 });
    try {
      const found = await readPictures(pages, turns, stop.signal, setProgress);
      const page = (one: PaperPage) => pageOf(textsOf([one]).flat().join('\n'));
      show(found.toSorted((a, b) => page(a) - page(b)));
    } catch (fault) {
      if (!stop.signal.aborted) setTrouble(sayTrouble(fault));
    }
    setProgress(undefined);
  };
  const say = (page: number, line: number) => setRight(putOn(right, page, line, true));
  const still = toCompare(pages, texts);
  /** Doubtful lines that still are. */
  const compare = doubtful.map((lines, page) =>
    lines.map((is, line) => is && still[page]![line]! && !right[page]![line]!),
  );
  return {
    paper,
    /** Whether no line of a picture has a price: of that nothing is to be checked. */
    isNoQuote: pages.some(({ wasPicture }) => wasPicture) && amountsIn(texts.flat()).length === 0,
    pages,
    texts,
    doubtful,
    compare,
    turns,
    progress,
    trouble,
    isUsed,
    put: (page: number, line: number, text: string) => {
      setTexts(putOn(texts, page, line, text));
      say(page, line);
    },
    say,
    turn: (page: number) =>
      setTurns(turns.map((before, at) => (at === page ? (before + 1) % 4 : before))),
    read: () => void read(),
    stop: () => stopping.current?.abort(),
    use: () => use(pages, texts, compare),
  };
};
