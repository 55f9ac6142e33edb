import { useState, type FormEvent } from 'react';
import { changeEntry } from '../../backend/company.ts';
import type { BoardCompany } from '../../backend/received/received.ts';
import { centralDay, longDay } from '../../time/central.ts';
import { startOfDay } from '../../time/wall-clock.ts';
import { dayAfter } from '../../time/days.ts';

/** Whether the company takes requests now, with the way to change it. */
export default function Pause({
  company,
  now,
  reload,
}: {
  readonly company: BoardCompany;
  readonly now: Date;
  readonly reload: () => Promise<void>;
}) {
  const [asking, setAsking] = useState(false);
  const [date, setDate] = useState('');
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const { paused, paused_until } = company;
  const isPaused = paused && (!paused_until || new Date(paused_until) > now);
  /** Null: requests come again; without an end the pause lasts until someone ends it. */
  const change = async (pause: { readonly until: Date | null } | null) => {
    if (busy) return;
    setBusy(true);
    const result = await changeEntry(company.id, {
      paused: pause !== null,
      paused_until: pause?.until?.toISOString() ?? null,
    });
    if (result.ok) await reload();
    setFailed(result.ok ? '' : result.message);
    setBusy(false);
    if (result.ok) setAsking(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const until = startOfDay(date);
    if (date && (!until || until <= now)) return setFailed('Choose a day that is still to come.');
    void change({ until });
  };
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p role="status">
        <span
          className={`me-2 inline-block size-2 rounded-full border ${isPaused ? 'border-brick' : 'border-oak bg-oak'}`}
          aria-hidden="true"
        />
        {!isPaused
          ? 'Taking requests'
          : paused_until
            ? `Paused until ${longDay(paused_until)}`
            : 'Paused: nobody can pick you'}
      </p>
      {isPaused ? (
        <button
          type="button"
          className="button-quiet"
          aria-disabled={busy || undefined}
          onClick={() => void change(null)}
        >
          Take requests again
        </button>
      ) : (
        <button
          type="button"
          className="button-quiet"
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          Pause
        </button>
      )}
      {asking && !isPaused && (
        <form
          className="pop top-full right-0 mt-2 grid w-80 gap-3 p-4 "
          noValidate
          onSubmit={submit}
        >
          <p>New homeowners cannot pick you while you pause. What you have stays here.</p>
          <label htmlFor="pause-until" className="font-semibold">
            Until, if you know
          </label>
          <input
            id="pause-until"
            type="date"
            className="input"
            min={dayAfter(centralDay(now))}
            value={date}
            aria-invalid={failed !== ''}
            aria-describedby={failed ? 'pause-failed' : undefined}
            onChange={(event) => {
              setDate(event.target.value);
              setFailed('');
            }}
          />
          {failed && (
            <p role="alert" id="pause-failed" className="font-semibold text-brick">
              {failed}
            </p>
          )}
          <button type="submit" className="button" aria-disabled={busy || undefined}>
            Pause requests
          </button>
        </form>
      )}
      {failed && (isPaused || !asking) && (
        <p role="alert" className="font-semibold text-brick">
          {failed}
        </p>
      )}
    </div>
  );
}
