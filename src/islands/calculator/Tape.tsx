import { useState } from 'react';
import {
  firstFields,
  money,
  moneyRange,
  type Asking,
  type Estimate,
  type Metric,
  shortLabel,
} from '../../estimate/index.ts';
import { Band } from './Band.tsx';
import { DangerCalls } from './DangerCalls.tsx';
import { goTo } from '../form/go-to.ts';
import { metricText } from './metric-text.ts';
import { TapeLine } from './TapeLine.tsx';

/** Metrics shown under the total; the results page shows all. */
const METRICS_IN_TAPE = 3;

/** What still waits for an answer has room on the results page only. */
export const inTape = (metrics: readonly Metric[]): readonly Metric[] =>
  metrics.filter(({ value }) => value !== null).slice(0, METRICS_IN_TAPE);

/** How far the first questions are answered: "3 of 5 answered". */
const progressOf = (asking: Asking, { inputs, given }: Estimate): string => {
  const first = firstFields(asking, inputs);
  return `${first.filter(([id]) => given.includes(id)).length} of ${first.length} answered`;
};

/** The part of the price that an answer must take off the range to be worth asking for. */
const WORTH_ASKING = 0.03;

const NextAnswer = ({
  estimate,
  onGo,
}: {
  readonly estimate: Estimate;
  readonly onGo: () => void;
}) => {
  const [best] = estimate.narrowing;
  if (!best || best.by < WORTH_ASKING * estimate.total.typical) return null;
  return (
    <p className="slip">
      <b>One answer would help most.</b> “{shortLabel(best.label)}” would narrow this by about{' '}
      <b>{money(best.by)}</b>.{' '}
      <a
        href={`#${best.field}`}
        onClick={(event) => {
          event.preventDefault();
          onGo();
          // Once the sheet over the question is closed.
          requestAnimationFrame(() => goTo(best.field));
        }}
      >
        Answer it
      </a>
    </p>
  );
};

interface TapeProps {
  readonly asking: Asking;
  readonly estimate: Estimate;
  readonly untouched: boolean;
}

/** The running tape: total, range, lines, and the answer that would narrow it most. On a phone, a bar. */
export const Tape = ({ asking, estimate, untouched }: TapeProps) => {
  const [open, setOpen] = useState(false);
  const { total, items, metrics, recommendation, warnings } = estimate;
  const dangers = warnings.filter(({ level }) => level === 'danger');
  // Without a line there is no price to show: a warning sign came first.
  const isPriced = items.length > 0 && dangers.length === 0;
  const known = inTape(metrics);
  return (
    <section
      className="tape sheet"
      aria-label="Your estimate so far"
      data-open={open || undefined}
      data-danger={dangers.length > 0 || undefined}
    >
      {dangers.length > 0 ? (
        <DangerCalls dangers={dangers} />
      ) : (
        <div className="tape-total">
          <h2 className="eyebrow">{untouched ? 'Before any answer' : total.label}</h2>
          {isPriced ? (
            <>
              <output className="total figures">{money(total.typical)}</output>
              <p className="range">
                {moneyRange(total)}{' '}
                <button
                  type="button"
                  className="link tape-toggle"
                  aria-expanded={open}
                  aria-controls="tape-body"
                  onClick={() => setOpen(!open)}
                >
                  {open ? 'Close' : 'What is in it'}
                </button>
              </p>
            </>
          ) : (
            <output className="no-price">{recommendation.headline}</output>
          )}
          <p className="progress">{progressOf(asking, estimate)}</p>
          <button
            type="submit"
            form="answers"
            className="button tape-submit"
            onClick={() => setOpen(false)}
          >
            See the estimate
          </button>
        </div>
      )}
      {isPriced && (
        <div id="tape-body" className="tape-body">
          <Band total={total} />
          {known.length > 0 && (
            <dl className="tape-metrics">
              {known.map((metric) => (
                <div key={metric.id}>
                  <dt>{metric.label}</dt>
                  <dd className="figures">{metricText(metric)}</dd>
                </div>
              ))}
            </dl>
          )}
          <ul>
            {items.map((item) => (
              <TapeLine key={item.id} item={item} />
            ))}
          </ul>
          {!untouched && <p className="tape-advice">{recommendation.headline}</p>}
          <NextAnswer estimate={estimate} onGo={() => setOpen(false)} />
        </div>
      )}
    </section>
  );
};
