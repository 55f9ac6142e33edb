import { useRef } from 'react';
import {
  lostReasons,
  type LostReason,
  type Received,
  type Step,
} from '../../backend/received/received.ts';
import type { RecordChange } from '../../backend/received/record.ts';
import { formOf, type Field } from '../../contact/form.ts';
import { typedNumber } from '../../engine/questions/typed-number.ts';
import Dialog, { LeaveIt } from '../../kit/Dialog.tsx';
import WholeForm from '../../kit/form/WholeForm.tsx';
import { clockTime, shortDate } from '../../time/central.ts';
import { fromWall, toWall } from '../../time/wall-clock.ts';
import { capital } from '../../kit/say.ts';
import { firstName } from './contact-words.ts';
import { stepNames } from './moves.ts';
import { dollars } from './standing.ts';
import { reasonWords } from './reasons.ts';

/** Steps that ask for something on the way: only the reason of a loss is needed. */
export const asks = (step: Step): boolean => step !== 'new' && step !== 'answered';

/** Dollars as typed; null for what is no amount. */
export function readUsd(typed: string): number | null {
  const usd = typedNumber(typed, 'usd');
  return usd >= 0 && usd <= 100_000_000 && Number.isInteger(Number((100 * usd).toFixed(6)))
    ? usd
    : null;
}

/** What is unlikely though possible, in words that ask for it once more; empty if nothing is. */
export function doubtOf({ quoted_usd, visit_at }: RecordChange, now: Date): string {
  if (quoted_usd === 0) {
    return 'You entered $0. Press the button once more if that is right, or leave it empty.';
  }
  return visit_at && new Date(visit_at) < now
    ? `${shortDate(visit_at)}, ${clockTime(visit_at)} is past. Press the button once more if that is right.`
    : '';
}

/** What a step asks for, and what stands in the answer at first. */
function questionOf(step: Step, row: Received): readonly [Field<'answer'>, string] | null {
  const sees = `${capital(firstName(row))} sees it on the private link. You may leave it empty.`;
  switch (step) {
    case 'lost':
      return [
        {
          key: 'answer',
          kind: 'choice',
          label: 'Why was it lost?',
          missing: 'Choose why the job was lost',
          choices: lostReasons.map((value) => ({ value, says: reasonWords[value] })),
        },
        '',
      ];
    case 'quoted':
    case 'won':
      return [
        {
          key: 'answer',
          kind: 'number',
          label: step === 'quoted' ? 'How much did you quote?' : 'What was agreed?',
          hint: `US dollars, with cents if you like. ${sees}`,
          wrong: (typed) =>
            typed && readUsd(typed) === null ? 'Enter dollars, like 24,600' : undefined,
        },
        row.quoted_usd === null ? '' : dollars(row.quoted_usd).slice(1),
      ];
    case 'visit':
      return [
        {
          key: 'answer',
          kind: 'time',
          label: 'When is the visit?',
          hint: `Central time. ${sees}`,
        },
        row.visit_at ? toWall(row.visit_at) : '',
      ];
    default:
      return null;
  }
}

/** The change that an answer makes. */
function changeOf(step: Step, answer: string): RecordChange {
  if (step === 'lost') return { step, lost_reason: answer as LostReason };
  return step === 'visit'
    ? { step, visit_at: fromWall(answer)?.toISOString() ?? null }
    : { step, quoted_usd: readUsd(answer) };
}

/** Asks what belongs to a step before a request moves there. */
export default function MoveDialog({
  row,
  title,
  step,
  onDone,
  onClose,
}: {
  readonly row: Received;
  /** The job in words. */
  readonly title: string;
  /** One that {@link asks}. */
  readonly step: Step;
  readonly onDone: (change: RecordChange) => void;
  readonly onClose: () => void;
}) {
  const doubted = useRef('');
  const question = questionOf(step, row);
  if (!question) return null;
  const [field, start] = question;
  return (
    <Dialog title={stepNames[step]} onClose={onClose}>
      <WholeForm
        form={formOf('move', [field])}
        className="grid gap-4"
        start={{ answer: start }}
        send={({ answer }) => {
          const change = changeOf(step, answer);
          const message = doubtOf(change, new Date());
          // The words name the value: another one that is unlikely is asked about again.
          const isSure = !message || message === doubted.current;
          doubted.current = message;
          return Promise.resolve(
            isSure ? { ok: true, change } : { ok: false, kind: 'invalid', message },
          );
        }}
        done={({ change }) => onDone(change)}
        label={step === row.step ? 'Save' : `Move to ${stepNames[step].toLowerCase()}`}
        also={<LeaveIt />}
      >
        <p className="text-soft">{title}</p>
      </WholeForm>
    </Dialog>
  );
}
