import type { Received } from '../../backend/received/received.ts';
import { whenSaid } from '../../time/central.ts';
import Clock from './Clock.tsx';
import { capital } from '../../kit/say.ts';
import { firstName } from './contact-words.ts';
import { isPressing, replyClock } from './reply-clock.ts';
import type { Said } from './moves.ts';
import SayAnswer from './SayAnswer.tsx';

/** The reply clock of one request, and the two answers that stop it. */
export default function AnswerPanel({
  row,
  now,
  busy,
  onAnswer,
}: {
  readonly row: Received;
  readonly now: Date;
  readonly busy: boolean;
  readonly onAnswer: (said: Said) => void;
}) {
  const isOpen = row.status === 'sent' || row.status === 'viewed';
  const clock = replyClock(row, now);
  const name = firstName(row);
  return (
    <section
      className={`sheet grid gap-3 border-t-3 px-5 py-4 text-sm ${isPressing(clock) ? 'border-t-brick' : 'border-t-oak'}`}
      aria-label="Your answer"
    >
      <Clock clock={clock} sent={whenSaid(row.sent_at, now)} large />
      {clock.state === 'late' && (
        <p className="hint">{capital(name)} may now pick another company. You can still answer.</p>
      )}
      {isOpen && (
        <>
          {(['answered', 'declined'] as const).map((said) => (
            <SayAnswer key={said} {...{ said, name }} disabled={busy} onSay={onAnswer} />
          ))}
          <p className="hint">
            Either one stops the clock, and {name} sees it at once. After a no, {name} may pick
            another company.
          </p>
        </>
      )}
    </section>
  );
}
