import { useState } from 'react';
import { decideCompany, type Check, type CompanyEntry } from '../../backend/operator/companies.ts';
import type { Failure } from '../../backend/failure.ts';
import { notify } from '../../kit/toasts/notify.ts';
import Tick from '../../kit/form/Tick.tsx';
import ReasonDialog from './ReasonDialog.tsx';
import { shortDate } from '../../time/central.ts';

type Decision = 'approved' | 'rejected' | 'suspended';

/** What the staff say they looked at, each with where. */
const checkWords: Readonly<Record<Check, string>> = {
  license: 'License: found in the state’s list, active, in this name',
  insurance: 'Insurance: a certificate of liability insurance that runs',
  address: 'Address: an office or yard that exists in our area',
  name: 'Name: as it stands on the papers, no offer in it, nobody else’s',
  phone: 'Phone: someone of this company answered it',
};

const words: Readonly<Record<Exclude<Decision, 'approved'>, { verb: string; about: string }>> = {
  rejected: {
    verb: 'Reject',
    about: 'It may fix what is wrong and ask again.',
  },
  suspended: {
    verb: 'Suspend',
    about: 'It no longer sees its requests, and homeowners can no longer pick it.',
  },
};

/** What the staff may decide of a company now. A no asks for a reason, which is mailed word for word. */
export default function Decisions({
  company,
  onDone,
}: {
  readonly company: CompanyEntry;
  /** Something changed, here or elsewhere: look again. */
  readonly onDone: () => void;
}) {
  const [asking, setAsking] = useState<Exclude<Decision, 'approved'> | null>(null);
  const [ticked, setTicked] = useState<readonly Check[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const { name, status, checks, members, shut_out_like } = company;
  const asksChecks = status === 'pending' || status === 'rejected';
  const isUnconfirmed = asksChecks && !members.some(({ confirmed }) => confirmed);
  const approve = async () => {
    if (busy) return;
    setBusy(true);
    const done = await decideCompany(company, 'approved', '', ticked);
    setBusy(false);
    setFailure(done.ok ? null : done);
    if (!done.ok) return;
    void notify(`${name} is ${status === 'suspended' ? 'back' : 'approved'}. It is told by mail.`);
    onDone();
  };
  const yes =
    status === 'pending' || status === 'rejected'
      ? 'Approve'
      : status === 'suspended'
        ? 'Restore'
        : null;
  const no = status === 'pending' ? 'rejected' : status === 'approved' ? 'suspended' : null;
  return (
    <div className="decisions grid gap-3">
      {isUnconfirmed && (
        <p className="caution">
          Nobody has confirmed this email address yet. It cannot be approved before.
        </p>
      )}
      {asksChecks &&
        shut_out_like.map(({ same, at, reason }) => (
          <p key={at} className="warning">
            <b>
              A company of this {same} was suspended {shortDate(at)}.
            </b>{' '}
            “{reason}”
          </p>
        ))}
      {asksChecks && !isUnconfirmed && (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">Looked at, and right</legend>
          {checks.map((check) => (
            <Tick
              key={check}
              id={`check-${check}-${company.id}`}
              checked={ticked.includes(check)}
              onChange={(isTicked) =>
                setTicked(isTicked ? [...ticked, check] : ticked.filter((one) => one !== check))
              }
            >
              {checkWords[check]}
            </Tick>
          ))}
        </fieldset>
      )}
      <p className="actions">
        {yes && (
          <button
            type="button"
            className="button"
            aria-disabled={busy || undefined}
            onClick={() => void approve()}
          >
            {yes}
            <span className="sr-only"> {name}</span>
          </button>
        )}
        {no && (
          <button type="button" className="button-quiet" onClick={() => setAsking(no)}>
            {words[no].verb}
            <span className="sr-only"> {name}</span>
          </button>
        )}
      </p>
      {failure && (
        <div role="alert" className="caution">
          <p>{failure.message}</p>
          <p className="actions">
            <button
              type="button"
              className="button-quiet"
              onClick={() => {
                setFailure(null);
                onDone();
              }}
            >
              Look again
            </button>
          </p>
        </div>
      )}
      {asking && (
        <ReasonDialog
          title={`${words[asking].verb} ${name}`}
          label="Reason"
          hint="The company gets it by mail, word for word."
          least={10}
          confirm={words[asking].verb}
          onConfirm={async (reason) => {
            const done = await decideCompany(company, asking, reason);
            if (done.ok) {
              void notify(`${name} is ${asking}. It is told by mail.`);
              onDone();
            }
            return done;
          }}
          onClose={() => setAsking(null)}
        >
          <p>{words[asking].about}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
