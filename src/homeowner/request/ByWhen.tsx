import { useState, type ReactNode } from 'react';
import type { Company } from '../../backend/companies.ts';
import { promiseUntil } from '../../contact/calling-hours.ts';
import { centralTime } from '../../time/central.ts';
import { howPromiseRuns } from '../../time/words.ts';

const Moment = ({ when, children }: { readonly when: string; readonly children: ReactNode }) => (
  <li className="border-s-2 border-oak ps-4">
    <span className="block font-semibold">{when}</span>
    {children}
  </li>
);

/** What happens once the request is sent, each with its time of day, if it were sent now. */
export default function ByWhen({ companies }: { readonly companies: readonly Company[] }) {
  const [now] = useState(() => new Date());
  return (
    <section className="grid gap-3" aria-labelledby="request-by-when">
      <h2 className="text-lg" id="request-by-when">
        What happens, by when
      </h2>
      <ol className="grid gap-3">
        <Moment when="Right away">
          You get a reference number and a private link here. Keep the link.
        </Moment>
        {companies.map(({ id, name, reply_hours }) => (
          <Moment key={id} when={`By ${centralTime(promiseUntil(now, reply_hours))}`}>
            {name} answers, as it promises. {howPromiseRuns(reply_hours)} If it is late, your link
            says so.
          </Moment>
        ))}
        <Moment when="Any time">
          You take it back with the link. From then on nobody can open it.
        </Moment>
      </ol>
    </section>
  );
}
