import { useState, type FormEvent, type Ref } from 'react';
import { complain, type Recipient, type RequestKey } from '../../backend/requests.ts';
import { site } from '../../site.ts';
import TextField from '../form/TextField.tsx';

/** The longest complaint the database takes. */
const longest = 2000;

/** Lets a homeowner tell the staff of something wrong with a company or with the site. */
export default function Complaint({
  ref,
  requestKey,
  recipients,
  about,
  onAbout,
  addressIsDeleted = false,
}: {
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly requestKey: RequestKey;
  readonly recipients: readonly Recipient[];
  /** The company it is about; empty: the site. */
  readonly about: string;
  readonly onAbout: (companyId: string) => void;
  /** The request was taken back: nobody can write unless told where to. */
  readonly addressIsDeleted?: boolean;
}) {
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  const [body, setBody] = useState('');
  const [error, setError] = useState('');
  const [sent, setSent] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (body.trim().length < 5) return setError('Say in a few words what went wrong');
    const result = await complain(requestKey, { id, companyId: about || null, body: body.trim() });
    if (!result.ok) return setError(result.message);
    setError('');
    setBody('');
    setSent(true);
    setId(crypto.randomUUID());
  };
  return (
    <details ref={ref}>
      <summary className="min-h-11 py-2">Report a problem</summary>
      <form className="grid gap-3 py-2" noValidate onSubmit={(event) => void submit(event)}>
        <label className="grid gap-1.5 font-semibold">
          Who is it about?
          <select
            className="input font-normal"
            value={about}
            onChange={(event) => onAbout(event.target.value)}
          >
            <option value="">{site.name}</option>
            {recipients.map(({ companyId, companyName }) => (
              <option key={companyId} value={companyId}>
                {companyName}
              </option>
            ))}
          </select>
        </label>
        <TextField
          id="complaint"
          label="What went wrong?"
          hint={
            addressIsDeleted
              ? 'A person of our own team reads it. Your address is deleted: add one if you want an answer.'
              : 'A person of our own team reads it and writes to you.'
          }
          rows={3}
          value={body}
          error={error}
          onChange={(value) => {
            setBody(value.slice(0, longest));
            setSent(false);
          }}
        />
        <button type="submit" className="button-quiet justify-self-start">
          Send to our team
        </button>
        <p role="status">
          {sent && (addressIsDeleted ? 'Sent. Thank you.' : 'Sent. We write to you by email.')}
        </p>
      </form>
    </details>
  );
}
