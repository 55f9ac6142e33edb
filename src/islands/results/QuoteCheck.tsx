import { useState } from 'react';
import { type ThreePoint } from '../../estimate/index.ts';
import { checkQuote } from '../../estimate/quote-check.ts';
import { Band } from '../calculator/Band.tsx';

const toDollars = (text: string): number => {
  const plain = text.replace(/[$,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Puts a quote the person holds on the band, in words, with what to ask of whoever wrote it. */
export const QuoteCheck = ({ total }: { readonly total: ThreePoint }) => {
  const [text, setText] = useState('');
  const quote = toDollars(text);
  const isGood = quote > 0 && quote < 10_000_000;
  const verdict = isGood ? checkQuote(quote, total) : undefined;
  return (
    <div className="quote-check" id="check-a-quote">
      <label className="question" htmlFor="quote">
        Check a quote you have ($)
      </label>
      <p id="quote-hint" className="hint">
        The whole price on the quote, for the same work. It stays on this page.
      </p>
      {text.trim() && !isGood && (
        <p id="quote-problem" className="problem">
          Enter the price as a number above 0, for example 14,500.
        </p>
      )}
      <span className="number-box">
        <span aria-hidden="true">$</span>
        <input
          id="quote"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-describedby="quote-hint quote-problem"
          aria-invalid={(text.trim() !== '' && !isGood) || undefined}
        />
      </span>
      <div role="status">
        {verdict && (
          <>
            <Band total={total} quote={quote} />
            <p>
              <b>{verdict.headline}</b> Ask:
            </p>
            <ul className="bullets">
              {verdict.ask.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
};
