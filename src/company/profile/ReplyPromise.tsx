import { useState, type FormEvent } from 'react';
import { changeEntry, type CompanyEntry } from '../../backend/company.ts';
import { promises } from '../../account/application.ts';
import SendRow from '../../kit/form/SendRow.tsx';
import { taken } from '../../kit/form/typed.ts';
import { useCall } from '../../kit/use-call.ts';
import Tick from '../../kit/form/Tick.tsx';
import { hours } from '../../time/words.ts';

/** Changes how soon the company promises its first answer. */
export default function ReplyPromise({
  entry,
  onDone,
}: {
  readonly entry: CompanyEntry;
  readonly onDone: (said: string) => void;
}) {
  const [wanted, setWanted] = useState(entry.reply_hours);
  const call = useCall(
    (hours: number) => changeEntry(entry.id, { reply_hours: hours }),
    () => onDone('Your promise is changed.'),
  );
  const offered = promises.some((one) => one.hours === entry.reply_hours)
    ? promises
    : [...promises, { hours: entry.reply_hours, says: hours(entry.reply_hours) }];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    taken(event);
    void call.run(wanted);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <fieldset>
        <legend className="font-semibold">You promise a first answer within</legend>
        <div className="grid sm:grid-cols-3">
          {offered.map((one) => (
            <Tick
              key={one.hours}
              id={`promise-${one.hours}`}
              type="radio"
              name="promise"
              checked={wanted === one.hours}
              onChange={() => setWanted(one.hours)}
            >
              {one.says}
            </Tick>
          ))}
        </div>
      </fieldset>
      {wanted !== entry.reply_hours && (
        <SendRow call={call} label="Change the promise" doing="Saving" />
      )}
    </form>
  );
}
