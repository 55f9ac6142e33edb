import { useState } from 'react';
import { toAddress } from '../../engine/index.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { Words } from '../../kit/Words.tsx';
import type { Case, ResultOf } from './result-of.ts';

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

/** What the button that opens the request promises. In danger a call comes first. */
const askWords = (isUrgent: boolean, wantsQuotes: boolean): string => {
  if (isUrgent) return 'See who you can call, or ask for prices';
  return wantsQuotes ? 'Pick who may send you a price' : 'Ask for prices anyway';
};

/** The last step: the way to ask companies for prices, or where to look instead. */
export const NextStep = ({
  of,
  calculator,
  answers,
  estimate,
}: Case & { readonly of: ResultOf }) => {
  const [asking, setAsking] = useState(false);
  const { recommendation } = estimate;
  const wantsQuotes = recommendation.next === 'quotes';
  const isUrgent = recommendation.urgent === true;
  // Sensitive answers are in no address.
  const query = of.sensitive ? '' : toAddress(calculator, answers);
  return (
    <>
      {of.noRequests ? (
        <Directories of={of} />
      ) : recommendation.next === 'emergency' && !isUrgent ? (
        <p>
          Once everyone is safe and you have changed that answer, you can ask companies for prices
          here.
        </p>
      ) : asking ? (
        <RequestForm
          of={of}
          calculator={calculator}
          estimate={estimate}
          answersPath={query ? `${of.calculatorPath}?${query}` : of.calculatorPath}
        />
      ) : (
        <div className="ask-row">
          <button
            type="button"
            className={wantsQuotes || isUrgent ? 'button' : 'button-quiet'}
            onClick={() => setAsking(true)}
          >
            {askWords(isUrgent, wantsQuotes)}
          </button>
          <p className="hint mt-2">
            Up to three companies, by name. Nobody else sees your details.
          </p>
        </div>
      )}
    </>
  );
};
