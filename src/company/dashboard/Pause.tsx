import { useState } from 'react';
import { changeEntry } from '../../backend/company.ts';
import type { BoardCompany } from '../../backend/received/received.ts';
import { centralDay, longDay } from '../../time/central.ts';
import { startOfDay } from '../../time/wall-clock.ts';
import { dayAfter } from '../../time/days.ts';
import { formOf } from '../../contact/form.ts';
import FormField from '../../kit/form/FormField.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useCall } from '../../kit/use-call.ts';

const formAt = (now: Date) =>
  formOf('pause', [
    {
      key: 'until',
      kind: 'day',
      label: 'Until, if you know',
      wrong: (date) => {
        const until = startOfDay(date);
        return date && (!until || until <= now) ? 'Choose a day that is still to come.' : undefined;
      },
    },
  ]);

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
  const { paused, paused_until } = company;
  const isPaused = paused && (!paused_until || new Date(paused_until) > now);
  const change = (isOn: boolean, until: Date | null) =>
    changeEntry(company.id, { paused: isOn, paused_until: until?.toISOString() ?? null });
  const { call, attributes, field } = useForm(formAt(now), {
    // Without an end the pause lasts until someone ends it.
    send: ({ until }) => change(true, startOfDay(until)),
    done: async () => {
      await reload();
      setAsking(false);
    },
  });
  const ending = useCall(() => change(false, null), reload);
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
          aria-disabled={ending.busy || undefined}
          onClick={() => void ending.run()}
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
        <form {...attributes} className="pop top-full right-0 mt-2 grid w-80 gap-3 p-4">
          <p>New homeowners cannot pick you while you pause. What you have stays here.</p>
          <FormField {...field('until')} min={dayAfter(centralDay(now))} />
          <button type="submit" className="button" aria-disabled={call.busy || undefined}>
            Pause requests
          </button>
        </form>
      )}
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {isPaused ? ending.trouble?.message : call.trouble?.message}
      </p>
    </div>
  );
}
