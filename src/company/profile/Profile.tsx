import { useState } from 'react';
import {
  askAgain,
  ownCompany,
  type CompanyEntry,
  type OwnCompanyView,
} from '../../backend/company.ts';
import { licensing } from '../../selling/licenses.ts';
import { site } from '../../site.ts';
import { tradeName } from '../../trades/names.ts';
import type { PartProps } from '../../account/account.ts';
import Opening from '../../kit/Opening.tsx';
import Availability from './Availability.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import Deed from '../../kit/Deed.tsx';
import Trouble from '../../kit/form/Trouble.tsx';
import DeleteAccount from './DeleteAccount.tsx';
import FactsForm, { LicenseLine } from './FactsForm.tsx';
import OwnSignIn from './OwnSignIn.tsx';
import Part from './Part.tsx';
import People from './People.tsx';
import Preview from './Preview.tsx';
import ReplyPromise from './ReplyPromise.tsx';

const headings: Readonly<Record<CompanyEntry['status'], string>> = {
  pending: 'We are looking at your company',
  approved: 'What homeowners see of you',
  rejected: 'Something has to change first',
  suspended: 'Your company gets no requests now',
  closed: 'This company is closed',
};

/** Writes to the site's staff about one's entry. */
const askUs = (entry: CompanyEntry): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(`Our entry: ${entry.name}`)}`;

function Standing({
  view: { entry, decision },
  onDone,
}: {
  readonly view: OwnCompanyView;
  readonly onDone: (said: string) => void;
}) {
  const reason = decision?.reason && (
    <blockquote className="warning whitespace-pre-line">{decision.reason}</blockquote>
  );
  switch (entry.status) {
    case 'pending':
      return (
        <>
          <p className="lede">
            A person looks at each new company and mails you what was decided. Until then you can
            change everything here.
          </p>
          {new URLSearchParams(location.search).has('confirmed') && (
            <p className="caution mt-4" role="status">
              Your address is confirmed. Please read every line below: anyone could have typed your
              address into our form. What is wrong, change it and save.
            </p>
          )}
        </>
      );
    case 'rejected':
      return (
        <div className="mt-4 grid max-w-2xl gap-4">
          <p>We looked at your company and wrote you this:</p>
          {reason}
          <p>Change it below and save. Then let us look again.</p>
          <Deed
            label="I fixed it, look again"
            isFilled
            make={askAgain}
            onDone={() => onDone('Sent. A person looks at it again.')}
          />
        </div>
      );
    case 'suspended':
      return (
        <div className="mt-4 grid max-w-2xl gap-4">
          {reason}
          <p>
            Homeowners cannot pick you, and your requests are closed to you. Do you think that is
            wrong? <a href={askUs(entry)}>Write to us</a>.
          </p>
        </div>
      );
    default:
      return null;
  }
}

/** The company as homeowners see it. */
function Entry({
  entry,
  isOpen,
}: {
  readonly entry: CompanyEntry;
  /** It may still be changed here. */
  readonly isOpen: boolean;
}) {
  const licensed = (Object.keys(licensing) as (keyof typeof licensing)[]).filter(
    (id) => entry.trades.includes(id) && licensing[id].license,
  );
  return (
    <Part
      title={isOpen ? 'How you will look' : 'Your entry'}
      hint="In the list to pick from, in a different order each day."
    >
      <Preview entry={entry} />
      {!isOpen && (
        <>
          {licensed.length > 0 && (
            <ul className="grid gap-1 text-sm text-soft">
              {licensed.map((id) => (
                <li key={id}>
                  {tradeName(id)}: <LicenseLine trade={id} />
                </li>
              ))}
            </ul>
          )}
          <p>
            We reviewed this, so it changes only through us.{' '}
            <a href={askUs(entry)}>Ask us to change it</a>.
          </p>
        </>
      )}
    </Part>
  );
}

/** A company's entry, its people and one's own sign-in. */
export default function Profile({ account: { user, companies } }: PartProps) {
  const company = companies[0]?.id ?? '';
  const {
    answer: view,
    failure,
    again,
  } = useAnswer(`${company} ${user.id}`, () => ownCompany(company, user.id));
  const [said, setSaid] = useState('');
  const onDone = (words: string) => {
    setSaid(words);
    again();
  };
  if (!view) {
    return (
      <Opening
        heading="Company profile"
        label="Looking up your company …"
        failure={failure}
        again={failure?.kind === 'gone' ? undefined : again}
      />
    );
  }
  const { entry, members } = view;
  const me = members.find((member) => member.user_id === user.id);
  const isOpen = entry.status === 'pending' || entry.status === 'rejected';
  return (
    <div>
      <h1>{headings[entry.status]}</h1>
      <Standing view={view} onDone={onDone} />
      {failure && <Trouble message={failure.message} />}
      <Entry entry={entry} isOpen={isOpen} />
      {isOpen && (
        <Part title="What you say about yourself" hint="All of it is looked at before it is shown.">
          <FactsForm
            key={JSON.stringify(entry)}
            entry={entry}
            onDone={() => onDone('Your changes are saved.')}
          />
        </Part>
      )}
      {entry.status === 'approved' && (
        <Part title="Taking requests" weight="minor">
          <Availability entry={entry} onDone={onDone} />
        </Part>
      )}
      <Part
        title="Your promise"
        hint="Shown next to your name. Late, and the homeowner may pick someone else. Requests you have already keep the promise they were sent with."
      >
        <ReplyPromise key={entry.reply_hours} entry={entry} onDone={onDone} />
      </Part>
      <Part title="People" weight="minor">
        <People view={view} userId={user.id} onDone={onDone} />
      </Part>
      {me && (
        <Part title="You" weight="minor">
          <OwnSignIn me={me} email={user.email ?? me.email} onDone={onDone} />
        </Part>
      )}
      <Part title="Delete your account" weight="minor danger">
        <DeleteAccount view={view} userId={user.id} />
      </Part>
      <p role="status" className="notice pointer-events-none sticky bottom-3 z-1 mt-6 empty:hidden">
        {said}
      </p>
    </div>
  );
}
