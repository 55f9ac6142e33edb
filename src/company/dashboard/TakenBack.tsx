import type { Received } from '../../backend/received/received.ts';
import { whenSaid } from '../../time/central.ts';
import { placeName } from './contact-words.ts';
import { tradeName } from '../../trades/names.ts';
import ViewLink from '../../kit/ViewLink.tsx';

/** Requests taken back, until the company has said that its copies are deleted. */
export default function TakenBack({
  rows,
  now,
}: {
  readonly rows: readonly Received[];
  readonly now: Date;
}) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-4 grid gap-1 text-sm warning" aria-labelledby="taken-back">
      <h2 id="taken-back" className="text-lg">
        {rows.length === 1 ? 'One was taken back' : `${rows.length} were taken back`}
      </h2>
      <p>Do not call, text or email. Delete your copies, then say so.</p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <ViewLink to={{ request: row.id }}>
              {tradeName(row.trade_id)}, {placeName(row.city_id)}
            </ViewLink>
            , {whenSaid(row.taken_back_at ?? row.sent_at, now)}
          </li>
        ))}
      </ul>
    </section>
  );
}
