import { useStore } from '@nanostores/react';
import { useEffect, useState, type FormEvent } from 'react';
import { mailLinks } from '../../backend/requests.ts';
import { readEmail } from '../../contact/read-typed.ts';
import Spinner from '../../kit/form/Spinner.tsx';
import TextField from '../../kit/form/TextField.tsx';
import EarlierRequests from './EarlierRequests.tsx';
import { $entries, resumeAll } from './queue.ts';

/**
 * The way back to a request that was sent: what this device remembers, and else the private links by mail.
 * Whoever asks is told nothing of whether an address has sent any.
 */
export default function FindRequest() {
  const entries = useStore($entries);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<'asking' | 'working' | 'asked'>('asking');
  useEffect(() => void resumeAll(), []);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const address = readEmail(email);
    if (!address) return setProblem('Enter an email address, like name@example.com');
    setProblem('');
    setState('working');
    const result = await mailLinks(address);
    setState(result.ok ? 'asked' : 'asking');
    if (!result.ok) setProblem(`${result.message} What you typed is still here: try again.`);
  };
  return (
    <div className="grid max-w-2xl gap-8">
      <section className="grid gap-3" aria-labelledby="on-this-device">
        <h2 id="on-this-device">On this device</h2>
        {entries.length === 0 ? (
          <p>This device remembers no request. It forgets them after a month.</p>
        ) : (
          <EarlierRequests entries={entries} onForgotten={() => undefined} />
        )}
      </section>
      <form noValidate className="grid gap-3" onSubmit={(event) => void ask(event)}>
        <h2>Mail me my link</h2>
        <p>
          We mailed you a private link when you sent your request. Can’t find it? We’ll send it to
          the same address again, once a day.
        </p>
        <TextField
          id="find-email"
          label="The email you gave"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={problem || undefined}
        />
        <p>
          <button type="submit" className="button" disabled={state === 'working'}>
            Mail me my link
          </button>
        </p>
        {state === 'working' && <Spinner label="Asking for the mail" />}
        <p role="status" className="empty:hidden">
          {state === 'asked' &&
            'Done. If requests were sent from this address, their links are on the way. Look in your spam folder, too.'}
        </p>
      </form>
    </div>
  );
}
