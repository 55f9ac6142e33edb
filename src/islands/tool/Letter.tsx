import { useId, useRef } from 'react';
import type { ToldLetter } from '../../tools/run-tool.ts';
import { notify } from '../toasts/notify.ts';

/** A text to change, copy and send; it never leaves the device by itself. */
export const Letter = ({ letter: { title, text } }: { readonly letter: ToldLetter }) => {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    const field = box.current;
    if (!field) return;
    try {
      await navigator.clipboard.writeText(field.value);
      void notify('Text copied.');
    } catch {
      // Where copying is refused the text is marked, so that it can be copied by hand.
      field.select();
    }
  };
  return (
    <section className="sheet letter">
      <h2>
        <label htmlFor={id}>{title}</label>
      </h2>
      <p className="hint no-print">Plain text. Change a word before you copy it.</p>
      <textarea
        ref={box}
        id={id}
        className="input"
        defaultValue={text}
        rows={text.split('\n').length + 3}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        Copy the text
      </button>
    </section>
  );
};
