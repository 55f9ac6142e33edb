import { useState, type FormEvent } from 'react';
import { addComplaint, type ToldComplaint } from '../../../backend/operator/complaints.ts';
import type { Problem } from '../../../contact/form.ts';
import ErrorSummary from '../../../kit/form/ErrorSummary.tsx';
import TextField from '../../../kit/form/TextField.tsx';
import Trouble from '../../../kit/form/Trouble.tsx';
import { notify } from '../../../kit/toasts/notify.ts';
import Choice from '../Choice.tsx';

const emptyEntry = (): ToldComplaint => ({
  id: crypto.randomUUID(),
  request: '',
  company: '',
  written_by: 'homeowner',
  came_by: 'phone',
  body: '',
});

const complainants = { homeowner: 'A homeowner', company: 'The company' } as const;
const ways = { phone: 'Phone', email: 'Email', letter: 'Letter' } as const;

/** The field of each parameter that the server may refuse. */
const fieldOf: Readonly<Record<string, string>> = {
  request_number: 'told-request',
  company_name: 'told-company',
  body: 'told-body',
};

/** What is to be fixed before it is sent. */
function errorsIn({ request, company, written_by, body }: ToldComplaint): readonly Problem[] {
  const digits = request.trim().replace(/^#/, '').replaceAll('-', '');
  const { length } = body.trim();
  const errors: readonly (readonly [wrong: boolean, id: string, message: string])[] = [
    [
      digits !== '' && !/^[0-9a-f]{8,32}$/i.test(digits),
      'told-request',
      'Write the number as the list shows it, like 1A2B-3C4D.',
    ],
    [
      !digits && !company.trim() && written_by === 'homeowner',
      'told-request',
      'Say which request or which company it is about.',
    ],
    [!company.trim() && written_by === 'company', 'told-company', 'Say which company complained.'],
    [length < 5, 'told-body', 'Write down what was said.'],
    [
      length > 2000,
      'told-body',
      `Shorten it by ${(length - 2000).toLocaleString('en-US')} characters.`,
    ],
  ];
  return errors.filter(([wrong]) => wrong).map(([, field, message]) => ({ field, message }));
}

/** Writes down a complaint that came by phone, email or letter. */
export default function AddComplaint({ onDone }: { readonly onDone: () => void }) {
  const [entry, setEntry] = useState(emptyEntry);
  const [errors, setErrors] = useState<readonly Problem[]>([]);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const field = (
    name: 'request' | 'company' | 'body',
    label: string,
    hint: string,
    rows?: number,
  ) => (
    <TextField
      id={`told-${name}`}
      label={label}
      hint={hint}
      error={errors.find((one) => one.field === `told-${name}`)?.message}
      value={entry[name]}
      onChange={(value) => setEntry({ ...entry, [name]: value })}
      {...(rows && { rows })}
    />
  );
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = errorsIn(entry);
    setErrors(found);
    setRefusal('');
    setTries(tries + 1);
    if (found.length > 0) return;
    setBusy(true);
    const done = await addComplaint(entry);
    setBusy(false);
    if (!done.ok) {
      const id = fieldOf[done.parameter ?? ''];
      if (!id) return setRefusal(done.message);
      setErrors([{ field: id, message: done.message }]);
      return setTries((count) => count + 1);
    }
    setEntry(emptyEntry());
    void notify('Written down.');
    onDone();
  };
  return (
    <form
      className="edit sheet"
      noValidate
      onSubmit={(event) => void add(event)}
      aria-labelledby="told"
    >
      <h2 id="told">Write down a complaint</h2>
      <p className="text-soft">One that came by phone or mail. The log shows who wrote it.</p>
      <ErrorSummary problems={errors} attempt={tries} />
      <Choice
        id="told-came-by"
        legend="How did it come in?"
        says={ways}
        chosen={entry.came_by}
        onChoose={(came_by) => setEntry({ ...entry, came_by })}
      />
      <Choice
        id="told-written-by"
        legend="Who complained?"
        says={complainants}
        chosen={entry.written_by}
        onChoose={(written_by) => setEntry({ ...entry, written_by })}
      />
      {field(
        'request',
        'Request',
        'Its number, like 1A2B-3C4D. Leave it empty if nobody knows it.',
      )}
      {field('company', 'Company', 'Its name. Leave it empty if the complaint is about us.')}
      {field('body', 'What was said', 'In their words. No phone numbers or addresses.', 3)}
      {refusal && <Trouble message={refusal} />}
      <p>
        <button type="submit" className="button" disabled={busy}>
          Write it down
        </button>
      </p>
    </form>
  );
}
