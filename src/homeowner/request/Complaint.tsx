import { useState, type Ref } from 'react';
import { complain, type Recipient, type RequestKey } from '../../backend/requests.ts';
import { formOf, ownWords } from '../../contact/form.ts';
import { site } from '../../site.ts';
import { longDay } from '../../time/central.ts';
import { answerBy, sideDays } from '../../contact/complaint-days.ts';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import FieldFrame, { framed } from '../../kit/form/FieldFrame.tsx';
import FormField from '../../kit/form/FormField.tsx';
import { useForm } from '../../kit/form/use-form.ts';

/** What stands for the site among the companies. */
const ofSite = 'site';

const formFor = (asksWho: boolean) =>
  formOf('complaint', [
    {
      key: 'about',
      kind: 'line',
      label: 'Who is it about?',
      asked: () => asksWho,
      missing: 'Choose who it is about',
    },
    {
      key: 'body',
      label: 'What went wrong?',
      ...ownWords('Say in a few words what went wrong'),
    },
  ]);

/** The company it is about; null: the site. */
const companyOf = ({ about }: { readonly about: string }): string | null =>
  about === '' || about === ofSite ? null : about;

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
  /** What was sent last, so that whoever wrote it has it. */
  const [sent, setSent] = useState<{
    readonly to: string;
    readonly words: string;
    /** The last day for our answer. */
    readonly answerBy: Date;
  }>();
  const isAsked = recipients.length > 0;
  const { call, summary, attributes, field, clear } = useForm(formFor(isAsked), {
    send: (values, id) =>
      complain(requestKey, { complaint: id, company: companyOf(values), body: values.body }),
    done: (_, values) => {
      const company_id = companyOf(values);
      clear();
      setSent({
        to: company_id === null ? site.name : nameOf(recipients, company_id),
        words: values.body,
        answerBy: answerBy({ company_id, created_at: new Date().toISOString() }),
      });
    },
  });
  const frame = field('about');
  return (
    <details ref={ref}>
      <summary className="disclosure">Report a problem</summary>
      <form {...attributes} className="grid gap-3 py-2">
        <ErrorSummary {...summary} />
        {isAsked && (
          <FieldFrame {...frame}>
            <select
              {...framed(frame, false)}
              name={frame.name}
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
        <FormField
          {...field('body')}
          hint={
            addressIsDeleted
              ? 'A person of our own team reads it. Your address is deleted: add one if you want an answer.'
              : 'A person of our own team reads it and writes to you.'
          }
          rows={3}
        />
        {call.trouble && (
          <p role="alert" className="problem">
            {call.trouble.message}
          </p>
        )}
        <button
          type="submit"
          className="button-quiet justify-self-start"
          aria-disabled={call.busy || undefined}
        >
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
