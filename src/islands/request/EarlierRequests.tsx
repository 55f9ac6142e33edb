import { hashOf } from './key.ts';
import type { Entry } from './outbox.ts';
import { outbox } from './queue.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** Requests this device sent, or still has to send, from before. */
export default function EarlierRequests({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="slip" aria-label="Requests from this device">
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4">
            <span className="flex-1 basis-64">
              <Words entry={entry} />
            </span>
            <button
              type="button"
              className="min-h-11 text-bluebonnet underline underline-offset-2"
              onClick={() => outbox.forget(entry.id)}
            >
              {entry.request ? 'Delete it' : 'Forget it on this device'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ entry }: { readonly entry: Entry }) {
  const date = day.format(entry.writtenAt);
  if (entry.refusal) {
    return (
      <>
        Your request of {date} was not taken: {entry.refusal} You can send a new one below.
      </>
    );
  }
  if (entry.request) return <>Your request of {date} is still waiting to be sent.</>;
  return (
    <>
      You sent a request on {date}.{' '}
      <a href={`${entry.page}${hashOf(entry)}`}>See who has answered, or take it back</a>
    </>
  );
}
