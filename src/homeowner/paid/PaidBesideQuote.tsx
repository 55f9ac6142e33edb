import { useState } from 'react';
import { lazyPart } from '../../kit/LazyPart.tsx';
import type { Case } from '../results/result-of.ts';
import { figuresFor, standing } from './figures.ts';
import { usePaidFigures } from './use-paid-figures.ts';

const TellPaid = lazyPart('The form', () => import('./TellPaid.tsx'));

/** Where a quote stands among what neighbors paid, where enough of them told. */
export const PaidStanding = ({
  quote,
  calculator,
  answers,
  estimate,
}: Case & { readonly quote: number }) => {
  const like = figuresFor(usePaidFigures(calculator.trade), answers);
  const words = like && standing(like, quote / estimate.total.typical, calculator.version);
  return words ? (
    <p>
      {like.is_demo && <b className="text-brick">Demonstration, made up. </b>}
      {words}
    </p>
  ) : null;
};

/** Asks whoever checked a quote what the job cost, once it is done. */
export const TellAfterQuote = (its: Case) => {
  const [telling, setTelling] = useState(false);
  return (
    <div className="no-print">
      {telling ? (
        <TellPaid {...its} cameFrom="quote" />
      ) : (
        <button type="button" className="link" onClick={() => setTelling(true)}>
          The job is done? Tell what it cost
        </button>
      )}
    </div>
  );
};
