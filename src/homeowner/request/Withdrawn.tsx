import { useEffect, useRef, useState } from 'react';
import type { Recipient, RequestKey } from '../../backend/requests.ts';
import { site } from '../../site.ts';
import Complaint from './Complaint.tsx';
import { centralTime } from '../../time/central.ts';

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What taking a request back has done, and what is left of it. */
export default function Withdrawn({
  at,
  requestKey,
  recipients,
  here,
}: {
  readonly at: string;
  readonly requestKey: RequestKey;
  /** The companies that had it. */
  readonly recipients: readonly Recipient[];
  /** The button was pressed on this page, and the focus went with it. */
  readonly here: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [about, setAbout] = useState('');
  const held = recipients.filter(({ viewed_at }) => viewed_at);
  const unopened = recipients.filter(({ viewed_at }) => !viewed_at);
  useEffect(() => {
    if (here) heading.current?.focus();
  }, [here]);
  return (
    <div className="grid gap-1">
      <h2 className="text-lg" ref={heading} tabIndex={-1}>
        You took this request back on {centralTime(at)}
      </h2>
      <p>
        Your name, email, phone number, ZIP code, note and estimate are deleted here. What is left
        is the proof of what you agreed to, without your details.
        {recipients.length > 0 && ' The companies can no longer open the request.'}
        {held.length > 0 && ' Those that opened it may have written your details down before.'} If
        someone still contacts you about it, tell us below or write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      {recipients.length > 0 && (
        <>
          <p className="mt-3 font-semibold">
            {held.length > 0 ? 'Who opened your details' : 'No company opened your details'}
          </p>
          <ul className="list-disc ps-5">
            {held.map(({ company_id, company_name }) => (
              <li key={company_id}>{company_name}</li>
            ))}
          </ul>
          {unopened.length > 0 && (
            <p className="text-soft">
              Never opened by {list.format(unopened.map(({ company_name }) => company_name))}.
            </p>
          )}
        </>
      )}
      <Complaint
        requestKey={requestKey}
        recipients={recipients}
        about={about}
        onAbout={setAbout}
        addressIsDeleted
      />
    </div>
  );
}
