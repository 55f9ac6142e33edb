import type { Result } from '../../../backend/failure.ts';
import {
  askCompany,
  closeComplaint,
  noteStatement,
  type Complaint,
} from '../../../backend/operator/complaints.ts';
import { formOf, ownWords } from '../../../contact/form.ts';
import FormField from '../../../kit/form/FormField.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useCall } from '../../../kit/use-call.ts';
import { notify } from '../../../kit/toasts/notify.ts';
import { canBeAsked, statusOf } from './complaint-steps.ts';

/** One text, and what can be done with it: the first is the usual. */
function Write({
  id,
  label,
  hint,
  ways,
  isLast = false,
  onDone,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly ways: readonly {
    readonly button: string;
    readonly done: string;
    readonly send: (words: string) => Promise<Result<object>>;
  }[];
  /** It ends the matter: of all these forms, the one filled button. */
  readonly isLast?: boolean;
  readonly onDone: () => void;
}) {
  const form = formOf(id, [
    { key: 'words', label, hint, rows: 3, ...ownWords('Write a few words.') },
  ]);
  const { attributes, field, look, clear } = useForm(form, {});
  const { busy, trouble, run } = useCall(
    (way: (typeof ways)[number], words: string) => way.send(words),
    (_, { done }) => {
      clear();
      void notify(done);
      onDone();
    },
  );
  const send = (way: (typeof ways)[number]) => {
    const values = look();
    if (values) void run(way, values.words);
  };
  const shown = field('words');
  return (
    <form
      {...attributes}
      className="grid max-w-2xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(ways[0]!);
      }}
    >
      <FormField {...shown} error={shown.error ?? trouble?.message} />
      <p className="actions">
        {ways.map((way, nth) => (
          <button
            key={way.button}
            type={nth === 0 ? 'submit' : 'button'}
            className={nth === 0 && isLast ? 'button' : 'button-quiet'}
            disabled={busy}
            onClick={nth === 0 ? undefined : () => send(way)}
          >
            {way.button}
          </button>
        ))}
      </p>
    </form>
  );
}

/** What the staff can do about an open complaint: hear the company, then answer. */
export default function ComplaintForms({
  complaint,
  onDone,
}: {
  readonly complaint: Complaint;
  readonly onDone: () => void;
}) {
  const { id, company_name, written_by, can_answer } = complaint;
  const company = company_name ?? 'the company';
  const whom = written_by === 'homeowner' ? 'the homeowner' : company;
  const close = (byMail: boolean) => (words: string) => closeComplaint(id, words, byMail);
  const withoutLetter = {
    button: can_answer ? 'Close without a letter' : 'Close it',
    done: 'Closed.',
    send: close(false),
  };
  return (
    <div className="grid gap-4">
      {canBeAsked(complaint) && (
        <details>
          <summary className="disclosure w-fit">
            {statusOf(complaint) === 'waiting'
              ? `Note what ${company} said, or ask again`
              : `Ask ${company} for its side`}
          </summary>
          {statusOf(complaint) === 'waiting' && (
            <Write
              onDone={onDone}
              id={`side-${id}`}
              label={`What ${company} said`}
              hint="If it wrote or called. On its dashboard it can write it itself."
              ways={[
                {
                  button: 'Write it down',
                  done: 'Written down.',
                  send: (words) => noteStatement(id, words),
                },
              ]}
            />
          )}
          <Write
            onDone={onDone}
            id={`ask-${id}`}
            label={`Your question to ${company}`}
            hint="It goes by letter, word for word, and stands on its dashboard. The company never reads the homeowner’s own words."
            ways={[
              {
                button: 'Ask',
                done: `Asked ${company}.`,
                send: (words) => askCompany(id, words),
              },
            ]}
          />
        </details>
      )}
      <Write
        onDone={onDone}
        isLast
        id={`done-${id}`}
        label={can_answer ? `Your answer to ${whom}` : 'What was done about it?'}
        hint={
          can_answer
            ? 'It goes by letter, word for word, and is kept with the complaint.'
            : 'Kept with the complaint. No letter can reach them.'
        }
        ways={
          can_answer
            ? [
                { button: 'Send the answer', done: 'Sent, and closed.', send: close(true) },
                withoutLetter,
              ]
            : [withoutLetter]
        }
      />
    </div>
  );
}
