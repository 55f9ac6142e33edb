import { useId } from 'react';
import { isNoAmount, placedLine, type TypedLine } from '../../quote/typed-quote.ts';
import { sayProduct } from '../../quote/letter.ts';
import { wrongProduct } from '../../quote/wrong-product.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import type { Form } from './use-quotes.ts';

/** One line of a quote: its words, its amount and its place, each of which can be put right. */
export const LineRow = ({
  line,
  quote,
  form,
}: {
  readonly line: TypedLine;
  readonly quote: number;
  readonly form: Form;
}) => {
  const id = useId();
  const { place, kind, amount } = placedLine(line, form.match);
  const wrong = kind === 'work' ? wrongProduct(line.text) : null;
  const change = (to: Partial<TypedLine>) =>
    form.doIt({ do: 'change-line', quote, line: line.key, to });
  const isWrong = isNoAmount(line.amount);
  return (
    <li className="line-row grid grid-cols-[minmax(0,1fr)_7rem] items-end gap-x-3 gap-y-2 border-b border-rule-light py-3 [&_label]:text-sm [&_label]:text-soft">
      <p className="line-text">
        <label htmlFor={`${id}-text`}>What it is</label>
        <input
          id={`${id}-text`}
          className="input"
          autoComplete="off"
          // Who added a line goes on here.
          autoFocus={line.text === ''}
          value={line.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </p>
      <p>
        <label htmlFor={`${id}-amount`}>Price ($)</label>
        <input
          id={`${id}-amount`}
          className="input figures text-end"
          inputMode="text"
          autoComplete="off"
          value={line.amount}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => change({ amount: event.target.value })}
        />
      </p>
      <p className="col-span-full">
        <label htmlFor={`${id}-place`}>Belongs to</label>
        <PlaceSelect
          id={`${id}-place`}
          place={place}
          form={form}
          onChange={(chosen) => change({ place: chosen })}
        />
      </p>
      <button
        type="button"
        className="link justify-self-start"
        onClick={({ currentTarget }) => {
          // The button goes with its line: that of the next one has the focus then.
          const row = currentTarget.closest('li')!;
          const next = row.nextElementSibling ?? row.previousElementSibling;
          next?.querySelector('button')?.focus();
          form.doIt({ do: 'drop-line', quote, line: line.key });
        }}
      >
        Remove<span className="sr-only"> {line.text}</span>
      </button>
      {wrong && wrong.says === amount && (
        <p className="problem col-span-full">{sayProduct(wrong)}. Ask which is right.</p>
      )}
      {isWrong && (
        <p id={`${id}-problem`} className="problem col-span-full">
          Enter the price as a number, for example 3,600, or leave it empty.
        </p>
      )}
    </li>
  );
};
