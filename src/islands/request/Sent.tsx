import { useEffect, useRef } from 'react';
import type { RequestKey } from '../../backend/requests.ts';
import { hashOf } from './key.ts';
import PrivateLink from './PrivateLink.tsx';
import RequestStatus from './RequestStatus.tsx';
import { clearDraft } from './use-draft.ts';
import { inSentence } from './words.ts';

/** What stands in place of the form once the request is stored. */
export default function Sent({
  page,
  requestKey,
  tradeName,
  kept,
  missedChanges,
  onAnother,
}: {
  readonly page: string;
  readonly requestKey: RequestKey;
  readonly tradeName: string;
  /** This device remembers the private link. */
  readonly kept: boolean;
  /** The request had arrived before it was changed in the form. */
  readonly missedChanges: boolean;
  readonly onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    clearDraft();
    heading.current?.focus();
  }, []);
  return (
    <section className="grid gap-6">
      <div className="sheet grid gap-4 p-4 sm:p-6">
        <h2 ref={heading} tabIndex={-1}>
          Your {inSentence(tradeName)} request is sent
        </h2>
        {missedChanges && (
          <p className="warning">
            An earlier try may have arrived before you changed it. Compare what is stored below; if
            it is not what you want, take it back and send a new one.
          </p>
        )}
        <PrivateLink page={page} requestKey={requestKey} />
        <p>
          {kept
            ? 'This device remembers the link for a month. You find it above this form next time, with a button to forget it.'
            : 'This device does not remember the link. Copy it before you leave.'}
        </p>
        <button type="button" className="button-quiet justify-self-start" onClick={onAnother}>
          Send another request
        </button>
      </div>
      <RequestStatus link={hashOf(requestKey)} />
    </section>
  );
}
