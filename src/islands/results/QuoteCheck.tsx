import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { unnamed, type Answers, type Calculator, type Estimate } from '../../estimate/index.ts';
import { typedNumber } from '../../estimate/questions/typed-number.ts';
import { lazyPart } from '../LazyPart.tsx';
import { NameTheJob } from './NameTheJob.tsx';

/** Few people hold a quote: what is said about one comes with it. */
const QuoteVerdict = lazyPart('The check of your quote', () => import('./QuoteVerdict.tsx'));
const QuoteLines = lazyPart('The check line by line', () => import('../quote/QuoteLines.tsx'));

interface QuoteCheckProps {
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly estimate: Estimate;
  /** What the person typed on the page that led here. */
  readonly typedBefore?: string;
  /** Takes what the job is. */
  readonly onName: (field: string, value: string) => void;
}

/** Puts a quote the person holds beside our range, names what could explain the gap, and what to ask. */
export const QuoteCheck = ({
  calculator,
  answers,
  estimate,
  typedBefore = '',
  onName,
}: QuoteCheckProps) => {
  const id = useId();
  const [text, setText] = useState(typedBefore);
  const [byLine, setByLine] = useState(false);
  const [named, setNamed] = useState(false);
  const section = useRef<HTMLElement>(null);
  // Who brought a quote along came for this.
  useEffect(() => {
    if (typedBefore) section.current?.scrollIntoView();
  }, [typedBefore]);
  const quote = typedNumber(text, 'usd');
  const isGood = quote > 0 && quote < 10_000_000;
  // A key is painted first; what it means is worked out after.
  const weighed = useDeferredValue(isGood ? quote : null);
  const open = unnamed(calculator, answers);
  return (
    <>
      <section ref={section} className="quote-check" id="check-a-quote">
        <h2>
          <label htmlFor={id}>Check a quote you have</label>
        </h2>
        <p id={`${id}-hint`} className="hint">
          The whole price on it, for the same work. It stays on this page.
        </p>
        {text.trim() && !isGood && (
          <p id={`${id}-problem`} className="problem">
            Enter the price as a number above 0, for example 14,500 or 14.5k.
          </p>
        )}
        <span className="number-box">
          <span aria-hidden="true">$</span>
          <input
            id={id}
            type="text"
            inputMode="text"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={(text.trim() !== '' && !isGood) || undefined}
          />
        </span>
        {open && (weighed !== null || byLine) && (
          <NameTheJob
            id={open[0]}
            field={open[1]}
            isFirst={!named}
            onName={(field, value) => {
              setNamed(true);
              onName(field, value);
            }}
          />
        )}
        {!open && weighed !== null && (
          <QuoteVerdict
            quote={weighed}
            calculator={calculator}
            answers={answers}
            estimate={estimate}
          />
        )}
        {!byLine && !(open && weighed !== null) && (
          <p className="no-print">
            <button type="button" className="link" onClick={() => setByLine(true)}>
              Check it line by line
            </button>
          </p>
        )}
      </section>
      {byLine && !open && <QuoteLines calculator={calculator} estimate={estimate} />}
    </>
  );
};
