import { useState, type FormEvent } from 'react';
import { stateSide } from '../../backend/received/answer.ts';
import type { AskedSide } from '../../backend/received/received.ts';
import { whenSaid } from '../../time/central.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import TextField from '../../kit/form/TextField.tsx';
import { useCall } from '../../kit/use-call.ts';
import { notify } from '../../kit/toasts/notify.ts';
import { requestView } from './request-view.ts';

/** A question of the site's staff about a complaint, and the company's side of it. */
export default function TellYourSide({
  asked: { id, question, asked_at, request_id, reference },
  now,
  onDone,
}: {
  readonly asked: AskedSide;
  readonly now: Date;
  readonly onDone: () => Promise<void>;
}) {
  const [side, setSide] = useState('');
  const [error, setError] = useState('');
  const { busy, trouble, run } = useCall(
    () => stateSide(id, side.trim()),
    () => {
      void notify('Sent. Our staff reads it before they answer.');
      return onDone();
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (side.trim().length < 5) return setError('Write in a few words what happened');
    setError('');
    void run();
  };
  return (
    <section className="sheet mt-4 grid gap-2 px-5 py-4" aria-labelledby={`asked-${id}`}>
      <h2 id={`asked-${id}`} className="text-lg">
        A homeowner complained. Tell us your side
      </h2>
      <p className="hint">
        Asked {whenSaid(asked_at, now)}
        {request_id && (
          <>
            {' '}
            about request <ViewLink to={requestView(request_id)}>{reference}</ViewLink>
          </>
        )}
        . Please answer within 5 days. After that we answer without it.
      </p>
      <blockquote className="max-w-2xl whitespace-pre-line wrap-anywhere">{question}</blockquote>
      <form className="grid gap-3" noValidate onSubmit={send}>
        <TextField
          id={`side-${id}`}
          label="Your side"
          hint="Our staff reads it. The homeowner does not. No phone numbers or addresses."
          rows={3}
          value={side}
          error={error || trouble?.message}
          onChange={(value) => setSide(value.slice(0, 2000))}
        />
        <p>
          <button type="submit" className="button" disabled={busy}>
            Send to our staff
          </button>
        </p>
      </form>
    </section>
  );
}
