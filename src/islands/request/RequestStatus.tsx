import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../backend/failure.ts';
import {
  linkIsDead,
  readRequest,
  withdrawRequest,
  type Recipient,
  type RequestKey,
  type StoredRequest,
} from '../../backend/requests.ts';
import { site } from '../../site.ts';
import Spinner from '../fields/Spinner.tsx';
import { notify } from '../toasts/notify.ts';
import { channelLabels } from './consent.ts';
import { readHash } from './key.ts';
import PickAnother from './PickAnother.tsx';
import { timeBetween, centralTime } from './words.ts';

type Reading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'open'; readonly request: StoredRequest };

/**
 * What a private link opens: who has the request and who has answered, the words agreed to, and one
 * button that takes everything back. `link` is the part of it after #, with the #.
 */
export default function RequestStatus({
  link,
  onRead,
}: {
  readonly link: string;
  /** Told of the request each time it was read. Must stay the same function. */
  readonly onRead?: (request: StoredRequest) => void;
}) {
  const key = readHash(link);
  return key ? (
    <Status key={link} requestKey={key} onRead={onRead} />
  ) : (
    <p role="alert" className="warning">
      {linkIsDead.message}
    </p>
  );
}

function Status({
  requestKey: { id, token },
  onRead,
}: {
  readonly requestKey: RequestKey;
  readonly onRead: ((request: StoredRequest) => void) | undefined;
}) {
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const [withdrawnHere, setWithdrawnHere] = useState(false);
  const load = useCallback(async () => {
    const result = await readRequest({ id, token });
    setReading(
      result.ok ? { state: 'open', request: result.request } : { state: 'failed', failure: result },
    );
    if (result.ok) onRead?.(result.request);
  }, [id, token, onRead]);
  useEffect(() => {
    // The answer arrives later: nothing is set while the effect itself runs.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    void load();
  }, [load]);

  if (reading.state === 'loading') return <Spinner label="Opening your request" />;
  if (reading.state === 'failed') {
    return (
      <div role="alert" className="warning grid justify-items-start gap-2">
        <p>{reading.failure.message}</p>
        {reading.failure.kind !== 'gone' && (
          <button type="button" className="button-quiet" onClick={() => void load()}>
            Try again
          </button>
        )}
      </div>
    );
  }
  const { request } = reading;
  const key = { id, token };
  return (
    <section className="sheet grid max-w-3xl gap-7 p-4 sm:p-6" aria-labelledby="request-status">
      <div>
        <h2 id="request-status">Your request</h2>
        <p className="text-soft">
          Reference <span className="figures">{request.reference}</span>, sent{' '}
          {centralTime(request.sentAt)}
        </p>
      </div>
      {request.withdrawnAt ? (
        <Withdrawn
          at={request.withdrawnAt}
          hadCompanies={request.recipients.length > 0}
          here={withdrawnHere}
        />
      ) : (
        <Holders requestKey={key} request={request} reload={load} />
      )}
      <Agreed request={request} />
      {!request.withdrawnAt && (
        <Withdraw
          requestKey={key}
          request={request}
          onWithdrawn={async () => {
            setWithdrawnHere(true);
            await load();
            void notify('Your details are taken back and deleted.');
          }}
        />
      )}
    </section>
  );
}

function Withdrawn({
  at,
  hadCompanies,
  here,
}: {
  readonly at: Date;
  readonly hadCompanies: boolean;
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
        {hadCompanies &&
          ' The companies can no longer open the request. They may have written your details down before.'}{' '}
        If someone still contacts you about it, write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </div>
  );
}

/** Who has the contact data, and how each is doing. */
function Holders({
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
      return `Answered ${timeBetween(sentAt, answeredAt ?? sentAt)} after you sent it.`;
    case 'declined':
      return `Said no ${timeBetween(sentAt, answeredAt ?? sentAt)} after you sent it. It can no longer open it.`;
    case 'withdrawn':
      return 'Can no longer open it. You gave its place to another company.';
  }
}

/** The exact words agreed to. */
function Agreed({ request }: { readonly request: StoredRequest }) {
  return (
    <div className="grid gap-2">
      <h3>What you agreed to</h3>
      {request.agreed.map((words, index) => (
        <details key={index} className="border-b border-rule-light pb-2">
          <summary className="min-h-11 py-2.5">
            {channelLabels[words.channel]}, {centralTime(words.agreedAt)}
          </summary>
          <p className="whitespace-pre-line">{words.text}</p>
          <p className="mt-1 text-soft">Version of the words: {words.version}</p>
        </details>
      ))}
    </div>
  );
}

/** The one button that takes everything back, with a question before it does. */
function Withdraw({
  requestKey,
  request,
  onWithdrawn,
}: {
  readonly requestKey: RequestKey;
  readonly request: StoredRequest;
  readonly onWithdrawn: () => Promise<void>;
}) {
  /** Whether the question stands there; null before it was ever asked. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const withdraw = async () => {
    setWorking(true);
    const result = await withdrawRequest(requestKey);
    if (result.ok) await onWithdrawn();
    else setFailure(result);
    setWorking(false);
  };
  const everyone = request.recipients.length > 0 ? 'from everyone' : '';
  if (!asked) {
    return (
      <button
        type="button"
        className="button-quiet justify-self-start border-brick text-brick"
        // The question took the focus; answered with no, it gives it back.
        autoFocus={asked === false}
        onClick={() => setAsked(true)}
      >
        Take my details back {everyone}
      </button>
    );
  }
  return (
    <div className="warning grid gap-3" role="group" aria-labelledby="request-withdraw">
      <p id="request-withdraw" className="font-semibold">
        Take your details back {everyone} and delete them? This cannot be undone.
      </p>
      {failure && <p role="alert">{failure.message}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" disabled={working} onClick={() => void withdraw()}>
          Yes, take them back
        </button>
        <button
          type="button"
          className="button-quiet"
          autoFocus
          disabled={working}
          onClick={() => setAsked(false)}
        >
          No, leave it
        </button>
      </div>
      {working && <Spinner label="Taking your details back" />}
    </div>
  );
}
