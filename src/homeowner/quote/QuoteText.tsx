import { useId, useState } from 'react';
import { price } from '../../engine/index.ts';
import Button from '../../kit/Button.tsx';
import { placedLine, type TypedLine, type TypedQuote } from '../../quote/typed-quote.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import type { Form } from './use-quotes.ts';

/** Whether a line of the paper neither has a price nor names work: an address, a term. */
const isSaying = ({ read }: TypedLine): boolean => read?.amount === null && read.place === '#out';

/** Whether the table has a line of the quote, by its words, beside a line of ours, by its id. */
export type IsBeside = (text: string, id: string) => boolean;

/** A line of a quote as it was read, and where it belongs, which a person can change. */
const LineRow = ({
  line,
  quote: { key, options },
  isBeside,
  form,
}: {
  readonly line: TypedLine;
  readonly quote: TypedQuote;
  readonly isBeside: IsBeside;
  readonly form: Form;
}) => {
  const id = useId();
  const { place, amount } = placedLine(line, form.match);
  return (
    <li className="line-row space-y-1 border-b border-rule-light py-3">
      <label htmlFor={id} className="flex justify-between gap-3 text-sm">
        <span className="break-words">{line.text}</span>
        {/* Of prices beside each other that of the chosen option is among its words. */}
        {amount !== null && options.length === 0 && <b className="figures">{price(amount)}</b>}
      </label>
      <PlaceSelect
        id={id}
        place={place}
        isPlain={line.place !== null || isBeside(line.text, place)}
        form={form}
        onChange={(at) => form.doIt({ do: 'place-line', quote: key, line: line.key, at })}
      />
    </li>
  );
};

/** The words of a quote, pasted or typed, to be put right there, and the lines that were read from them. */
export const QuoteText = ({
  quote,
  name,
  isFurther,
  isBeside,
  form,
  onRead,
}: {
  readonly quote: TypedQuote;
  /** "B". */
  readonly name: string;
  /** Whether it was asked for beside another. */
  readonly isFurther: boolean;
  readonly isBeside: IsBeside;
  readonly form: Form;
  readonly onRead: (text: string) => void;
}) => {
  const { key, pasted, wasRead, lines } = quote;
  const id = useId();
  const [wasAsked, setAsked] = useState(false);
  const isEmpty = pasted.trim() === '';
  const isMissing = wasAsked && isEmpty;
  const sayings = lines.filter(isSaying);
  const rows = (those: readonly TypedLine[]) => (
    <ul>
      {those.map((line) => (
        <LineRow key={line.key} line={line} quote={quote} isBeside={isBeside} form={form} />
      ))}
    </ul>
  );
  return (
    <>
      <label className="block font-semibold" htmlFor={`${id}-text`}>
        The text of quote {name}
      </label>
      <p id={`${id}-hint`} className="hint mt-0">
        Copied from an e-mail, or typed: one line for each thing, its price at the end.
      </p>
      {isMissing && (
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
        autoFocus={isFurther}
        value={pasted}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={isMissing || undefined}
        onChange={(event) =>
          form.doIt({ do: 'say', quote: key, what: { pasted: event.target.value } })
        }
      />
      <div className="actions">
        {(lines.length === 0 || pasted !== wasRead) && (
          <Button
            look="filled"
            onClick={() => {
              setAsked(true);
              if (!isEmpty) onRead(pasted);
            }}
          >
            {lines.length > 0 ? 'Read it again' : 'Read it'}
            <span className="sr-only"> as quote {name}</span>
          </Button>
        )}
      </div>
      {lines.length > 0 && (
        <p className="hint">
          Is a price wrong, or missing? Change the text and read it again. Is a line with the wrong
          work? Choose another below it.
        </p>
      )}
      {rows(lines.filter((line) => !isSaying(line)))}
      {sayings.length > 0 && (
        <details>
          <summary className="disclosure text-oak">
            {sayings.length === 1 ? 'One more line' : `${sayings.length} more lines`}
          </summary>
          {rows(sayings)}
        </details>
      )}
    </>
  );
};
