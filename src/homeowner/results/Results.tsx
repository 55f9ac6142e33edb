import { Suspense, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  isPriced,
  readAddress,
  toAddress,
  type Answers,
  type Estimate,
} from '../../engine/index.ts';
import { loadRule, type Rule } from '../calculator/load.ts';
import { recall, remember } from '../calculator/memory.ts';
import { useAnswers, type Answering } from '../calculator/use-answers.ts';
import { OpenTrade } from '../calculator/Chips.tsx';
import { FIELD_WANTED } from '../../kit/form/go-to.ts';
import { Boundary, KeptAnswers, lazyPart } from '../../kit/LazyPart.tsx';
import { resumeRequests } from '../request/resume.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import { usePrivateLink } from '../request/use-private-link.ts';
import { COMPARE, MARK, notUnderstood, readArrival, type Arrival } from './arrival.ts';
import type { Wanted } from './ChangeAnswers.tsx';
import { CopyLink } from './CopyLink.tsx';
import { ResultView } from './ResultView.tsx';
import type { ResultOf } from './result-of.ts';

const loadPaperNote = () => import('./PaperNote.tsx');
const PaperNote = lazyPart('The link on paper', loadPaperNote);
/** Most people only read: the questions come when an answer is to be changed. */
const ChangeAnswers = lazyPart('The list of questions', () => import('./ChangeAnswers.tsx'));
/** Most links are whole. */
const Unread = lazyPart('What the link left out', () => import('./Unread.tsx'));
/** Who comes here brings a link with answers. */
const NoEstimate = lazyPart('What to do here', () => import('./NoEstimate.tsx'));
const Compare = lazyPart('The comparison', () => import('./Compare.tsx'));
const RequestStatus = lazyPart('Your request', () => import('../request/RequestStatus.tsx'));

interface ResultsProps {
  readonly of: ResultOf;
  /** How the job goes, drawn when the page was made. */
  readonly course?: ReactNode;
  /** How often the range held, likewise. */
  readonly sure?: ReactNode;
}

/** What can be done with the whole of it. */
const Actions = ({
  of,
  link,
  isKept,
  onCompare,
}: {
  readonly of: ResultOf;
  /** The address that shows this result. */
  readonly link: string;
  /** Whether this device has the answers. */
  readonly isKept: boolean;
  /** Absent where there is nothing to compare, or it is compared already. */
  readonly onCompare: (() => void) | false;
}) => {
  const [onPaper, setOnPaper] = useState(false);
  return (
    <div className="actions">
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          setOnPaper(true);
          // Once what only paper shows is drawn; without it, if it does not arrive.
          void loadPaperNote()
            .catch(() => undefined)
            .then(() => setTimeout(() => print()));
        }}
      >
        Print
      </button>
      <CopyLink address={link} label="Copy link" />
      {onCompare && (
        <button type="button" className="button-quiet" onClick={onCompare}>
          Compare with a change
        </button>
      )}
      {!of.sensitive && <a href="#paid">I had this done</a>}
      {isKept && (
        <p className="hint">
          Kept on this device. “Start over” in <a href={of.calculatorPath}>the calculator</a> clears
          it.
        </p>
      )}
      <p className="paper-line only-print text-xs">
        {new Date().toLocaleDateString('en-US', { dateStyle: 'medium' })}. An estimate from
        published prices, not a quote. With every source: {location.origin}
        {link}
      </p>
      {onPaper && <PaperNote address={`${location.origin}${link}`} />}
    </div>
  );
};

/** The questions, drawn when one is asked for, wherever on the page that is. */
const Change = ({
  state,
  isOpen,
  onOpen,
}: {
  readonly state: Answering<Estimate>;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}) => {
  const { asking } = state;
  const [wanted, setWanted] = useState<Wanted>();
  useEffect(() => {
    const draw = (event: Event) => {
      const field = (event as CustomEvent<string>).detail;
      if (!(field in asking.fields) || isOpen) return;
      event.preventDefault();
      onOpen(true);
      setWanted({ field });
    };
    document.addEventListener(FIELD_WANTED, draw);
    return () => document.removeEventListener(FIELD_WANTED, draw);
  }, [asking, isOpen, onOpen]);
  return (
    <details
      className="edit [&[open]>summary]:mb-4 py-3 px-5 border border-rule rounded-md"
      open={isOpen}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary className="disclosure">Change an answer</summary>
      {isOpen && <ChangeAnswers state={state} wanted={wanted} />}
    </details>
  );
};

/**
 * Keeps the address of a result in sight and its answers on this device. A quote that was brought along
 * stands after the `#`, and stays off the address.
 * @returns whether the device has the answers
 */
const useKeptResult = (of: ResultOf, whole: string, address: string, brought: boolean): boolean => {
  const [isKept, setKept] = useState(false);
  // Before the paint: a line that comes after it would push down what someone reads.
  useLayoutEffect(() => {
    if (of.sensitive) return;
    history.replaceState(history.state, '', `?${whole}${brought ? '' : location.hash}`);
    remember(of.trade, address);
    // Read back, because a blocked or full storage takes nothing and says nothing.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setKept(address !== '' && recall(of.trade) === address);
  }, [of, whole, address, brought]);
  return isKept;
};

const Loaded = ({
  rule: { calculator, estimate: estimateFor },
  arrival,
  ...props
}: ResultsProps & {
  readonly rule: Rule;
  readonly arrival: Arrival;
}) => {
  const { of } = props;
  const [read] = useState(() => readAddress(calculator, arrival.query ?? ''));
  const state = useAnswers(calculator, read.answers, () => estimateFor);
  const { address, answers, estimate } = state;
  /** What the present answers are compared with. */
  const [first, setFirst] = useState<Answers | null>(() =>
    arrival.compare === null ? null : readAddress(calculator, arrival.compare).answers,
  );
  const [changing, setChanging] = useState(first !== null);
  const compared = first && new URLSearchParams({ [COMPARE]: toAddress(calculator, first) });
  const whole = [address || MARK, ...(compared ? [compared] : [])].join('&');
  // What the address leads to stood higher before the estimate was drawn.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const isKept = useKeptResult(of, whole, address, arrival.quotes.length > 0);
  const compare = () => {
    setFirst(answers);
    setChanging(true);
  };
  return (
    <>
      {(read.problems.length > 0 || notUnderstood(read.unknown).length > 0) && <Unread {...read} />}
      <ResultView
        {...props}
        calculator={calculator}
        answers={answers}
        estimate={estimate}
        quotes={arrival.quotes}
        onAnswer={(said) => state.replace({ ...answers, ...said })}
        actions={
          <Actions
            of={of}
            link={`${of.resultsPath}${of.sensitive ? '#' : '?'}${whole}`}
            isKept={isKept}
            onCompare={isPriced(estimate) && first === null && compare}
          />
        }
        comparison={
          first && (
            <Compare
              calculator={calculator}
              first={first}
              second={estimate}
              onDrop={() => setFirst(null)}
            />
          )
        }
        change={<Change state={state} isOpen={changing} onOpen={setChanging} />}
      />
    </>
  );
};

const Waiting = () => (
  <p role="status" className="waiting py-8 px-0 text-soft">
    Reading your estimate…
  </p>
);

const Arrived = (props: ResultsProps) => {
  const { of } = props;
  const rule = use(loadRule(of.trade));
  const [arrival] = useState(() => readArrival(location));
  const privateLink = usePrivateLink();
  if (arrival.query !== null) return <Loaded {...props} rule={rule} arrival={arrival} />;
  return privateLink ? null : <NoEstimate of={of} />;
};

/**
 * The results page of a trade: everything it shows comes from the address, which only the browser
 * knows; until then the page says that it is being read.
 */
export default function Results(props: ResultsProps) {
  const { of } = props;
  const inBrowser = useInBrowser();
  const privateLink = usePrivateLink();
  useEffect(() => void resumeRequests(), []);
  if (!inBrowser) return <Waiting />;
  return (
    <OpenTrade value={of.trade}>
      <KeptAnswers value={of.sensitive ? null : ''}>
        {privateLink && <RequestStatus link={privateLink} />}
        <Boundary name="Your estimate">
          <Suspense fallback={<Waiting />}>
            <Arrived {...props} />
          </Suspense>
        </Boundary>
      </KeptAnswers>
    </OpenTrade>
  );
}
