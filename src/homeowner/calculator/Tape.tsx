import { useState } from 'react';
import {
  isPriced,
  money,
  moneyRange,
  sayNext,
  type Asking,
  type Metric,
} from '../../engine/index.ts';
import { Band } from './Band.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { metricText } from './metric-text.ts';
import { progressOf } from './progress.ts';
import type { FirstScreen, Opening } from './first-screen.ts';
import { TapeLine } from './TapeLine.tsx';

/** Few are ever in danger while they ask for a price: it comes with the answer that says so. */
const SafetyFirst = lazyPart('Who to call', () => import('./SafetyFirst.tsx'));

/** Metrics shown under the total; the results page shows all. */
const METRICS_IN_TAPE = 3;

/** What still waits for an answer has room on the results page only. */
export const inTape = (metrics: readonly Metric[]): readonly Metric[] =>
  metrics.filter(({ value }) => value !== null).slice(0, METRICS_IN_TAPE);

interface TapeProps {
  readonly asking: Asking;
  readonly estimate: FirstScreen;
  readonly opening: Pick<Opening, 'examples'>;
  /** Whether nothing is answered: the price is then that of our examples. */
  readonly untouched: boolean;
}

/** The running tape: total, range, the answer that would narrow it most, and lines. On a phone, a bar. */
export const Tape = ({ asking, estimate, opening, untouched }: TapeProps) => {
  const [open, setOpen] = useState(false);
  const { examples } = opening;
  const { total, items, metrics, recommendation, warnings, next } = estimate;
  const dangers = warnings.filter(({ level }) => level === 'stop');
  const priced = isPriced(estimate);
  const known = inTape(metrics);
  return (
    <section
      className="tape sheet"
      aria-label="Your estimate so far"
      data-open={open || undefined}
      data-danger={dangers.length > 0 || undefined}
    >
      {dangers.length > 0 ? (
        <SafetyFirst {...estimate} dangers={dangers} />
      ) : (
        <div className="tape-total">
          <h2 className="eyebrow font-sans">{untouched ? 'Before any answer' : total.label}</h2>
          {priced ? (
            <>
              {untouched ? (
                <output className="block font-serif font-semibold text-lg leading-snug">
                  {money(examples.low)} to {money(examples.high)}
                </output>
              ) : (
                <output className="total figures">{money(total.typical)}</output>
              )}
              <p className="range text-soft">
                {untouched ? 'in our examples' : moneyRange(total)}{' '}
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
              {!untouched && <p className="hint">At first, {moneyRange(examples)}</p>}
              <Band total={untouched ? examples : total} ghost={examples} />
            </>
          ) : (
            <output className="block font-serif font-semibold text-lg leading-snug">
              {recommendation.headline}
            </output>
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
      {priced && (
        <div id="tape-body" className="tape-body">
          {untouched && (
            <p className="mb-2 font-semibold">One common job: {money(total.typical)}</p>
          )}
          {next && (
            <p className="slip">
              {sayNext(next)}{' '}
              <a
                href={`#${next.field}`}
                onClick={(event) => {
                  event.preventDefault();
                  setOpen(false);
                  // Once the sheet over the question is closed.
                  requestAnimationFrame(() => goTo(next.field));
                }}
              >
                Answer it
              </a>
            </p>
          )}
          {known.length > 0 && (
            <dl className="mb-4">
              {known.map((metric) => (
                <div className="flex justify-between gap-4 py-1 text-sm" key={metric.id}>
                  <dt className="text-soft">{metric.label}</dt>
                  <dd className="figures text-end">{metricText(metric)}</dd>
                </div>
              ))}
            </dl>
          )}
          <ul className="border-t border-rule">
            {items.map((item) => (
              <TapeLine key={item.id} item={item} />
            ))}
          </ul>
          {!untouched && <p className="mt-4 font-semibold">{recommendation.headline}</p>}
        </div>
      )}
    </section>
  );
};
