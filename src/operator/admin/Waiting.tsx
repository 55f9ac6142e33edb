import type { ReactNode } from 'react';
import type { AllWaiting, Case, CaseKind, Waiting } from '../../backend/operator/cases.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { services } from '../../selling/services.ts';
import { sayTrouble } from '../../selling/order-trouble.ts';
import { howLongBetween } from '../../time/how-long.ts';
import { tradeName } from '../../trades/names.ts';
import { LicenseLine, NameDoubt, serves } from './CompanyFacts.tsx';
import Decisions from './Decisions.tsx';
import { fromWhom } from './inbox/ComplaintCard.tsx';
import { paidTitle } from './inbox/PaidCard.tsx';
import { channelNames, placeName } from './words.ts';

/** How the cases of a kind are shown among what waits. */
interface Brief<K extends CaseKind> {
  readonly heading: string;
  /** The view that has all of them. */
  readonly all: string;
  /** The view that has this one, where it is another. */
  readonly one?: (entry: Case<K>) => string;
  readonly title: (entry: Case<K>) => string;
  /** What else is said, in a line. */
  readonly says: (entry: Case<K>) => ReactNode;
  /** When it came. */
  readonly at: (entry: Case<K>) => string;
  /** What can be done with it here. */
  readonly act?: (entry: Case<K>, again: () => void) => ReactNode;
  readonly hint?: ReactNode;
}

const briefs: { readonly [K in CaseKind]: Brief<K> } = {
  'sign-ups': {
    heading: 'Sign-ups to approve',
    all: '?view=companies&status=pending',
    one: ({ id }) => `?view=companies&words=${id}`,
    title: ({ name }) => name,
    at: ({ created_at }) => created_at,
    says: (company) => (
      <>
        <NameDoubt company={company} />
        <p>{serves(company)}</p>
        <p>
          <LicenseLine company={company} />
        </p>
      </>
    ),
    act: (company, again) => <Decisions company={company} onDone={again} />,
    hint: 'Reject and suspend ask for a reason. The company gets it by mail, word for word.',
  },
  complaints: {
    heading: 'Complaints',
    all: '?view=complaints',
    title: ({ body }) => `“${body}”`,
    at: ({ created_at }) => created_at,
    says: (complaint) => <p>{fromWhom(complaint)}</p>,
  },
  kept: {
    heading: 'Nobody serves, kept for us',
    all: '?view=kept',
    title: ({ trade_id, city_id, zip }) => `${tradeName(trade_id)}, ${placeName(city_id, zip)}`,
    at: ({ sent_at }) => sent_at,
    says: ({ channels, step }) => (
      <p>
        {channels.map((channel) => channelNames[channel]).join(', ')}
        {step === 'in work' && ', in work'}
      </p>
    ),
    hint: (
      <>
        No company receives these. <ViewLink to="?view=figures#unserved">All places</ViewLink>
      </>
    ),
  },
  orders: {
    heading: 'Orders to look at',
    all: '?view=orders&filter=open',
    one: ({ reference }) => `?view=orders&words=${reference}`,
    title: ({ reference }) => reference,
    at: ({ changed_at }) => changed_at,
    says: ({ trouble, settled }) => (
      <p>
        {trouble
          .filter((one) => !settled.includes(one))
          .map(sayTrouble)
          .join(' ')}
      </p>
    ),
  },
  paid: {
    heading: 'Prices paid, held',
    all: '?view=paid',
    title: paidTitle,
    at: ({ created_at }) => created_at,
    says: () => null,
  },
  calls: {
    heading: 'Calls to make or answer',
    all: '?view=calls',
    one: ({ reference }) => `?view=calls&words=${reference}`,
    title: ({ name, company }) => (company ? `${name}, ${company}` : name),
    at: ({ created_at }) => created_at,
    says: ({ question }) => question && <p>“{question}”</p>,
  },
  onboardings: {
    heading: 'Services to set up',
    all: '?view=onboardings',
    one: ({ reference }) => `?view=onboardings&words=${reference}`,
    title: ({ company }) => company,
    at: ({ created_at }) => created_at,
    says: ({ service }) => <p>{services[service].name}</p>,
  },
};

const kinds = Object.keys(briefs) as readonly CaseKind[];

function Group<K extends CaseKind>({
  kind,
  waiting: { count, first },
  now,
  again,
}: {
  readonly kind: K;
  readonly waiting: Waiting<Case<K>>;
  readonly now: string;
  readonly again: () => void;
}) {
  const { heading, all, one, title, says, at, act, hint }: Brief<K> = briefs[kind];
  return (
    <section aria-labelledby={kind} className="sheet grid content-start px-5 py-4">
      <h2 id={kind} className="border-b border-rule-light pb-2">
        <ViewLink to={all}>{heading}</ViewLink>{' '}
        <span className="font-sans text-base font-normal text-soft">{count}</span>
      </h2>
      <ul>
        {first.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-rule-light py-3"
          >
            <div className="min-w-0 flex-[1_1_11rem] text-soft">
              <ViewLink to={one ? one(entry) : all} className="font-bold text-ink">
                {title(entry)}
              </ViewLink>{' '}
              waits {howLongBetween(at(entry), now)}
              {says(entry)}
            </div>
            {act?.(entry, again)}
          </li>
        ))}
      </ul>
      {(hint || count > first.length) && (
        <p className="pt-3 text-soft">
          {hint} {count > first.length && <ViewLink to={all}>All that wait</ViewLink>}
        </p>
      )}
    </section>
  );
}

/** Everything that waits for us, by kind, oldest first in each; a kind of which nothing does is named at the end. */
export default function AllThatWaits({
  cases,
  now,
  again,
}: {
  readonly cases: AllWaiting;
  readonly now: string;
  readonly again: () => void;
}) {
  const idle = kinds.filter((kind) => !cases[kind]);
  return (
    <>
      <div className="mt-4 columns-[19rem] gap-4 *:mb-4 *:break-inside-avoid">
        {kinds.map(
          (kind) =>
            cases[kind] && (
              <Group
                key={kind}
                kind={kind}
                // Each kind has cases of its own; a union of kinds loses that.
                waiting={cases[kind] as Waiting<never>}
                now={now}
                again={again}
              />
            ),
        )}
      </div>
      {idle.length > 0 && (
        <p className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <span className="text-soft">Nothing waits:</span>
          {idle.map((kind) => (
            <ViewLink key={kind} to={briefs[kind].all}>
              {briefs[kind].heading}
            </ViewLink>
          ))}
        </p>
      )}
    </>
  );
}
