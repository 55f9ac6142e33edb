import Button from '../../kit/Button.tsx';
import { useQuestion } from '../../kit/form/use-question.ts';

/** The company's no, which cannot be undone and so is asked about once more. */
export default function SayNo({
  name,
  disabled,
  onNo,
}: {
  /** How to speak of the homeowner. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onNo: () => void;
}) {
  const { asked, leave, opener, group } = useQuestion();
  if (!asked) {
    return (
      <Button disabled={disabled} {...opener}>
        Not for us
      </Button>
    );
  }
  return (
    <div
      className="grid basis-full gap-2 border border-rule p-3 text-sm"
      aria-label="Not for us"
      aria-describedby="say-no"
      {...group}
    >
      <p id="say-no">Say no? You can no longer open it, and {name} may pick another company.</p>
      <p className="actions">
        <Button disabled={disabled} onClick={onNo}>
          Say no
        </Button>
        <Button look="link" className="min-h-11" onClick={leave}>
          Keep it
        </Button>
      </p>
    </div>
  );
}
