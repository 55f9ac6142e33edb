import { useState, type FormEvent, type Ref } from 'react';
import { complain, type Recipient, type RequestKey } from '../../backend/requests.ts';
import { site } from '../../site.ts';
import { longDay } from '../../time/central.ts';
import { answerBy, sideDays } from '../../contact/complaint-days.ts';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import FieldFrame, { framed } from '../../kit/form/FieldFrame.tsx';
import TextField from '../../kit/form/TextField.tsx';

/** The longest complaint the database takes. */
const longest = 2000;

/** What stands for the site among the companies. */
const ofSite = 'site';

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
  /** The company it is about, or `site`; empty: not said yet. */
  readonly about: string;
  readonly onAbout: (about: string) => void;
  /** The request was taken back: nobody can write unless told where to. */
  readonly addressIsDeleted?: boolean;
}) {
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  const [body, setBody] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState('');
  /** What was sent last, so that whoever wrote it has it. */
  const [sent, setSent] = useState<{
    readonly to: string;
    readonly words: string;
    /** The last day for our answer. */
    readonly answerBy: Date;
  }>();
  const companyId = about === ofSite || recipients.length === 0 ? null : about;
  const to = companyId === null ? site.name : nameOf(recipients, companyId);
  const errors = [
    ...(companyId === '' ? [{ id: 'complaint-about', message: 'Choose who it is about' }] : []),
    ...(body.trim().length < 5
      ? [{ id: 'complaint', message: 'Say in a few words what went wrong' }]
      : []),
  ];
  const shown = attempt > 0 ? errors : [];
  const errorAt = (id: string) => shown.find((error) => error.id === id)?.message;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure('');
    setAttempt(attempt + 1);
    if (errors.length > 0) return;
    const words = body.trim();
    const result = await complain(requestKey, {
      complaint: id,
      company: companyId,
      body: words,
    });
    if (!result.ok) return setFailure(result.message);
    setAttempt(0);
    setBody('');
    setSent({
      to,
      words,
      answerBy: answerBy({ company_id: companyId, created_at: new Date().toISOString() }),
    });
    setId(crypto.randomUUID());
  };
  return (
    <details ref={ref}>
      <summary className="min-h-11 py-2">Report a problem</summary>
      <form className="grid gap-3 py-2" noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary attempt={attempt} errors={shown} />
        {recipients.length > 0 && (
          <FieldFrame
            id="complaint-about"
            label="Who is it about?"
            error={errorAt('complaint-about')}
          >
            <select
              {...framed(
                { id: 'complaint-about', hint: undefined, error: errorAt('complaint-about') },
                false,
              )}
              value={about}
              onChange={(event) => onAbout(event.target.value)}
            >
              {!about && <option value="">Choose one</option>}
              {recipients.map(({ company_id, company_name }) => (
                <option key={company_id} value={company_id}>
                  {company_name}
                </option>
              ))}
              <option value={ofSite}>{site.name}</option>
            </select>
          </FieldFrame>
        )}
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
          error={errorAt('complaint')}
          onChange={(value) => setBody(value.slice(0, longest))}
        />
        {failure && (
          <p role="alert" className="problem">
            {failure}
          </p>
        )}
        <button type="submit" className="button-quiet justify-self-start">
          Send to our team
        </button>
        <div role="status">
          {sent && (
            <>
              <p>
                Sent.{' '}
                {sent.to !== site.name &&
                  `We ask ${sent.to} for its side, and give it ${sideDays} days. `}
                {addressIsDeleted
                  ? 'Thank you.'
                  : `${sent.to === site.name ? 'We' : 'Then we'} answer you by email, by ${longDay(sent.answerBy)} at the latest.`}
              </p>
              <p className="mt-2 font-semibold">Your words, about {sent.to}:</p>
              <blockquote className="whitespace-pre-line border-s-2 border-oak ps-4">
                {sent.words}
              </blockquote>
            </>
          )}
        </div>
      </form>
    </details>
  );
}

const nameOf = (recipients: readonly Recipient[], id: string): string =>
  recipients.find(({ company_id }) => company_id === id)?.company_name ?? '';
