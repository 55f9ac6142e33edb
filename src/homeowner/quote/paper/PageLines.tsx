import { useEffect, useRef, useState } from 'react';
import type { PaperPage } from './paper.ts';
import type { PaperLine } from './rows.ts';

/** Enough to read small print on a phone that shows every point twice. */
const DRAWN_WIDTH = 1400;

/** The picture of a page. A line that somebody is at lights its place. */
const Picture = ({
  page,
  name,
  lit,
}: {
  readonly page: PaperPage;
  readonly name: string;
  readonly lit: PaperLine | undefined;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // What was closed meanwhile is drawn no more.
    if (canvas.current) page.draw(canvas.current, DRAWN_WIDTH, 0).catch(() => undefined);
  }, [page]);
  useEffect(() => {
    if (!lit || !frame.current) return;
    const { scrollHeight, clientHeight } = frame.current;
    frame.current.scrollTop = (lit.box.y + lit.box.height / 2) * scrollHeight - clientHeight / 2;
  }, [lit]);
  return (
    // Keys roll it, too.
    <div
      ref={frame}
      className="paper-picture"
      tabIndex={0}
      role="group"
      aria-label={`The picture of ${name}`}
    >
      <div>
        <canvas ref={canvas} aria-hidden="true" />
        {lit && (
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <rect {...lit.box} />
          </svg>
        )}
      </div>
    </div>
  );
};

/** A page with its lines beside it, each of which can be put right. */
export const PageLines = ({
  page,
  name,
  texts,
  compare,
  why,
  onChange,
}: {
  readonly page: PaperPage;
  /** "page 2". */
  readonly name: string;
  /** As they stand now. */
  readonly texts: readonly string[];
  /** Which of them hold an amount that should be compared with the picture. */
  readonly compare: readonly boolean[];
  /** The id of what says why. */
  readonly why: string;
  readonly onChange: (line: number, text: string) => void;
}) => {
  const [at, setAt] = useState<number>();
  const lines = page.lines ?? [];
  return (
    <div className="paper-page">
      {page.advice && <p className="caution">{page.advice}</p>}
      <Picture page={page} name={name} lit={at === undefined ? undefined : lines[at]} />
      <ol className="paper-lines" onPointerLeave={() => setAt(undefined)}>
        {texts.map((text, line) => (
          <li key={line} className={compare[line] ? 'to-compare' : undefined}>
            <input
              className="input"
              aria-label={`Line ${line + 1} of ${name}`}
              aria-describedby={compare[line] ? why : undefined}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onFocus={() => setAt(line)}
              onPointerEnter={() => setAt(line)}
              onChange={(event) => onChange(line, event.target.value)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
};
