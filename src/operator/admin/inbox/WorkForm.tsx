import { useState, type FormEvent } from 'react';
import { stepCase, type WorkedKind } from '../../../backend/operator/cases.ts';
import type { Worked } from '../../../backend/work-step.ts';
import TextField from '../../../kit/form/TextField.tsx';
import { useCall } from '../../../kit/use-call.ts';
import { notify } from '../../../kit/toasts/notify.ts';
import { shortTime } from '../../../time/central.ts';
import Choice from '../Choice.tsx';
import { stepNames } from './step-names.ts';

/** How far we are with what somebody sent, and a note to ourselves. Drawn anew, by its key, once it was changed. */
export default function WorkForm({
  kind,
  entry,
  hint,
  onDone,
}: {
  readonly kind: WorkedKind;
  readonly entry: Worked;
  /** What becomes of the note, or what a step brings about. */
  readonly hint: string;
  readonly onDone: () => void;
}) {
  const [step, setStep] = useState(entry.step);
  const [note, setNote] = useState(entry.note);
  const { busy, trouble, run } = useCall(
    () => stepCase(kind, entry.id, step, note),
    () => {
      void notify('Saved.');
      onDone();
    },
  );
  const isChanged = step !== entry.step || note !== entry.note;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className="edit" noValidate onSubmit={submit}>
      <Choice
        id={`step-${entry.id}`}
        legend="How far are we?"
        says={stepNames}
        chosen={step}
        onChoose={setStep}
      />
      <TextField
        id={`note-${entry.id}`}
        label="Note"
        hint={hint}
        error={trouble?.message}
        value={note}
        onChange={setNote}
        rows={2}
      />
      <p className="actions">
        <button type="submit" className="button" disabled={!isChanged || busy}>
          Save
        </button>
        {entry.changed_by && (
          <span className="text-soft">
            Last change {shortTime(entry.changed_at)} by {entry.changed_by}
          </span>
        )}
      </p>
    </form>
  );
}
