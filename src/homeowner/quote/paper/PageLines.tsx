import { useState } from 'react';
import Button from '../../../kit/Button.tsx';
import { PagePicture } from './PagePicture.tsx';
import type { PaperPage } from './paper.ts';

/** A page with its lines beside it, each of which can be put right; first those to compare, if any. */
export const PageLines = ({
  page,
  name,
  texts,
  doubtful,
  compare,
  why,
  onRight,
  onChange,
}: {
  readonly page: PaperPage;
  /** "page 2". */
  readonly name: string;
  /** As they stand now. */
  readonly texts: readonly string[];
  /** Which of them held an amount to be compared with the picture when they were read. */
  readonly doubtful: readonly boolean[];
  /** Which of them still do. */
  readonly compare: readonly boolean[];
  /** The id of what says why. */
  readonly why: string;
  /** The person compared a line, and it is right. */
  readonly onRight: (line: number) => void;
  readonly onChange: (line: number, text: string) => void;
}) => {
  const [first] = useState(doubtful.indexOf(true));
  const [at, setAt] = useState(first < 0 ? undefined : first);
  const say = (line: number) => {
    onRight(line);
    const next = compare.indexOf(true, line + 1);
    if (next >= 0) setAt(next);
  };
  const rows = (those: boolean) => (
    <ol className="grid content-start gap-1">
      {texts.map(
        (text, line) =>
          (doubtful[line] ?? false) === those && (
            <li
              key={line}
              className={`grid gap-1 ${those ? 'pb-2' : ''} ${compare[line] ? 'border-s-3 border-gold ps-2' : ''}`}
            >
              <textarea
                // A line that is gone to stands below the picture.
                className="input field-sizing-content scroll-mt-[34vh]"
                rows={1}
                aria-label={`Line ${line + 1} of ${name}`}
                aria-describedby={compare[line] ? why : undefined}
                autoComplete="off"
                spellCheck={false}
                value={text}
                onFocus={() => setAt(line)}
                onPointerEnter={() => setAt(line)}
                // It stays one line.
                onChange={(event) => onChange(line, event.target.value.replaceAll(/[\r\n]+/g, ' '))}
              />
              {those && (
                <Button
                  className="min-h-9 justify-self-start px-3 py-1 text-sm"
                  aria-pressed={!compare[line]}
                  onClick={() => say(line)}
                >
                  {compare[line] ? 'It is right' : '✓ Right'}
                  <span className="sr-only">: line {line + 1}</span>
                </Button>
              )}
            </li>
          ),
      )}
    </ol>
  );
  const others = doubtful.filter((is) => !is).length;
  const summary = others === 1 ? 'The other line' : `The other ${others} lines`;
  return (
    <div className="paper-page grid gap-3 @min-[40rem]:grid-cols-2 @min-[40rem]:items-start">
      {page.advice && <p className="caution col-span-full">{page.advice}</p>}
      <PagePicture page={page} name={name} lit={at === undefined ? undefined : page.lines?.[at]} />
      {first < 0 && !page.wasPicture ? (
        rows(false)
      ) : (
        <div>
          {rows(true)}
          {others > 0 && (
            <details>
              <summary className="disclosure text-oak">{first < 0 ? 'Its lines' : summary}</summary>
              {rows(false)}
            </details>
          )}
        </div>
      )}
    </div>
  );
};
