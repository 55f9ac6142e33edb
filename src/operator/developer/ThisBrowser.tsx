import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $authEvents, $session } from '../../session/session.ts';
import Facts from '../../kit/Facts.tsx';
import Part from './Part.tsx';
import { countOf } from '../../kit/say.ts';
import { timeNear } from '../../time/central.ts';

/** What waits in this browser to be sent, in words. */
const outboxNow = async (): Promise<string> => {
  const { outbox } = await import('../../homeowner/request/queue.ts');
  const entries = await outbox.look();
  const waiting = entries.filter(({ request, withdrawing }) => request || withdrawing).length;
  const links = entries.length - waiting;
  const sent = links > 0 ? ` ${countOf(links, 'private link')} of sent requests.` : '';
  return `${waiting === 0 ? 'Empty.' : `${countOf(waiting, 'request')} on the way.`}${sent}`;
};

/** What this browser knows of its session and of requests that wait in it; for calls for help. */
export default function ThisBrowser({ now }: { readonly now: Date }) {
  const { session } = useStore($session);
  const events = useStore($authEvents);
  const [waiting, setWaiting] = useState('Looking …');
  useEffect(() => {
    outboxNow().then(setWaiting, () => setWaiting('Could not be read.'));
  }, [now]);
  const ends = session?.expires_at && new Date(session.expires_at * 1000);
  const said = events
    .slice(-8)
    .reverse()
    .map(({ event, at }, nth) => (
      <li key={`${nth} ${at.getTime()}`}>
        {event.toLowerCase().replaceAll('_', ' ')}, {timeNear(at, now)}
      </li>
    ));
  return (
    <Part heading="This browser" note="for calls for help">
      <Facts
        of={[
          ['Session', ends ? `renewed by itself before ${timeNear(ends, now)}` : 'none'],
          ['Outbox of requests', waiting],
          ['Events of the session', said.length > 0 ? <ol>{said}</ol> : 'none yet'],
        ]}
      />
    </Part>
  );
}
