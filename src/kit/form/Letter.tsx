import { useId, useState } from 'react';
import { useCopy } from '../use-copy.ts';

/**
 * A text to change, copy and send; it never leaves the device by itself. Until a word of it is changed, it
 * follows what was written for the person.
 */
export const Letter = ({
  title,
  written,
  heading: Heading = 'h2',
}: {
  readonly title: string;
  readonly written: string;
  /** One level below the heading it stands under. */
  readonly heading?: 'h2' | 'h4';
}) => {
  const id = useId();
  const [changed, setChanged] = useState<string | null>(null);
  const { refused, copy } = useCopy('Letter copied.');
  const text = changed ?? written;
  return (
    <section className="letter sheet max-w-3xl space-y-3 p-4 print:px-3 print:py-2">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading>
          <label htmlFor={id}>{title}</label>
        </Heading>
        <button type="button" className="button-quiet" onClick={() => void copy(text)}>
          Copy<span className="sr-only"> the letter: {title}</span>
        </button>
      </header>
      {refused && (
        <p className="problem">Your browser did not let us copy. Mark the text and copy it.</p>
      )}
      <textarea
        id={id}
        className="input no-print block resize-y leading-normal field-sizing-content"
        rows={12}
        autoComplete="off"
        value={text}
        onChange={(event) => setChanged(event.target.value)}
      />
      <p className="only-print">{text}</p>
      {changed !== null && changed !== written && (
        <button type="button" className="link no-print" onClick={() => setChanged(null)}>
          Write it again
        </button>
      )}
    </section>
  );
};
