import { useState } from 'react';
import { changeEntry, type CompanyEntry } from '../../backend/company.ts';
import SendRow from '../../kit/form/SendRow.tsx';
import { formOf, type Typed } from '../../contact/form.ts';
import Choices from '../../kit/form/Choices.tsx';
import FormField from '../../kit/form/FormField.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { centralDay, longDay } from '../../time/central.ts';
import { startOfDay } from '../../time/wall-clock.ts';
import { dayAfter } from '../../time/days.ts';
import Deed from '../../kit/Deed.tsx';
import { isPaused } from '../pause.ts';

const wantsDay = (typed: Typed): boolean => typed['how_long'] === 'day';

const formAfter = (tomorrow: string) =>
  formOf('pause', [
    {
      key: 'how_long',
      kind: 'choice',
      label: 'For how long',
      choices: [
        { value: 'open', says: 'Until I take requests again' },
        { value: 'day', says: 'Until a day' },
      ],
    },
    {
      key: 'until',
      kind: 'day',
      label: 'Back on',
      hint: 'From midnight on this day homeowners can pick you again.',
      asked: wantsDay,
      wrong: (day) => (!startOfDay(day) || day < tomorrow ? 'Enter a day after today' : undefined),
    },
  ]);

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
  const { typed, call, attributes, field } = useForm(formAfter(tomorrow), {
    start: { how_long: 'open', until: tomorrow },
    send: ({ until }) =>
      changeEntry(entry.id, {
        paused: true,
        paused_until: startOfDay(until)?.toISOString() ?? null,
      }),
    done: () => onDone('Paused. No homeowner can pick you now.'),
  });
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
  return (
    <>
      <p>
        <b>You take requests.</b> Pause when you are booked out or away.
      </p>
      <form {...attributes} className="grid gap-3">
        <Choices {...field('how_long')} />
        {wantsDay(typed) && <FormField {...field('until')} />}
        <SendRow call={call} label="Pause requests" doing="Pausing" />
      </form>
    </>
  );
}
