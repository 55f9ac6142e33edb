import { useEffect, useId, useRef, useState } from 'react';
import { price, type Item } from '../../engine/index.ts';
import type { Matcher } from '../../quote/match-line.ts';
import { nameOf } from '../../quote/name-of.ts';
import { placedLine, type TypedQuote } from '../../quote/typed-quote.ts';
import { LineRow } from './LineRow.tsx';
import { PaperPicker } from './paper/PaperPicker.tsx';
import type { DoIt } from './use-quotes.ts';

/** What was made of the text: how many amounts found their place. */
const readSaying = (amounts: number, unplaced: number): string => {
  if (amounts === 0) return 'We found no amount in it. Type what you can below.';
  const placed = amounts - unplaced;
  const all = `${amounts === 1 ? 'One amount' : `${amounts} amounts`} read.`;
  return unplaced === 0
    ? `${all} Each has its place.`
    : `${all} ${placed} placed, ${unplaced} for you to place below.`;
};

/** One quote: its text, and the lines read from it, each of which can be put right by hand. */
export const QuoteEntry = ({
  quote: { key, pasted, lines, options, chosen },
  at,
  items,
  others,
  match,
  doIt,
  onDrop,
}: {
  readonly quote: TypedQuote;
  /** Which quote, from 0. */
  readonly at: number;
  readonly items: readonly Item[];
  readonly others: readonly Item[];
  readonly match: Matcher;
  readonly doIt: DoIt;
  /** Takes the quote away; absent while it is the only one. */
  readonly onDrop: (() => void) | undefined;
}) => {
  const id = useId();
  const name = nameOf(at);
  const said = useRef<HTMLParagraphElement>(null);
  const [reading, setReading] = useState(0);
  const [isEmpty, setEmpty] = useState(false);
  // What became of the text is what the person waits for.
  useEffect(() => {
    if (reading > 0) said.current?.focus();
  }, [reading]);
  const read = () => {
    setEmpty(pasted.trim() === '');
    if (pasted.trim() === '') return;
    doIt({ do: 'read', quote: key, match });
    setReading((count) => count + 1);
  };
  /** What the paper of this quote gave before, which its lines replace once they were put right. */
  const given = useRef('');
  const takePaper = (text: string) => {
    const others = given.current ? pasted.replace(given.current, () => '') : pasted;
    given.current = text;
    doIt({ do: 'paste', quote: key, text: [text, others.trim()].filter(Boolean).join('\n') });
    doIt({ do: 'read', quote: key, match });
    setReading((count) => count + 1);
  };
  const placed = lines.map((line) => ({ line, ...placedLine(line, match) }));
  const amounts = placed.filter(({ amount, rate }) => amount !== null || rate !== null).length;
  const unplaced = placed.filter(
    ({ amount, place }) => amount !== null && place === '#unknown',
  ).length;
  const rows = (asked: boolean) =>
    lines
      .filter((line) => line.asked === asked)
      .map((line) => (
        <LineRow
          key={line.key}
          line={line}
          quote={key}
          items={items}
          others={others}
          match={match}
          doIt={doIt}
        />
      ));
  const asked = rows(true);
  const settled = rows(false);
  return (
    <section className="quote-entry sheet space-y-3 px-5 py-4" aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>Quote {name}</h3>
      <PaperPicker name={name} onText={takePaper} />
      <label className="block font-semibold" htmlFor={`${id}-text`}>
        The text of quote {name}
      </label>
      <p id={`${id}-hint`} className="hint mt-0">
        Copied from an e-mail, or typed: one line for each thing, its price at the end.
      </p>
      {isEmpty && pasted.trim() === '' && (
        <p id={`${id}-problem`} className="problem">
          Paste or type the lines of the quote first.
        </p>
      )}
      <textarea
        id={`${id}-text`}
        className="input font-semibold outline-offset-2"
        rows={lines.length > 0 ? 3 : 8}
        autoComplete="off"
        spellCheck={false}
        // Who asked for a further quote goes on here.
        autoFocus={at > 0}
        value={pasted}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={(isEmpty && pasted.trim() === '') || undefined}
        onChange={(event) => doIt({ do: 'paste', quote: key, text: event.target.value })}
      />
      <div className="actions">
        <button
          type="button"
          className={lines.length > 0 ? 'button-quiet' : 'button'}
          onClick={read}
        >
          {lines.length > 0 ? 'Read it again' : 'Read it'}
          <span className="sr-only"> as quote {name}</span>
        </button>
        <button
          type="button"
          className="button-quiet"
          onClick={() => doIt({ do: 'add-line', quote: key })}
        >
          Add a line<span className="sr-only"> to quote {name}</span>
        </button>
        {onDrop && (
          <button type="button" className="link" onClick={onDrop}>
            Take away<span className="sr-only"> quote {name}</span>
          </button>
        )}
      </div>
      {reading > 0 && (
        <p ref={said} tabIndex={-1} role="status" className="font-semibold outline-offset-2">
          {readSaying(amounts, unplaced)}
        </p>
      )}
      {options.length > 0 && (
        <fieldset className="my-3">
          <legend className="font-semibold">
            {options.length} prices stand on it. Which one do you want to check?
          </legend>
          {options.map(({ name: called, total }, index) => (
            <label
              key={called}
              className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-3 border-b border-rule-light text-sm"
            >
              <input
                type="radio"
                name={`${id}-option`}
                checked={chosen === index}
                onChange={() => doIt({ do: 'choose', quote: key, option: index })}
              />
              <span>
                {called}, {price(total)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {asked.length > 0 && <ul className="line-rows">{asked}</ul>}
      {settled.length > 0 && (
        <details>
          <summary className="disclosure text-oak">
            {settled.length === 1 ? 'The other line' : `The other ${settled.length} lines`}
          </summary>
          <ul className="line-rows">{settled}</ul>
        </details>
      )}
    </section>
  );
};
