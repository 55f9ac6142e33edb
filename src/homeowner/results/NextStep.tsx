import { toAddress, type Estimate } from '../../engine/index.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';
import type { Case, ResultOf } from './result-of.ts';

/** Few trades take no requests. */
const Directories = lazyPart('Where to look instead', () => import('./Directories.tsx'));
const RequestForm = lazyPart('The form', () => import('../request/RequestForm.tsx'));

export interface NextStepProps extends Case {
  readonly of: ResultOf;
  /** Whether the form is open. */
  readonly asking: boolean;
  readonly onAsk: () => void;
}

/** Whether companies may be asked: not while someone is in danger, but where one of them is who to call. */
export const canAsk = ({
  of,
  estimate: {
    recommendation: { next, urgent },
  },
}: NextStepProps): boolean => !of.noRequests && (urgent === true || next !== 'emergency');

/** Whether that is what we would do next. */
const shouldAsk = ({ recommendation: { next, urgent } }: Estimate): boolean =>
  urgent === true || next === 'quotes';

/** The way to ask companies for prices. In danger a call comes first. */
const Ask = ({ estimate, onAsk }: NextStepProps) => (
  <div className="ask-row">
    <button
      type="button"
      className={shouldAsk(estimate) ? 'button' : 'button-quiet'}
      onClick={onAsk}
    >
      {estimate.recommendation.urgent
        ? 'See who you can call, or ask for prices'
        : shouldAsk(estimate)
          ? 'Pick who may send you a price'
          : 'Ask for prices anyway'}
    </button>
    <p className="hint mt-2">This sends nothing yet. You pick up to three.</p>
  </div>
);

/** The same with what a result says first, where it is the step we would take. */
export const AskAtOnce = (props: NextStepProps) =>
  !props.asking && !props.of.noRequests && shouldAsk(props.estimate) && <Ask {...props} />;

/** The last step: the way to ask companies for prices, or where to look instead. */
export const NextStep = (props: NextStepProps) => {
  const { of, calculator, answers, estimate, asking } = props;
  // Sensitive answers are in no address.
  const query = of.sensitive ? '' : toAddress(calculator, answers);
  if (of.noRequests) return <Directories {...of.noRequests} />;
  if (!canAsk(props))
    return <p>Once everyone is safe, change that answer and ask for prices here.</p>;
  return asking ? (
    <RequestForm
      of={of}
      calculator={calculator}
      estimate={estimate}
      answersPath={query ? `${of.calculatorPath}?${query}` : of.calculatorPath}
    />
  ) : (
    <Ask {...props} />
  );
};
