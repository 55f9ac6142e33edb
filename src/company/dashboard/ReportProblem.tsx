import { useState } from 'react';
import { reportRequest } from '../../backend/received/answer.ts';
import { formOf, ownWords } from '../../contact/form.ts';
import WholeForm from '../../kit/form/WholeForm.tsx';

const form = formOf('problem', [
  {
    key: 'body',
    label: 'What is wrong?',
    hint: 'The number is not in service, or this is not a homeowner. Our staff reads it.',
    rows: 3,
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
  return (
    <details>
      <summary className="disclosure">Report a problem with this request</summary>
      <WholeForm
        form={form}
        className="grid gap-3 pt-3"
        clears
        isQuiet
        send={(report, id) => reportRequest(companyId, requestId, { id, ...report })}
        done={() => setSent(true)}
        label="Send to our staff"
      />
      <p role="status">{sent && 'Sent. A person reads it and writes to you.'}</p>
    </details>
  );
}
