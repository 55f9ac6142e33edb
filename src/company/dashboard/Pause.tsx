import { useState } from 'react';
import { changeEntry } from '../../backend/company.ts';
import type { BoardCompany } from '../../backend/received/received.ts';
import { centralDay, longDay } from '../../time/central.ts';
import { startOfDay } from '../../time/wall-clock.ts';
import { dayAfter } from '../../time/days.ts';
import { formOf } from '../../contact/form.ts';
import Button from '../../kit/Button.tsx';
import WholeForm from '../../kit/form/WholeForm.tsx';
import { useCall } from '../../kit/use-call.ts';
import { isPaused } from '../pause.ts';

const formAt = (now: Date) =>
  formOf('pause', [
    {
      key: 'until',
      kind: 'day',
      label: 'Until, if you know',
      min: dayAfter(centralDay(now)),
      wrong: (date) => {
        const until = startOfDay(date);
        return date && (!until || until <= now) ? 'Choose a day that is still to come.' : undefined;
      },
    },
  ]);

/** Whether requests come, to eyes by a dot. */
function Standing({ company, isOff }: { readonly company: BoardCompany; readonly isOff: boolean }) {
  const dot = isOff ? 'border-brick' : 'border-oak bg-oak';
  const { paused_until } = company;
  const paused = paused_until
    ? `Paused until ${longDay(paused_until)}`
    : 'Paused: nobody can pick you';
  return (
    <p role="status">
      <span className={`me-2 inline-block size-2 rounded-full border ${dot}`} aria-hidden="true" />
      {isOff ? paused : 'Taking requests'}
    </p>
  );
}

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
  const isOff = isPaused(company, now);
  const change = (paused: boolean, until: Date | null) =>
    changeEntry(company.id, { paused, paused_until: until?.toISOString() ?? null });
  const ending = useCall(() => change(false, null), reload);
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Standing company={company} isOff={isOff} />
      <Button
        aria-expanded={isOff ? undefined : asking}
        busy={ending.busy}
        onClick={() => (isOff ? void ending.run() : setAsking(!asking))}
      >
        {isOff ? 'Take requests again' : 'Pause'}
      </Button>
      {asking && !isOff && (
        <WholeForm
          form={formAt(now)}
          className="pop top-full right-0 mt-2 grid w-80 gap-3 p-4"
          // Without an end the pause lasts until someone ends it.
          send={({ until }) => change(true, startOfDay(until))}
          done={async () => {
            await reload();
            setAsking(false);
          }}
          label="Pause requests"
        >
          <p>New homeowners cannot pick you while you pause. What you have stays here.</p>
        </WholeForm>
      )}
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {isOff && ending.trouble?.message}
      </p>
    </div>
  );
}
