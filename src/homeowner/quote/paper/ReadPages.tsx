import { useId, useState } from 'react';
import { PageLines } from './PageLines.tsx';
import type { PaperPage } from './paper.ts';
import { missingIn, prove } from './sums.ts';
import type { Texts } from './use-paper.ts';

/** Of each line of each page. */
type Marks = readonly (readonly boolean[])[];

/** Whether it holds an amount that was read from a picture and that no sum proves, or that has no words; or lost its own. */
const toCompare = (pages: readonly PaperPage[], texts: Texts): Marks => {
  const proofs = prove(texts.flat());
  const missing = missingIn(texts.flat());
  let at = 0;
  return texts.map((lines, page) =>
    lines.map((text) => {
      const { amounts, proven } = proofs[at]!;
      const isMissing = missing?.line === at;
      at += 1;
      const isAlone = !/\p{L}{2}/u.test(text);
      return (
        pages[page]?.wasPicture === true &&
        (isMissing || amounts.some((one) => isAlone || !proven.includes(one)))
      );
    }),
  );
};

/** What every page was read as: its lines beside its picture. */
export const ReadPages = ({
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
  const missing = missingIn(texts.flat());
  const [right, setRight] = useState<Marks>(doubtful.map((lines) => lines.map(() => false)));
  const unproven = toCompare(pages, texts);
  const compare = doubtful.map((lines, page) =>
    lines.map((is, line) => is && unproven[page]![line]! && !right[page]![line]!),
  );
  const count = compare.flat().filter(Boolean).length;
  const missingOn = (page: number) => {
    const line = (missing?.line ?? -1) - texts.slice(0, page).flat().length;
    return missing && line >= 0 && line < texts[page]!.length
      ? { line, amount: missing.amount }
      : undefined;
  };
  const put = <Value,>(all: readonly (readonly Value[])[], page: number, line: number, to: Value) =>
    all.map((lines, at) =>
      at === page ? lines.map((before, index) => (index === line ? to : before)) : lines,
    );
  return (
    <>
      {count > 0 && (
        <p id={id}>
          <b>
            {count === 1 ? 'One line' : `${count} lines`} to compare with the picture: no sum on the
            paper proves {count === 1 ? 'its amount' : 'their amounts'}.
          </b>{' '}
          A photo can turn a 3 into an 8, lose an amount, or tear it from its words.
        </p>
      )}
      {pages.map((page, at) => (
        <PageLines
          key={at}
          page={page}
          name={`page ${at + 1}`}
          texts={texts[at] ?? []}
          missing={page.wasPicture ? missingOn(at) : undefined}
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
