import type { ReactNode } from 'react';
import {
  isPriced,
  isStopped,
  money,
  moneyRange,
  unnamed,
  type Answers,
  type Calculator,
  type Estimate,
} from '../../estimate/index.ts';
import type { CityId } from '../../cities.ts';
import { accuracyInWords } from '../../estimate/results/accuracy.ts';
import { whatMoves } from '../../estimate/results/what-moves.ts';
import { bookOf } from '../../open-book.ts';
import { Warnings } from '../calculator/Warnings.tsx';
import { RangeChart } from '../charts/RangeChart.tsx';
import { Tornado } from '../charts/Tornado.tsx';
import { DangerNow } from '../help/DangerNow.tsx';
import { lazyPart } from '../LazyPart.tsx';
import { Words } from '../Words.tsx';
import { Metrics } from './Metrics.tsx';
import { NextStep } from './NextStep.tsx';
import { PricedLines } from './PricedLines.tsx';
import { QuoteCheck } from './QuoteCheck.tsx';
import { YourAnswers } from './YourAnswers.tsx';
import type { ResultOf } from './result-of.ts';

/** Few trades draw over time. */
const SeriesChart = lazyPart('This chart', () => import('../charts/SeriesChart.tsx'));

interface ResultViewProps {
  readonly of: ResultOf;
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly estimate: Estimate;
  /** Buttons under the total: copy, print, keep. */
  readonly actions?: ReactNode;
  /** Quotes that the person typed on the page before, as typed. */
  readonly quotes?: readonly string[];
  /** Takes the answer to a question that decides what the job is. */
  readonly onName: (field: string, value: string) => void;
  readonly comparison?: ReactNode;
  /** The form to change answers. */
  readonly change?: ReactNode;
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="result-section">
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
);

const Accuracy = ({ accuracy, trade }: ResultOf) =>
  accuracy.cases === 0 ? null : (
    <p>
      {accuracyInWords(accuracy)}{' '}
      <a className="whitespace-nowrap" href={`${bookOf(trade)}#published`}>
        All of them
      </a>
    </p>
  );

/** What we would do and why, from what the person answered, with the one fact that would turn it around. */
const Verdict = ({ estimate: { recommendation } }: Pick<ResultViewProps, 'estimate'>) => (
  <>
    {recommendation.reasons.length > 0 && (
      <ul className="bullets">
        {recommendation.reasons.map((reason) => (
          <li key={reason}>
            <Words>{reason}</Words>
          </li>
        ))}
      </ul>
    )}
    {recommendation.flip && (
      <p className="slip">
        <b>What would change this answer:</b> <Words>{recommendation.flip}</Words>
      </p>
    )}
    {recommendation.opens && (
      <p className="no-print">
        <a className="button" href={recommendation.opens}>
          Write to your landlord
        </a>
      </p>
    )}
  </>
);

/** While someone may be in danger nothing but that is on the page, and the way to change the answer. */
const InDanger = ({ of, calculator, answers, estimate, change }: ResultViewProps) => {
  const { headline, reasons, next, urgent } = estimate.recommendation;
  return (
    <DangerNow
      headline={
        <h1>
          <Words>{headline}</Words>
        </h1>
      }
      dangers={estimate.warnings.filter(({ level }) => level !== 'caution')}
      reasons={reasons}
      city={estimate.inputs.city as CityId | undefined}
      isCalm={of.peopleFirst}
    >
      {!of.noRequests && (urgent || next !== 'emergency') && (
        <NextStep of={of} calculator={calculator} answers={answers} estimate={estimate} />
      )}
      {change}
    </DangerNow>
  );
};

/** What stands in place of the estimate where nothing can be priced. */
const WithoutPrice = ({ of, calculator, answers, estimate, actions, change }: ResultViewProps) => (
  <div className="result">
    <section className="result-head">
      <Warnings warnings={estimate.warnings} />
      <h2 className="verdict">
        <Words>{estimate.recommendation.headline}</Words>
      </h2>
      <Verdict estimate={estimate} />
      {actions}
    </section>
    <div className="result-rest">
      <Section title="What to do next">
        <NextStep of={of} calculator={calculator} answers={answers} estimate={estimate} />
      </Section>
      {change && <Section title="What would change this answer">{change}</Section>}
    </div>
  </div>
);

const PricedResult = ({
  of,
  calculator,
  answers,
  estimate,
  quotes = [],
  onName,
  actions,
  comparison,
  change,
}: ResultViewProps) => {
  // Who brought a quote named no job yet: the price of another one is none to begin with.
  const waits = quotes.length > 0 && unnamed(calculator, answers) !== undefined;
  return (
    <div className="result">
      {!waits && (
        <section className="result-head">
          <Warnings warnings={estimate.warnings} />
          <h2 className="verdict">
            <Words>{estimate.recommendation.headline}</Words>
          </h2>
          <p className="eyebrow">{estimate.total.label}</p>
          <p className="total figures">{money(estimate.total.typical)}</p>
          <RangeChart total={estimate.total} />
          <p className="hint">
            Each dot is one chance in ten, by our model: 8 of 10 fall between{' '}
            <b>{moneyRange(estimate.total)}</b>.
          </p>
          <Verdict estimate={estimate} />
          <Metrics metrics={estimate.metrics} />
          {actions}
          {comparison}
        </section>
      )}
      <QuoteCheck
        calculator={calculator}
        answers={answers}
        estimate={estimate}
        typedBefore={quotes}
        onName={onName}
      />

      {!waits && (
        <div className="result-rest">
          <Section title={`Why ${money(estimate.total.typical)}`}>
            <PricedLines estimate={estimate} of={of} />
            <p className="no-print">
              <a href={bookOf(of.trade)}>The open book of {of.name}</a>: every figure with its
              source.
            </p>
            {estimate.series.map((series) => (
              <SeriesChart key={series.id} series={series} />
            ))}
          </Section>
          <Section title="What would change this answer">
            <Tornado
              calculator={calculator}
              swings={whatMoves(calculator, answers)}
              typical={estimate.total.typical}
              inputs={estimate.inputs}
            />
            {change}
          </Section>
          <Section title="How sure we are">
            <Accuracy {...of} />
            <p>What this estimate assumes:</p>
            <ul className="bullets">
              {estimate.assumptions.map((assumption) => (
                <li key={assumption}>
                  <Words>{assumption}</Words>
                </li>
              ))}
            </ul>
          </Section>
          <Section title={of.noRequests ? 'What to ask' : 'What to ask a company'}>
            <ol className="asks">
              {of.ask.map((question) => (
                <li key={question}>
                  <Words>{question}</Words>
                </li>
              ))}
            </ol>
          </Section>
          <Section title="What to do next">
            <NextStep of={of} calculator={calculator} answers={answers} estimate={estimate} />
          </Section>
        </div>
      )}

      {!waits && <YourAnswers calculator={calculator} estimate={estimate} />}
    </div>
  );
};

/** The whole estimate, the verdict first. Its parts stand in the same order in every trade. */
export const ResultView = (props: ResultViewProps) => {
  if (isStopped(props.estimate)) return <InDanger {...props} />;
  return isPriced(props.estimate) ? <PricedResult {...props} /> : <WithoutPrice {...props} />;
};
