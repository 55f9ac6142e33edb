import { Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { isPriced, money, moneyRange, readAddress, type Answers } from '../../engine/index.ts';
import { loadRule, type Rule } from '../calculator/load.ts';
import { recall, remember } from '../calculator/memory.ts';
import { ProblemSummary } from '../calculator/ProblemSummary.tsx';
import { useAnswers } from '../calculator/use-answers.ts';
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
const Compare = lazyPart('The comparison', () => import('./Compare.tsx'));
const RequestStatus = lazyPart('Your request', () => import('../request/RequestStatus.tsx'));

const NoEstimate = ({ of }: { readonly of: ResultOf }) => {
  const kept = of.sensitive ? '' : recall(of.trade);
  return (
    <div className="sheet p-8 space-y-3">
      <h2>No estimate here yet</h2>
      <p>
        This page shows an estimate from its link, and this link holds no answers. It takes about a
        minute to make one, and no name or phone number.
      </p>
      <p className="actions">
        <a className="button" href={of.calculatorPath}>
          Start an estimate
        </a>
        {kept && (
          <a className="button-quiet" href={`?${kept}`}>
            Open your last one
          </a>
        )}
      </p>
    </div>
  );
};

const Loaded = ({
  of,
  rule: { calculator, estimate },
  arrival,
}: {
  readonly of: ResultOf;
  readonly rule: Rule;
  readonly arrival: Arrival;
}) => {
  const [read] = useState(() => readAddress(calculator, arrival.query ?? ''));
  const state = useAnswers(calculator, read.answers, () => estimate);
  const [kept, setKept] = useState<Answers | null>(() =>
    arrival.compare === null ? null : readAddress(calculator, arrival.compare).answers,
  );
  const { address } = state;
  const known = address || MARK;
  const keptAddress = kept && new URLSearchParams({ [COMPARE]: state.toAddress(kept) }).toString();
  const whole = keptAddress ? `${known}&${keptAddress}` : known;

  const [changing, setChanging] = useState(kept !== null);
  const [remembered, setRemembered] = useState(false);
  // A quote that was brought along stands after the `#`, and stays off the address.
  const brought = arrival.quotes.length > 0;
  // Before the paint: a line that comes after it would push down what someone reads.
  useLayoutEffect(() => {
    if (of.sensitive) return;
    history.replaceState(history.state, '', `?${whole}${brought ? '' : location.hash}`);
    remember(of.trade, address);
    // Read back, because a blocked or full storage takes nothing and says nothing.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setRemembered(address !== '' && recall(of.trade) === address);
  }, [of, whole, address, brought]);

  const link = `${of.resultsPath}${of.sensitive ? '#' : '?'}${whole}`;
  const [onPaper, setOnPaper] = useState(false);
  const [wanted, setWanted] = useState<Wanted>();
  // The questions are drawn when one of them is asked for, wherever on the page that is.
  useEffect(() => {
    const draw = (event: Event) => {
      const field = (event as CustomEvent<string>).detail;
      if (!(field in calculator.fields) || changing) return;
      event.preventDefault();
      setChanging(true);
      setWanted({ field });
    };
    document.addEventListener(FIELD_WANTED, draw);
    return () => document.removeEventListener(FIELD_WANTED, draw);
  }, [calculator, changing]);
  return (
    <>
      {read.problems.length > 0 && <ProblemSummary problems={read.problems} />}
      {read.problems.length > 0 && (
        <p className="hint">
          The link holds {read.problems.length === 1 ? 'an answer' : 'answers'} we cannot use. The
          estimate below takes {read.problems.length === 1 ? 'it' : 'them'} as “not sure”.
        </p>
      )}
      {notUnderstood(read.unknown).length > 0 && (
        <p className="hint">
          Part of this link belongs to no question we ask and was left out. The calculator may have
          changed since the link was made.
        </p>
      )}
      <ResultView
        of={of}
        calculator={calculator}
        answers={state.answers}
        estimate={state.estimate}
        quotes={arrival.quotes}
        onAnswer={(field, value) => state.replace({ ...state.answers, [field]: value })}
        actions={
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
            {isPriced(state.estimate) && kept === null && (
              <button
                type="button"
                className="button-quiet"
                onClick={() => {
                  setKept(state.answers);
                  setChanging(true);
                }}
              >
                Compare with a change
              </button>
            )}
            {remembered && (
              <p className="hint">
                Kept on this device. To clear it, open{' '}
                <a href={of.calculatorPath}>the calculator</a> and choose “Start over”.
              </p>
            )}
            <p className="paper-line only-print text-xs">
              {new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}. An estimate from
              published prices, not a quote. Open it again, with every source: {location.origin}
              {link}
            </p>
            {onPaper && <PaperNote address={`${location.origin}${link}`} />}
          </div>
        }
        comparison={
          kept && (
            <Compare
              calculator={calculator}
              first={kept}
              second={state.estimate}
              onDrop={() => setKept(null)}
            />
          )
        }
        change={
          <details
            className="edit [&[open]>summary]:mb-4 py-3 px-5 border border-rule rounded-md"
            open={changing}
            onToggle={(event) => setChanging(event.currentTarget.open)}
          >
            <summary className="disclosure">Change an answer</summary>
            <p className="sticky top-0 z-1 py-2 border-b border-rule bg-paper" role="status">
              Now{' '}
              {isPriced(state.estimate) ? (
                <>
                  <b className="figures">{money(state.estimate.total.typical)}</b>{' '}
                  {moneyRange(state.estimate.total)}
                </>
              ) : (
                <b>{state.estimate.recommendation.headline}</b>
              )}
            </p>
            {changing && (
              <ChangeAnswers
                key={state.version}
                asking={calculator}
                warnings={state.estimate.warnings}
                narrowable={state.estimate.narrowable}
                values={state.values}
                typed={state.typed}
                problems={state.shownProblems}
                form={state.form}
                onChange={state.change}
                onLeave={state.leave}
                onSubmit={state.submit}
                wanted={wanted}
              />
            )}
          </details>
        }
      />
    </>
  );
};

const Waiting = () => (
  <p role="status" className="waiting py-8 px-0 text-soft">
    Reading your estimate…
  </p>
);

const Arrived = ({ of }: { readonly of: ResultOf }) => {
  const rule = use(loadRule(of.trade));
  const [arrival] = useState(() => readArrival(location));
  const privateLink = usePrivateLink();
  if (arrival.query !== null) return <Loaded of={of} rule={rule} arrival={arrival} />;
  return privateLink ? null : <NoEstimate of={of} />;
};

/**
 * The results page of a trade: everything it shows comes from the address, which only the browser
 * knows; until then the page says that it is being read.
 */
export default function Results({ of }: { readonly of: ResultOf }) {
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
            <Arrived of={of} />
          </Suspense>
        </Boundary>
      </KeptAnswers>
    </OpenTrade>
  );
}
