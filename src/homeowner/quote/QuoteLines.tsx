import { use, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Answers, Calculator, Estimate } from '../../engine/index.ts';
import { sizeToAsk } from '../../engine/results/quote-check.ts';
import Button from '../../kit/Button.tsx';
import { offeredIn } from '../../quote/choose-option.ts';
import { compareQuotes } from '../../quote/compare-quotes.ts';
import { bindingLines, mayRise } from '../../quote/binding-lines.ts';
import { findCautions } from '../../quote/find-cautions.ts';
import { linesBeside } from '../../quote/lines-beside.ts';
import { matcher } from '../../quote/match-line.ts';
import { cautionsOf } from '../../quote/quote-words.ts';
import { hasSpanish } from '../../quote/sentences.ts';
import { isBeyond } from '../../quote/stated-answers.ts';
import { doubtOf, isNoQuote, placedQuote } from '../../quote/typed-quote.ts';
import { LaterStyle } from '../LaterStyle.tsx';
import { quoteWords } from './load-words.ts';
import { QuoteEntry } from './QuoteEntry.tsx';
import { keptQuotes } from './kept-quotes.ts';
import { QuoteFindings } from './QuoteFindings.tsx';
import { QuoteLetters } from './QuoteLetters.tsx';
import { MOST_QUOTES } from '../results/arrival.ts';
import { AskStated, TakenAnswers } from './StatedAnswers.tsx';
import { Warnings } from './Warnings.tsx';
import { useStated } from './use-stated.ts';
import { useQuotes } from './use-quotes.ts';

const none: readonly never[] = [];

/** Quotes a person holds, line by line beside our estimate. All of it happens on this page. */
export default function QuoteLines({
  calculator,
  estimate,
  count,
  papers,
  isKept,
  onAnswer,
  onWeighed,
}: {
  readonly calculator: Calculator;
  readonly estimate: Estimate;
  /** How many quotes to begin with. */
  readonly count: number;
  /** What was chosen for the first of them on the way here. */
  readonly papers: readonly File[];
  /** Whether this tab may keep them. */
  readonly isKept: boolean;
  /** Takes what a quote states. */
  readonly onAnswer: (answers: Answers) => void;
  /** Told which of the quotes are judged here, from 0. */
  readonly onWeighed: (quotes: readonly number[]) => void;
}) {
  const words = use(quoteWords(calculator.trade));
  const [kept] = useState(() => (isKept ? keptQuotes(calculator.trade) : null));
  const { quotes, doIt } = useQuotes(count, kept, papers.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBack] = useState(() => quotes.some(({ lines }) => lines.length > 0));
  useEffect(() => {
    // Who comes back stays where they were.
    if (isBack) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isBack]);

  const others = useMemo(() => linesBeside(calculator, estimate), [calculator, estimate]);
  const match = useMemo(
    () => matcher(estimate.items, others, words, estimate.inputs),
    [estimate, others, words],
  );
  useEffect(() => doIt({ do: 'place', match }), [doIt, match]);
  const form = { items: estimate.items, others, match, doIt };
  // A key is painted first; what it means is worked out after.
  const weighed = useDeferredValue(quotes);
  const placed = useMemo(() => weighed.map((quote) => placedQuote(quote, match)), [weighed, match]);
  const named = placed.map((lines, at) =>
    offeredIn(lines, weighed[at]!.options, weighed[at]!.chosen),
  );
  // Of several options none says anything of the home before one is chosen, nor does a picture whose price is not sure: it may have several.
  const picked = named.map((lines, at) => {
    const { options, chosen, doubt } = weighed[at]!;
    return doubt === 'torn' || (options.length > 0 && chosen === null) ? none : lines;
  });
  const stated = useStated(picked, words.answers ?? none, calculator, estimate, onAnswer);
  const other = stated.asked.flatMap((asked, at) => (asked.length > 0 ? at : [])).join();
  const isSizeOpen = sizeToAsk(calculator.fields, estimate) !== undefined;
  const doubts = useMemo(() => weighed.map(doubtOf), [weighed]);
  const compared = useMemo(
    () =>
      compareQuotes(
        estimate.items,
        others,
        placed,
        // What is for something else than our figures, or for a size nobody gave, is not held against them.
        doubts.map((doubt, at) =>
          doubt !== 'open' && (isSizeOpen || other.split(',').includes(String(at))) ? 'all' : doubt,
        ),
        words,
      ),
    [estimate, others, placed, doubts, other, isSizeOpen, words],
  );
  const judged = compared.sums.flatMap(({ written }, at) =>
    written > 0 && !isNoQuote(weighed[at]!) ? at : [],
  );
  const which = judged.join();
  const tellJudged = useEffectEvent(() => onWeighed(judged));
  useEffect(() => tellJudged(), [which]);
  const clear = () => {
    doIt({ do: 'clear' });
    heading.current?.focus({ preventScroll: true });
  };
  // The button that was pressed goes with the quote.
  const drop = (quote: number) => {
    doIt({ do: 'drop-quote', quote });
    heading.current?.focus({ preventScroll: true });
  };
  const { texts, found, binding, comparison } = useMemo(() => {
    const { trade } = calculator;
    const texts = weighed.map(({ wasRead }) => wasRead);
    // Of an account nobody is warned.
    const terms = texts.map((text, at) => {
      const { isAccount, whole } = weighed[at]!;
      return isAccount && typeof whole !== 'number' ? '' : text;
    });
    const found = terms.map((text, at) =>
      findCautions(text, cautionsOf(words), compared.sums[at]?.written, trade),
    );
    const binding = terms.map((text, at) => bindingLines(text, trade, found[at]));
    const sums = compared.sums.map((one, at) => ({
      ...one,
      // What is quoted in a warning or a list is not quoted once more, and nothing that has no word.
      aside: one.aside.filter(
        ({ text }) =>
          /\p{L}{3}/u.test(text) &&
          [
            ...found[at]!.flatMap(({ sentence, also }) => [sentence, ...also]),
            ...binding[at]!,
          ].every((said) => !said.includes(text) && !text.includes(said)),
      ),
      rough: one.rough ?? (mayRise(found[at]!, binding[at]!, trade) ? 'about' : undefined),
    }));
    return { texts, found, binding, comparison: { ...compared, sums } };
  }, [calculator, weighed, compared, words]);
  const lettered = comparison.sums.flatMap(({ written }, at) =>
    !isNoQuote(weighed[at]!) && (written > 0 || found[at]!.length > 0) ? at : [],
  );
  return (
    <section
      className="quote-lines space-y-5 print:text-[9.5pt] print:space-y-3"
      aria-labelledby="quote-lines"
    >
      <LaterStyle />
      <h2 ref={heading} id="quote-lines" tabIndex={-1}>
        Your quotes, line by line
      </h2>
      <p className="hint no-print">
        Nothing of a quote is sent.{' '}
        {kept
          ? 'It stays in this tab until you close it. '
          : 'Nothing is kept when you leave the page.'}
        {kept && judged.length > 0 && (
          <Button look="link" onClick={clear}>
            Clear it now
          </Button>
        )}
      </p>
      <TakenAnswers taken={stated.taken} calculator={calculator} onUndo={stated.undo} />
      <div
        className="grid gap-x-10 gap-y-5 items-start print:block lg:has-[.quote-findings]:data-[quotes=1]:grid-cols-[25rem_minmax(0,1fr)] lg:data-[quotes=1]:[&>.quote-findings]:row-span-2"
        data-quotes={quotes.length}
      >
        <div className="space-y-5">
          <div
            className="quote-entries grid gap-4 md:data-[quotes=2]:grid-cols-2 md:data-[quotes=2]:items-start lg:data-[quotes=3]:grid-cols-3 lg:data-[quotes=3]:items-start"
            data-quotes={quotes.length}
          >
            {quotes.map((quote, at) => (
              <QuoteEntry
                key={quote.key}
                quote={quote}
                at={at}
                papers={at === 0 ? papers : none}
                // What was said of another text is not said of this one, nor that a size is open that comes from it.
                comparison={
                  !(isSizeOpen && stated.isOnWay) &&
                  weighed[at]?.key === quote.key &&
                  weighed[at].wasRead === quote.wasRead
                    ? comparison
                    : null
                }
                hasTrap={found[at]?.some(({ caution }) => !caution.missing) ?? false}
                readTwice={binding[at]?.length ?? 0}
                warnings={
                  <Warnings
                    at={at}
                    found={found[at] ?? none}
                    binding={binding[at] ?? none}
                    isSpanish={hasSpanish(texts[at] ?? '')}
                  />
                }
                isSizeOpen={isSizeOpen}
                isBeyond={stated.asked[at]?.some((one) => isBeyond(calculator, one)) ?? false}
                asked={
                  (stated.asked[at]?.length ?? 0) > 0 && (
                    <AskStated
                      stated={stated.asked[at]!}
                      calculator={calculator}
                      estimate={estimate}
                      onTake={stated.take}
                      onKeep={stated.keep}
                    />
                  )
                }
                estimate={estimate}
                form={form}
                onDrop={quotes.length > 1 ? () => drop(quote.key) : undefined}
              />
            ))}
          </div>
          {quotes.length < MOST_QUOTES && (
            <p className="no-print">
              <Button onClick={() => doIt({ do: 'add-quote' })}>
                {quotes.length === 1 ? 'Add a second quote' : 'Add a third quote'}
              </Button>
            </p>
          )}
        </div>
        <QuoteFindings estimate={estimate} named={named} comparison={comparison} />
        {lettered.length > 0 && !(isSizeOpen && stated.isOnWay) && (
          <QuoteLetters
            quotes={placed}
            texts={texts}
            pictures={weighed.map(({ isPicture = false }) => isPicture)}
            found={found}
            comparison={comparison}
            total={estimate.total}
            doubts={doubts}
            lettered={lettered}
          />
        )}
      </div>
    </section>
  );
}
