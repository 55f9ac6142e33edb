import { useId, useState } from 'react';
import { notify } from '../toasts/notify.ts';

/** The letter to one company. Until a word of it is changed, it follows what is entered. */
export const Letter = ({ name, written }: { readonly name: string; readonly written: string }) => {
  const id = useId();
  const [changed, setChanged] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const text = changed ?? written;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      void notify('Letter copied.');
    } catch {
      setRefused(true);
    }
  };
  return (
    <section className="quote-letter sheet">
      <header>
        <h4>
          <label htmlFor={id}>To the company of quote {name}</label>
        </h4>
        <button type="button" className="button-quiet" onClick={() => void copy()}>
          Copy<span className="sr-only"> the letter to the company of quote {name}</span>
        </button>
      </header>
      {refused && (
        <p className="problem">Your browser did not let us copy. Mark the text and copy it.</p>
      )}
      <textarea
        id={id}
        className="input no-print"
        rows={12}
        autoComplete="off"
        value={text}
        onChange={(event) => setChanged(event.target.value)}
      />
      <p className="only-print">{text}</p>
      {changed !== null && changed !== written && (
        <button type="button" className="link no-print" onClick={() => setChanged(null)}>
          Write it anew from the quote
        </button>
      )}
    </section>
  );
};
