import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  lostReasons,
  type LostReason,
  type Received,
  type Step,
} from '../../backend/received/received.ts';
import { typedNumber } from '../../engine/questions/typed-number.ts';
import type { RecordChange } from '../../backend/received/record.ts';
import TextField from '../../kit/form/TextField.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { dayAndTime } from '../../time/central.ts';
import { fromWall, toWall } from '../../time/wall-clock.ts';
import { capital, firstName } from './contact-words.ts';
import { stepNames } from './moves.ts';
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
    ? `${dayAndTime(visit_at)} is past. Press the button once more if that is right.`
    : '';
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
  readonly step: Step;
  readonly onDone: (change: RecordChange) => void;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState<LostReason | null>(null);
  const [usd, setUsd] = useState(row.quoted_usd === null ? '' : String(row.quoted_usd));
  const [visit, setVisit] = useState(row.visit_at ? toWall(row.visit_at) : '');
  const [error, setError] = useState('');
  useEffect(() => {
    const shown = dialog.current;
    // Already open while developing, where effects run twice.
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = readUsd(usd);
    if (step === 'lost' && !reason) return setError('Choose why the job was lost');
    if ((step === 'quoted' || step === 'won') && usd.trim() && amount === null) {
      return setError('Enter dollars, like 24,600');
    }
    const change: RecordChange = {
      step,
      ...(step === 'lost' && { lost_reason: reason }),
      ...((step === 'quoted' || step === 'won') && { quoted_usd: amount }),
      ...(step === 'visit' && { visit_at: fromWall(visit)?.toISOString() ?? null }),
    };
    const doubt = doubtOf(change, new Date());
    // The words name the value: another one that is unlikely is asked about again.
    if (doubt && doubt !== error) return setError(doubt);
    onDone(change);
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="move-title" onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <div>
          <h2 id="move-title">{stepNames[step]}</h2>
          <p className="text-soft">{title}</p>
        </div>
        {error && (
          <p role="alert" id="move-error" className="font-semibold text-brick">
            {error}
          </p>
        )}
        {step === 'lost' && (
          <fieldset>
            <legend className="font-semibold">Why was it lost?</legend>
            {lostReasons.map((one) => (
              <Tick
                key={one}
                id={`lost-${one.replaceAll(' ', '-')}`}
                type="radio"
                name="lost"
                checked={reason === one}
                onChange={() => setReason(one)}
                describedBy={error ? 'move-error' : undefined}
              >
                {reasonWords[one]}
              </Tick>
            ))}
          </fieldset>
        )}
        {(step === 'quoted' || step === 'won') && (
          <TextField
            id="move-usd"
            label={step === 'quoted' ? 'How much did you quote?' : 'What was agreed?'}
            hint={`US dollars, with cents if you like. ${capital(firstName(row))} sees it on the private link. You may leave it empty.`}
            value={usd}
            onChange={setUsd}
            inputMode="decimal"
          />
        )}
        {step === 'visit' && (
          <div className="grid gap-1">
            <label htmlFor="move-visit" className="font-semibold">
              When is the visit?
            </label>
            <p id="move-visit-hint" className="text-sm text-soft">
              Central time. {capital(firstName(row))} sees it on the private link. You may leave it
              empty.
            </p>
            <input
              id="move-visit"
              type="datetime-local"
              className="input"
              aria-describedby="move-visit-hint"
              value={visit}
              onChange={(event) => setVisit(event.target.value)}
            />
          </div>
        )}
        <p className="actions">
          <button type="submit" className="button">
            {step === row.step ? 'Save' : `Move to ${stepNames[step].toLowerCase()}`}
          </button>
          <button type="button" className="button-quiet" onClick={() => dialog.current?.close()}>
            Leave it
          </button>
        </p>
      </form>
    </dialog>
  );
}
