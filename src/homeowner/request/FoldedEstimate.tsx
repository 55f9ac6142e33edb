import { isPriced, money, moneyRange, type Estimate } from '../../engine/index.ts';
import type { ResultOf } from '../results/result-of.ts';
import Button from '../../kit/Button.tsx';

/** The estimate that a request comes from, in one line, and the way back to it. */
export default function FoldedEstimate({
  of: { name },
  estimate,
  onOpen,
}: {
  readonly of: Pick<ResultOf, 'name'>;
  readonly estimate: Estimate;
  readonly onOpen: () => void;
}) {
  return (
    <p className="folded-estimate flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="text-soft">{name}</span>
      {isPriced(estimate) ? (
        <span>
          about <b className="figures">{money(estimate.total.typical)}</b>,{' '}
          {moneyRange(estimate.total)}
        </span>
      ) : (
        <span>{estimate.recommendation.headline}</span>
      )}
      <Button look="link" onClick={onOpen}>
        See the estimate
      </Button>
    </p>
  );
}
