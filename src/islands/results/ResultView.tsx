import type { ReactNode } from 'react';
import {
  money,
  moneyRange,
  type Answers,
  type Calculator,
  type Estimate,
} from '../../estimate/index.ts';
import { fitInWords } from '../../estimate/accuracy.ts';
import { whatMoves } from '../../estimate/what-moves.ts';
import { Band } from '../calculator/Band.tsx';
import { metricText } from '../calculator/Tape.tsx';
import { Chips } from '../calculator/Chips.tsx';
import { TapeLine } from '../calculator/TapeLine.tsx';
import { Warnings } from '../calculator/Warnings.tsx';
import { Split } from '../charts/Split.tsx';
import { Tornado } from '../charts/Tornado.tsx';
import { lazyPart } from '../LazyPart.tsx';
import { Words } from '../Words.tsx';
import { NextStep } from './NextStep.tsx';
import { QuoteCheck } from './QuoteCheck.tsx';
import type { ResultOf } from './result-of.ts';

/** Few trades draw over time, and drawing needs a library of its own. */
const SeriesChart = lazyPart('This chart', () => import('../charts/SeriesChart.tsx'));

/** The part of the band that an answer must take off to be worth asking for. */
const WORTH_ASKING = 0.02;

interface ResultViewProps {
  readonly of: ResultOf;
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly estimate: Estimate;
  /** Buttons under the total: copy, print, keep. */
  readonly actions?: ReactNode;
  /** The form to change answers, and the comparison. */
  readonly change?: ReactNode;
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="result-section">
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
);

const Metrics = ({ estimate }: { readonly estimate: Estimate }) =>
  estimate.metrics.length === 0 ? null : (
    <dl className="metrics">
      {estimate.metrics.map((metric) => (
        <div key={metric.id}>
          <dt>{metric.label}</dt>
          <dd>
            <b className="figures">{metricText(metric)}</b>
            {metric.how && (
              <small>
                <Words>{metric.how}</Words>
              </small>
            )}
            {metric.sources && <Chips ids={metric.sources} />}
          </dd>
        </div>
      ))}
    </dl>
  );

const Accuracy = ({ accuracy }: Pick<ResultOf, 'accuracy'>) =>
  accuracy.cases === 0 ? null : (
    <p>
      We tried the model on {accuracy.cases} prices that others published. {fitInWords(accuracy)}{' '}
      Half of them were within {Math.round(accuracy.medianError * 100)}% of our typical figure.
    </p>
  );

const Unanswered = ({ calculator, estimate }: Pick<ResultViewProps, 'calculator' | 'estimate'>) => {
  const { low, high } = estimate.total;
  const open = estimate.narrowing.filter(({ by }) => by >= WORTH_ASKING * (high - low)).slice(0, 4);
  if (open.length === 0) return <p>No open question would narrow the range much.</p>;
  return (
    <>
      <p>Answers that would narrow the range, and by about how much:</p>
      <ul className="bullets">
        {open.map(({ field, by }) => (
          <li key={field}>
            <b>{money(by)}</b> {calculator.fields[field]?.label.replace(/ \([^)]*\)$/, '')}
          </li>
        ))}
      </ul>
    </>
  );
};

/** What stands in place of the estimate while a warning sign comes before any price. */
const WithoutPrice = ({ of, calculator, answers, estimate, actions, change }: ResultViewProps) => (
  <div className="result">
    <Warnings warnings={estimate.warnings} />
    <Section title="What to do next">
      <NextStep of={of} calculator={calculator} answers={answers} estimate={estimate} />
      {actions}
    </Section>
    {change && <Section title="What would change it">{change}</Section>}
  </div>
);

const PricedResult = ({ of, calculator, answers, estimate, actions, change }: ResultViewProps) => (
  <div className="result">
    <Warnings warnings={estimate.warnings} />
    <Section title="What it will likely cost">
      <p className="eyebrow">{estimate.total.label}</p>
      <p className="total figures">{money(estimate.total.typical)}</p>
      <p className="range">
        8 in 10 like this: <b>{moneyRange(estimate.total)}</b>
      </p>
      <Band total={estimate.total} />
      <Metrics estimate={estimate} />
      {actions}
      {estimate.series.map((series) => (
        <SeriesChart key={series.id} series={series} />
      ))}
    </Section>
    <Section title="Why">
      <Split items={estimate.items} />
      <ul className="tape-list">
        {estimate.items.map((item) => (
          <TapeLine key={item.id} item={item} />
        ))}
      </ul>
    </Section>
    <Section title="What would change it">
      <Tornado
        calculator={calculator}
        swings={whatMoves(calculator, answers)}
        typical={estimate.total.typical}
      />
      {change}
    </Section>
    <Section title="How sure we are">
      <Accuracy accuracy={of.accuracy} />
      <Unanswered calculator={calculator} estimate={estimate} />
      <p>What this estimate assumes:</p>
      <ul className="bullets">
        {estimate.assumptions.map((assumption) => (
          <li key={assumption}>
            <Words>{assumption}</Words>
          </li>
        ))}
      </ul>
      <QuoteCheck total={estimate.total} />
    </Section>
    <Section title="What to do next">
      <NextStep of={of} calculator={calculator} answers={answers} estimate={estimate} />
    </Section>
    <Section title={of.noRequests ? 'What to ask' : 'What to ask a company'}>
      <ul className="bullets">
        {of.ask.map((question) => (
          <li key={question}>
            <Words>{question}</Words>
          </li>
        ))}
      </ul>
    </Section>
  </div>
);

/** The whole estimate. The six questions stand in the same place in every trade. */
export const ResultView = (props: ResultViewProps) =>
  props.estimate.items.length > 0 ? <PricedResult {...props} /> : <WithoutPrice {...props} />;
