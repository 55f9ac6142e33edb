import { useState, type FormEvent } from 'react';
import { changeEntry, type CompanyEntry } from '../../backend/company.ts';
import SendRow from '../../kit/form/SendRow.tsx';
import { taken, typedIn } from '../../kit/form/typed.ts';
import { useCall } from '../../kit/use-call.ts';
import TextField from '../../kit/form/TextField.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { centralDay, longDay } from '../../time/central.ts';
import { startOfDay } from '../../time/wall-clock.ts';
import { dayAfter } from '../../time/days.ts';
import Deed from '../../kit/Deed.tsx';

/** Whether a company takes requests at this time; a pause ends by itself on its day. */
export const isPaused = (
  { paused, paused_until }: Pick<CompanyEntry, 'paused' | 'paused_until'>,
  now: Date,
): boolean => paused && (paused_until === null || new Date(paused_until) > now);

/** Stops new requests for a while, and lets them come again. */
export default function Availability({
  entry,
  onDone,
}: {
  readonly entry: CompanyEntry;
  readonly onDone: (said: string) => void;
}) {
  const [now] = useState(() => new Date());
  const tomorrow = dayAfter(centralDay(now));
  const [untilDay, setUntilDay] = useState(false);
  const [error, setError] = useState<string>();
  const call = useCall(
    (until: Date | null) =>
      changeEntry(entry.id, { paused: true, paused_until: until?.toISOString() ?? null }),
    () => onDone('Paused. No homeowner can pick you now.'),
  );
  if (isPaused(entry, now)) {
    const until = entry.paused_until && new Date(entry.paused_until);
    return (
      <>
        <p>
          <b>Paused{until ? ` until ${longDay(until)}` : ''}.</b> Homeowners cannot pick you.
          Requests you have already stay yours, with their promised times.
        </p>
        <Deed
          label="Take requests again"
          isFilled
          make={() => changeEntry(entry.id, { paused: false, paused_until: null })}
          onDone={() => onDone('You take requests again.')}
        />
      </>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const day = typedIn(taken(event), 'until');
    const until = untilDay ? startOfDay(day) : null;
    const wrong = untilDay && (until === null || day < tomorrow);
    setError(wrong ? 'Enter a day after today' : undefined);
    if (wrong) document.getElementById('pause-until')?.focus();
    else void call.run(until);
  };
  return (
    <>
      <p>
        <b>You take requests.</b> Pause when you are booked out or away.
      </p>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <fieldset>
          <legend className="sr-only">For how long</legend>
          <Tick
            id="pause-open"
            type="radio"
            name="how-long"
            checked={!untilDay}
            onChange={() => setUntilDay(false)}
          >
            Until I take requests again
          </Tick>
          <Tick
            id="pause-day"
            type="radio"
            name="how-long"
            checked={untilDay}
            onChange={() => setUntilDay(true)}
          >
            Until a day
          </Tick>
        </fieldset>
        {untilDay && (
          <TextField
            id="pause-until"
            name="until"
            type="date"
            label="Back on"
            hint="From midnight on this day homeowners can pick you again."
            defaultValue={tomorrow}
            error={error}
          />
        )}
        <SendRow call={call} label="Pause requests" doing="Pausing" />
      </form>
    </>
  );
}
