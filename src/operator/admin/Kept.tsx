import { useState, type FormEvent } from 'react';
import {
  readKept,
  workKept,
  type KeptRequest,
  type KeptStep,
} from '../../backend/operator/kept.ts';
import { tradeName } from '../../trades/names.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import TextField from '../../kit/form/TextField.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import Choice from './Choice.tsx';
import { OpenContact } from './Request.tsx';
import { channelNames, placeName } from './words.ts';
import { shortTime } from '../../time/central.ts';
import Worklist from './Worklist.tsx';

const stepNames: Readonly<Record<KeptStep, string>> = {
  new: 'New',
  'in work': 'In work',
  done: 'Done',
};

function KeptCard({ kept, onDone }: { readonly kept: KeptRequest; readonly onDone: () => void }) {
  const [step, setStep] = useState(kept.step);
  const [note, setNote] = useState(kept.note);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const isChanged = step !== kept.step || note !== kept.note;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const done = await workKept(kept.id, step, note);
    setBusy(false);
    if (!done.ok) return setError(done.message);
    setError('');
    void notify('Saved.');
    onDone();
  };
  return (
    <li className="sheet company">
      <div>
        <h2>
          {tradeName(kept.trade_id)}, {placeName(kept.city_id, kept.zip)}
        </h2>
        <p>
          Sent {shortTime(kept.sent_at)}. They agreed to{' '}
          {kept.channels.map((channel) => channelNames[channel]).join(', ') || 'nothing'}, by us
          alone.
        </p>
        {kept.withdrawn_at && (
          <p className="text-soft">Taken back {shortTime(kept.withdrawn_at)}.</p>
        )}
        <div className="actions">
          <ViewLink to={`?view=request&request=${kept.id}`}>Request {kept.reference}</ViewLink>
        </div>
        {!kept.withdrawn_at && (
          <div className="mt-3">
            <OpenContact id={kept.id} />
          </div>
        )}
      </div>
      {!kept.withdrawn_at && (
        <form className="edit" noValidate onSubmit={(event) => void save(event)}>
          <Choice
            id={`step-${kept.id}`}
            legend="How far are we?"
            says={stepNames}
            chosen={step}
            onChoose={setStep}
          />
          <TextField
            id={`note-${kept.id}`}
            label="Note"
            hint="Deleted with the contact data."
            error={error || undefined}
            value={note}
            onChange={setNote}
            rows={2}
          />
          <p>
            <button type="submit" className="button" disabled={!isChanged || busy}>
              Save
            </button>
          </p>
        </form>
      )}
    </li>
  );
}

/** The requests that no company received: the site's own team works them. */
export default function Kept() {
  return (
    <Worklist
      view="kept"
      label="Kept for us"
      over="done"
      titles={['Nobody serves these: kept for us', 'Kept for us, done']}
      awaiting="Looking up what was kept …"
      read={readKept}
      rowsOf={({ kept }) => kept}
      keyOf={({ id, changed_at }) => ({ id, at: changed_at })}
    >
      {(kept, again) => <KeptCard key={kept.id + kept.changed_at} kept={kept} onDone={again} />}
    </Worklist>
  );
}
