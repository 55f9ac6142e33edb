import { Suspense, use, useState, useSyncExternalStore } from 'react';
import { isPriced, isStopped, readAddress, type Answers } from '../../engine/index.ts';
import { KeptAnswers, lazyPart } from '../../kit/LazyPart.tsx';
import { useHash } from '../../kit/use-hash.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import { loadRule } from '../calculator/load.ts';
import { readArrival } from '../results/arrival.ts';
import { figuresFor } from './figures.ts';
import { PaidStrip } from './PaidStrip.tsx';
import { usePaidFigures } from './use-paid-figures.ts';

const TellPaid = lazyPart('The form', () => import('./TellPaid.tsx'));

/** Leads here whoever has the job behind them: from the home page, and from the head of a result. */
const LED = '#paid';

/** Tells of each change of the address: the answers of a result stand in it. Browsers without it tell nothing. */
const follow = (look: () => void): (() => void) => {
  const { navigation } = globalThis as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', look);
  return () => navigation?.removeEventListener('currententrychange', look);
};

const OfResult = ({ trade }: { readonly trade: string }) => {
  const { calculator, estimate: estimateFor } = use(loadRule(trade));
  const figures = usePaidFigures(trade);
  const [isAsked, setAsked] = useState(false);
  const isLedTo = useHash((hash) => (hash === LED ? hash : null), null) !== null;
  /** What was said here to have been done: the result keeps its own answers. */
  const [named, setNamed] = useState<Answers>({});
  const search = useSyncExternalStore(follow, () => location.search);
  const { query } = readArrival({ search, hash: '' });
  if (query === null) return null;
  const answers = { ...named, ...readAddress(calculator, query).answers };
  const estimate = estimateFor(answers);
  if (isStopped(estimate) || !isPriced(estimate)) return null;
  const like = figuresFor(figures, answers);
  return (
    <section className="mt-2 border-t-2 border-ink pt-5 pb-8" aria-labelledby="neighbors-paid">
      <h2 id="neighbors-paid" className="mb-3">
        What neighbors paid
      </h2>
      {like ? (
        <PaidStrip figures={like} calculator={calculator} />
      ) : (
        <p>
          No prices yet. Once five neighbors tell us what such a job cost them, we show theirs here,
          without names. An estimate is what we work out; this is what people paid.
        </p>
      )}
      <div className="no-print mt-4">
        {isAsked || isLedTo ? (
          <TellPaid
            calculator={calculator}
            answers={answers}
            estimate={estimate}
            cameFrom="result"
            onName={(field, value) => setNamed({ [field]: value })}
          />
        ) : (
          <button type="button" className="button-quiet" onClick={() => setAsked(true)}>
            I had this done
          </button>
        )}
      </div>
    </section>
  );
};

/**
 * Below a result, once it is scrolled to: what neighbors paid for such a job, and the way to tell one's own. It
 * reads the answers from the address, as the result does, and costs the result no script.
 */
export default function PaidPrices({ trade }: { readonly trade: string }) {
  const inBrowser = useInBrowser();
  return (
    // Seen by the browser, so that it can be scrolled to, before there is anything in it.
    <div className="min-h-1" id={LED.slice(1)}>
      {inBrowser && (
        <KeptAnswers value="">
          <Suspense>
            <OfResult trade={trade} />
          </Suspense>
        </KeptAnswers>
      )}
    </div>
  );
}
