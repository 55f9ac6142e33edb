import { useState } from 'react';
import type { Answers, Calculator, Estimate } from '../../estimate/index.ts';
import type { CityId } from '../../site.ts';
import { lazyPart } from '../LazyPart.tsx';
import { Words } from '../Words.tsx';
import type { ResultOf } from './result-of.ts';

const RequestForm = lazyPart('The form', () => import('../request/RequestForm.tsx'));

const Directories = ({ of }: { readonly of: ResultOf }) =>
  of.noRequests ? (
    <>
      <p>
        <Words>{of.noRequests.why}</Words>
      </p>
      <ul className="bullets">
        {of.noRequests.directories.map(({ label, url, what }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {label}
            </a>
            <br />
            <Words>{what}</Words>
          </li>
        ))}
      </ul>
    </>
  ) : null;

/** What to do next: the recommendation first, and only then the way to ask companies for prices. */
export const NextStep = ({
  of,
  estimate,
}: {
  readonly of: ResultOf;
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly estimate: Estimate;
}) => {
  const [asking, setAsking] = useState(false);
  const { recommendation, total, inputs, modelVersion } = estimate;
  const wantsQuotes = recommendation.next === 'quotes';
  return (
    <>
      <p className="verdict">
        <Words>{recommendation.headline}</Words>
      </p>
      <ul className="bullets">
        {recommendation.reasons.map((reason) => (
          <li key={reason}>
            <Words>{reason}</Words>
          </li>
        ))}
      </ul>
      {of.noRequests ? (
        <Directories of={of} />
      ) : asking ? (
        <RequestForm
          tradeId={of.trade}
          tradeName={of.name}
          cityId={inputs.city as CityId}
          estimate={total.typical > 0 ? { ...total, modelVersion } : null}
          pagePath={of.resultsPath ?? of.calculatorPath}
          sensitive={of.sensitive}
        />
      ) : (
        <div className="ask-row">
          <button
            type="button"
            className={wantsQuotes ? 'button' : 'button-quiet'}
            onClick={() => setAsking(true)}
          >
            {wantsQuotes ? 'Pick who may send you a price' : 'Ask for prices all the same'}
          </button>
          <p className="hint">Up to three companies, by name. Nobody else sees your details.</p>
        </div>
      )}
    </>
  );
};
