import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { Answers, ChoiceField } from '../../engine/index.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { nameOf } from '../../quote/name-of.ts';
import { PaperPicker } from '../quote/paper/PaperPicker.tsx';
import { priceIn } from './arrival.ts';
import type { Case, ResultOf } from './result-of.ts';

/** Few people hold a quote: what is said about one comes with it. */
const NameTheJob = lazyPart('The question', () => import('./NameTheJob.tsx'));
const QuoteVerdicts = lazyPart('The check of your quote', () => import('./QuoteVerdict.tsx'));
const QuoteLines = lazyPart('The check line by line', () => import('../quote/QuoteLines.tsx'));

interface QuoteCheckProps extends Case {
  readonly of: Pick<ResultOf, 'sensitive'>;
  /** What the person typed on the page that led here, or that a paper was chosen there. */
  readonly quotes?: readonly string[];
  /** Takes what the job is, how large, and what a quote states of it. */
  readonly onAnswer: (said: Answers) => void;
}

const PriceBox = ({
  id,
  label,
  text,
  onType,
}: {
  readonly id: string;
  /** Which one it is, where there are several. */
  readonly label: string | undefined;
  readonly text: string;
  readonly onType: (text: string) => void;
}) => {
  const isBad = text.trim() !== '' && priceIn(text) === null;
  return (
    <div>
      {label && <label htmlFor={id}>{label}</label>}
      {isBad && (
        <p id={`${id}-problem`} className="problem">
          Enter the price as a number above 0, like 14.5k.
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
          onChange={(event) => onType(event.target.value)}
          aria-describedby={isBad ? `${id}-problem` : undefined}
          aria-invalid={isBad || undefined}
        />
      </span>
    </div>
  );
};

/** Whether this tab keeps quotes of a trade: src/homeowner/quote/kept-quotes.ts, which has no place in the first scripts. */
const isInTab = (trade: string): boolean => {
  try {
    return `quotes-${trade}` in sessionStorage;
  } catch {
    return false;
  }
};

const none: readonly never[] = [];
/** Stands in place of a price, if the quote itself comes along (src/homeowner/quote/paper/in-hand.ts). */
const PAPER = 'paper';

/** Puts the quotes a person holds beside our range, names what could explain the gap, and what to ask. */
export const QuoteCheck = ({
  of: { sensitive },
  calculator,
  answers,
  estimate,
  quotes: typedBefore = none,
  onAnswer,
}: QuoteCheckProps) => {
  const id = useId();
  /** The first is that of the paper, where one came along. */
  const [texts, setTexts] = useState<readonly string[]>(() => {
    const typed = typedBefore.filter((text) => text !== PAPER);
    return typed.length > 0 ? typed : [''];
  });
  /** What is read line by line, none where it is typed there; null until that is asked for. */
  const [papers, setPapers] = useState<readonly File[] | null>(() =>
    isInTab(calculator.trade) && !typedBefore.includes(PAPER) ? none : null,
  );
  const [below, setBelow] = useState<readonly number[]>(none);
  const [named, setNamed] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { unnamed: open } = estimate;
  const isNamed = open === undefined;
  // Once the job is named here, the estimate stands above it.
  useEffect(() => {
    if (named && isNamed) section.current?.scrollIntoView();
  }, [named, isNamed]);
  useEffect(() => {
    if (!typedBefore.includes(PAPER)) return;
    void import('../quote/paper/in-hand.ts')
      .then(({ takeFromHand }) => takeFromHand())
      // One that did not come along is chosen once more, or its words are pasted, there.
      .then(setPapers, () => setPapers(none));
  }, [typedBefore]);
  // A key is painted first; what it means is worked out after.
  const quotes = useDeferredValue(texts).map(priceIn);
  const weighs = quotes.some((quote) => quote !== null);
  const several = texts.length > 1;
  /** Read line by line, with no price typed beside it. */
  const isByLine = papers !== null && texts.join('') === '';
  return (
    <>
      <section
        ref={section}
        className="quote-check col-span-full p-5 border border-dashed border-gold rounded-sm"
        id="check-a-quote"
      >
        <h2 className="text-lg">
          <label htmlFor={`${id}-0`}>Check a quote you have</label>
        </h2>
        {!isByLine && (
          <>
            <p className="hint">Its whole price, or the paper itself.</p>
            <div className="grid gap-3 items-end">
              {texts.map((text, at) => (
                <PriceBox
                  key={at}
                  id={`${id}-${at}`}
                  label={several ? `Quote ${nameOf(at)}` : undefined}
                  text={text}
                  onType={(typed) =>
                    setTexts(texts.map((before, index) => (index === at ? typed : before)))
                  }
                />
              ))}
            </div>
          </>
        )}
        {open && (weighs || papers) && (
          <NameTheJob
            id={open}
            field={calculator.fields[open] as ChoiceField}
            isFirst={!named}
            papers={papers}
            onName={(field, value) => {
              setNamed(true);
              onAnswer({ [field]: value });
            }}
          />
        )}
        {!open && (weighs || papers) && (
          <QuoteVerdicts
            quotes={quotes}
            below={papers && below}
            calculator={calculator}
            answers={answers}
            estimate={estimate}
            onAnswer={onAnswer}
            onAdd={() => setTexts([...texts, ''])}
          />
        )}
        {!papers && !(open && weighs) && (
          <div className="no-print space-y-3">
            <PaperPicker name="your quote" onChoose={setPapers}>
              <button type="button" className="link min-h-11" onClick={() => setPapers(none)}>
                {several ? 'Lay them side by side, line by line' : 'Check it line by line'}
              </button>
            </PaperPicker>
          </div>
        )}
      </section>
      {papers && !open && (
        <QuoteLines
          calculator={calculator}
          estimate={estimate}
          count={texts.length}
          papers={papers}
          isKept={!sensitive}
          onAnswer={onAnswer}
          onWeighed={setBelow}
        />
      )}
    </>
  );
};
