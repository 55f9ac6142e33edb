import { useState } from 'react';
import type { Received } from '../../backend/received/received.ts';
import { moneyRange } from '../../engine/index.ts';
import Button from '../../kit/Button.tsx';
import { icons } from '../../kit/icons.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { callingHours } from '../../contact/calling-hours.ts';
import { whenSaid } from '../../time/central.ts';
import Clock from './Clock.tsx';
import { firstName, mayWords, whoWhere } from './contact-words.ts';
import Icon, { TradeIcon } from './Icon.tsx';
import { jobWords } from './job-words.ts';
import type { Said } from './moves.ts';
import { isPressing, replyClock } from './reply-clock.ts';
import SayAnswer from './SayAnswer.tsx';

/** The way to reach the homeowner that suits best, as a link to where the contact data are opened. */
function ReachLink({
  row,
  words,
  now,
}: {
  readonly row: Received;
  readonly words: (way: string) => string;
  readonly now: Date;
}) {
  const { person, channels } = row;
  if (!person) return null;
  const way = person.preferred === 'email' || !channels.includes('call') ? 'email' : 'call';
  if (!channels.includes(way)) return null;
  if (way === 'call' && !callingHours(now).open) {
    return (
      <span className="button-quiet border-dashed border-edge text-sm font-normal text-soft">
        Call {callingHours(now).words}
      </span>
    );
  }
  return (
    <ViewLink to={{ request: row.id }} className="button-quiet">
      {way === 'call' && <Icon path={icons.phone} />}
      {words(way === 'call' ? 'Call' : 'Email')}
    </ViewLink>
  );
}

type OnAnswer = (row: Received, said: Said) => void;

/** The job in short, whose it is, and the note of the one that is open. */
function What({ row, isOpen }: { readonly row: Received; readonly isOpen: boolean }) {
  const { title, facts } = jobWords(row);
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 text-sm">
      <TradeIcon id={row.trade_id} />
      <div>
        <h2 className="text-base">
          <ViewLink className="plain" to={{ request: row.id }}>
            {title}
          </ViewLink>
        </h2>
        <p className="font-semibold">
          {whoWhere(row)} {row.person?.zip}
        </p>
        {facts.length > 0 && <p className="text-soft">{facts.join(', ')}</p>}
        <p className="text-soft">
          {row.estimate ? (
            <>
              Saw <b className="figures font-medium text-ink">{moneyRange(row.estimate)}</b>
            </>
          ) : (
            'Price range not shared'
          )}{' '}
          <span className="max-sm:block sm:ms-3">
            May <b className="font-medium text-ink">{mayWords(row.channels)}</b>
          </span>
        </p>
        {isOpen && row.person?.note && (
          <p className="font-serif text-base italic">“{row.person.note.split('\n')[0]}”</p>
        )}
      </div>
    </div>
  );
}

/** The answers to the one that is open. */
const Answer = ({
  row,
  now,
  isBusy,
  onAnswer,
}: {
  readonly row: Received;
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onAnswer: OnAnswer;
}) => {
  const its = {
    name: firstName(row),
    disabled: isBusy,
    onSay: (said: Said) => onAnswer(row, said),
  };
  return (
    <div className="grid content-start gap-2 lg:w-75">
      <SayAnswer said="answered" {...its} />
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <SayAnswer said="declined" {...its} />
        <ReachLink row={row} now={now} words={(way) => `${way} ${firstName(row)}`} />
      </div>
      <p className="hint">
        {row.person
          ? 'A call alone does not stop the clock. We ask after it how it went.'
          : 'You see who it is as soon as the person confirms the request.'}
      </p>
    </div>
  );
};

/** What waits for an answer, the most urgent open with its actions, the others a line each. */
export default function Waiting({
  rows,
  now,
  busy,
  onAnswer,
}: {
  readonly rows: readonly Received[];
  readonly now: Date;
  readonly busy: ReadonlySet<string>;
  readonly onAnswer: OnAnswer;
}) {
  const [picked, setPicked] = useState<string | null>(null);
  const open = rows.find(({ id }) => id === picked) ?? rows[0];
  return (
    <ul className="sheet">
      {rows.map((row) => {
        const isOpen = row === open;
        const clock = replyClock(row, now);
        return (
          <li
            key={row.id}
            className={`grid gap-x-8 gap-y-3 px-5 wrap-anywhere not-first:border-t not-first:border-rule-light lg:grid-cols-[12.5rem_minmax(0,1fr)_auto] ${isOpen ? `border-s-3 py-5 ${isPressing(clock) ? 'border-s-brick' : 'border-s-oak'}` : 'py-4'}`}
          >
            <Clock clock={clock} sent={whenSaid(row.sent_at, now)} large={isOpen} />
            <What row={row} isOpen={isOpen} />
            {isOpen ? (
              <Answer row={row} now={now} isBusy={busy.has(row.id)} onAnswer={onAnswer} />
            ) : (
              <div className="flex flex-wrap items-start gap-2 max-lg:*:flex-auto lg:justify-end">
                <ReachLink row={row} now={now} words={(way) => way} />
                <Button look="filled" onClick={() => setPicked(row.id)}>
                  Answer<span className="sr-only"> {jobWords(row).title}</span>
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
