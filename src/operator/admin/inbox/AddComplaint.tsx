import { addComplaint } from '../../../backend/operator/complaints.ts';
import { formOf, ownWords, type Choice } from '../../../contact/form.ts';
import ErrorSummary from '../../../kit/form/ErrorSummary.tsx';
import WholeForm from '../../../kit/form/WholeForm.tsx';
import { notify } from '../../../kit/toasts/notify.ts';

const choices = (says: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(says).map(([value, words]) => ({ value, says: words }));

const form = formOf('told', [
  {
    key: 'came_by',
    kind: 'choice',
    label: 'How did it come in?',
    choices: choices({ phone: 'Phone', email: 'Email', letter: 'Letter' }),
  },
  {
    key: 'written_by',
    kind: 'choice',
    label: 'Who complained?',
    choices: choices({ homeowner: 'A homeowner', company: 'The company' }),
  },
  {
    key: 'request_number',
    kind: 'line',
    label: 'Request',
    hint: 'Its number, like 1A2B-3C4D. Leave it empty if nobody knows it.',
    wrong: (number, { company_name, written_by }) => {
      const digits = number.replace(/^#/, '').replaceAll('-', '');
      if (digits) {
        return /^[0-9a-f]{8,32}$/i.test(digits)
          ? undefined
          : 'Write the number as the list shows it, like 1A2B-3C4D.';
      }
      return company_name?.trim() || written_by === 'company'
        ? undefined
        : 'Say which request or which company it is about.';
    },
  },
  {
    key: 'company_name',
    kind: 'line',
    label: 'Company',
    hint: 'Its name. Leave it empty if the complaint is about us.',
    wrong: (name, { written_by }) =>
      !name && written_by === 'company' ? 'Say which company complained.' : undefined,
  },
  {
    key: 'body',
    label: 'What was said',
    hint: 'In their words. No phone numbers or addresses.',
    rows: 3,
    ...ownWords('Write down what was said.'),
  },
]);

/** Writes down a complaint that came by phone, email or letter. */
export default function AddComplaint({ onDone }: { readonly onDone: () => void }) {
  return (
    <WholeForm
      form={form}
      name="Write down a complaint"
      className="sheet grid max-w-2xl gap-4 p-5"
      Summary={ErrorSummary}
      clears
      start={{ came_by: 'phone', written_by: 'homeowner' }}
      send={(values, complaint) => addComplaint({ complaint, ...values })}
      done={() => {
        void notify('Written down.');
        onDone();
      }}
      label="Write it down"
    >
      <h2>Write down a complaint</h2>
      <p className="text-soft">One that came by phone or mail. The log shows who wrote it.</p>
    </WholeForm>
  );
}
