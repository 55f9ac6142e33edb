import { useRef } from 'react';
import type { Recipient, RequestKey, StoredRequest } from '../../backend/requests.ts';
import { site } from '../../site.ts';
import Complaint from './Complaint.tsx';
import PickAnother from './PickAnother.tsx';
import Stops from './Stops.tsx';
import { centralTime, timeBetween } from './words.ts';

/** Who has the contact data, and how each is doing. */
export default function Holders({
  requestKey,
  request,
  reload,
}: {
  readonly requestKey: RequestKey;
  readonly request: StoredRequest;
  readonly reload: () => Promise<void>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const picked = async () => {
    await reload();
    heading.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1}>
        Who has your details
      </h3>
      {!request.contact && (
        <p>
          Your details were deleted when their time was over. See the Privacy Policy for the
          periods.
        </p>
      )}
      <Stops stops={request.stops} />
      <ul className="grid divide-y divide-rule-light">
        {request.recipients.map((recipient) => (
          <li key={recipient.companyId} className="grid gap-2 py-3">
            <p>
              <span className="font-semibold">{recipient.companyName}</span>{' '}
              {recipient.overdue && <span className="chip text-brick">late</span>}
              <span className="block">{progressWords(recipient)}</span>
            </p>
            {request.contact && (recipient.overdue || recipient.status === 'declined') && (
              <PickAnother
                requestKey={requestKey}
                request={request}
                contact={request.contact}
                replaced={recipient}
                onPicked={picked}
              />
            )}
          </li>
        ))}
        <li className="py-3">
          <span className="font-semibold">{site.name}</span>
          <span className="block">Our own team, which runs this site.</span>
        </li>
      </ul>
      <Complaint requestKey={requestKey} recipients={request.recipients} />
    </div>
  );
}

function progressWords(recipient: Recipient): string {
  const { status, sentAt, promisedBy, answeredAt, overdue } = recipient;
  const promise = !promisedBy
    ? 'It sees the job, and you once you confirm your email address.'
    : overdue
      ? `It promised an answer by ${centralTime(promisedBy)} and has not given one.`
      : `It promised an answer by ${centralTime(promisedBy)}.`;
  switch (status) {
    case 'sent':
      return `Has not opened it yet. ${promise}`;
    case 'viewed':
      return `Has opened it. ${promise}`;
    case 'answered':
      return `Said yes ${timeBetween(sentAt, answeredAt ?? sentAt)} after you sent it.`;
    case 'declined':
      return `Said no ${timeBetween(sentAt, answeredAt ?? sentAt)} after you sent it. It can no longer open it.`;
    case 'withdrawn':
      return 'Can no longer open it. You gave its place to another company.';
  }
}
