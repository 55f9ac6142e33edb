import { useState, type ReactNode } from 'react';
import { isPriced, isStopped, type Answers } from '../../engine/index.ts';
import { whatMoves } from '../../engine/results/what-moves.ts';
import { bookOf } from '../../trades/open-book.ts';
import { Chips } from '../calculator/Chips.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import { Tornado } from '../../kit/charts/Tornado.tsx';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { Bullets } from '../../kit/Bullets.tsx';
import { Words } from '../../kit/Words.tsx';
import { AfterFirstLook } from './AfterFirstLook.tsx';
import { waitsForName } from './arrival.ts';
import { Metrics } from './Metrics.tsx';
import { AskAtOnce, canAsk, NextStep, type NextStepProps } from './NextStep.tsx';
import { PricedLines } from './PricedLines.tsx';
import { QuoteCheck } from './QuoteCheck.tsx';
import {
  FIRST,
  InDanger,
  loadHelp,
  ResultHead,
  ResultLayout,
  type DrawsHelp,
} from './ResultHead.tsx';
import { YourAnswers } from './YourAnswers.tsx';

/** Few trades draw over time. */
const SeriesChart = lazyPart('This chart', () => import('../../kit/charts/SeriesChart.tsx'));

/** Few people bring a quote along. */
const QuotesInHead = lazyPart('What we say of your quote', async () => ({
  default: (await import('./QuoteVerdict.tsx')).QuotesInHead,
}));

const DangerHelp = lazyPart('Who to call', loadHelp);

/** Who to call; until it has arrived, the first look stands. */
const Help: DrawsHelp = (help) => (
  <DangerHelp {...help} Chips={Chips}>
    <AfterFirstLook />
  </DangerHelp>
);

interface ResultViewProps extends NextStepProps {
  /** Buttons under the total: copy, print, keep. */
  readonly actions?: ReactNode;
  /** Quotes that the person typed on the page before, as typed. */
  readonly quotes?: readonly string[];
  /** Takes the answer to a question that a quote waits for: what the job is, or how large. */
  readonly onAnswer: (said: Answers) => void;
  readonly comparison?: ReactNode;
  /** How a job of the trade goes, and what is fair to pay when. */
  readonly course?: ReactNode;
  /** How often the range held; in place, the page says it below. */
  readonly sure?: ReactNode;
  /** The form to change answers. */
  readonly change?: ReactNode;
}

const Section = ({
  title,
  isHalf,
  children,
}: {
  readonly title: string;
  /** Whether on a wide page another one stands beside it. */
  readonly isHalf?: boolean;
  readonly children: ReactNode;
}) => (
  <section className={isHalf ? 'result-section half' : 'result-section'}>
    <h2 className="mb-3">{title}</h2>
    <div className="space-y-4">{children}</div>
  </section>
);

/** What stands in place of the estimate where nothing can be priced. */
const WithoutPrice = (props: ResultViewProps) => (
  <ResultLayout>
    <section className={FIRST}>
      <ResultHead estimate={props.estimate} Chips={Chips} />
      <AfterFirstLook />
      <AskAtOnce {...props} />
      {props.actions}
    </section>
    <div>
      <Section title="What to do next">
        <NextStep {...props} />
      </Section>
      {props.change && <Section title="Your answers">{props.change}</Section>}
    </div>
  </ResultLayout>
);

const PricedResult = (props: ResultViewProps) => {
  const {
    of,
    calculator,
    answers,
    estimate,
    quotes = [],
    actions,
    comparison,
    course,
    sure,
    change,
  } = props;
  const waits = waitsForName(estimate, quotes);
  return (
    <ResultLayout>
      {!waits && (
        <>
          <section className={FIRST}>
            <ResultHead estimate={estimate} Chips={Chips} onGo={goTo}>
              {quotes.length > 0 && <QuotesInHead {...{ quotes, calculator, estimate }} />}
            </ResultHead>
            <AfterFirstLook />
            <AskAtOnce {...props} />
            {actions}
          </section>
          <YourAnswers {...props} />
          {comparison && <div className="lg:col-span-full">{comparison}</div>}
        </>
      )}
      <QuoteCheck {...props} />
      {!waits && (
        <div className="result-rest">
          <Section title="What you pay for">
            <PricedLines estimate={estimate} of={of} />
            <p className="no-print">
              <a href={bookOf(of.trade)}>The open book of {of.name}</a>: every figure with its
              source.
            </p>
            <Metrics metrics={estimate.metrics} />
            {estimate.series.map((series) => (
              <div key={series.id}>
                <SeriesChart series={series} />
                {series.sources && <Chips ids={series.sources} />}
              </div>
            ))}
          </Section>
          <Section title="What moves the price">
            <Tornado
              calculator={calculator}
              swings={whatMoves(calculator, answers)}
              typical={estimate.total.typical}
              inputs={estimate.inputs}
            />
            {change}
          </Section>
          {of.courseOf &&
            Object.entries(of.courseOf).every(([id, jobs]) =>
              jobs.some((job) => job === estimate.inputs[id]),
            ) && <Section title="How the job goes">{course}</Section>}
          <Section isHalf title="How sure we are">
            {sure}
            <p>What this estimate assumes:</p>
            <Bullets of={estimate.assumptions} />
          </Section>
          <Section isHalf title={of.noRequests ? 'What to ask' : 'What to ask a company'}>
            <ol className="ps-6 list-decimal not-print:[&_li+li]:mt-2">
              {of.ask.map((question) => (
                <li key={question}>
                  <Words>{question}</Words>
                </li>
              ))}
            </ol>
          </Section>
          <Section title="What to do next">
            <NextStep {...props} />
          </Section>
        </div>
      )}
    </ResultLayout>
  );
};

/** The whole estimate, the verdict first. Its parts stand in the same order in every trade. */
export const ResultView = (result: Omit<ResultViewProps, 'asking' | 'onAsk'>) => {
  const [asking, setAsking] = useState(false);
  const props = { ...result, asking, onAsk: () => setAsking(true) };
  const { of, estimate, change } = props;
  if (isStopped(estimate)) {
    return (
      <InDanger estimate={estimate} isCalm={of.peopleFirst} Help={Help}>
        {canAsk(props) && <NextStep {...props} />}
        {change}
      </InDanger>
    );
  }
  return isPriced(estimate) ? <PricedResult {...props} /> : <WithoutPrice {...props} />;
};
