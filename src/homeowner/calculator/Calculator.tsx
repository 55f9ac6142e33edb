import { startTransition, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { fillIn, isStopped, type Answers } from '../../engine/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { FirstScreen, Opening } from './first-screen.ts';
import { loadFields } from './load-fields.ts';
import { loadRule } from './load.ts';
import { OpenTrade } from './Chips.tsx';
import { Boundary, KeptAnswers, lazyPart } from '../../kit/LazyPart.tsx';
import { takenOver } from '../person.ts';
import { resumeRequests } from '../request/resume.ts';
import { usePrivateLink } from '../request/use-private-link.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { Restored } from './Restored.tsx';
import { Tape } from './Tape.tsx';
import { useAnswers } from './use-answers.ts';
import { keep, useLastAnswers } from './use-last-answers.ts';
import { Warnings } from './Warnings.tsx';
import type { InPlaceProps } from '../results/ResultInPlace.tsx';
import type { ResultOf } from '../results/result-of.ts';

const RequestStatus = lazyPart('Your request', () => import('../request/RequestStatus.tsx'));
const ResultInPlace = lazyPart('Your estimate', async ({ trade }: InPlaceProps) =>
  (await import('../results/ResultInPlace.tsx')).resultInPlace(trade),
);

export interface CalculatorProps {
  readonly of: Pick<ResultOf, 'trade' | 'resultsPath' | 'sensitive' | 'peopleFirst'>;
  /** The cutaway of the trade, as the page was built with it. */
  readonly children?: ReactNode;
  /** The city that the path names, already answered; most paths name none. */
  readonly city?: string;
  /** The estimate before any answer, worked out when the page was built. */
  readonly opening: Opening;
}

/**
 * The calculator of one trade. It asks, adds up while the person types, and leads to the results page.
 * A sensitive trade shows its result in place and leaves no trace in the address or in storage.
 */
export default function Calculator(props: CalculatorProps) {
  return (
    <OpenTrade value={props.of.trade}>
      <KeptAnswers value={props.of.sensitive ? null : ''}>
        <Boundary name="The calculator">
          <Opened {...props} />
        </Boundary>
      </KeptAnswers>
    </OpenTrade>
  );
}

const Opened = ({ of, children, city, opening }: CalculatorProps) => {
  const asking = use(loadFields(of.trade));
  /** Another value each time the estimate is asked for in place. */
  const [shown, setShown] = useState<object>();
  const [hasRule, setHasRule] = useState(false);
  const start = (city ? { city } : {}) as Answers;
  const atFirst = useCallback(
    (given: Answers): FirstScreen => ({ ...opening, inputs: fillIn(asking, given) }),
    [asking, opening],
  );
  // Every answer is taken in a transition: while it waits here, the page stays as it was.
  const answers = useAnswers<FirstScreen>(asking, start, (untouched) =>
    untouched && !hasRule ? atFirst : use(loadRule(of.trade)).estimate,
  );
  const { estimate, untouched, address } = answers;
  const stopped = isStopped(estimate);
  const [restored, bringBack, startOver] = useLastAnswers(
    of.sensitive ? null : of.trade,
    start,
    answers,
  );
  const [priceAsked, setPriceAsked] = useState(!of.peopleFirst);
  /** Opened here where the trade has no results page to hold it. */
  const privateLink = usePrivateLink();

  // An address with answers comes from an "edit" link; else the last answers on this device come back.
  useEffect(() => {
    answers.form.current?.dispatchEvent(new Event(takenOver, { bubbles: true }));
    void resumeRequests();
    const given = location.search.slice(1);
    // Ahead of the first answer.
    void loadRule(of.trade).then(() => {
      startTransition(() => setHasRule(true));
      bringBack(given);
    });
    // Once, on arrival: later changes are the person's own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (hasRule) delete document.documentElement.dataset.reading;
  }, [hasRule]);

  // Where it does not arrive, the drawing stays as it was built.
  useEffect(() => {
    import('./draw-cutaway.ts').then((it) => it.drawCutaway(asking, estimate)).catch(Object);
  });

  const submit = () => {
    const whole = answers.submit();
    if (whole === null) return;
    // Where people come first, a price is asked for before all of it is.
    if (!priceAsked && !stopped) return setPriceAsked(true);
    if (of.sensitive) return startTransition(() => setShown({}));
    // The page may be gone before the last change is kept.
    if (whole) keep(of.trade, whole);
    location.assign(`${of.resultsPath}?${whole || 'estimate'}`);
  };

  return (
    <KeptAnswers value={of.sensitive ? null : address}>
      {privateLink && <RequestStatus link={privateLink} />}
      <div className="calculator">
        {children}
        <div>
          <Warnings warnings={estimate.warnings.filter(({ raisedBy }) => !raisedBy)} />
          {restored && <Restored onStartOver={startOver} />}
          <ProblemSummary {...answers.summary} />
          <AnswerForm
            state={answers}
            warnings={estimate.warnings}
            narrowable={priceAsked ? estimate.narrowable : 0}
            action={(!of.sensitive && of.resultsPath) || undefined}
            onSubmit={submit}
          >
            {/* In danger the way on stands under who to call. */}
            {!stopped && (
              <button type="submit" className="button">
                {priceAsked ? 'See the whole estimate' : 'Show what it may cost'}
              </button>
            )}
          </AnswerForm>
        </div>
        {(priceAsked || stopped) && (
          <Tape {...{ asking, estimate, opening }} untouched={untouched && !shown} />
        )}
      </div>
      {shown && (
        <ResultInPlace
          asked={shown}
          trade={of.trade}
          calculator={use(loadRule(of.trade)).calculator}
          answers={answers.answers}
          onBack={() => setShown(undefined)}
        />
      )}
    </KeptAnswers>
  );
};
