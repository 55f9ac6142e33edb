import { useRef, useState } from 'react';
import {
  withdrawFrom,
  type Recipient,
  type RequestKey,
  type StoredRequest,
} from '../../backend/requests.ts';
import { dayAndTime } from '../../time/central.ts';
import { moneyRange } from '../../engine/index.ts';
import { site } from '../../site.ts';
import { amountOf } from '../../kit/amount.ts';
import { notify } from '../../kit/toasts/notify.ts';
import Complaint from './Complaint.tsx';
import PickAnother from './PickAnother.tsx';
import Stops from './Stops.tsx';
import Withdraw from './Withdraw.tsx';
import { centralTime, timeBetween } from '../../time/words.ts';

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
  const complaint = useRef<HTMLDetailsElement>(null);
  const [about, setAbout] = useState('');
  const sayNotSo = ({ companyId }: Recipient) => {
    setAbout(companyId);
    complaint.current!.open = true;
    complaint.current!.querySelector('textarea')?.focus();
  };
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
      <Stops requestKey={requestKey} stops={request.stops} reload={reload} />
      <ul className="grid divide-y divide-rule-light">
        {request.recipients.map((recipient) => (
          <li key={recipient.companyId} className="grid gap-2 py-3">
            <p>
              <span className="font-semibold">{recipient.companyName}</span>{' '}
              {recipient.overdue && !recipient.suspended && (
                <span className="chip text-brick">late</span>
              )}
              <span className="block">{progressWords(recipient, request.recipients)}</span>
            </p>
            {(recipient.visitAt !== null || recipient.quotedUsd !== null) && (
              <p className="slip">
                {toldWords(recipient, request.range)}{' '}
                <button type="button" className="link" onClick={() => sayNotSo(recipient)}>
                  Not right? Say so
                </button>
              </p>
            )}
            {request.contact && mayReplace(recipient) && (
              <PickAnother
                requestKey={requestKey}
                request={request}
                contact={request.contact}
                replaced={recipient}
                onPicked={picked}
              />
            )}
            {request.contact && ['sent', 'viewed', 'answered'].includes(recipient.status) && (
              <Withdraw
                from={`from ${recipient.companyName}`}
                withdraw={() => withdrawFrom(requestKey, recipient.companyId)}
                onWithdrawn={async () => {
                  await picked();
                  void notify(`${recipient.companyName} can no longer open your request.`);
                }}
              />
            )}
          </li>
        ))}
        <li className="py-3">
          <span className="font-semibold">{site.name}</span>
          <span className="block">Our own team, which runs this site.</span>
        </li>
      </ul>
      <Complaint
        ref={complaint}
        requestKey={requestKey}
        recipients={request.recipients}
        about={about}
        onAbout={setAbout}
      />
    </div>
  );
}

/**
 * What a company noted that it told the homeowner, beside what they saw here: "Visit: Tue, Nov 24, 2:00 PM
 * Central. Price: $17,850. Your result here said $12,200 to $20,700."
 */
export const toldWords = (
  { visitAt, quotedUsd }: Recipient,
  range: StoredRequest['range'],
): string =>
  [
    visitAt && `Visit: ${dayAndTime(visitAt)} Central.`,
    quotedUsd !== null && `Price: ${amountOf(quotedUsd * 100, 'USD')}.`,
    quotedUsd !== null && range && `Your result here said ${moneyRange(range)}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Whether another company can have its place. */
const mayReplace = ({ overdue, status, suspended }: Recipient): boolean =>
  overdue || status === 'declined' || (suspended && status !== 'withdrawn');

function progressWords(recipient: Recipient, all: readonly Recipient[]): string {
  const { companyId, place, status, sentAt, promisedBy, answeredAt, overdue, suspended } =
    recipient;
  if (suspended && status !== 'withdrawn' && status !== 'declined') {
    return 'We have suspended this company. It can no longer open your request, so do not wait for it.';
  }
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
      return all.some((other) => other.place === place && other.companyId !== companyId)
        ? 'Can no longer open it. You gave its place to another company.'
        : 'Can no longer open it. You took your details back from it.';
  }
}
