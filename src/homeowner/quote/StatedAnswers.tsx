import {
  isAsked,
  shortLabel,
  type Calculator,
  type Estimate,
  type Value,
} from '../../engine/index.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import Button from '../../kit/Button.tsx';
import { isBeyond, type Stated } from '../../quote/stated-answers.ts';

/** What a quote says and what our question to it is, each answer in the words of the question. */
const inWords = ({ fields }: Calculator, field: string, value: Value): string =>
  `${shortLabel(fields[field]!.label)}${/\?$/.test(fields[field]!.label) ? '' : ':'} ${sayValue(fields[field]!, value)}`;

/** What was taken from a quote as an answer, with the way to take it back. */
export const TakenAnswers = ({
  taken,
  calculator,
  onUndo,
}: {
  readonly taken: readonly Stated[];
  readonly calculator: Calculator;
  readonly onUndo: (stated: Stated) => void;
}) =>
  taken.length > 0 && (
    <div role="status" className="no-print text-sm">
      <ul>
        {taken.map((one) => (
          <li key={one.field}>
            Your quote says “{one.says}”. {one.isStep ? 'We price that like' : 'We took that'}:{' '}
            {inWords(calculator, one.field, one.answers[one.field]!)}.{' '}
            <Button look="link" onClick={() => onUndo(one)}>
              Undo<span className="sr-only"> {one.says}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );

/** A quote that is for something else than the answers: which of them is meant is asked before it is judged. */
export const AskStated = ({
  stated,
  calculator,
  estimate,
  onTake,
  onKeep,
}: {
  readonly stated: readonly Stated[];
  readonly calculator: Calculator;
  readonly estimate: Pick<Estimate, 'inputs'>;
  readonly onTake: (stated: readonly Stated[]) => void;
  readonly onKeep: (stated: readonly Stated[]) => void;
}) => (
  <div className="no-print space-y-2 rounded-sm border border-gold p-4">
    {stated.map((one) => {
      // Of what it says together, what is not answered so already.
      const id =
        Object.keys(one.answers).find(
          (own) => JSON.stringify(one.answers[own]) !== JSON.stringify(estimate.inputs[own]),
        ) ?? one.field;
      const its = calculator.fields[id]!;
      const ours = sayValue(its, estimate.inputs[id] as Value);
      return (
        <p key={one.field} className="font-semibold">
          It says “{one.says}”.{' '}
          {isBeyond(calculator, one)
            ? `We have no figures for ${one.answers[one.field] === '#other' ? 'that' : 'so much'}.`
            : `Is this meant: “${inWords(calculator, id, one.answers[id]!)}”?`}
          {/* What our figures do not go by is not what they are for. */}
          {isAsked(its, estimate.inputs) && ` Our figures are for: ${ours}.`}
        </p>
      );
    })}
    <div className="actions">
      {stated.some((one) => isBeyond(calculator, one)) ? (
        <Button look="link" onClick={() => onKeep(stated)}>
          It does not mean that: use our figures
        </Button>
      ) : (
        <>
          <Button look="filled" onClick={() => onTake(stated)}>
            Yes, judge it so
          </Button>
          <Button onClick={() => onKeep(stated)}>No, keep our figures</Button>
        </>
      )}
    </div>
  </div>
);
