import { useState, type ReactNode } from 'react';
import { noteEvent, stopContact } from '../../backend/received/contact.ts';
import type { ReceivedWhole } from '../../backend/received/received.ts';
import BreaksAtAt from '../../kit/form/BreaksAtAt.tsx';
import { useCall } from '../../kit/use-call.ts';
import Spinner from '../../kit/form/Spinner.tsx';
import { useQuestion } from '../../kit/form/use-question.ts';
import { mailto } from '../../kit/mailto.ts';
import { callingHours } from '../../contact/calling-hours.ts';
import { automatedWords, capital, firstName, mayStopCalls } from './contact-words.ts';
import type { BoardState } from './use-board.ts';
import type { ContactState } from './use-request.ts';

type Kind = 'called' | 'no answer' | 'texted' | 'mailed';

const preferredWords = {
  '': 'any way below',
  email: 'an email',
  call: 'a call',
  text: 'a text message',
};
const channelWords = { email: 'Email', call: 'Calls', text: 'Texts', automated: 'Automated calls' };

/** One way to get in touch: what was agreed, and the button if it may be used now. */
function Way({
  name,
  said,
  children,
}: {
  readonly name: string;
  readonly said: string;
  readonly children?: ReactNode;
}) {
  return (
    <li
      className={`flex items-center justify-between gap-3 border-t border-rule-light py-2 text-xs *:last:flex-none ${children ? '' : 'text-soft'}`}
    >
      <div className="min-w-0 shrink!">
        <p
          className={`figures text-sm wrap-anywhere ${children ? 'font-semibold' : ''} ${name.includes('@') ? '' : 'tel'}`}
        >
          <BreaksAtAt words={name} />
        </p>
        <p>{said}</p>
      </div>
      {children}
    </li>
  );
}

/** Ends what the homeowner agreed to, for every company of the request. */
function Stop({
  name,
  row: { id, channels },
  onStopped,
}: {
  readonly name: string;
  readonly row: Pick<ReceivedWhole, 'id' | 'channels'>;
  readonly onStopped: () => Promise<void>;
}) {
  const { asked, leave, opener, group } = useQuestion();
  const { trouble, run } = useCall(
    (scope: 'calls' | 'everything') => stopContact(id, scope),
    () => {
      leave();
      return onStopped();
    },
  );
  return (
    <div className="">
      {!asked ? (
        <button
          type="button"
          className="button-quiet border-brick text-brick hover:bg-brick-tint"
          {...opener}
        >
          {capital(name)} asked us to stop
        </button>
      ) : (
        <div
          className="grid basis-full gap-2 border border-rule p-3 text-sm"
          aria-label="What should stop?"
          aria-describedby="stop-binds"
          {...group}
        >
          <p id="stop-binds">
            <b>What should stop?</b> It binds you and every other company on this request at once.
            We ask {name} by letter if it is so. If not, it binds you alone, and our staff see that.
          </p>
          <p className="actions">
            {mayStopCalls(channels) && (
              <button
                type="button"
                className="button-quiet border-brick text-brick hover:bg-brick-tint"
                onClick={() => void run('calls')}
              >
                Calls and texts
              </button>
            )}
            <button
              type="button"
              className="button-quiet border-brick text-brick hover:bg-brick-tint"
              onClick={() => void run('everything')}
            >
              Everything
            </button>
            <button type="button" className="link min-h-11" onClick={leave}>
              Nothing
            </button>
          </p>
        </div>
      )}
      {trouble && (
        <p role="alert" className="font-semibold text-brick">
          {trouble.message}
        </p>
      )}
    </div>
  );
}

/** How the homeowner may be reached: what was agreed to, and what the law says beside it. */
export default function Reach({
  row,
  contact,
  now,
  userId,
  companyId,
  say,
  reload,
  onAnswer,
}: {
  readonly row: ReceivedWhole;
  readonly contact: ContactState;
  readonly now: Date;
  readonly userId: string;
  readonly companyId: string;
  readonly say: BoardState['say'];
  readonly reload: () => Promise<void>;
  readonly onAnswer: (said: 'answered' | 'declined') => void;
}) {
  const [called, setCalled] = useState(false);
  const name = firstName(row);
  const note = async (kind: Kind, id = crypto.randomUUID() as string) => {
    const result = await noteEvent(companyId, row.id, { id, actor: userId, kind });
    if (result.ok) return reload();
    say({
      tone: 'error',
      text: `${result.message} That you got in touch is not in the history yet.`,
      again: () => {
        say(null);
        void note(kind, id);
      },
    });
  };

  if (row.status === 'declined') return null;
  if (!row.promised_by) {
    return (
      <section className="sheet grid gap-3 px-5 py-4 text-sm">
        <h2 className="text-lg">Who it is</h2>
        <p>
          The homeowner has not confirmed the request yet. You see the name and how to get in touch
          as soon as that is done.
        </p>
      </section>
    );
  }
  if (!contact || !('name' in contact)) {
    return (
      <section className="sheet grid gap-3 px-5 py-4 text-sm">
        <h2 className="text-lg">Reach {name}</h2>
        {!contact ? (
          <Spinner label="Opening the contact data …" />
        ) : (
          <div role="alert">
            <p>{contact.message}</p>
            {contact.kind === 'offline' && (
              <p className="actions mt-3">
                <button type="button" className="button-quiet" onClick={() => void reload()}>
                  Try again
                </button>
              </p>
            )}
          </div>
        )}
      </section>
    );
  }

  const may = (channel: 'email' | 'call' | 'text' | 'automated') => row.channels.includes(channel);
  const hours = callingHours(now);
  const isAnswered = row.status === 'answered';
  const stopped = row.stops.includes('everything')
    ? 'all contact'
    : row.stops.includes('calls')
      ? 'calls and texts'
      : '';
  const dial = `+1${contact.phone.replace(/\D/g, '')}`;
  // One filled button: the answer while it is open, then the way that suits best.
  const isBest = (way: typeof contact.preferred) => isAnswered && contact.preferred === way;
  const button = (way: typeof contact.preferred) => (isBest(way) ? 'button' : 'button-quiet');
  const phoneWay = (channel: 'call' | 'text', word: string, href: string, kind: Kind) =>
    hours.open ? (
      <a
        className={button(channel)}
        href={href}
        onClick={() => {
          if (channel === 'call') setCalled(true);
          void note(kind);
        }}
      >
        {word}
      </a>
    ) : (
      <span className="button-quiet border-dashed border-edge text-sm font-normal text-soft">
        {word} {hours.words}
      </span>
    );
  return (
    <section className="sheet grid gap-3 px-5 py-4 text-sm" aria-labelledby="reach">
      <h2 id="reach" className="text-lg">
        Reach {contact.name}
      </h2>
      {stopped ? (
        <p className="warning font-semibold">
          {capital(name)} asked to stop {stopped}. That binds every company on this request.
        </p>
      ) : row.channels.length === 0 ? (
        <p className="hint">
          {capital(name)} agreed to no calls, texts or emails and reads your answer on the private
          link. Say yes, then note a visit or a price: both are shown there.
        </p>
      ) : (
        <p className="hint">
          Prefers {preferredWords[contact.preferred]}. What you may do is what {name} ticked.
        </p>
      )}
      <ul>
        {may('call') ? (
          <Way
            name={contact.phone}
            said={`Agreed. ${hours.open ? `Open ${hours.words}` : `Closed now, open ${hours.words}`}.`}
          >
            {phoneWay('call', 'Call', `tel:${dial}`, 'called')}
          </Way>
        ) : (
          <Way name="Calls" said="Not agreed. Do not call." />
        )}
        {may('email') ? (
          <Way name={contact.email} said="Agreed.">
            <a
              className={button('email')}
              href={mailto(contact.email, `Your request ${row.reference}`)}
              onClick={() => void note('mailed')}
            >
              Email
            </a>
          </Way>
        ) : (
          <Way name="Email" said="Not agreed. Do not email." />
        )}
        {may('text') ? (
          <Way name="Text messages" said={`Agreed, to ${contact.phone}.`}>
            {phoneWay('text', 'Text', `sms:${dial}`, 'texted')}
          </Way>
        ) : (
          <Way name="Text messages" said="Not agreed. Do not text." />
        )}
        <Way name="Autodialer, recorded or AI voice" said={automatedWords(row.channels)} />
      </ul>
      {called && (
        <div
          className="grid gap-2 rounded-sm border border-oak bg-oak-tint p-3"
          role="group"
          aria-label={`Did you reach ${name}?`}
        >
          <p>
            <b>Did you reach {name}?</b>
          </p>
          <p className="actions">
            {!isAnswered && (
              <>
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    setCalled(false);
                    onAnswer('answered');
                  }}
                >
                  Yes, we can
                </button>
                <button
                  type="button"
                  className="button-quiet"
                  onClick={() => {
                    setCalled(false);
                    onAnswer('declined');
                  }}
                >
                  Yes, not for us
                </button>
              </>
            )}
            {isAnswered && (
              <button type="button" className="button-quiet" onClick={() => setCalled(false)}>
                Yes
              </button>
            )}
            <button
              type="button"
              className="button-quiet"
              onClick={() => {
                setCalled(false);
                void note('no answer');
              }}
            >
              No answer
            </button>
          </p>
          {!isAnswered && (
            <p className="hint">“No answer” is noted with the time. The clock keeps running.</p>
          )}
        </div>
      )}
      {(may('call') || may('text')) && (
        <p>
          <b>Quiet hours.</b> Call and text only 9 AM to 9 PM Monday to Saturday, noon to 9 PM
          Sunday, Central.
        </p>
      )}
      {contact.phone && (
        <p>
          <b>Do not call.</b> We have not looked this number up in the registry. {capital(name)}’s
          consent names your company.
        </p>
      )}
      {row.agreed.length > 0 && (
        <details>
          <summary className="link min-h-9">Read the words {name} agreed to</summary>
          {row.agreed.map(({ channel, text }) => (
            <p key={channel} className="mt-2 text-xs whitespace-pre-line">
              <b>{channelWords[channel]}.</b> {text}
            </p>
          ))}
        </details>
      )}
      {!row.stops.includes('everything') && row.channels.length > 0 && (
        <Stop name={name} row={row} onStopped={reload} />
      )}
      <p className="hint">{capital(name)} sees that your company opened this, and when.</p>
    </section>
  );
}
