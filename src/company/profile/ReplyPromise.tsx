import { promises } from '../../account/application.ts';
import { changeEntry, type CompanyEntry } from '../../backend/company.ts';
import { formOf } from '../../contact/form.ts';
import Choices from '../../kit/form/Choices.tsx';
import SendRow from '../../kit/form/SendRow.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { hours } from '../../time/words.ts';

/** How soon a company may promise its first answer, and what it promises now. */
const formWith = (now: number) => {
  const offered = promises.some((one) => one.hours === now)
    ? promises
    : [...promises, { hours: now, says: hours(now) }];
  return formOf('promise', [
    {
      key: 'hours',
      kind: 'choice',
      label: 'You promise a first answer within',
      choices: offered.map((one) => ({ value: String(one.hours), says: one.says })),
    },
  ]);
};

/** Changes how soon the company promises its first answer. */
export default function ReplyPromise({
  entry,
  onDone,
}: {
  readonly entry: CompanyEntry;
  readonly onDone: (said: string) => void;
}) {
  const now = String(entry.reply_hours);
  const { typed, call, attributes, field } = useForm(formWith(entry.reply_hours), {
    start: { hours: now },
    send: (values) => changeEntry(entry.id, { reply_hours: Number(values.hours) }),
    done: () => onDone('Your promise is changed.'),
  });
  return (
    <form {...attributes} className="grid gap-3">
      <Choices {...field('hours')} className="grid sm:grid-cols-3" />
      {typed.hours !== now && <SendRow call={call} label="Change the promise" doing="Saving" />}
    </form>
  );
}
