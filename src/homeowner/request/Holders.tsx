import { useRef, useState } from 'react';
import {
  withdrawFrom,
  type Recipient,
  type RequestKey,
  type StoredRequest,
} from '../../backend/requests.ts';
import { centralTime, dayAndTime } from '../../time/central.ts';
import { moneyRange } from '../../engine/index.ts';
import { site } from '../../site.ts';
import Badge, { type Tone } from '../../kit/Badge.tsx';
import Button from '../../kit/Button.tsx';
import Facts, { type Fact } from '../../kit/Facts.tsx';
import { amountOf } from '../../kit/amount.ts';
import { countOf } from '../../kit/say.ts';
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
  const told = toldFacts(recipient, request.range);
  const badge = hasLeft(recipient) ? undefined : badgeOf(recipient);
  return (
    <li className="sheet grid gap-2 p-4 pb-2 sm:px-5">
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-lg">{recipient.company_name}</h3>
          {badge && <Badge tone={badge.tone}>{badge.says}</Badge>}
        </div>
        <p>{progressWords(recipient, request.recipients)}</p>
      </div>
      {!hasLeft(recipient) && <Ruled recipient={recipient} since={request.sent_at} />}
      {recipient.status === 'answered' && !hasLeft(recipient) && (
        <YourTurn request={request} recipient={recipient} />
      )}
      {told.length > 0 && (
        <div className="bg-oak-tint px-3 pb-1">
          <Facts of={told} />
          <Button look="link" className="min-h-11 text-sm" onClick={onWrong}>
            Not right? Say so
          </Button>
        </div>
      )}
      {/* What opens from a button takes the whole row. */}
      <div className="actions empty:hidden [&>div]:basis-full">
        {request.contact && mayReplace(recipient, request.recipients) && (
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
      </div>
    </li>
  );
}

/** How to reach a company that said yes, and how to go on with one that may not get in touch. */
const YourTurn = ({ request, recipient }: { request: StoredRequest; recipient: Recipient }) => {
  const { answer } = useCompanies(request.trade_id, request.city_id);
  const phone = answer?.find(({ id }) => id === recipient.company_id)?.phone;
  if (recipient.channels.length > 0) {
    return (
      phone && (
        <p>
          <Words>{`Its phone: ${phone}.`}</Words>
        </p>
      )
    );
  }
  return (
    <p className="slip">
      It may not call, text or email you. A visit or a price that it notes stands here.{' '}
      {phone && <Words>{`Or call it: ${phone}.`}</Words>}
    </p>
  );
};

/**
 * How much of the time that a company promised to answer in is gone; nothing where it stopped or waits. Only
 * a company that was picked later than the others says since when.
 */
const Ruled = ({ recipient, since }: { readonly recipient: Recipient; readonly since: string }) => {
  const [now] = useState(() => new Date());
  const run = replyRun(recipient, now);
  if (!recipient.promised_by || run.state === 'stopped') return null;
  const isLater = Date.parse(recipient.sent_at) - Date.parse(since) > 60_000;
  return (
    <div>
      <ReplyRuler run={run} />
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-soft figures">
        {isLater && <span>sent {centralTime(recipient.sent_at)}</span>}
        <span className="ms-auto">promised by {centralTime(recipient.promised_by)}</span>
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
      <ul className="grid gap-3">
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
        <li className="px-4 py-1 text-soft sm:px-5">
          <b>{site.name}</b>: our own team, which runs this site.
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

/** What a company noted that it told the homeowner, and beside a price what they saw here. */
export const toldFacts = (
  { visit_at, visit_was, quoted_usd }: Pick<Recipient, 'visit_at' | 'visit_was' | 'quoted_usd'>,
  { low, high }: StoredRequest['range'],
): readonly Fact[] => [
  ...(visit_at
    ? [
        [
          'Visit',
          centralTime(visit_at) + (visit_was ? `; was ${dayAndTime(visit_was)}` : ''),
        ] as const,
      ]
    : []),
  ...(quoted_usd === null
    ? []
    : [
        ['Price', <b className="figures">{amountOf(quoted_usd * 100, 'USD')}</b>] as const,
        ...(low === null || high === null
          ? []
          : [['Your result', moneyRange({ low, high })] as const]),
      ]),
];

/** Whether nothing more is to be awaited from a company, since it was suspended or closed its account. */
const hasLeft = ({ suspended, closed }: Recipient): boolean => suspended || closed;

/** How a company stands, in a word; nothing while its time runs. */
function badgeOf({ status, overdue }: Recipient): { tone: Tone; says: string } | undefined {
  if (overdue) return { tone: 'bad', says: 'late' };
  if (status === 'answered') return { tone: 'good', says: 'yes' };
  return status === 'declined' ? { tone: 'plain', says: 'no' } : undefined;
}

/** How many of the companies answered, in a sentence; empty where there are none. */
export function standing(recipients: readonly Recipient[]): string {
  const asked = recipients.filter(({ status }) => status !== 'withdrawn');
  if (asked.length === 0) return '';
  const there = asked.filter((recipient) => !hasLeft(recipient));
  const yes = there.filter(({ status }) => status === 'answered').length;
  const late = there.filter(({ overdue }) => overdue).length;
  const closed = asked.filter((recipient) => recipient.closed).length;
  return [
    yes === 0
      ? 'No company said yes yet.'
      : `${yes} of ${countOf(asked.length, 'company', 'companies')} said yes.`,
    late > 0 && `${late} ${late === 1 ? 'is' : 'are'} late.`,
    closed > 0 && `${closed} closed its account.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether another company can have its place: it will not answer, or the request was taken back from it alone. */
const mayReplace = (recipient: Recipient, all: readonly Recipient[]): boolean =>
  recipient.status === 'withdrawn'
    ? !gavePlace(recipient, all)
    : recipient.overdue || recipient.status === 'declined' || hasLeft(recipient);

/** Whether another company took the place of one that lost the request. */
const gavePlace = ({ place, sent_at, company_id }: Recipient, all: readonly Recipient[]): boolean =>
  all.some(
    (other) => other.place === place && other.company_id !== company_id && other.sent_at > sent_at,
  );

function progressWords(recipient: Recipient, all: readonly Recipient[]): string {
  const { status, sent_at, promised_by, answered_at, overdue, suspended, closed } = recipient;
  if (closed && status !== 'withdrawn') {
    return 'This company closed its account here. It can no longer open your request. What it told you here is gone: call it if you agreed on something, or pick another.';
  }
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
      return gavePlace(recipient, all)
        ? 'Can no longer open it. You gave its place to another company.'
        : 'Can no longer open it. You took your details back from it.';
  }
}
