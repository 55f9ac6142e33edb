import { useState, type FormEvent } from 'react';
import { closeComplaint, readComplaints, type Complaint } from '../../backend/operator.ts';
import { tradeName } from '../../trades/names.ts';
import { useAddress } from '../account/use-address.ts';
import ViewLink from '../account/ViewLink.tsx';
import TextField from '../form/TextField.tsx';
import { notify } from '../toasts/notify.ts';
import Answered from './Answered.tsx';
import { useAnswer } from './use-answer.ts';
import { placeName, shortTime } from './words.ts';

/** Who wrote it, about whom: "From the homeowner, about Demo Post Oak". */
export const fromWhom = ({ written_by, company_name }: Complaint): string =>
  written_by === 'company'
    ? `From ${company_name ?? 'a company'}`
    : company_name
      ? `From the homeowner, about ${company_name}`
      : 'From the homeowner, about us';

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
          {fromWhom(complaint)}, {shortTime(complaint.created_at)}. {tradeName(complaint.trade_id)},{' '}
          {placeName(complaint.city_id)}.
        </p>
        <p className="actions">
          <ViewLink to={`?view=request&request=${complaint.request_id}`}>
            Request {complaint.reference}
          </ViewLink>
          <ViewLink to={`?view=evidence&request=${complaint.request_id}`}>Evidence</ViewLink>
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
  const { query } = useAddress();
  const closed = query.get('closed') === 'yes';
  const [at = '', id = ''] = (query.get('from') ?? '').split('~');
  const from = id ? { at, id } : null;
  const asked = useAnswer(JSON.stringify([closed, from]), () => readComplaints(closed, from));
  const own = closed ? '?view=complaints&closed=yes' : '?view=complaints';
  return (
    <section aria-label="Complaints" className="part">
      <div className="part-head">
        <h1>{closed ? 'Closed complaints' : 'Open complaints'}</h1>
        <ViewLink to={closed ? '?view=complaints' : '?view=complaints&closed=yes'}>
          {closed ? 'Open ones' : 'Closed ones'}
        </ViewLink>
      </div>
      <Answered asked={asked} label="Looking up complaints …">
        {({ complaints, more }) => (
          <>
            {complaints.length === 0 && <p className="py-6">None {closed ? 'yet' : 'wait'}.</p>}
            <ul className="cards">
              {complaints.map((complaint) => (
                <ComplaintCard key={complaint.id} complaint={complaint} onDone={asked.again} />
              ))}
            </ul>
            {more && (
              <p>
                <ViewLink
                  to={`${own}&from=${encodeURIComponent(
                    (closed ? complaints.at(-1)!.closed_at! : complaints.at(-1)!.created_at) +
                      '~' +
                      complaints.at(-1)!.id,
                  )}`}
                >
                  Further
                </ViewLink>
              </p>
            )}
          </>
        )}
      </Answered>
    </section>
  );
}
