import type { ReactNode } from 'react';
import { formOf } from '../contact/form.ts';
import WholeForm from '../kit/form/WholeForm.tsx';
import { centralDay } from '../time/central.ts';
import { dayAfter } from '../time/days.ts';
import { startOfDay } from '../time/wall-clock.ts';
import { pause } from './pause.ts';

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

/** Stops new requests for a while. */
export default function PauseForm({
  company,
  now,
  className,
  done,
  children,
}: {
  readonly company: string;
  readonly now: Date;
  readonly className?: string;
  readonly done: () => void | Promise<void>;
  readonly children?: ReactNode;
}) {
  return (
    <WholeForm
      form={formAt(now)}
      className={className}
      send={({ until }) => pause(company, startOfDay(until))}
      done={done}
      label="Pause requests"
    >
      {children}
    </WholeForm>
  );
}
