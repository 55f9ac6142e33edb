import { useState } from 'react';
import {
  asSet,
  money,
  moneyRange,
  roughly,
  type Estimate,
  type Metric,
} from '../../estimate/index.ts';
import { Band } from './Band.tsx';
import { TapeLine } from './TapeLine.tsx';

/** Metrics shown under the total; the results page shows all. */
const METRICS_IN_TAPE = 3;

export const metricText = ({ value, unit, text, exact }: Metric): string => {
  if (text !== undefined) return text;
  if (value === null) return '–';
  return exact && typeof value === 'number' ? asSet(value, unit) : roughly(value, unit);
};

/** Jumps to a question, opening the section it is folded into. */
const goTo = (field: string) => {
  const element = document.getElementById(field);
  element?.closest('details')?.setAttribute('open', '');
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement) element.focus({ preventScroll: true });
};

const NextAnswer = ({ estimate }: { readonly estimate: Estimate }) => {
  const [best] = estimate.narrowing;
  if (!best) return null;
  return (
    <p className="slip">
      <b>One answer would help most.</b> “{best.label.replace(/ \([^)]*\)$/, '')}” would narrow this
      by about <b>{money(best.by)}</b>.{' '}
      <a
        href={`#${best.field}`}
        onClick={(event) => {
          event.preventDefault();
          goTo(best.field);
        }}
      >
        Answer it
      </a>
    </p>
  );
};

/** The running tape: total, band, lines, and the answer that would narrow it most. */
export const Tape = ({
  estimate,
  untouched,
}: {
  readonly estimate: Estimate;
  readonly untouched: boolean;
}) => {
  const [open, setOpen] = useState(false);
  const { total, items, metrics, recommendation } = estimate;
  // Without a line there is no price to show: a warning sign came first.
  const isPriced = items.length > 0;
  // What still waits for an answer has room on the results page only.
  const known = metrics.filter(({ value }) => value !== null).slice(0, METRICS_IN_TAPE);
  return (
    <section className="tape sheet" aria-label="Your estimate so far" data-open={open || undefined}>
      <div className="tape-total">
        <h2 className="eyebrow">{untouched ? 'Before any answer' : total.label}</h2>
        {isPriced ? (
          <>
            <output className="total figures">{money(total.typical)}</output>
            <p className="range">
              8 in 10 like this: <b>{moneyRange(total)}</b>
            </p>
            <button
              type="button"
              className="button tape-toggle"
              aria-expanded={open}
              aria-controls="tape-body"
              onClick={() => setOpen(!open)}
            >
              {open ? 'Close' : 'Lines'}
            </button>
          </>
        ) : (
          <output className="no-price">{recommendation.headline}</output>
        )}
      </div>
      <div id="tape-body" className="tape-body">
        {isPriced && <Band total={total} />}
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
        {isPriced && !untouched && <p className="tape-advice">{recommendation.headline}</p>}
        <NextAnswer estimate={estimate} />
      </div>
    </section>
  );
};
