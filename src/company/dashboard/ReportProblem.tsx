import { useState } from 'react';
import { reportRequest } from '../../backend/received/answer.ts';
import { formOf, ownWords } from '../../contact/form.ts';
import FormField from '../../kit/form/FormField.tsx';
import { useForm } from '../../kit/form/use-form.ts';

const form = formOf('problem', [
  {
    key: 'body',
    label: 'What is wrong?',
    hint: 'The number is not in service, or this is not a homeowner. Our staff reads it.',
    ...ownWords('Say in a few words what is wrong'),
  },
]);

/** Tells the site's staff of something wrong with a request: a number that is not in service, a joke. */
export default function ReportProblem({
  requestId,
  companyId,
}: {
  readonly requestId: string;
  readonly companyId: string;
}) {
  const [sent, setSent] = useState(false);
  const { call, attributes, field, clear } = useForm(form, {
    send: (report, id) => reportRequest(companyId, requestId, { id, ...report }),
    done: () => {
      clear();
      setSent(true);
    },
  });
  return (
    <details>
      <summary className="link min-h-9">Report a problem with this request</summary>
      <form {...attributes} className="grid gap-3 pt-3" onChange={() => setSent(false)}>
        <FormField {...field('body')} rows={3} />
        <p role="alert" className="font-semibold text-brick empty:hidden">
          {call.trouble?.message}
        </p>
        <button type="submit" className="button-quiet">
          Send to our staff
        </button>
        <p role="status">{sent && 'Sent. A person reads it and writes to you.'}</p>
      </form>
    </details>
  );
}
