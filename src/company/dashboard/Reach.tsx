import { useState, type ReactNode } from 'react';
import type { Failure } from '../../backend/failure.ts';
import { noteEvent, stopContact, type OpenedContact } from '../../backend/received/contact.ts';
import type { ReceivedWhole } from '../../backend/received/received.ts';
import Button from '../../kit/Button.tsx';
import BreaksAtAt from '../../kit/form/BreaksAtAt.tsx';
import { useCall } from '../../kit/use-call.ts';
import Spinner from '../../kit/form/Spinner.tsx';
import Trouble from '../../kit/form/Trouble.tsx';
import { useQuestion } from '../../kit/form/use-question.ts';
import { mailto } from '../../kit/mailto.ts';
import { callingHours } from '../../contact/calling-hours.ts';
import { capital } from '../../kit/say.ts';
import { automatedWords, firstName, mayStopCalls } from './contact-words.ts';
import type { Said } from './moves.ts';
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

const stops = 'border-brick text-brick hover:bg-brick-tint';

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
    <div>
      {!asked ? (
        <Button className={stops} {...opener}>
          {capital(name)} asked us to stop
        </Button>
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
              <Button className={stops} onClick={() => void run('calls')}>
                Calls and texts
              </Button>
            )}
            <Button className={stops} onClick={() => void run('everything')}>
              Everything
            </Button>
            <Button look="link" className="min-h-11" onClick={leave}>
              Nothing
            </Button>
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

/** What happened on the phone, asked once a call was begun. */
function AfterCall({
  name,
  isAnswered,
  onDone,
}: {
  readonly name: string;
  /** The company has said yes to the request before. */
  readonly isAnswered: boolean;
  readonly onDone: (how: 'answered' | 'declined' | 'reached' | 'no answer') => void;
}) {
  const way = (words: string, how: Parameters<typeof onDone>[0], look?: 'filled') => (
    <Button look={look} onClick={() => onDone(how)}>
      {words}
    </Button>
  );
  return (
    <div
      className="grid gap-2 rounded-sm border border-oak bg-oak-tint p-3"
      role="group"
      aria-label={`Did you reach ${name}?`}
    >
      <p>
        <b>Did you reach {name}?</b>
      </p>
      <p className="actions">
        {isAnswered ? (
          way('Yes', 'reached')
        ) : (
          <>
            {way('Yes, we can', 'answered', 'filled')}
            {way('Yes, not for us', 'declined')}
          </>
        )}
        {way('No answer', 'no answer')}
      </p>
      {!isAnswered && (
        <p className="hint">“No answer” is noted with the time. The clock keeps running.</p>
      )}
    </div>
  );
}

/** What was agreed to in short, or that it has ended. */
function Agreement({
  name,
  row: { channels, status },
  stopped,
  preferred,
}: {
  readonly name: string;
  readonly row: Pick<ReceivedWhole, 'channels' | 'status'>;
  /** What was asked to end, empty if nothing. */
  readonly stopped: string;
  readonly preferred: OpenedContact['preferred'];
}) {
  return stopped ? (
    <p className="warning font-semibold">
      {capital(name)} asked to stop {stopped}. That binds every company on this request.
    </p>
  ) : (
    <p className="hint">
      {channels.length === 0
        ? `${capital(name)} agreed to no calls, texts or emails and reads your answer on the private link. ${status === 'answered' ? 'Note' : 'Say yes, then note'} a visit or a price: both are shown there.`
        : `Prefers ${preferredWords[preferred]}. What you may do is what ${name} ticked.`}
    </p>
  );
}

/** The ways to get in touch: each with what was agreed, and its button if it may be used now. */
function Ways({
  row: { channels, status, reference },
  contact,
  now,
  onUse,
}: {
  readonly row: ReceivedWhole;
  readonly contact: OpenedContact;
  readonly now: Date;
  readonly onUse: (kind: Kind) => void;
}) {
  const { phone, email, preferred } = contact;
  const hours = callingHours(now);
  const dial = `+1${phone.replace(/\D/g, '')}`;
  const way = (
    channel: 'call' | 'email' | 'text',
    [name, agreed, refused]: readonly [name: string, agreed: string, refused: string],
    [word, href, kind]: readonly [word: string, href: string, kind: Kind],
  ) => {
    if (!channels.includes(channel))
      return <Way name={refused} said={`Not agreed. Do not ${channel}.`} />;
    // One filled button: the answer while it is open, then the way that suits best.
    const isBest = status === 'answered' && preferred === channel;
    return (
      <Way name={name} said={agreed}>
        {channel === 'email' || hours.open ? (
          <a className={isBest ? 'button' : 'button-quiet'} href={href} onClick={() => onUse(kind)}>
            {word}
          </a>
        ) : (
          <span className="button-quiet border-dashed border-edge text-sm font-normal text-soft">
            {word} {hours.words}
          </span>
        )}
      </Way>
    );
  };
  const open = hours.open ? `Open ${hours.words}` : `Closed now, open ${hours.words}`;
  return (
    <ul>
      {way('call', [phone, `Agreed. ${open}.`, 'Calls'], ['Call', `tel:${dial}`, 'called'])}
      {way(
        'email',
        [email, 'Agreed.', 'Email'],
        ['Email', mailto(email, `Your request ${reference}`), 'mailed'],
      )}
      {way(
        'text',
        ['Text messages', `Agreed, to ${phone}.`, 'Text messages'],
        ['Text', `sms:${dial}`, 'texted'],
      )}
      <Way name="Autodialer, recorded or AI voice" said={automatedWords(channels)} />
    </ul>
  );
}

/** What the law says beside what was agreed, and the words of that. */
function Rules({
  name,
  row: { channels, agreed },
  hasPhone,
}: {
  readonly name: string;
  readonly row: ReceivedWhole;
  readonly hasPhone: boolean;
}) {
  return (
    <>
      {(channels.includes('call') || channels.includes('text')) && (
        <p>
          <b>Quiet hours.</b> Call and text only 9 AM to 9 PM Monday to Saturday, noon to 9 PM
          Sunday, Central.
        </p>
      )}
      {hasPhone && (
        <p>
          <b>Do not call.</b> We have not looked this number up in the registry. {capital(name)}’s
          consent names your company.
        </p>
      )}
      {agreed.length > 0 && (
        <details>
          <summary className="disclosure">Read the words {name} agreed to</summary>
          {agreed.map(({ channel, text }) => (
            <p key={channel} className="mt-2 text-xs whitespace-pre-line">
              <b>{channelWords[channel]}.</b> {text}
            </p>
          ))}
        </details>
      )}
    </>
  );
}

const part = 'sheet grid gap-3 px-5 py-4 text-sm';

/** Stands in place of the contact data while they are opened, or where they may not be. */
function Closed({
  name,
  row,
  contact,
  reload,
}: {
  readonly name: string;
  readonly row: ReceivedWhole;
  readonly contact: Failure | null;
  readonly reload: () => Promise<void>;
}) {
  if (!row.promised_by) {
    return (
      <section className={part}>
        <h2 className="text-lg">Who it is</h2>
        <p>
          The homeowner has not confirmed the request yet. You see the name and how to get in touch
          as soon as that is done.
        </p>
      </section>
    );
  }
  return (
    <section className={part}>
      <h2 className="text-lg">Reach {name}</h2>
      {contact ? (
        <Trouble
          message={contact.message}
          again={contact.kind === 'offline' ? () => void reload() : undefined}
        />
      ) : (
        <Spinner label="Opening the contact data …" />
      )}
    </section>
  );
}

interface Noting {
  readonly userId: string;
  readonly companyId: string;
  readonly say: BoardState['say'];
  readonly reload: () => Promise<void>;
}

/** Notes in the history that the company got in touch, and offers to try again where that failed. */
function useNote(row: ReceivedWhole, { companyId, userId, say, reload }: Noting) {
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
  return note;
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
}: Noting & {
  readonly row: ReceivedWhole;
  readonly contact: ContactState;
  readonly now: Date;
  readonly onAnswer: (said: Said) => void;
}) {
  const [called, setCalled] = useState(false);
  const name = firstName(row);
  const note = useNote(row, { companyId, userId, say, reload });

  if (row.status === 'declined') return null;
  if (!row.promised_by || !contact || !('name' in contact)) {
    const why = contact && 'message' in contact ? contact : null;
    return <Closed name={name} row={row} contact={why} reload={reload} />;
  }
  const stopsAll = row.stops.includes('everything');
  const stopsCalls = row.stops.includes('calls');
  return (
    <section className={part} aria-labelledby="reach">
      <h2 id="reach" className="text-lg">
        Reach {contact.name}
      </h2>
      <Agreement
        name={name}
        row={row}
        stopped={stopsAll ? 'all contact' : stopsCalls ? 'calls and texts' : ''}
        preferred={contact.preferred}
      />
      <Ways
        row={row}
        contact={contact}
        now={now}
        onUse={(kind) => {
          if (kind === 'called') setCalled(true);
          void note(kind);
        }}
      />
      {called && (
        <AfterCall
          name={name}
          isAnswered={row.status === 'answered'}
          onDone={(how) => {
            setCalled(false);
            if (how === 'no answer') void note(how);
            else if (how !== 'reached') onAnswer(how);
          }}
        />
      )}
      <Rules name={name} row={row} hasPhone={contact.phone !== ''} />
      {!stopsAll && row.channels.length > 0 && <Stop name={name} row={row} onStopped={reload} />}
      <p className="hint">{capital(name)} sees that your company opened this, and when.</p>
    </section>
  );
}
