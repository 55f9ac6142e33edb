import { useEffect, useRef } from 'react';
import type { Recipient, RequestKey } from '../../backend/requests.ts';
import { site } from '../../site.ts';
import Complaint from './Complaint.tsx';
import { centralTime } from './words.ts';

/** What taking a request back has done, and what is left of it. */
export default function Withdrawn({
  at,
  requestKey,
  recipients,
  here,
}: {
  readonly at: Date;
  readonly requestKey: RequestKey;
  /** The companies that had it. */
  readonly recipients: readonly Recipient[];
  /** The button was pressed on this page, and the focus went with it. */
  readonly here: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (here) heading.current?.focus();
  }, [here]);
  return (
    <div className="grid gap-1">
      <h3 ref={heading} tabIndex={-1}>
        You took this request back on {centralTime(at)}
      </h3>
      <p>
        Your name, email, phone number, ZIP code, note and estimate are deleted here. What is left
        is the proof of what you agreed to, without your details.
        {recipients.length > 0 &&
          ' The companies can no longer open the request. They may have written your details down before.'}{' '}
        If someone still contacts you about it, tell us below or write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      {recipients.length > 0 && (
        <>
          <p className="mt-3 font-semibold">Who got it</p>
          <ul className="list-disc ps-5">
            {recipients.map(({ companyId, companyName, viewedAt }) => (
              <li key={companyId}>
                {companyName}
                {viewedAt ? ', which opened your details' : ', which never opened your details'}
              </li>
            ))}
          </ul>
        </>
      )}
      <Complaint requestKey={requestKey} recipients={recipients} addressIsDeleted />
    </div>
  );
}
