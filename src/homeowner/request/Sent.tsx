import { inSentence } from '../../trades/names.ts';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { Company } from '../../backend/companies.ts';
import { referenceOf, type RequestKey, type StoredRequest } from '../../backend/requests.ts';
import { site } from '../../site.ts';
import Button from '../../kit/Button.tsx';
import { Bullets } from '../../kit/Bullets.tsx';
import CallNow from './CallNow.tsx';
import { hashOf } from '../../kit/key.ts';
import PrivateLink from './PrivateLink.tsx';
import RequestStatus from './RequestStatus.tsx';
import { keptDraft } from './use-draft.ts';

/** What stands in place of the form once the request is stored. */
export default function Sent({
  page,
  requestKey,
  tradeName,
  urgentCompanies,
  ask,
  kept,
  missedChanges,
  onAnother,
}: {
  readonly page: string;
  readonly requestKey: RequestKey;
  readonly tradeName: string;
  /** Who to call as well, where there is danger. */
  readonly urgentCompanies: readonly Company[];
  readonly ask: readonly string[];
  /** This device remembers the private link. */
  readonly kept: boolean;
  /** The request had arrived before it was changed in the form. */
  readonly missedChanges: boolean;
  readonly onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [stored, setStored] = useState<StoredRequest | null>(null);
  // Forgotten by the time it is said to be sent: the page may be left right after.
  useLayoutEffect(() => {
    keptDraft.write(null);
    heading.current?.focus();
  }, []);
  const isWithdrawn = Boolean(stored?.withdrawn_at);
  const reference = referenceOf(requestKey.id);
  const another = (
    <Button className="justify-self-start" onClick={onAnother}>
      Send another request
    </Button>
  );
  return (
    <section className="grid gap-6">
      <div className="grid gap-5">
        <div>
          <h1 ref={heading} className="text-2xl" tabIndex={-1}>
            Your {inSentence(tradeName)} request is {isWithdrawn ? 'withdrawn' : 'sent'}
          </h1>
          <p>
            Reference <strong className="figures whitespace-nowrap">{reference}</strong>
          </p>
        </div>
        {isWithdrawn ? (
          <p>Nobody can open it any more. What you still see below is the proof of that.</p>
        ) : (
          <>
            {missedChanges && (
              <p className="warning">
                An earlier try may have arrived before you changed it. Compare what is stored below;
                if it is not what you want, take it back and send a new one.
              </p>
            )}
            <CallNow title="Do not wait for an answer. Call." companies={urgentCompanies} />
            {stored?.contact && <WhereTheyAnswer request={stored} contact={stored.contact} />}
            {stored && !stored.confirmed_at && stored.contact && (
              <p className="caution">
                <strong>One more step.</strong> Open the mail we sent to {stored.contact.email} and
                tap its link. Until then the companies see the job, but not who you are.
              </p>
            )}
            <PrivateLink page={page} requestKey={requestKey} />
            <p>
              {kept
                ? 'This device remembers the link for a month, under “Find my request” in the menu.'
                : 'This device does not remember the link. Copy it before you leave.'}
            </p>
            {stored && stored.agreed.length > 0 && (
              <WhenTheyCall tradeName={tradeName} reference={reference} ask={ask} />
            )}
          </>
        )}
        {another}
      </div>
      <RequestStatus link={hashOf(requestKey)} isBelow onRead={setStored} />
    </section>
  );
}

/** Where an answer comes: the address and number agreed to, to be looked over once more, or the link. */
const WhereTheyAnswer = ({
  request: { agreed, recipients },
  contact: { email, phone },
}: {
  readonly request: StoredRequest;
  readonly contact: { readonly email: string; readonly phone: string };
}) => {
  const ways = [agreed.some(({ channel }) => channel === 'email') && email, phone].filter(Boolean);
  return (
    <p>
      {ways.length === 0 ? (
        <>
          {recipients.length === 0 ? 'We answer' : 'They answer'} on your private link only: come
          back and look there.{' '}
        </>
      ) : (
        <>
          They answer to{' '}
          {ways.map((way, n) => (
            <Fragment key={String(way)}>
              {n > 0 && ' or '}
              <strong className={way === phone ? 'whitespace-nowrap' : 'wrap-anywhere'}>
                {way}
              </strong>
            </Fragment>
          ))}
          .{' '}
        </>
      )}
      We mailed the link to <span className="wrap-anywhere">{email}</span> too. Is a letter or digit
      wrong? Take this request back below and send a new one.
    </p>
  );
};

/** What to say on the phone, and what to compare afterward. */
const WhenTheyCall = ({
  tradeName,
  reference,
  ask,
}: {
  readonly tradeName: string;
  readonly reference: string;
  readonly ask: readonly string[];
}) => (
  <details className="border-y border-rule-light py-1">
    <summary className="disclosure">When they call: what to say, what to compare</summary>
    <div className="grid gap-4 pb-3">
      <div>
        <h2 className="text-lg">Say</h2>
        <p>
          “This is about my {inSentence(tradeName)} request, {reference}, from {site.name}. Can you
          come and look before you name a price? Please send me the price in writing, line by line,
          with what is not included. I am asking others too and will decide when I have them all.”
        </p>
        <p className="mt-2">
          You do not owe anyone a yes on the phone, or a payment to get a price.
        </p>
      </div>
      {ask.length > 0 && (
        <div>
          <h2 className="text-lg">Ask</h2>
          <Bullets of={ask} />
        </div>
      )}
      <div>
        <h2 className="text-lg">Compare, side by side</h2>
        <ul className="bullets">
          <li>Is it the same work, with the same amounts and materials?</li>
          <li className="not-first:mt-1">
            What is left out, and what does it cost if it turns out to be needed?
          </li>
          <li className="not-first:mt-1">Who gets the permit, if one is needed?</li>
          <li className="not-first:mt-1">When do they start, and how long does it take?</li>
          <li className="not-first:mt-1">
            How much is due before they start? How long is the work under warranty?
          </li>
        </ul>
      </div>
    </div>
  </details>
);
