import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { mailLinks } from '../../backend/requests.ts';
import { enterEmail, formOf } from '../../contact/form.ts';
import FormField from '../../kit/form/FormField.tsx';
import SendRow from '../../kit/form/SendRow.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import EarlierRequests from './EarlierRequests.tsx';
import { $entries, resumeAll } from './queue.ts';
import Empty from '../../kit/Empty.tsx';

const form = formOf('find', [
  {
    key: 'email',
    kind: 'email',
    label: 'The email you gave',
    missing: enterEmail,
    autoComplete: 'email',
  },
]);

/**
 * The way back to a request that was sent: what this device remembers, and else the private links by mail.
 * Whoever asks is told nothing of whether an address has sent any.
 */
export default function FindRequest() {
  const entries = useStore($entries);
  const { call, attributes, field } = useForm(form, {
    send: ({ email }) => mailLinks(email),
    done: () => setAsked(true),
  });
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void resumeAll(), []);
  return (
    <div className="grid gap-8 max-lg:max-w-2xl lg:grid-cols-[2fr_3fr] lg:items-start lg:gap-14">
      <section className="grid gap-3" aria-labelledby="on-this-device">
        <h2 id="on-this-device">On this device</h2>
        {entries.length === 0 ? (
          <Empty>This device remembers no request. It forgets them after a month.</Empty>
        ) : (
          <EarlierRequests entries={entries} />
        )}
      </section>
      <form {...attributes} className="grid gap-3">
        <h2>Mail me my link</h2>
        <p>
          We mailed you a private link when you sent your request. Can’t find it? We’ll send it to
          the same address again, once a day.
        </p>
        <FormField {...field('email')} />
        <SendRow call={call} label="Mail me my link" doing="Asking for the mail" />
        <p role="status" className="empty:hidden">
          {isAsked &&
            'Done. If requests were sent from this address, their links are on the way. Look in your spam folder, too.'}
        </p>
      </form>
    </div>
  );
}
