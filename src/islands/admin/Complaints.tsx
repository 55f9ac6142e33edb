import { useState, type FormEvent } from 'react';
import {
  closeComplaint,
  readComplaints,
  type Complaint,
} from '../../backend/operator/complaints.ts';
import { tradeName } from '../../trades/names.ts';
import ViewLink from '../account/ViewLink.tsx';
import TextField from '../form/TextField.tsx';
import { notify } from '../toasts/notify.ts';
import AddComplaint from './AddComplaint.tsx';
import { placeName, shortTime } from './words.ts';
import Worklist from './Worklist.tsx';

/** Who complained, about whom and how: "From a homeowner, about Demo Post Oak, by phone". */
export const fromWhom = ({ request_id, written_by, came_by, company_name }: Complaint): string =>
  (written_by === 'company'
    ? `From ${company_name ?? 'a company'}`
    : `From ${request_id ? 'the' : 'a'} homeowner, about ${company_name ?? 'us'}`) +
  (came_by === 'site' ? '' : `, by ${came_by}`);

function ComplaintCard({
  complaint,
  onDone,
}: {
  readonly complaint: Complaint;
  readonly onDone: () => void;
}) {
  const [done, setDone] = useState('');
  const [error, setError] = useState('');
  const close = async (event: FormEvent) => {
    event.preventDefault();
    if (done.trim().length < 5) return setError('Say in a few words what was done.');
    const result = await closeComplaint(complaint.id, done.trim());
    if (!result.ok) return setError(result.message);
    void notify('Closed.');
    onDone();
  };
  return (
    <li className="sheet company" id={complaint.id}>
      <div>
        <h2>“{complaint.body}”</h2>
        <p>
          {fromWhom(complaint)}, {shortTime(complaint.created_at)}.
          {complaint.trade_id &&
            complaint.city_id &&
            ` ${tradeName(complaint.trade_id)}, ${placeName(complaint.city_id)}.`}
        </p>
        <p className="actions">
          {complaint.request_id && (
            <>
              <ViewLink to={`?view=request&request=${complaint.request_id}`}>
                Request {complaint.reference}
              </ViewLink>
              <ViewLink to={`?view=evidence&request=${complaint.request_id}`}>Evidence</ViewLink>
            </>
          )}
          {complaint.company_id && (
            <ViewLink to={`?view=companies&words=${complaint.company_id}`}>
              {complaint.company_name}
            </ViewLink>
          )}
        </p>
        {complaint.closed_at && (
          <p className="text-soft">
            Closed {shortTime(complaint.closed_at)} by{' '}
            {complaint.closed_by ?? 'an account deleted since'}: “{complaint.resolution}”
          </p>
        )}
      </div>
      {!complaint.closed_at && (
        <form className="edit" noValidate onSubmit={(event) => void close(event)}>
          <TextField
            id={`done-${complaint.id}`}
            label="What was done about it?"
            hint="For the log. Nobody is told by it."
            error={error || undefined}
            value={done}
            onChange={setDone}
            rows={2}
          />
          <p>
            <button type="submit" className="button">
              Close it
            </button>
          </p>
        </form>
      )}
    </li>
  );
}

/** Complaints by homeowners and companies: open ones oldest first, then what was done about the others. */
export default function Complaints() {
  return (
    <Worklist
      view="complaints"
      label="Complaints"
      over="closed"
      titles={['Open complaints', 'Closed complaints']}
      awaiting="Looking up complaints …"
      read={readComplaints}
      rowsOf={({ complaints }) => complaints}
      keyOf={({ id, created_at, closed_at }) => ({ id, at: closed_at ?? created_at })}
      after={(again) => <AddComplaint onDone={again} />}
    >
      {(complaint, again) => (
        <ComplaintCard key={complaint.id} complaint={complaint} onDone={again} />
      )}
    </Worklist>
  );
}
