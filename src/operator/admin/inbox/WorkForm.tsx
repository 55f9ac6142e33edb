import { stepCase, type WorkedKind } from '../../../backend/operator/cases.ts';
import type { Worked, WorkStep } from '../../../backend/work-step.ts';
import { formOf } from '../../../contact/form.ts';
import WholeForm from '../../../kit/form/WholeForm.tsx';
import { notify } from '../../../kit/toasts/notify.ts';
import { shortTime } from '../../../time/central.ts';
import { stepNames } from './step-names.ts';

const choices = Object.entries(stepNames).map(([value, says]) => ({ value, says }));

/** How far we are with what somebody sent, and a note to ourselves. Drawn anew, by its key, once it was changed. */
export default function WorkForm({
  kind,
  entry: { id, step, note, changed_at, changed_by },
  hint,
  onDone,
}: {
  readonly kind: WorkedKind;
  readonly entry: Worked;
  /** What becomes of the note, or what a step brings about. */
  readonly hint: string;
  readonly onDone: () => void;
}) {
  return (
    <WholeForm
      form={formOf(`work-${id}`, [
        { key: 'step', kind: 'choice', label: 'How far are we?', choices },
        { key: 'note', kind: 'lines', rows: 2, label: 'Note', hint },
      ])}
      className="grid max-w-2xl gap-4"
      start={{ step, note }}
      ready={(typed) => typed.step !== step || typed.note !== note}
      send={(values) => stepCase(kind, id, values.step as WorkStep, values.note)}
      done={() => {
        void notify('Saved.');
        onDone();
      }}
      label="Save"
      also={
        changed_by && (
          <span className="text-soft">
            Last change {shortTime(changed_at)} by {changed_by}
          </span>
        )
      }
    />
  );
}
