import { useState, type FormEvent } from 'react';
import type { Result } from '../../backend/failure.ts';
import TextField from '../../kit/form/TextField.tsx';
import { useCall } from '../../kit/use-call.ts';
import { notify } from '../../kit/toasts/notify.ts';
import Choice from './Choice.tsx';
import { shortTime } from '../../time/central.ts';

interface Worked<S extends string> {
  readonly id: string;
  readonly step: S;
  readonly note: string;
  readonly changed_at: string;
  /** Both where it is said who changed it last. */
  readonly created_at?: string;
  readonly changed_by?: string | null;
}

/** How far we are with what somebody sent, and a note to ourselves. */
export default function WorkForm<S extends string>({
  entry,
  says,
  hint,
  save,
  onDone,
}: {
  readonly entry: Worked<S>;
  /** The steps in words. */
  readonly says: Readonly<Record<S, string>>;
  /** What becomes of the note, or what a step brings about. */
  readonly hint: string;
  readonly save: (id: string, step: S, note: string) => Promise<Result<object>>;
  readonly onDone: () => void;
}) {
  const [step, setStep] = useState(entry.step);
  const [note, setNote] = useState(entry.note);
  const { busy, trouble, run } = useCall(
    () => save(entry.id, step, note),
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
        says={says}
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
        {entry.created_at && entry.changed_at !== entry.created_at && (
          <span className="text-soft">
            Last change {shortTime(entry.changed_at)}
            {entry.changed_by && ` by ${entry.changed_by}`}
          </span>
        )}
      </p>
    </form>
  );
}
