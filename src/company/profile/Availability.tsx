import { useState } from 'react';
import type { CompanyEntry } from '../../backend/company.ts';
import Deed from '../../kit/Deed.tsx';
import { longDay } from '../../time/central.ts';
import { isPaused, resume } from '../pause.ts';
import PauseForm from '../PauseForm.tsx';

/** Stops new requests for a while, and lets them come again. */
export default function Availability({
  entry,
  onDone,
}: {
  readonly entry: CompanyEntry;
  readonly onDone: (said: string) => void;
}) {
  const [now] = useState(() => new Date());
  const { id, paused_until } = entry;
  return isPaused(entry, now) ? (
    <>
      <p>
        <b>Paused{paused_until ? ` until ${longDay(paused_until)}` : ''}.</b> Homeowners cannot pick
        you. Requests you have already stay yours, with their promised times.
      </p>
      <Deed
        label="Take requests again"
        isFilled
        make={() => resume(id)}
        onDone={() => onDone('You take requests again.')}
      />
    </>
  ) : (
    <>
      <p>
        <b>You take requests.</b> Pause when you are booked out or away.
      </p>
      <PauseForm
        company={id}
        now={now}
        done={() => onDone('Paused. No homeowner can pick you now.')}
      />
    </>
  );
}
