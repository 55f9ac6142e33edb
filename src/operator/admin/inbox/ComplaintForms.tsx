import { useState, type FormEvent } from 'react';
import type { Result } from '../../../backend/failure.ts';
import {
  askCompany,
  closeComplaint,
  noteStatement,
  type Complaint,
} from '../../../backend/operator/complaints.ts';
import TextField from '../../../kit/form/TextField.tsx';
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
}) {
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const { busy, trouble, run } = useCall(
    (way: (typeof ways)[number]) => way.send(words.trim()),
    (_, { done }) => {
      setWords('');
      void notify(done);
    },
  );
  const send = (way: (typeof ways)[number]) => {
    const tooShort = words.trim().length < 5;
    setError(tooShort ? 'Write a few words.' : '');
    if (!tooShort) void run(way);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(ways[0]!);
  };
  return (
    <form className="edit" noValidate onSubmit={submit}>
      <TextField
        id={id}
        label={label}
        hint={hint}
        error={error || trouble?.message}
        value={words}
        onChange={(value) => setWords(value.slice(0, 2000))}
        rows={3}
      />
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
  const and = async (result: Promise<Result<object>>) => {
    const answer = await result;
    if (answer.ok) onDone();
    return answer;
  };
  const close = (byMail: boolean) => (words: string) => and(closeComplaint(id, words, byMail));
  const withoutLetter = {
    button: can_answer ? 'Close without a letter' : 'Close it',
    done: 'Closed.',
    send: close(false),
  };
  return (
    <div className="grid gap-4">
      {canBeAsked(complaint) && (
        <details>
          <summary>
            {statusOf(complaint) === 'waiting'
              ? `Note what ${company} said, or ask again`
              : `Ask ${company} for its side`}
          </summary>
          {statusOf(complaint) === 'waiting' && (
            <Write
              id={`side-${id}`}
              label={`What ${company} said`}
              hint="If it wrote or called. On its dashboard it can write it itself."
              ways={[
                {
                  button: 'Write it down',
                  done: 'Written down.',
                  send: (words) => and(noteStatement(id, words)),
                },
              ]}
            />
          )}
          <Write
            id={`ask-${id}`}
            label={`Your question to ${company}`}
            hint="It goes by letter, word for word, and stands on its dashboard. The company never reads the homeowner’s own words."
            ways={[
              {
                button: 'Ask',
                done: `Asked ${company}.`,
                send: (words) => and(askCompany(id, words)),
              },
            ]}
          />
        </details>
      )}
      <Write
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
