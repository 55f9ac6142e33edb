import { useState, type FormEvent } from 'react';
import { exportPerson, forgetPerson } from '../../backend/operator/person.ts';
import { saveFile } from '../../kit/csv.ts';
import TextField from '../../kit/form/TextField.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import ReasonDialog from './ReasonDialog.tsx';
import { countOf } from '../../kit/count.ts';

/** One person whole: who asks what we have gets it in a file, and who asks us to delete it is gone everywhere. */
export default function Person() {
  const [contact, setContact] = useState('');
  const [asking, setAsking] = useState<'export' | 'forget' | null>(null);
  const ask = (what: 'export' | 'forget') => (event: FormEvent) => {
    event.preventDefault();
    setAsking(what);
  };
  return (
    <section className="part" aria-label="One person">
      <h1>One person</h1>
      <p>
        For a privacy request. Answer only who writes from that address or calls from that number.
        It covers requests, calls asked for and services set up; a company’s own account is closed
        by its owner.
      </p>
      <form className="edit" noValidate onSubmit={ask('export')}>
        <TextField
          id="person-contact"
          label="Email address or phone number"
          hint="All of it. Most requests have both: look for each."
          value={contact}
          onChange={setContact}
        />
        <p className="actions">
          <button type="submit" className="button" disabled={contact.trim() === ''}>
            Save all we have
          </button>
          <button
            type="button"
            className="button-quiet"
            disabled={contact.trim() === ''}
            onClick={ask('forget')}
          >
            Delete all of it
          </button>
        </p>
      </form>
      {asking && (
        <ReasonDialog
          title={asking === 'export' ? 'Save all we have' : 'Delete all of it'}
          label="Reason"
          hint="Written into the log with your name; the address or number is not."
          least={5}
          confirm={asking === 'export' ? 'Save' : 'Delete'}
          onConfirm={async (reason) => {
            if (asking === 'export') {
              const found = await exportPerson(contact, reason);
              if (!found.ok) return found;
              const { requests, calls, forms } = found.data;
              saveFile('person.json', 'application/json', JSON.stringify(found.data, null, 2));
              void notify(
                `Saved ${countOf(requests.length, 'request')}, ${countOf(calls.length, 'call')} and ${countOf(forms.length, 'form')}.`,
              );
              return found;
            }
            const gone = await forgetPerson(contact, reason);
            if (!gone.ok) return gone;
            const { requests, calls, forms } = gone.data;
            void notify(
              `Took back ${countOf(requests, 'request')} and deleted ${countOf(calls, 'call')} and ${countOf(forms, 'form')}.`,
            );
            return gone;
          }}
          onClose={() => setAsking(null)}
        >
          {asking === 'forget' && (
            <p>
              Every company loses the requests, and name, address, number, note and answers are
              deleted. This cannot be undone. The proof of what was agreed to stays, without them.
            </p>
          )}
        </ReasonDialog>
      )}
    </section>
  );
}
