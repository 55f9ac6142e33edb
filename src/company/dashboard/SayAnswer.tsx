import Button from '../../kit/Button.tsx';
import { useQuestion } from '../../kit/form/use-question.ts';
import { capital } from '../../kit/say.ts';
import type { Said } from './moves.ts';

const words: Readonly<
  Record<Said, { opens: string; asks: (name: string) => string; does: string }>
> = {
  answered: {
    opens: 'We can do this',
    asks: (name) => `Say yes? ${capital(name)} sees it at once, and you can’t take it back.`,
    does: 'Say yes',
  },
  declined: {
    opens: 'Not for us',
    asks: (name) => `Say no? You can no longer open it, and ${name} may pick another company.`,
    does: 'Say no',
  },
};

/** The company's yes or no, which cannot be undone and so is asked about once more. */
export default function SayAnswer({
  said,
  name,
  disabled,
  onSay,
}: {
  readonly said: Said;
  /** How to speak of the homeowner. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onSay: (said: Said) => void;
}) {
  const { asked, leave, opener, group } = useQuestion();
  const { opens, asks, does } = words[said];
  const look = said === 'answered' ? 'filled' : 'quiet';
  if (!asked) {
    return (
      <Button look={look} disabled={disabled} {...opener}>
        {opens}
      </Button>
    );
  }
  return (
    <div
      className="grid basis-full gap-2 border border-rule p-3 text-sm"
      aria-label={opens}
      aria-describedby={`say-${said}`}
      {...group}
    >
      <p id={`say-${said}`}>{asks(name)}</p>
      <p className="actions">
        <Button look={look} disabled={disabled} onClick={() => onSay(said)}>
          {does}
        </Button>
        <Button look="link" className="min-h-11" onClick={leave}>
          Keep it
        </Button>
      </p>
    </div>
  );
}
