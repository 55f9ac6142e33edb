import type { Company } from '../../backend/companies.ts';
import { site } from '../../site.ts';
import Button from '../../kit/Button.tsx';
import Spinner from '../../kit/form/Spinner.tsx';
import type { Draft } from './draft.ts';
import type { Job } from './job.ts';
import type { Submission } from './use-submission.ts';

/** The button that sends, whom it sends to, and why a try before did not arrive. */
export default function SendRow({
  job,
  draft,
  companies,
  submission,
  onDrop,
}: {
  readonly job: Job;
  readonly draft: Draft;
  readonly companies: readonly Company[];
  readonly submission: Submission;
  readonly onDrop: () => void;
}) {
  const { sending, failure, isDurable } = submission;
  const isGone = failure?.kind === 'gone';
  const mayPass = failure !== null && failure.kind !== 'invalid' && !isGone;
  return (
    <div className="grid justify-items-start gap-3">
      <div role="alert" className="w-full empty:hidden">
        {failure && (
          <div className="warning grid justify-items-start gap-2">
            <p className="font-semibold">{failure.message}</p>
            {mayPass && (
              <>
                <p>{waitingWords(isDurable)}</p>
                <Button onClick={onDrop}>Delete it, do not send it</Button>
              </>
            )}
            {isGone && <Button onClick={onDrop}>Start a new request</Button>}
          </div>
        )}
      </div>
      <p>
        Goes to{' '}
        {list.format([...companies.map(({ name }) => name), `our own team at ${site.name}`])}.
        Nobody else. {keptWords(job, draft)}
      </p>
      <button type="submit" className="button" disabled={sending || isGone}>
        {mayPass ? 'Try again now' : sendWords(companies.length)}
      </button>
      {sending && <Spinner label="Sending your request" />}
    </div>
  );
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const sendWords = (count: number): string =>
  count === 0
    ? 'Send to our own team'
    : count === 1
      ? 'Send to this company'
      : `Send to these ${count} companies`;

/** Says that the range stays, where there is one. */
const keptWords = ({ range }: Job, { sharesRange }: Draft): string =>
  !range ? '' : sharesRange ? 'Your price range goes along.' : 'Your price range stays with you.';

/** What happens to a request that could not be sent. */
const waitingWords = (isDurable: boolean): string =>
  isDurable
    ? 'Nothing is lost: your request is saved on this device. We keep trying while this page is open, and again on your next visit.'
    : 'Keep this page open: we keep trying, but nothing is saved on this device.';
