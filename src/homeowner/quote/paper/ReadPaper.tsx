import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { tell } from '../../../kit/watch-faults.ts';
import styles from '../../../styles/paper.css?url';
import { openPaper } from './open-paper.ts';
import { PageLines } from './PageLines.tsx';
import { PagePicture } from './PagePicture.tsx';
import { MOST_PAGES, PaperTrouble, type Paper, type PaperPage } from './paper.ts';
import { LETTERS_MB } from './parts.ts';
import { Pictures } from './Pictures.tsx';
import { readPictures, type Progress } from './read-pictures.ts';
import { prove } from './sums.ts';

type Texts = readonly (readonly string[])[];

const UNKNOWN = 'This file could not be read, and the fault is ours. Type the lines below instead.';

/** What went wrong, to the person. A fault that is ours is told to us as well. */
const sayTrouble = (fault: unknown): string => {
  if (fault instanceof PaperTrouble) return fault.message;
  tell(fault);
  return UNKNOWN;
};

const textsOf = (pages: readonly PaperPage[]): Texts =>
  pages.map(({ lines }) => lines?.map(({ text }) => text) ?? []);
const asText = (texts: Texts) => texts.flat().join('\n');

/** "2 pages, 31 lines." */
const countOf = (texts: Texts): string => {
  const lines = texts.flat().length;
  const pages = texts.length === 1 ? 'One page' : `${texts.length} pages`;
  return `${pages}, ${lines === 1 ? 'one line' : `${lines} lines`}.`;
};

/** Of each line of each page. */
type Marks = readonly (readonly boolean[])[];

/** Whether it holds an amount that was read from a picture and that no sum proves. */
const toCompare = (pages: readonly PaperPage[], texts: Texts): Marks => {
  const proofs = prove(texts.flat());
  let at = 0;
  return texts.map((lines, page) =>
    lines.map(() => {
      const { amounts, proven } = proofs[at]!;
      at += 1;
      return pages[page]?.wasPicture === true && amounts.some((one) => !proven.includes(one));
    }),
  );
};

const Reading = ({ progress }: { readonly progress: Progress }) => {
  const doing =
    progress.doing === 'loading' ? 'Loading what reads it' : 'Reading it on this device';
  return (
    <p className="paper-progress" role="status">
      <label>
        {doing}… <progress value={progress.part} max={1} />
      </label>
    </p>
  );
};

/** What every page was read as: its lines beside its picture. */
const ReadPages = ({
  pages,
  texts,
  onChange,
}: {
  readonly pages: readonly PaperPage[];
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
}) => {
  const id = useId();
  // Those that were doubtful when the page was read keep their place, whatever becomes of them.
  const [doubtful] = useState(() => toCompare(pages, texts));
  const [right, setRight] = useState<Marks>(doubtful.map((lines) => lines.map(() => false)));
  const unproven = toCompare(pages, texts);
  const compare = doubtful.map((lines, page) =>
    lines.map((is, line) => is && unproven[page]![line]! && !right[page]![line]!),
  );
  const count = compare.flat().filter(Boolean).length;
  const put = <Value,>(all: readonly (readonly Value[])[], page: number, line: number, to: Value) =>
    all.map((lines, at) =>
      at === page ? lines.map((before, index) => (index === line ? to : before)) : lines,
    );
  return (
    <>
      {count > 0 && (
        <p id={id}>
          <b>
            {count === 1 ? 'One line holds an amount' : `${count} lines hold amounts`} that no sum
            on the paper proves.
          </b>{' '}
          A photo can turn a 3 into an 8: compare them with the picture.
        </p>
      )}
      {pages.map((page, at) => (
        <PageLines
          key={at}
          page={page}
          name={`page ${at + 1}`}
          texts={texts[at] ?? []}
          doubtful={doubtful[at] ?? []}
          compare={compare[at] ?? []}
          why={id}
          onRight={(line) => setRight(put(right, at, line, true))}
          onChange={(line, text) => onChange(put(texts, at, line, text))}
        />
      ))}
    </>
  );
};

/** The place of a line that is asked about, in the picture of its page. */
const LitLine = ({ pages, lit }: { pages: readonly PaperPage[]; lit: number | undefined }) => {
  const all = pages.flatMap((page) => (page.lines ?? []).map((line) => ({ page, line })));
  const found = lit === undefined ? undefined : all[lit];
  return found && <PagePicture page={found.page} name="the line below" lit={found.line} isStrip />;
};

/** A paper that somebody chose, read on this device: its pages, its lines, and what to do where it cannot be. */
export default function ReadPaper({
  files,
  lit,
  onText,
  onDrop,
}: {
  readonly files: readonly File[];
  /** A line of its text that is asked about, from 0: its place is shown. */
  readonly lit: number | undefined;
  readonly onText: (text: string) => void;
  readonly onDrop: () => void;
}) {
  const [paper, setPaper] = useState<Paper>();
  const [pages, setPages] = useState<readonly PaperPage[]>([]);
  const [texts, setTexts] = useState<Texts>([]);
  const [turns, setTurns] = useState<readonly number[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const [trouble, setTrouble] = useState('');
  const [isUsed, setUsed] = useState(false);
  const stopping = useRef<AbortController>(null);
  const show = (found: readonly PaperPage[]) => {
    setPages(found);
    setTexts(textsOf(found));
  };
  const use = (found: Texts) => {
    setUsed(true);
    onText(asText(found));
  };
  const start = useEffectEvent((found: Paper) => {
    setPaper(found);
    setTurns(found.pages.map(() => 0));
    show(found.pages);
    // A text is exact. What comes from a picture is used once somebody compared it.
    if (found.pages.every(({ lines }) => lines !== null)) use(textsOf(found.pages));
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
        if (!isLeft) setTrouble(sayTrouble(fault));
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
      show(await readPictures(pages, turns, stop.signal, setProgress));
    } catch (fault) {
      if (!stop.signal.aborted) setTrouble(sayTrouble(fault));
    }
    setProgress(undefined);
  };
  const alert = trouble && (
    <p role="alert" className="caution">
      {trouble}
    </p>
  );
  const putAway = (
    <button type="button" className="link" onClick={onDrop}>
      Put the paper away
    </button>
  );
  if (!paper) return alert || <p role="status">Opening…</p>;
  const unread = pages.filter(({ lines }) => lines === null).length;
  return (
    <div className="paper">
      <link rel="stylesheet" href={styles} precedence="default" />
      {alert}
      {paper.leftOut > 0 && (
        <p className="caution">
          Only the first {MOST_PAGES} pages of a file are read. Choose the pages with prices as a
          file of their own.
        </p>
      )}
      {unread > 0 ? (
        <>
          <p>
            {unread === 1 ? 'This is a picture' : 'These are pictures'}. What reads its letters is{' '}
            {LETTERS_MB} MB, loaded once; then it works without a connection. The picture itself
            stays on this device.
          </p>
          <Pictures
            pages={pages}
            turns={turns}
            isReading={progress !== undefined}
            onTurn={(page) =>
              setTurns(turns.map((before, at) => (at === page ? (before + 1) % 4 : before)))
            }
          />
          {progress && <Reading progress={progress} />}
        </>
      ) : (
        <details open={!isUsed} key={String(isUsed)}>
          <summary className="disclosure text-oak">The paper beside its lines</summary>
          <p role="status" className="hint">
            {countOf(texts)}
          </p>
          <ReadPages pages={pages} texts={texts} onChange={setTexts} />
          <p className="actions">
            <button type="button" className="button" onClick={() => use(texts)}>
              Use these lines
            </button>
            {putAway}
          </p>
        </details>
      )}
      {unread > 0 && (
        <p className="actions">
          {progress ? (
            <button
              type="button"
              className="button-quiet"
              onClick={() => stopping.current?.abort()}
            >
              Stop
            </button>
          ) : (
            <>
              <button type="button" className="button" onClick={() => void read()}>
                Read the {unread === 1 ? 'picture' : 'pictures'}
              </button>
              {putAway}
            </>
          )}
        </p>
      )}
      <LitLine pages={pages} lit={isUsed ? lit : undefined} />
    </div>
  );
}
