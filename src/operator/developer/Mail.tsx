import { useState } from 'react';
import type { Result } from '../../backend/failure.ts';
import {
  listLength,
  loadLetter,
  loadMailbox,
  loadQueue,
  retryLetters,
  type Envelope,
  type Letter,
  type LetterState,
  type MailState,
  type QueuedLetter,
} from '../../backend/mailbox.ts';
import Button from '../../kit/Button.tsx';
import { useAddress, withParts } from '../../kit/use-address.ts';
import Facts from '../../kit/Facts.tsx';
import ViewLink from '../../kit/ViewLink.tsx';
import { isId } from '../../kit/key.ts';
import Answered from '../../kit/Answered.tsx';
import { useAnswer, type Asked } from '../../kit/use-answer.ts';
import { letterOf } from './letter.ts';
import Part, { Note } from './Part.tsx';
import Segments from './Segments.tsx';
import { capital, countOf } from '../../kit/say.ts';
import { timeNear } from '../../time/central.ts';
import Empty from '../../kit/Empty.tsx';

const stateNames: Readonly<Record<LetterState, string>> = {
  queued: 'waiting',
  sending: 'being sent',
  sent: 'sent',
  needless: 'not sent: not needed any more',
  suppressed: 'not sent: its address gets no mail, or has had enough for two days',
  dead: 'given up',
};
const states = Object.keys(stateNames) as LetterState[];

/** A row of the list: a letter of the queue, one of the mailbox, or both. */
interface Row {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly to: string;
  readonly queued: QueuedLetter | null;
  readonly envelope: Envelope | null;
}

/** What tells two addresses apart, as the queue writes it: a list need not say who a person is. */
const cut = (address: string): string => address.replace(/^(.).*@/, '$1…@');

const rowOf = (envelope: Envelope): Row => {
  const { id, arrived_at: at, subject: title, to_address: to } = envelope;
  return { id, at, title, to: cut(to), queued: null, envelope };
};

/**
 * Queue and mailbox as one list, the newest first. The two write their times differently.
 */
export function rowsOf(queue: readonly QueuedLetter[], mailbox: readonly Envelope[]): Row[] {
  const arrived = new Map(mailbox.map((envelope) => [envelope.id, envelope]));
  const rows = queue.map((queued): Row => {
    const envelope = arrived.get(queued.id) ?? null;
    arrived.delete(queued.id);
    const about = [capital(queued.kind), queued.reference].filter(Boolean).join(', ');
    return {
      id: queued.id,
      at: queued.created_at,
      title: envelope?.subject ?? about,
      to: cut(envelope?.to_address ?? queued.to_address),
      queued,
      envelope,
    };
  });
  rows.push(...[...arrived.values()].map(rowOf));
  return rows.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, listLength);
}

/**
 * The letters to show: of one state, or all of them.
 * @param linked the id of a letter that is shown however many came after it
 */
async function readRows(
  shown: LetterState | null,
  linked: string,
  reads: boolean,
): Promise<Result<{ data: Row[] }>> {
  const [queue, mailbox] = await Promise.all([
    loadQueue(shown),
    reads ? loadMailbox() : { ok: true as const, data: [] },
  ]);
  if (!queue.ok) return queue;
  if (!mailbox.ok) return mailbox;
  // What arrived longer ago than the queue goes back is in the mailbox alone.
  const arrived =
    shown && shown !== 'sent'
      ? mailbox.data.filter(({ id }) => queue.data.some((letter) => letter.id === id))
      : mailbox.data;
  const rows = rowsOf(queue.data, arrived);
  const older =
    reads && isId(linked) && rows.every(({ id }) => id !== linked)
      ? await loadLetter(linked)
      : null;
  return { ok: true, data: older?.ok && older.data ? [...rows, rowOf(older.data)] : rows };
}

const standing = ({ queued }: Row): string =>
  !queued
    ? 'arrived'
    : queued.state === 'queued' && queued.last_error
      ? 'waits for its next try'
      : stateNames[queued.state];

const faces = ['Letter', 'Text', 'Headers'] as const;
type Face = (typeof faces)[number];

const Headers = ({ row, now }: { readonly row: Row; readonly now: Date }) => {
  const { queued, envelope } = row;
  const tried = queued && countOf(queued.tries, 'try', 'tries');
  return (
    <Facts
      of={[
        ['To', row.to || 'forgotten once it was sent'],
        ['Subject', envelope?.subject],
        ['Kind', queued?.kind ?? envelope?.kind],
        ['Letter', row.id],
        ['Arrived', envelope && timeNear(envelope.arrived_at, now)],
        ['State', queued && `${stateNames[queued.state]} after ${tried}`],
        ['Written', queued && timeNear(queued.created_at, now)],
        ['Next try', queued?.state === 'queued' && timeNear(queued.due_at, now)],
        ['Ended', queued?.ended_at && timeNear(queued.ended_at, now)],
        ['Name at the provider', queued?.provider_id],
        ['Last answer', queued?.last_error],
      ]}
    />
  );
};

const Face = ({
  face,
  row,
  letter,
  now,
}: {
  readonly face: Face;
  readonly row: Row;
  readonly letter: Letter | null;
  readonly now: Date;
}) => {
  if (face === 'Headers') return <Headers row={row} now={now} />;
  if (!letter) return <p className="text-soft">The letter itself is not to be read here.</p>;
  return face === 'Text' ? (
    <pre className="overflow-x-auto text-xs wrap-anywhere whitespace-pre-wrap" tabIndex={0}>
      {letter.plain}
    </pre>
  ) : (
    // It brings its own colors, made for light paper.
    <div className="overflow-x-auto border border-rule-light bg-[#fbf8f1] text-[#1c2b25] scheme-light">
      {letterOf(letter.html)}
    </div>
  );
};

/** Has a letter, or without one all of them, tried again, and says what became of that. */
function useRetry(letter: string | null, sentAgain: () => void) {
  const [outcome, setOutcome] = useState('');
  const retry = async () => {
    const result = await retryLetters(letter);
    setOutcome(
      result.ok
        ? `${countOf(result.data, 'letter')} ${result.data === 1 ? 'is' : 'are'} tried again within a minute.`
        : result.message,
    );
    if (result.ok) sentAgain();
  };
  return { outcome, retry: () => void retry() };
}

/** One letter, as it looks, as plain text, and what is known of its way. */
const LetterView = ({
  row,
  now,
  sentAgain,
}: {
  readonly row: Row;
  readonly now: Date;
  readonly sentAgain: () => void;
}) => {
  const isHere = row.envelope !== null;
  const [face, setFace] = useState<Face>(isHere ? 'Letter' : 'Headers');
  const { outcome, retry } = useRetry(row.id, sentAgain);
  const letter = useAnswer(isHere ? row.id : null, () => loadLetter(row.id));
  return (
    <article
      className="grid min-w-0 content-start gap-3 border-t border-rule px-4 py-3 lg:border-s lg:border-t-0"
      id="letter"
      tabIndex={-1}
      aria-label={row.title}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="font-sans text-sm font-semibold">{row.title}</h3>
          <p className="text-soft">to {row.to || 'an address that was forgotten'}</p>
        </div>
        <Segments
          name="face"
          legend="How to show the letter"
          options={faces.map((name) => [name, name])}
          chosen={face}
          onChoose={setFace}
        />
      </header>
      {row.queued?.last_error && ['dead', 'queued'].includes(row.queued.state) && (
        <div className="warning">
          <p>
            <b>
              {row.queued.state === 'dead'
                ? 'Given up.'
                : `Not taken yet. Next try: ${timeNear(row.queued.due_at, now)}.`}
            </b>{' '}
            {row.queued.last_error}
          </p>
          <p className="actions">
            <Button look="filled" onClick={retry}>
              {row.queued.state === 'dead' ? 'Send again' : 'Send now'}
            </Button>
          </p>
        </div>
      )}
      <p role="status">{outcome}</p>
      {isHere ? (
        <Answered asked={letter}>
          {(data) => <Face face={face} row={row} letter={data} now={now} />}
        </Answered>
      ) : (
        <Face face={face} row={row} letter={null} now={now} />
      )}
    </article>
  );
};

const figure = 'inline-flex min-h-11 items-center gap-1';

const Figures = ({
  state,
  shown,
}: {
  readonly state: MailState;
  readonly shown: LetterState | null;
}) => (
  <ul className="mb-2 flex flex-wrap gap-x-6">
    {states.map((name) => (
      <li key={name}>
        <ViewLink
          stays
          to={`?view=mail&state=${name}`}
          className={`${figure} ${name === 'dead' && state.dead > 0 ? 'text-brick' : ''}`}
        >
          <b className="figures">{state[name].toLocaleString('en-US')}</b> {stateNames[name]}
        </ViewLink>
      </li>
    ))}
    {shown && (
      <li>
        <ViewLink stays to="?view=mail" className={figure}>
          All letters
        </ViewLink>
      </li>
    )}
  </ul>
);

/** What keeps many letters at once, and one press for all of them. */
const Held = ({
  state,
  now,
  sentAgain,
}: {
  readonly state: MailState;
  readonly now: Date;
  readonly sentAgain: () => void;
}) => {
  const { outcome, retry } = useRetry(null, sentAgain);
  return (
    <>
      {(state.refused_since || state.dead > 0) && (
        <div className="warning mb-4">
          {state.refused_since && (
            <p>
              <b>The provider has taken no letter since {timeNear(state.refused_since, now)}.</b> It
              said: “{state.answer}”. Letters wait and lose no try.
              {state.paused_until && ` It is asked again at ${timeNear(state.paused_until, now)}.`}
            </p>
          )}
          {state.dead > 0 && <p>{countOf(state.dead, 'letter')} given up.</p>}
          <p className="actions">
            <Button look="filled" onClick={retry}>
              Send all again
            </Button>
          </p>
        </div>
      )}
      <p role="status">{outcome}</p>
    </>
  );
};

/** A letter of the list, to be opened beside it. */
const Line = ({
  row,
  at,
  isOpen,
  open,
}: {
  readonly row: Row;
  /** When the list was read. */
  readonly at: Date;
  readonly isOpen: boolean;
  readonly open: (id: string) => void;
}) => (
  <li>
    <button
      type="button"
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-s-3 border-b border-transparent border-b-rule-light px-3 py-2 text-start -outline-offset-2 hover:bg-oak-tint aria-[current]:border-s-oak aria-[current]:bg-oak-tint"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => open(row.id)}
    >
      <b className="truncate">{row.title}</b>
      <span className="figures text-end text-xs text-soft">{timeNear(row.at, at)}</span>
      <span className="truncate text-xs text-soft">
        {row.to ? `to ${row.to}` : 'address forgotten'}
      </span>
      <span
        className={`text-end text-xs ${row.queued?.state === 'dead' ? 'text-brick' : 'text-soft'}`}
      >
        {row.queued?.state === 'suppressed' ? 'not sent' : standing(row)}
      </span>
    </button>
  </li>
);

/** The list, and beside it the letter that is open. */
const Letters = ({
  rows,
  chosen,
  at,
  open,
  refresh,
}: {
  readonly rows: readonly Row[];
  readonly chosen: Row;
  /** When the list was read. */
  readonly at: Date;
  readonly open: (id: string) => void;
  readonly refresh: () => void;
}) => (
  <div className="sheet grid grid-cols-1 lg:grid-cols-[22rem_minmax(0,1fr)]">
    <div>
      <ul className="max-h-160 overflow-y-auto" aria-label="Letters, the newest first">
        {rows.map((row) => (
          <Line key={row.id} row={row} at={at} isOpen={row.id === chosen.id} open={open} />
        ))}
      </ul>
      <p className="px-3 py-2 text-soft">
        {rows.length >= listLength && `The newest ${listLength}. `}
        <Button look="link" className="reach min-h-8" onClick={refresh}>
          Look again
        </Button>
      </p>
    </div>
    <LetterView key={chosen.id} row={chosen} now={at} sentAgain={refresh} />
  </div>
);

/** The queue, its letters, and for who may read them each as it looks. */
export default function Mail({
  mail,
  reads = false,
}: {
  readonly mail: Asked<MailState>;
  /** Whether who looks may read letters, which hold private links: the operator. */
  readonly reads?: boolean;
}) {
  const { query, go } = useAddress();
  const shown = states.find((name) => name === query.get('state')) ?? null;
  // Where a link led to one letter, it is shown however many came after it.
  const [linked] = useState(() => query.get('letter') ?? '');
  const list = useAnswer(`${shown} ${linked} ${reads}`, () => readRows(shown, linked, reads));
  const refresh = () => {
    mail.again();
    list.again();
  };
  const open = (id: string) => {
    go(withParts(query, { letter: id }));
    requestAnimationFrame(() => {
      const letter = document.getElementById('letter');
      letter?.focus({ preventScroll: true });
      // On a phone it stands below the list.
      letter?.scrollIntoView({ block: 'nearest' });
    });
  };
  return (
    <Part
      heading={reads ? 'Letters' : 'Mail'}
      note={
        mail.answer &&
        `${countOf(mail.answer.suppressed_addresses, 'address', 'addresses')} get no mail. ${countOf(mail.answer.promises_running, 'promise')} watched.`
      }
    >
      <Answered asked={mail}>
        {(state, at) => (
          <>
            <Figures state={state} shown={shown} />
            <Held state={state} now={at} sentAgain={refresh} />
          </>
        )}
      </Answered>
      <Answered asked={list}>
        {(rows, at) => {
          const chosen = rows.find(({ id }) => id === query.get('letter')) ?? rows[0];
          if (!chosen)
            return (
              <Empty>No letter {shown ? `is ${stateNames[shown]}` : 'was written yet'}.</Empty>
            );
          return <Letters {...{ rows, chosen, at, open, refresh }} />;
        }}
      </Answered>
      <Note>
        {reads
          ? 'Letters themselves are kept only where they stay on this machine. On the hosted site the list shows how each fared.'
          : 'The list shows how each letter fared. Letters hold private links, so the operator alone reads those that stay on this machine.'}
      </Note>
    </Part>
  );
}
