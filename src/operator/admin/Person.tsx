import { useState } from 'react';
import { exportPerson, forgetPerson } from '../../backend/operator/person.ts';
import { formOf } from '../../contact/form.ts';
import Button from '../../kit/Button.tsx';
import { countOf } from '../../kit/say.ts';
import { saveFile } from '../../kit/csv.ts';
import FormField from '../../kit/form/FormField.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { notify } from '../../kit/toasts/notify.ts';
import { ReasonDialog, type Reasoned } from './ReasonDeed.tsx';
import Section from './Section.tsx';

const form = formOf('person', [
  {
    key: 'contact',
    kind: 'line',
    label: 'Email address or phone number',
    hint: 'All of it. Most requests have both: look for each.',
  },
]);

/** Saves all that there is of a person. */
const saving = (contact: string): Reasoned => ({
  title: 'Save all we have',
  confirm: 'Save',
  make: async (reason) => {
    const found = await exportPerson(contact, reason);
    if (!found.ok) return found;
    const { requests, calls, forms } = found.data;
    saveFile('person.json', 'application/json', JSON.stringify(found.data, null, 2));
    void notify(
      `Saved ${countOf(requests.length, 'request')}, ${countOf(calls.length, 'call')} and ${countOf(forms.length, 'form')}.`,
    );
    return found;
  },
});

/** Deletes it. */
const forgetting = (contact: string): Reasoned => ({
  title: 'Delete all of it',
  confirm: 'Delete',
  children: (
    <p>
      Every company loses the requests, and name, address, number, note and answers are deleted.
      This cannot be undone. The proof of what was agreed to stays, without them.
    </p>
  ),
  make: async (reason) => {
    const gone = await forgetPerson(contact, reason);
    if (!gone.ok) return gone;
    const { requests, calls, forms } = gone.data;
    void notify(
      `Took back ${countOf(requests, 'request')} and deleted ${countOf(calls, 'call')} and ${countOf(forms, 'form')}.`,
    );
    return gone;
  },
});

/** One person whole: who asks what we have gets it in a file, and who asks us to delete it is gone everywhere. */
export default function Person() {
  const [asking, setAsking] = useState<Reasoned | null>(null);
  const { typed, attributes, field } = useForm(form, {
    send: ({ contact: whole }) => {
      setAsking(saving(whole));
      return Promise.resolve({ ok: true });
    },
  });
  const contact = typed.contact?.trim() ?? '';
  return (
    <Section heading="One person">
      <p>
        For a privacy request. Answer only who writes from that address or calls from that number.
        It covers requests, calls asked for and services set up; a company’s own account is closed
        by its owner.
      </p>
      <form {...attributes} className="grid max-w-2xl gap-4">
        <FormField {...field('contact')} />
        <p className="actions">
          <button type="submit" className="button" disabled={contact === ''}>
            Save all we have
          </button>
          <Button disabled={contact === ''} onClick={() => setAsking(forgetting(contact))}>
            Delete all of it
          </Button>
        </p>
      </form>
      {asking && (
        <ReasonDialog
          {...asking}
          hint="Written into the log with your name; the address or number is not."
          least={5}
          onClose={() => setAsking(null)}
        />
      )}
    </Section>
  );
}
