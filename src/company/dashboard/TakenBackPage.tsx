import { useLayoutEffect } from 'react';
import { confirmDeletion } from '../../backend/received/answer.ts';
import type { ReceivedWhole } from '../../backend/received/received.ts';
import { howLongBetween } from '../../time/how-long.ts';
import { longTime, dayAndTime } from '../../time/central.ts';
import History from './History.tsx';
import { stepNames } from './moves.ts';
import { dollars } from './standing.ts';
import type { BoardState } from './use-board.ts';
import { typedAbout } from '../../account/typed-about.ts';
import Button from '../../kit/Button.tsx';
import { forgetAll } from '../../kit/device.ts';

/** How long a company has to delete its copies, in milliseconds: three days. */
const toDelete = 3 * 86_400_000;

interface About {
  readonly row: ReceivedWhole;
}

/** What is over, and what to do about it. */
const WhatEnded = ({ row, since }: About & { readonly since: string | Date }) => (
  <section className="warning" aria-labelledby="taken-back">
    <h2 id="taken-back" className="text-lg">
      {row.goes_on
        ? 'The homeowner took their details back from you'
        : 'The homeowner took this request back'}
    </h2>
    <p>{longTime(since)} Central. The consent ended then.</p>
    <p className="mt-2">
      <b>Do not call, text or email.</b> Delete the name, number and address wherever you copied
      them: phone, calendar, other software.
    </p>
    {row.step !== 'won' && <p className="mt-2">Any visit you agreed on is off.</p>}
    {row.step === 'won' && (
      <p className="mt-2">
        This job stays among your won jobs with its sum, month and trade. A contract you signed with
        the homeowner, and what you must keep for it, is between you and them.
      </p>
    )}
  </section>
);

/** What is gone of it, and what stays. */
function WhatIsLeft({ row }: About) {
  const rows: readonly [string, string, boolean][] = [
    ['Name, number, email, ZIP', 'gone', false],
    ['Answers and price range', 'gone', false],
    [
      'Your notes and next step',
      row.goes_on ? 'yours to delete' : 'gone, they may name the person',
      false,
    ],
    ['Trade and city', 'kept', true],
    ['Times, and whether you answered', 'kept', true],
    [
      'Step in your record',
      `kept: ${stepNames[row.step]}${row.quoted_usd === null ? '' : `, ${dollars(row.quoted_usd)}`}`,
      true,
    ],
    ['The words agreed to, blanked', 'kept by us as proof', true],
  ];
  return (
    <table className="table">
      <caption>What is left, and what is gone</caption>
      <tbody>
        {rows.map(([what, where, isKept]) => (
          <tr key={what} className={isKept ? '' : 'text-soft'}>
            <th scope="row">{what}</th>
            <td className="text-end">{where}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A request that was taken back: what to do first, then what is gone and what stays. */
export default function TakenBackPage({
  row,
  now,
  userId,
  state,
  reload,
}: About & {
  readonly now: Date;
  readonly userId: string;
  readonly state: BoardState;
  readonly reload: () => Promise<void>;
}) {
  const { id, taken_back_at, deleted_at, answered_at, sent_at } = row;
  useLayoutEffect(() => forgetAll(typedAbout(userId, id)), [userId, id]);
  const confirm = async () => {
    await state.act({
      row,
      as: { deleted_at: now.toISOString() },
      store: () => confirmDeletion(id),
      done: 'Thank you. It is noted that your copies are deleted.',
    });
    await reload();
  };
  const since = taken_back_at ?? now;
  return (
    <div className="grid max-w-2xl gap-4">
      <WhatEnded row={row} since={since} />
      {deleted_at ? (
        <p role="status">
          <b>You confirmed {dayAndTime(deleted_at)} that your copies are deleted.</b> Nothing is
          left to do.
        </p>
      ) : (
        <>
          <Button
            look="filled"
            className="max-sm:w-full sm:justify-self-start"
            onClick={() => void confirm()}
          >
            We have deleted our copies
          </Button>
          <p className="hint">
            Our staff sees that you confirmed. Please do so by{' '}
            {dayAndTime(new Date(new Date(since).getTime() + toDelete))}.
          </p>
        </>
      )}
      <WhatIsLeft row={row} />
      <p className="hint">
        This does not count against you
        {answered_at ? `: you answered in ${howLongBetween(sent_at, answered_at)}` : ''}.
      </p>
      <History row={row} now={now} />
    </div>
  );
}
