import { useEffect, useId, useRef, useState } from 'react';
import type { Item, ThreePoint } from '../../engine/index.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';
import type { Comparison } from '../../quote/compare-quotes.ts';
import type { Matcher } from '../../quote/match-line.ts';
import { nameOf } from '../../quote/name-of.ts';
import { openQuestion } from '../../quote/open-question.ts';
import { placedQuote, type TypedQuote } from '../../quote/typed-quote.ts';
import type { PlacedLine } from '../../quote/weigh-quote.ts';
import { LineRow } from './LineRow.tsx';
import { PaperPicker } from './paper/PaperPicker.tsx';
import { Question } from './Question.tsx';
import { QuoteInShort } from './QuoteInShort.tsx';
import type { DoIt } from './use-quotes.ts';

const ReadPaper = lazyPart('The reader of papers', () => import('./paper/ReadPaper.tsx'));

/** What was made of the text: how many amounts found their place. */
const readSaying = (placed: readonly PlacedLine[]): string => {
  const amounts = placed.filter(({ amount, rate }) => amount !== null || rate !== null).length;
  const unplaced = placed.filter(
    ({ amount, place }) => amount !== null && place === '#unknown',
  ).length;
  if (amounts === 0) return 'We found no amount in it. Type what you can below.';
  const all = `${amounts === 1 ? 'One amount' : `${amounts} amounts`} read.`;
  return unplaced === 0
    ? `${all} Each has its place.`
    : `${all} ${amounts - unplaced} placed, ${unplaced} for you to place.`;
};

/** Papers that somebody chose. Another choice is another round. */
interface Chosen {
  readonly files: readonly File[];
  readonly round: number;
}

/** One quote: what is to be said of it first, the one question about it, and its paper, text and lines. */
export const QuoteEntry = ({
  quote,
  at,
  papers,
  comparison,
  hasTrap,
  total,
  items,
  others,
  match,
  doIt,
  onDrop,
}: {
  readonly quote: TypedQuote;
  /** Which quote, from 0. */
  readonly at: number;
  /** What was chosen for it before it stood here. */
  readonly papers: readonly File[];
  /** Null until it is worked out. */
  readonly comparison: Comparison | null;
  /** Whether we surely warn of what it says. */
  readonly hasTrap: boolean;
  readonly total: ThreePoint;
  readonly items: readonly Item[];
  readonly others: readonly Item[];
  readonly match: Matcher;
  readonly doIt: DoIt;
  /** Takes the quote away; absent while it is the only one. */
  readonly onDrop: (() => void) | undefined;
}) => {
  const { key, pasted, lines } = quote;
  const id = useId();
  const name = nameOf(at);
  const said = useRef<HTMLParagraphElement>(null);
  const [reading, setReading] = useState(0);
  const [isEmpty, setEmpty] = useState(false);
  const [isOpen, setOpen] = useState(papers.length === 0);
  const [chosen, setChosen] = useState<Chosen | undefined>(
    papers.length > 0 ? { files: papers, round: 0 } : undefined,
  );
  // What became of the text is what the person waits for.
  useEffect(() => {
    if (reading > 0) said.current?.focus();
  }, [reading]);
  const readText = (text: string) => {
    doIt({ do: 'read', quote: key, text, match });
    setReading((count) => count + 1);
    setOpen(false);
  };
  const read = () => {
    setEmpty(pasted.trim() === '');
    if (pasted.trim() !== '') readText(pasted);
  };
  /** What the paper of this quote gave before, which its lines replace once they were put right. */
  const given = useRef('');
  const takePaper = (text: string) => {
    const rest = given.current ? pasted.replace(given.current, () => '') : pasted;
    given.current = text;
    readText([text, rest.trim()].filter(Boolean).join('\n'));
  };
  const placed = placedQuote(quote, match).slice(0, lines.length);
  const question = openQuestion(quote, placed);
  const asks =
    question?.ask === 'place'
      ? question.line
      : question?.ask === 'whole'
        ? question.lines[0]?.line
        : undefined;
  const picker = (
    <PaperPicker
      name={`quote ${name}`}
      onChoose={(files) => {
        setChosen({ files, round: (chosen?.round ?? 0) + 1 });
        setOpen(false);
      }}
    />
  );
  const hasPrice = question !== null || (comparison?.sums[at]!.written ?? 1) > 0;
  const isRead = reading > 0 && placed.some(({ amount, rate }) => amount !== null || rate !== null);
  return (
    <section className="quote-entry sheet space-y-3 px-5 py-4" aria-labelledby={`${id}-name`}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={`${id}-name`}>Quote {name}</h3>
        {onDrop && (
          <button type="button" className="link no-print" onClick={onDrop}>
            Take away<span className="sr-only"> quote {name}</span>
          </button>
        )}
      </div>
      {reading > 0 && (
        <p ref={said} tabIndex={-1} role="status" className="hint no-print outline-offset-2">
          {readSaying(placed)}
        </p>
      )}
      {comparison && lines.length > 0 && (isRead || comparison.sums[at]!.written > 0) && (
        <QuoteInShort
          comparison={comparison}
          at={at}
          total={total}
          hasQuestion={question !== null}
          isPriceSaid={quote.whole !== null}
          hasTrap={hasTrap}
        />
      )}
      <div className="no-print space-y-3">
        {chosen && (
          <ReadPaper
            key={chosen.round}
            files={chosen.files}
            lit={asks?.read?.at}
            onText={takePaper}
            onDrop={() => setChosen(undefined)}
          />
        )}
        <Question question={question} quote={quote} items={items} others={others} doIt={doIt} />
        {!isRead && picker}
        <details open={isOpen || !hasPrice || (!isRead && !chosen)}>
          <summary
            className="disclosure text-oak"
            onClick={(event) => {
              event.preventDefault();
              setOpen(!isOpen);
            }}
          >
            {lines.length > 0 ? `Its text and its lines, ${lines.length}` : 'Paste or type it'}
          </summary>
          <div className="space-y-3" onFocus={() => setOpen(true)}>
            {isRead && picker}
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
            </div>
            <ul className="line-rows">
              {lines.map((line) => (
                <LineRow
                  key={line.key}
                  line={line}
                  quote={key}
                  items={items}
                  others={others}
                  match={match}
                  doIt={doIt}
                />
              ))}
            </ul>
          </div>
        </details>
      </div>
    </section>
  );
};
