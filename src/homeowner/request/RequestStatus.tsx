import { useEffect, useState } from 'react';
import {
  linkIsDead,
  readRequest,
  referenceOf,
  withdrawRequest,
  type RequestKey,
  type StoredRequest,
} from '../../backend/requests.ts';
import Button from '../../kit/Button.tsx';
import Spinner from '../../kit/form/Spinner.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import Agreed from './Agreed.tsx';
import Confirm from './Confirm.tsx';
import Holders, { standing } from './Holders.tsx';
import { readLink } from '../../kit/key.ts';
import { useFreshAnswer } from '../../kit/use-answer.ts';
import { LaterStyle } from '../LaterStyle.tsx';
import Withdraw from './Withdraw.tsx';
import Withdrawn from './Withdrawn.tsx';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { centralTime } from '../../time/central.ts';
import { tradeInSentence } from '../../trades/names.ts';

const TellByRequest = lazyPart('The form', () => import('../paid/TellByRequest.tsx'));

/** No job is done sooner after its request, in milliseconds. */
const A_DAY = 86_400_000;

/** Whether somebody may be asked what the job cost. */
const mayBeDone = ({ paid, sent_at, confirmed_at, withdrawn_at }: StoredRequest): boolean =>
  paid !== null &&
  confirmed_at !== null &&
  withdrawn_at === null &&
  Date.now() - Date.parse(sent_at) > A_DAY;

/**
 * What a private link opens: who has the request and who has answered, the words agreed to, and one
 * button that takes everything back. `link` is the part of it after #, with the #.
 */
export default function RequestStatus({
  link,
  isBelow = false,
  onRead,
}: {
  readonly link: string;
  /** Whether it stands under what names the request; else it heads the page. */
  readonly isBelow?: boolean;
  /** Told of the request each time it was read. Must stay the same function. */
  readonly onRead?: (request: StoredRequest) => void;
}) {
  const opened = readLink(link);
  return (
    <>
      <LaterStyle />
      {opened ? (
        <Status
          key={link}
          requestKey={opened.key}
          confirmation={opened.confirmation}
          isBelow={isBelow}
          onRead={onRead}
        />
      ) : (
        <p role="alert" className="warning">
          {linkIsDead.message}
        </p>
      )}
    </>
  );
}

function Status({
  requestKey: key,
  confirmation,
  isBelow,
  onRead,
}: {
  readonly requestKey: RequestKey;
  readonly confirmation: string | null;
  readonly isBelow: boolean;
  readonly onRead: ((request: StoredRequest) => void) | undefined;
}) {
  const {
    answer: request,
    failure,
    look,
  } = useFreshAnswer(key.id, async () => {
    const read = await readRequest(key);
    return read.ok ? { ok: true, data: read.request } : read;
  });
  const [withdrawnHere, setWithdrawnHere] = useState(false);
  const [telling, setTelling] = useState(false);
  useEffect(() => {
    if (request) onRead?.(request);
  }, [request, onRead]);
  const isOver = Boolean(request?.withdrawn_at);
  useEffect(() => {
    // Nothing is left of it to see, so this device need not remember it.
    if (isOver) void import('./queue.ts').then(({ forget }) => forget(key.id));
  }, [isOver, key.id]);

  if (failure) {
    return (
      <div role="alert" className="warning grid justify-items-start gap-2">
        <p>{failure.message}</p>
        {failure.kind !== 'gone' && <Button onClick={() => void look()}>Try again</Button>}
      </div>
    );
  }
  if (!request) return <Spinner label="Opening your request" />;
  return (
    <section
      className={
        isBelow
          ? 'sheet grid gap-6 p-4 sm:p-6'
          : 'request-page grid items-start gap-x-14 gap-y-6 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem]'
      }
      aria-label="Your request"
    >
      {!isBelow && (
        <div className="lg:col-span-full">
          <h1>Your {tradeInSentence(request.trade_id)} request</h1>
          {request.confirmed_at && !request.withdrawn_at && (
            <p className="mt-2 text-lg font-semibold">{standing(request.recipients)}</p>
          )}
          <p className="mt-1 text-soft">
            Reference <span className="figures whitespace-nowrap">{referenceOf(request.id)}</span>,
            sent {centralTime(request.sent_at)}
          </p>
        </div>
      )}
      <div className="grid gap-6">
        {confirmation !== null && !request.confirmed_at && request.contact && (
          <Confirm
            secret={confirmation}
            onConfirmed={async () => {
              await look();
              void notify('Your request is confirmed. The companies can answer you now.');
            }}
          />
        )}
        {request.withdrawn_at ? (
          <Withdrawn
            at={request.withdrawn_at}
            requestKey={key}
            recipients={request.recipients}
            here={withdrawnHere}
          />
        ) : (
          <Holders requestKey={key} request={request} reload={look} />
        )}
      </div>
      <div className="grid gap-6">
        {mayBeDone(request) && (
          <details open={telling} onToggle={(event) => setTelling(event.currentTarget.open)}>
            <summary className="disclosure">The job is done? Tell what it cost</summary>
            {telling && (
              <TellByRequest requestKey={key} request={request} onDone={() => void look()} />
            )}
          </details>
        )}
        {request.agreed.length > 0 && <Agreed request={request} />}
        {!request.withdrawn_at && (
          <Withdraw
            from={request.recipients.length > 0 ? 'from everyone' : ''}
            withdraw={() => withdrawRequest(key)}
            onWithdrawn={async () => {
              setWithdrawnHere(true);
              await look();
              void notify('Your details are taken back and deleted.');
            }}
          />
        )}
      </div>
    </section>
  );
}
