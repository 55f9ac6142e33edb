import { useState } from 'react';
import { decideCompany, type CompanyEntry } from '../../backend/operator/companies.ts';
import type { Failure } from '../../backend/failure.ts';
import { notify } from '../toasts/notify.ts';
import ReasonDialog from './ReasonDialog.tsx';

type Decision = 'approved' | 'rejected' | 'suspended';

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
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const { name, status } = company;
  const approve = async () => {
    if (busy) return;
    setBusy(true);
    const done = await decideCompany(company, 'approved', '');
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
    <div className="decisions">
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
