import { useState, type FormEvent } from 'react';
import { reportRequest } from '../../backend/received/answer.ts';
import { useCall } from '../../kit/use-call.ts';
import TextField from '../../kit/form/TextField.tsx';

/** Tells the site's staff of something wrong with a request: a number that is not in service, a joke. */
export default function ReportProblem({
  requestId,
  companyId,
}: {
  readonly requestId: string;
  readonly companyId: string;
}) {
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  const [body, setBody] = useState('');
  const [error, setError] = useState('');
  const [sent, setSent] = useState(false);
  const { trouble, run } = useCall(
    () => reportRequest(companyId, requestId, { id, body: body.trim() }),
    () => {
      setBody('');
      setSent(true);
      setId(crypto.randomUUID());
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tooShort = body.trim().length < 5;
    setError(tooShort ? 'Say in a few words what is wrong' : '');
    if (!tooShort) void run();
  };
  return (
    <details className="">
      <summary className="link min-h-9">Report a problem with this request</summary>
      <form className="grid gap-3 pt-3" noValidate onSubmit={submit}>
        <TextField
          id="problem"
          label="What is wrong?"
          hint="The number is not in service, or this is not a homeowner. Our staff reads it."
          rows={3}
          value={body}
          error={error}
          onChange={(value) => {
            setBody(value.slice(0, 2000));
            setSent(false);
          }}
        />
        <p role="alert" className="font-semibold text-brick empty:hidden">
          {trouble?.message}
        </p>
        <button type="submit" className="button-quiet">
          Send to our staff
        </button>
        <p role="status">{sent && 'Sent. A person reads it and writes to you.'}</p>
      </form>
    </details>
  );
}
