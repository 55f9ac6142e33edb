import { useState } from 'react';
import { steps, type ReceivedWhole, type Step } from '../../backend/received/received.ts';
import { deleteNote, writeNote, type RecordChange } from '../../backend/received/record.ts';
import * as is from '../../backend/shape.ts';
import { dayAndTime, whenSaid } from '../../time/central.ts';
import { fromWall, toWall } from '../../time/wall-clock.ts';
import Button from '../../kit/Button.tsx';
import { capital } from '../../kit/say.ts';
import { firstName } from './contact-words.ts';
import MoveDialog, { asks } from './MoveDialog.tsx';
import { movesOf, stepNames, whyFixed } from './moves.ts';
import { dollars } from './standing.ts';
import StepMark from './StepMark.tsx';
import { typedAbout } from '../../account/typed-about.ts';
import { kept } from '../../kit/kept.ts';
import { useKept } from '../../kit/use-kept.ts';
import { useNoteDraft } from './use-note-draft.ts';

interface RecordProps {
  readonly row: ReceivedWhole;
  readonly now: Date;
  readonly change: (what: RecordChange) => Promise<boolean>;
}

/** As its two fields have it; the time is the wall clock of the site. */
type TypedStep = is.Shaped<typeof isTypedStep>;
const isTypedStep = is.record({ what: is.text, when: is.text });

/** What comes next and when, stored when either is left, and kept on this device until then. */
function NextStep({ row, userId, change }: Omit<RecordProps, 'now'> & { readonly userId: string }) {
  const [typed, keep] = useKept(kept(`${typedAbout(userId, row.id)}next`, isTypedStep));
  const [state, setState] = useState(typed ? 'Not saved yet.' : '');
  const stored = { what: row.next_step, when: row.next_at ? toWall(row.next_at) : '' };
  const shown = typed ?? stored;
  const type = (part: Partial<TypedStep>) => keep({ ...shown, ...part });
  const save = async () => {
    if (shown.what === stored.what && shown.when === stored.when) return;
    setState('Saving …');
    const isStored = await change({
      next_step: shown.what.trim(),
      next_at: fromWall(shown.when)?.toISOString() ?? null,
    });
    setState(isStored ? 'Saved.' : 'Not saved yet. What you typed is kept on this device.');
    if (isStored) keep(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3 className="text-base">Next step</h3>
      <div
        className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] gap-2"
        onBlur={() => void save()}
      >
        <input
          className="input"
          aria-label="Next step"
          placeholder="What, for example “Measure”"
          maxLength={200}
          value={shown.what}
          onChange={(event) => type({ what: event.target.value })}
        />
        <input
          className="input"
          type="datetime-local"
          aria-label="When, Central time"
          value={shown.when}
          onChange={(event) => type({ when: event.target.value })}
        />
      </div>
      <p role="status" className="hint">
        {state}
      </p>
    </form>
  );
}

const NoteList = ({
  row,
  now,
  remove,
}: Omit<RecordProps, 'change'> & { readonly remove: (id: string) => Promise<void> }) => (
  <ul>
    {row.notes.map(({ id, who, at, body }) => (
      <li key={id} className="border-b border-rule-light py-2 text-sm wrap-anywhere">
        <p>
          <b>{who ?? 'Someone who left'}</b> {whenSaid(at, now)}{' '}
          <Button look="link" className="ms-2 text-xs" onClick={() => void remove(id)}>
            Delete<span className="sr-only"> this note</span>
          </Button>
        </p>
        <p className="whitespace-pre-line">{body}</p>
      </li>
    ))}
  </ul>
);

/** Notes of the company's own. What is typed is kept on this device until it is stored. */
function Notes({
  row,
  now,
  userId,
  companyId,
  reload,
}: Omit<RecordProps, 'change'> & {
  readonly userId: string;
  readonly companyId: string;
  readonly reload: () => Promise<void>;
}) {
  const { draft, type, clear } = useNoteDraft(userId, row.id);
  const [state, setState] = useState('');
  const save = async () => {
    const body = draft.body.trim();
    if (!body) return;
    setState('Saving …');
    const result = await writeNote(companyId, row.id, { id: draft.id, author: userId, body });
    if (!result.ok) {
      return setState(`${result.message} Your words are kept on this device.`);
    }
    clear();
    setState('Saved.');
    await reload();
  };
  const remove = async (id: string) => {
    const result = await deleteNote(id);
    setState(result.ok ? 'Deleted.' : result.message);
    await reload();
  };
  return (
    <div>
      <h3 className="text-base">
        <label htmlFor="note">Notes</label>
      </h3>
      <textarea
        id="note"
        className="input mt-2"
        rows={3}
        maxLength={4000}
        placeholder="Write a note. Kept as you type, stored when you leave the field."
        value={draft.body}
        onChange={(event) => {
          setState('');
          type(event.target.value);
        }}
        onBlur={() => void save()}
      />
      <p className="flex min-h-6 items-center justify-between gap-4">
        <span role="status" className="hint">
          {state}
        </span>
        {draft.body.trim() && (
          <Button look="link" onClick={() => void save()}>
            Save the note
          </Button>
        )}
      </p>
      <NoteList row={row} now={now} remove={remove} />
    </div>
  );
}

/** How far the job is, with a way to each step that may follow. */
function Steps({
  row,
  step,
  busy,
  move,
}: {
  readonly row: ReceivedWhole;
  readonly step: Step;
  readonly busy: boolean;
  readonly move: (to: Step) => void;
}) {
  const moves = movesOf(row);
  return (
    <>
      <div
        className="grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-edge bg-rule text-sm @[27rem]:grid-cols-3 @[45rem]:grid-cols-6 @[45rem]:text-xs"
        role="group"
        aria-label="Step"
      >
        {steps.map((one) => (
          <button
            key={one}
            type="button"
            className="flex min-h-11 items-center gap-2 bg-sheet px-2 whitespace-nowrap aria-pressed:bg-oak-tint aria-pressed:font-semibold aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-oak not-aria-pressed:disabled:text-soft disabled:cursor-not-allowed"
            aria-pressed={one === step}
            disabled={busy || (one !== step && !moves.includes(one))}
            onClick={() => (one === step && !asks(one) ? undefined : move(one))}
          >
            <StepMark step={one} /> {stepNames[one]}
          </button>
        ))}
      </div>
      <p className="hint">
        {moves.length === 0
          ? whyFixed(row)
          : row.quoted_usd !== null
            ? `${step === 'won' ? 'Won,' : 'Quoted'} ${dollars(row.quoted_usd)}. Press the step once more to change it.`
            : ''}
      </p>
    </>
  );
}

/** The company's own record of a request: its step, what comes next, notes. */
export default function OwnRecord({
  row,
  step,
  now,
  busy,
  title,
  userId,
  companyId,
  change,
  reload,
}: RecordProps & {
  /** As it is shown, before the database has answered. */
  readonly step: Step;
  readonly busy: boolean;
  readonly title: string;
  readonly userId: string;
  readonly companyId: string;
  readonly reload: () => Promise<void>;
}) {
  const [asked, setAsked] = useState<Step | null>(null);
  const move = (to: Step) => {
    if (asks(to)) setAsked(to);
    else void change({ step: to });
  };
  return (
    <section className="@container mt-8 print:hidden" aria-labelledby="record">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="record" className="text-lg">
          Your record
        </h2>
        <p className="hint">
          {capital(firstName(row))} sees the visit and the price, and nothing else of it. It changes
          nothing that was agreed.
        </p>
      </div>
      <Steps row={row} step={step} busy={busy} move={move} />
      {row.status !== 'declined' && (row.visit_at || step === 'visit') && (
        <p>
          Visit: {row.visit_at ? `${dayAndTime(row.visit_at)} Central` : 'no time set'}.{' '}
          {row.step === 'visit' && row.status === 'answered' && (
            <Button look="link" disabled={busy} onClick={() => setAsked('visit')}>
              {row.visit_at ? 'Change the time' : 'Set the time'}
            </Button>
          )}
        </p>
      )}
      <div className="mt-4 grid gap-x-8 gap-y-5">
        {row.status !== 'declined' && (
          <>
            <NextStep row={row} userId={userId} change={change} />
            <Notes row={row} now={now} userId={userId} companyId={companyId} reload={reload} />
          </>
        )}
      </div>
      {asked && (
        <MoveDialog
          key={asked}
          row={row}
          title={title}
          step={asked}
          onClose={() => setAsked(null)}
          onDone={(what) => {
            setAsked(null);
            void change(what);
          }}
        />
      )}
    </section>
  );
}
