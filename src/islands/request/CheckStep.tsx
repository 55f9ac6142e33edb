import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Company } from '../../backend/companies.ts';
import { cityName, site, type CityId } from '../../site.ts';
import ErrorSummary from '../fields/ErrorSummary.tsx';
import { goTo } from '../fields/go-to.ts';
import Spinner from '../fields/Spinner.tsx';
import ByWhen from './ByWhen.tsx';
import ConsentBoxes from './ConsentBoxes.tsx';
import type { ConsentParties } from './consent.ts';
import {
  agreedChannels,
  checkAgreed,
  offeredChannels,
  preferences,
  readEmail,
  readPhone,
  readZip,
  sharesPhone,
  type Draft,
  type DraftError,
  type DraftField,
} from './draft.ts';
import type { Job } from './job.ts';
import KeptBack from './KeptBack.tsx';
import { isFarFrom, likelyEmail } from './likely-typo.ts';
import PreferredWay from './PreferredWay.tsx';
import type { Submission } from './use-submission.ts';
import WhatTheySee, { Mark, type SeenGroup, type SeenLine } from './WhatTheySee.tsx';
import { hours } from './words.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The second step: every line as it will be sent, what is agreed to, and the button that sends it. */
export default function CheckStep({
  cityId,
  answersPath,
  job,
  draft,
  change,
  companies,
  parties,
  submission,
  onSend,
  onBack,
  onDrop,
}: {
  readonly cityId: CityId;
  /** Where the answers can be changed if not on this page. */
  readonly answersPath: string;
  readonly job: Job;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Those picked, in the order picked. */
  readonly companies: readonly Company[];
  readonly parties: ConsentParties;
  readonly submission: Submission;
  readonly onSend: () => void;
  /** Goes back to what was typed, at the element with this id. */
  readonly onBack: (elementId?: string) => void;
  readonly onDrop: () => void;
}) {
  const [found, setFound] = useState<readonly DraftError[]>([]);
  const [attempt, setAttempt] = useState(0);
  /** The person went to a question elsewhere on the page to change its answer. */
  const [isAway, setAway] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const now = checkAgreed(draft);
  const errorAt = (field: DraftField) =>
    found.some((error) => error.field === field)
      ? now.find((error) => error.field === field)?.message
      : undefined;
  const ways = preferences(agreedChannels(draft));
  const { sending, failure, isDurable, isHandedOver } = submission;
  const mayPass = failure !== null && failure.kind !== 'invalid';

  const send = (event: FormEvent) => {
    event.preventDefault();
    setFound(now);
    setAttempt(attempt + 1);
    submission.clearFailure();
    if (now.length === 0) onSend();
  };
  const toAnswer = (field: string) => () => {
    const isHere = goTo(field);
    setAway(isHere);
    return isHere;
  };

  return (
    <form noValidate onSubmit={send} className="sheet grid gap-8 p-4 sm:p-6">
      <div className="grid gap-3">
        <button type="button" className="button-quiet justify-self-start" onClick={() => onBack()}>
          Back
        </button>
        <h2 ref={heading} tabIndex={-1}>
          Check before you send
        </h2>
        <p>
          {isHandedOver
            ? 'This is every line of your request.'
            : `Nothing is sent yet. This is every line ${seers(companies)} would see.`}
        </p>
      </div>
      <ErrorSummary
        attempt={attempt}
        errors={found.map(({ field, message }) => ({
          id:
            field === 'preferred'
              ? `request-preferred-${ways[0] ?? 'email'}`
              : 'request-consent-email',
          message,
        }))}
      />
      <Goers companies={companies} onChange={() => onBack('request-companies')} />
      <section className="grid gap-2" aria-labelledby="request-seen">
        <h3 id="request-seen">What they see</h3>
        <WhatTheySee
          companies={companies}
          groups={[
            { title: 'You', lines: contactLines(draft, cityId, onBack) },
            {
              title: 'The job',
              lines: [
                {
                  id: 'city',
                  label: 'Where',
                  words: cityId === 'elsewhere' ? 'Outside our area' : placeName(cityId),
                  isSent: true,
                  href: `${answersPath}#city`,
                  change: toAnswer('city'),
                },
                ...job.answers
                  .filter((answer) => !answer.private)
                  .map(({ field, label, words }) => ({
                    id: field,
                    label,
                    words,
                    isSent: true,
                    href: `${answersPath}#${field}`,
                    change: toAnswer(field),
                  })),
              ],
            } satisfies SeenGroup,
          ]}
        />
        {companies.length > 0 && (
          <p className="text-soft">Our own team at {site.name} sees the same lines.</p>
        )}
        <LeftOpen job={job} />
      </section>
      <KeptBack job={job} draft={draft} change={change} />
      <div className="grid gap-4">
        <ConsentBoxes
          id="request-consent"
          parties={parties}
          offered={offeredChannels(draft)}
          ticked={draft.ticked}
          onTick={(ticked) => change({ ticked })}
          error={errorAt('ticked')}
        />
        {!readPhone(draft.phone) && (
          <p className="text-soft">
            You gave no phone number, so nobody may call or text you.{' '}
            <button
              type="button"
              className="min-h-11 text-bluebonnet underline underline-offset-2"
              onClick={() => onBack('request-phone')}
            >
              Add a number
            </button>
          </p>
        )}
      </div>
      {ways.length > 1 && (
        <PreferredWay
          ways={ways}
          preferred={draft.preferred}
          onPrefer={(preferred) => change({ preferred })}
          error={errorAt('preferred')}
        />
      )}
      <ByWhen companies={companies} />
      <div className="grid justify-items-start gap-3">
        <div role="alert" className="w-full empty:hidden">
          {failure && (
            <div className="warning grid justify-items-start gap-2">
              <p className="font-semibold">{failure.message}</p>
              {mayPass && (
                <>
                  <p>{waitingWords(isDurable)}</p>
                  <button type="button" className="button-quiet" onClick={onDrop}>
                    Delete it, do not send it
                  </button>
                </>
              )}
            </div>
          )}
        </div>
        <p>
          Goes to{' '}
          {list.format([...companies.map(({ name }) => name), `our own team at ${site.name}`])}.
          Nobody else. {keptWords(job, draft)}
        </p>
        <button type="submit" className="button" disabled={sending}>
          {mayPass ? 'Try again now' : sendWords(companies.length)}
        </button>
        {sending && <Spinner label="Sending your request" />}
      </div>
      {isAway && (
        <div className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-sheet p-3 text-center">
          <button
            type="button"
            className="button"
            onClick={() => {
              setAway(false);
              heading.current?.scrollIntoView();
              heading.current?.focus();
            }}
          >
            Back to checking your request
          </button>
        </div>
      )}
    </form>
  );
}

const placeName = (cityId: CityId): string => {
  const name = cityName(cityId);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const seers = ({ length }: readonly Company[]): string =>
  length === 0 ? 'our own team' : length === 1 ? 'this company' : `these ${length} companies`;

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

/** What was asked and not answered. */
const LeftOpen = ({ job: { open } }: { readonly job: Job }) =>
  open.length === 0 ? null : (
    <details>
      <summary className="min-h-11 py-2.5">
        {open.length === 1 ? '1 question' : `${open.length} questions`} you left open: not sent
      </summary>
      <ul className="bullets">
        {open.map(({ field, label }) => (
          <li key={field}>{label}</li>
        ))}
      </ul>
    </details>
  );

/** The companies by number, as the columns of the table name them. */
function Goers({
  companies,
  onChange,
}: {
  readonly companies: readonly Company[];
  readonly onChange: () => void;
}) {
  return (
    <div className="grid gap-2">
      {companies.length > 0 ? (
        <ol className="grid gap-2 sm:grid-cols-2">
          {companies.map(({ id, name, replyHours }, index) => (
            <li key={id} className="grid grid-cols-[1.75rem_1fr] gap-x-2">
              <Mark of={index + 1} />
              <span>
                <span className="font-semibold">{name}</span>
                <span className="block text-[0.9375rem] text-soft">
                  promises an answer in {hours(replyHours)}
                </span>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="font-semibold">No company gets this request, only our own team.</p>
      )}
      <button
        type="button"
        className="min-h-11 justify-self-start text-bluebonnet underline underline-offset-2"
        onClick={onChange}
      >
        Change companies
      </button>
    </div>
  );
}

/** What was typed, line by line. */
function contactLines(
  draft: Draft,
  cityId: CityId,
  onBack: (elementId: string) => void,
): SeenLine[] {
  const lineOf = (
    field: 'name' | 'email' | 'phone' | 'zip' | 'when' | 'note',
    label: string,
    words: string,
    rest: Partial<SeenLine> = {},
  ): SeenLine => ({
    id: field,
    label,
    words,
    isSent: true,
    change: () => {
      onBack(`request-${field}`);
      return true;
    },
    ...rest,
  });
  const mayCall = sharesPhone(draft);
  const zip = readZip(draft.zip) ?? '';
  const email = readEmail(draft.email) ?? '';
  const meant = likelyEmail(email);
  return [
    lineOf('name', 'Name', draft.name.trim()),
    lineOf('zip', 'ZIP code', zip, {
      hint: isFarFrom(zip, cityId)
        ? `not near ${cityName(cityId)}. Is it right?`
        : 'not your street',
    }),
    lineOf('email', 'Email', email, meant ? { hint: `Is it right? Or ${meant}?` } : {}),
    lineOf('phone', 'Phone', readPhone(draft.phone) ?? 'None given', {
      isSent: mayCall,
      ...(readPhone(draft.phone) && {
        hint: mayCall
          ? 'because you agree to calls or texts'
          : 'kept back until you agree to calls or texts',
      }),
    }),
    ...(draft.when.trim() ? [lineOf('when', 'When', draft.when.trim())] : []),
    ...(draft.note.trim() ? [lineOf('note', 'Note', draft.note.trim())] : []),
  ];
}
