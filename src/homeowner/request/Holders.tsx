import { useRef, useState } from 'react';
import {
  withdrawFrom,
  type Recipient,
  type RequestKey,
  type StoredRequest,
} from '../../backend/requests.ts';
import { centralTime } from '../../time/central.ts';
import { moneyRange } from '../../engine/index.ts';
import { site } from '../../site.ts';
import Badge from '../../kit/Badge.tsx';
import Button from '../../kit/Button.tsx';
import { amountOf } from '../../kit/amount.ts';
import ReplyRuler from '../../kit/ReplyRuler.tsx';
import { replyRun } from '../../kit/reply-run.ts';
import { Words } from '../../kit/Words.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import Complaint from './Complaint.tsx';
import PickAnother from './PickAnother.tsx';
import Stops from './Stops.tsx';
import { useCompanies } from './use-companies.ts';
import Withdraw from './Withdraw.tsx';
import { timeBetween } from '../../time/words.ts';

/** One company that has the request: how it is doing, and what can be done about it. */
function Holder({
  requestKey,
  request,
  recipient,
  onWrong,
  onChanged,
}: {
  readonly requestKey: RequestKey;
  readonly request: StoredRequest;
  readonly recipient: Recipient;
  /** What the company noted is not so. */
  readonly onWrong: () => void;
  readonly onChanged: () => Promise<void>;
}) {
  return (
    <li className="grid gap-2 py-3">
      <p>
        <span className="font-semibold">{recipient.company_name}</span>{' '}
        {recipient.overdue && !recipient.suspended && <Badge tone="bad">late</Badge>}
        <span className="block">{progressWords(recipient, request.recipients)}</span>
      </p>
      {!recipient.suspended && <Ruled recipient={recipient} />}
      {recipient.status === 'answered' && recipient.channels.length === 0 && (
        <YourTurn request={request} company={recipient.company_id} />
      )}
      {(recipient.visit_at !== null || recipient.quoted_usd !== null) && (
        <p className="slip">
          {toldWords(recipient, request.range)}{' '}
          <Button look="link" onClick={onWrong}>
            Not right? Say so
          </Button>
        </p>
      )}
      {request.contact && mayReplace(recipient) && (
        <PickAnother
          requestKey={requestKey}
          request={request}
          contact={request.contact}
          replaced={recipient}
          onPicked={onChanged}
        />
      )}
      {request.contact && ['sent', 'viewed', 'answered'].includes(recipient.status) && (
        <Withdraw
          from={`from ${recipient.company_name}`}
          look="link"
          withdraw={() => withdrawFrom(requestKey, recipient.company_id)}
          onWithdrawn={async () => {
            await onChanged();
            void notify(`${recipient.company_name} can no longer open your request.`);
          }}
        />
      )}
    </li>
  );
}

/** How to go on with a company that said yes and may not get in touch. */
const YourTurn = ({ request, company }: { request: StoredRequest; company: string }) => {
  const { answer } = useCompanies(request.trade_id, request.city_id);
  const phone = answer?.find(({ id }) => id === company)?.phone;
  return (
    <p className="slip">
      It may not call, text or email you. A visit or a price that it notes stands here.{' '}
      {phone && <Words>{`Or call it: ${phone}.`}</Words>}
    </p>
  );
};

/** How much of the time that a company promised to answer in is gone; nothing where it stopped or waits. */
const Ruled = ({ recipient }: { readonly recipient: Recipient }) => {
  const [now] = useState(() => new Date());
  const run = replyRun(recipient, now);
  if (!recipient.promised_by || run.state === 'stopped') return null;
  return (
    <div className="max-w-xl">
      <ReplyRuler run={run} />
      <p className="flex justify-between gap-4 text-xs text-soft figures">
        <span>sent {centralTime(recipient.sent_at)}</span>
        <span className="text-end">promised by {centralTime(recipient.promised_by)}</span>
      </p>
    </div>
  );
};

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
  const sayNotSo = ({ company_id }: Recipient) => {
    setAbout(company_id);
    complaint.current!.open = true;
    complaint.current!.querySelector('textarea')?.focus();
  };
  const changed = async () => {
    await reload();
    heading.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <h2 className="text-lg" ref={heading} tabIndex={-1}>
        Who has your details
      </h2>
      {!request.contact && (
        <p>
          Your details were deleted when their time was over. See the Privacy Policy for the
          periods.
        </p>
      )}
      <Stops requestKey={requestKey} stops={request.stops} reload={reload} />
      <ul className="grid divide-y divide-rule-light">
        {request.recipients.map((recipient) => (
          <Holder
            key={recipient.company_id}
            requestKey={requestKey}
            request={request}
            recipient={recipient}
            onWrong={() => sayNotSo(recipient)}
            onChanged={changed}
          />
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
  { visit_at, quoted_usd }: Recipient,
  { low, high }: StoredRequest['range'],
): string =>
  [
    visit_at && `Visit: ${centralTime(visit_at)}.`,
    quoted_usd !== null && `Price: ${amountOf(quoted_usd * 100, 'USD')}.`,
    quoted_usd !== null &&
      low !== null &&
      high !== null &&
      `Your result here said ${moneyRange({ low, high })}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Whether another company can have its place. */
const mayReplace = ({ overdue, status, suspended }: Recipient): boolean =>
  overdue || status === 'declined' || (suspended && status !== 'withdrawn');

function progressWords(recipient: Recipient, all: readonly Recipient[]): string {
  const { company_id, place, status, sent_at, promised_by, answered_at, overdue, suspended } =
    recipient;
  if (suspended && status !== 'withdrawn' && status !== 'declined') {
    return 'We have suspended this company. It can no longer open your request, so do not wait for it.';
  }
  const promise = !promised_by
    ? 'It sees the job, and you once you confirm your email address.'
    : overdue
      ? 'It has not answered in the time it promised.'
      : '';
  switch (status) {
    case 'sent':
      return `Has not opened it yet. ${promise}`;
    case 'viewed':
      return `Has opened it. ${promise}`;
    case 'answered':
      return `Said yes ${timeBetween(sent_at, answered_at ?? sent_at)} after you sent it.`;
    case 'declined':
      return `Said no ${timeBetween(sent_at, answered_at ?? sent_at)} after you sent it. It can no longer open it.`;
    case 'withdrawn':
      return all.some((other) => other.place === place && other.company_id !== company_id)
        ? 'Can no longer open it. You gave its place to another company.'
        : 'Can no longer open it. You took your details back from it.';
  }
}
