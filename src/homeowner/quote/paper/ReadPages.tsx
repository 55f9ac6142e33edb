import { useEffect, useId, useRef } from 'react';
import { PageLines } from './PageLines.tsx';
import type { PaperPage, Texts } from './paper.ts';
import type { Marks } from './to-compare.ts';

/** What every page was read as: its lines beside its picture. */
export const ReadPages = ({
  pages,
  texts,
  doubtful,
  compare,
  onRight,
  onChange,
}: {
  readonly pages: readonly PaperPage[];
  readonly texts: Texts;
  /** Lines to be compared with the picture when they were read: they keep their place, whatever becomes of them. */
  readonly doubtful: Marks;
  /** Which of them still are. */
  readonly compare: Marks;
  readonly onRight: (page: number, line: number) => void;
  readonly onChange: (page: number, line: number, text: string) => void;
}) => {
  const id = useId();
  const said = useRef<HTMLParagraphElement>(null);
  // What was read takes the button away that had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus({ preventScroll: true });
  }, []);
  const count = compare.flat().filter(Boolean).length;
  return (
    <>
      <p ref={said} id={id} tabIndex={-1} role="status">
        <b>
          {count === 0 ? 'No line' : count === 1 ? 'One line' : `${count} lines`} to compare with a
          picture.
        </b>{' '}
        {count > 0 &&
          'Nothing on the paper proves that what is there was read right: a photo can turn a 3 into an 8, lose an amount or a line, or tear it from its words.'}
      </p>
      {pages.map((page, at) => (
        <PageLines
          key={at}
          page={page}
          name={`page ${at + 1}`}
          texts={texts[at] ?? []}
          doubtful={doubtful[at] ?? []}
          compare={compare[at] ?? []}
          why={id}
          onRight={(line) => onRight(at, line)}
          onChange={(line, text) => onChange(at, line, text)}
        />
      ))}
    </>
  );
};
