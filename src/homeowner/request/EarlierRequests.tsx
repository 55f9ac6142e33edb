import type { Entry } from './entry.ts';
import { shortDay } from '../../time/central.ts';
import { hashOf } from '../../kit/key.ts';
import { deliver, forget } from './queue.ts';

/** Requests this device sent, still has to send, or is taking back, from before. */
export default function EarlierRequests({
  entries,
  onForgotten,
}: {
  readonly entries: readonly Entry[];
  readonly onForgotten?: (id: string) => void;
}) {
  if (entries.length === 0) return null;
  return (
    <section className="slip" aria-label="Requests from this device">
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4">
            <span className="flex-1 basis-64">
              <Words entry={entry} />
            </span>
            {entry.stale && (
              <button type="button" className={link} onClick={() => void deliver(entry.id)}>
                Send it now
              </button>
            )}
            {!entry.withdrawing && (
              <button
                type="button"
                className={link}
                onClick={() => {
                  void forget(entry.id);
                  onForgotten?.(entry.id);
                }}
              >
                {entry.request || entry.refusal !== undefined
                  ? 'Delete it'
                  : 'Forget it on this device'}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const link = 'link min-h-11';

function Words({ entry }: { readonly entry: Entry }) {
  const date = shortDay(new Date(entry.writtenAt));
  if (entry.withdrawing) {
    return `Your request of ${date} is deleted here. A try to send it may have arrived, so we are taking it back on our server too. Please keep this page open until this line is gone. If you leave before, we can only try again when you next open a calculator on this device.`;
  }
  if (entry.refusal !== undefined) {
    return `Your request of ${date} was not taken: ${entry.refusal} You can send a new one below.`;
  }
  if (entry.stale) {
    return `Your request of ${date} was never sent. That is more than a month ago, so we do not send it unless you say so.`;
  }
  if (entry.request) return `Your request of ${date} is still waiting to be sent.`;
  return (
    <>
      You sent a request on {date}.{' '}
      <a href={`${entry.page}${hashOf(entry)}`}>See who has answered, or take it back</a>
    </>
  );
}
