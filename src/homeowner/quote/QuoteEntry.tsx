import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Button from '../../kit/Button.tsx';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { PRICE_ASKED, type Comparison } from '../../quote/compare-quotes.ts';
import { nameOf } from '../../quote/name-of.ts';
import { pageOf } from '../../quote/missing-page.ts';
import {
  doubtOf,
  isGiven,
  isNoQuote,
  placedLines,
  type TypedLine,
  type TypedQuote,
} from '../../quote/typed-quote.ts';
import {
  amountsOf,
  openQuestion,
  sayReading,
  type OpenQuestion,
} from '../../quote/open-question.ts';
import { isOfOther, isSamePaper } from './paper/paper.ts';
import { PaperPicker } from './paper/PaperPicker.tsx';
import type { Said } from './paper/use-paper.ts';
import { Question } from './Question.tsx';
import { QuoteInShort, type VerdictProps } from './QuoteInShort.tsx';
import { QuoteText } from './QuoteText.tsx';
import type { Form } from './use-quotes.ts';

const ReadPaper = lazyPart('The reader of papers', () => import('./paper/ReadPaper.tsx'));

/** Which quote it is, the way to take it away, and what was made of its text. */
const EntryHead = ({
  id,
  name,
  says,
  reading,
  onDrop,
}: {
  /** Of the name, for what it is the heading of. */
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** How often it was read on this page; 0 before. */
  readonly reading: number;
  readonly onDrop: (() => void) | undefined;
}) => {
  const said = useRef<HTMLParagraphElement>(null);
  // What became of the text is what the person waits for.
  useEffect(() => {
    if (reading > 0) said.current?.focus();
  }, [reading]);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={id}>Quote {name}</h3>
        {onDrop && (
          <Button look="link" className="no-print" onClick={onDrop}>
            Take away<span className="sr-only"> quote {name}</span>
          </Button>
        )}
      </div>
      {reading > 0 && (
        <p ref={said} tabIndex={-1} role="status" className="hint no-print outline-offset-2">
          {says}
        </p>
      )}
    </>
  );
};

/** The line that is asked about, whose place on the paper is shown. */
const lineAsked = (question: OpenQuestion | null): TypedLine | undefined =>
  question?.ask === 'whole' ? question.lines[0]?.line : undefined;

/** A paper that somebody chose. Another choice is another round. */
interface Chosen {
  readonly files: readonly File[];
  readonly round: number;
}

/** What such a paper says. */
interface Given extends Said {
  readonly round: number;
}

const linesOf = ({ text }: Pick<Given, 'text'>): number => text.split('\n').length;
const textOf = (given: readonly Given[]): string => given.map(({ text }) => text).join('\n');

/** Asks what a paper is that is chosen while another lies there. */
const AskFurther = ({
  asks,
  not,
  onSay,
}: {
  readonly asks: string;
  /** What it is where it is no other page. */
  readonly not: string;
  readonly onSay: (isPage: boolean) => void;
}) => (
  <div role="group" aria-label="The paper you chose" className="caution space-y-2">
    <p>{asks}</p>
    <p className="actions">
      <Button look="filled" onClick={() => onSay(true)}>
        Another page
      </Button>
      <Button onClick={() => onSay(false)}>{not}</Button>
    </p>
  </div>
);

interface QuoteEntryProps extends VerdictProps {
  readonly quote: TypedQuote;
  /** What was chosen for it before it stood here. */
  readonly papers: readonly File[];
  /** Null until it is worked out. */
  readonly comparison: Comparison | null;
  /** What its words are warned of for. */
  readonly warnings: ReactNode;
  /** What is asked about it first: which of two kinds of work is meant. */
  readonly asked: ReactNode;
  readonly form: Form;
  /** Takes the quote away; absent while it is the only one. */
  readonly onDrop: (() => void) | undefined;
}

/** One quote: what is to be said of it first, the one question about it, and its paper, text and lines. */
export const QuoteEntry = ({
  quote,
  papers,
  comparison,
  warnings,
  asked,
  form,
  onDrop,
  ...verdict
}: QuoteEntryProps) => {
  const { key, pasted, wasRead, lines } = quote;
  const { at, isBeyond } = verdict;
  const id = useId();
  const name = nameOf(at);
  const [reading, setReading] = useState(0);
  const [isOpen, setOpen] = useState(papers.length === 0 && wasRead === '');
  const [chosen, setChosen] = useState<readonly Chosen[]>(
    papers.length > 0 ? [{ files: papers, round: 0 }] : [],
  );
  /** Chosen while another paper lies there, until the person says what it is. */
  const [further, setFurther] = useState<readonly File[] | null>(null);
  const nextRound = useRef(1);
  /** Rounds of papers that could not be opened: another takes their place. */
  const [failed, setFailed] = useState<readonly number[]>([]);
  const opened = chosen.filter(({ round }) => !failed.includes(round));
  const choose = (files: readonly File[], before: readonly Chosen[]) => {
    setChosen([...before, { files, round: nextRound.current++ }]);
    setFurther(null);
    setOpen(false);
  };
  /** What the papers gave before, which their lines replace once they were put right. */
  const [given, setGiven] = useState<readonly Given[]>([]);
  const readText = (text: string, papersOf = given) => {
    let from = 0;
    const uncompared = papersOf.flatMap((one) => {
      const start = from;
      from += linesOf(one);
      return one.uncompared.map((line) => start + line);
    });
    // Who changed the text of a picture compared it.
    const isAsGiven = text.startsWith(textOf(papersOf));
    form.doIt({
      do: 'read',
      quote: key,
      text,
      isPicture: isAsGiven && papersOf.some(({ isPicture }) => isPicture),
      uncompared: isAsGiven ? uncompared : [],
      cut: (isAsGiven && papersOf.find(({ cut }) => cut)?.cut) || null,
      match: form.match,
    });
    setReading(reading + 1);
    setOpen(false);
  };
  /** Whether the paper that was used last is one that lay there, again. */
  const [isAgain, setAgain] = useState(false);
  /** Used beside the paper of another company, as its phone number has it, until the person says what it is. */
  const [stranger, setStranger] = useState<Given | null>(null);
  const takePaper = (paper: Given, isSure = given.some(({ round }) => round === paper.round)) => {
    const beside = given.filter((one) => chosen.some(({ round }) => round === one.round));
    const isStrange = !isSure && isOfOther(textOf(beside), paper.text);
    setStranger(isStrange ? paper : null);
    if (isStrange) return;
    const before = textOf(given);
    const rest = before ? pasted.replace(before, () => '') : pasted;
    const again = given.filter(
      ({ round, amounts }) => round !== paper.round && isSamePaper(amounts, paper.amounts),
    );
    const stay = chosen.filter(({ round }) => again.every((one) => one.round !== round));
    const now = stay
      .flatMap(({ round }) =>
        round === paper.round ? paper : given.filter((one) => one.round === round),
      )
      .toSorted((a, b) => pageOf(a.text) - pageOf(b.text));
    setAgain(again.length > 0);
    setChosen(stay);
    setGiven(now);
    readText([textOf(now), rest.trim()].filter(Boolean).join('\n'), now);
  };
  /** What it gave stays, as if it had been typed. */
  const putAway = (round: number) => {
    setChosen(chosen.filter((one) => one.round !== round));
    setGiven(given.filter((one) => one.round !== round));
  };
  const placed = placedLines(quote, form.match);
  const question = openQuestion(quote, form.match.span);
  const isPageAsked = question?.ask === 'page';
  /** What is chosen then is that page; one that an edge cuts may be photographed again. */
  const isPageMissing = isPageAsked && question.says !== null;
  const asks = lineAsked(question)?.read?.at;
  /** The line of a paper that is asked about. */
  const litIn = (round: number): number | undefined => {
    const at = given.findIndex((one) => one.round === round);
    const above = given.slice(0, at).reduce((sum, one) => sum + linesOf(one), 0);
    return asks === undefined || at < 0 ? undefined : asks - above;
  };
  const picker = (
    <>
      <PaperPicker
        name={`quote ${name}`}
        onChoose={(files) =>
          opened.length > 0 && !isPageMissing ? setFurther(files) : choose(files, opened)
        }
      />
      {further && (
        <AskFurther
          asks={`Is this another page of quote ${name}, or does it take the place of what you chose before?`}
          not="In place of it"
          onSay={(isPage) => choose(further, isPage ? opened : [])}
        />
      )}
    </>
  );
  /** The numbers of papers that lie there while others give all that is read. */
  const unused = chosen.flatMap(({ round }, at) =>
    given.length === 0 || failed.includes(round) || given.some((one) => one.round === round)
      ? []
      : at + 1,
  );
  // The prices of a plan may stand in it without a sign.
  const isRead = wasRead !== '' && (quote.plan !== null || amountsOf(placed) > 0);
  return (
    <section
      className="sheet space-y-3 px-5 py-4 print:px-3 print:py-2"
      aria-labelledby={`${id}-name`}
    >
      <EntryHead
        id={`${id}-name`}
        name={name}
        says={quote.plan ? 'We have read it.' : sayReading(placed)}
        reading={reading}
        onDrop={onDrop}
      />
      {unused.length > 0 && (
        <p className="caution">
          Paper {unused.join(' and ')} of it is not used yet: what is said here is without it.
        </p>
      )}
      {isAgain && (
        <p className="caution">
          This looks like a paper that you chose before. It takes its place: nothing is counted
          twice.
        </p>
      )}
      {comparison &&
        !isNoQuote(quote) &&
        lines.length > 0 &&
        (isRead || comparison.sums[at]!.written > 0) && (
          <QuoteInShort
            {...verdict}
            comparison={comparison}
            hasQuestion={question !== null}
            isGiven={isGiven(quote)}
          />
        )}
      {warnings}
      {(isBeyond || (question?.ask !== 'option' && !PRICE_ASKED.includes(doubtOf(quote)))) && asked}
      <div className="no-print space-y-3">
        {chosen.map(({ files, round }, at) => (
          <ReadPaper
            key={round}
            files={files}
            number={chosen.length > 1 ? at + 1 : undefined}
            lit={litIn(round)}
            onText={(said) => takePaper({ round, ...said })}
            onFail={() => setFailed([...failed, round])}
            onDrop={() => putAway(round)}
          />
        ))}
        {stranger && (
          <AskFurther
            asks={`This paper has another phone number. Is it a page of quote ${name}? Another company’s is a quote of its own.`}
            not="Put it away"
            onSay={(isPage) => {
              setStranger(null);
              if (isPage) takePaper(stranger, true);
              else putAway(stranger.round);
            }}
          />
        )}
        <Question question={question} quote={quote} form={form} />
        {(!isRead || isPageAsked) && picker}
        <details open={isOpen || (!isRead && chosen.length === 0)}>
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
            {isRead && !isPageAsked && picker}
            <QuoteText
              quote={quote}
              name={name}
              isFurther={at > 0}
              isBeside={(text, id) =>
                comparison?.rows.some(({ item, cells }) => {
                  const cell = cells[at];
                  return item.id === id && cell?.state === 'priced' && cell.says.includes(text);
                }) ?? false
              }
              form={form}
              onRead={(text) => readText(text)}
            />
          </div>
        </details>
      </div>
    </section>
  );
};
