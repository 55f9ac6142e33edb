import { useState } from 'react';
import type { BoardCompany } from '../../backend/received/received.ts';
import Button from '../../kit/Button.tsx';
import { useCall } from '../../kit/use-call.ts';
import { longDay } from '../../time/central.ts';
import { isPaused, resume } from '../pause.ts';
import PauseForm from '../PauseForm.tsx';

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
  const ending = useCall(() => resume(company.id), reload);
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
        <PauseForm
          company={company.id}
          now={now}
          className="pop top-full right-0 mt-2 grid w-80 gap-3 p-4"
          done={async () => {
            await reload();
            setAsking(false);
          }}
        >
          <p>New homeowners cannot pick you while you pause. What you have stays here.</p>
        </PauseForm>
      )}
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {isOff && ending.trouble?.message}
      </p>
    </div>
  );
}
