import { useState } from 'react';
import type { CompanyStatus } from '../../backend/company.ts';
import { readCompanies, type CompanyEntry } from '../../backend/operator/companies.ts';
import Button from '../../kit/Button.tsx';
import { useShown } from '../../kit/use-shown.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { LicenseLine, NameDoubt, serves } from './CompanyFacts.tsx';
import Decisions from './Decisions.tsx';
import List from './List.tsx';
import EditCompany from './EditCompany.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import { capital, countOf } from '../../kit/say.ts';
import { shortDate } from '../../time/central.ts';
import Badge, { type Tone } from '../../kit/Badge.tsx';
import Card from './Card.tsx';
import Empty from '../../kit/Empty.tsx';

const statusNames: Readonly<Record<CompanyStatus, string>> = {
  pending: 'Waiting',
  approved: 'Approved',
  suspended: 'Suspended',
  rejected: 'Rejected',
  closed: 'Closed',
};

const statusTones: Readonly<Record<CompanyStatus, Tone>> = {
  pending: 'waiting',
  approved: 'good',
  suspended: 'bad',
  rejected: 'plain',
  closed: 'plain',
};

interface About {
  readonly company: CompanyEntry;
}

/** Since when it is here, what it promises, and who belongs to it. */
const SignedUp = ({ company: { created_at, reply_hours, members, phone, website } }: About) => (
  <p className="text-soft">
    Signed up {shortDate(created_at)}. Promises an answer within {countOf(reply_hours, 'hour')}.{' '}
    {members
      .map(
        ({ email, role, confirmed }) => `${email} (${role}${confirmed ? '' : ', not confirmed'})`,
      )
      .join(', ') || 'Nobody belongs to it.'}
    {phone && `, ${phone}`}
    {website && (
      <>
        {', '}
        <a href={website} target="_blank" rel="noreferrer">
          website ↗
        </a>
      </>
    )}
  </p>
);

/** How it kept its promises of late, and what is held against it. */
const Kept = ({ company: { passed_on, due, in_time, complaints, stops, stops_undone } }: About) => (
  <p>
    Last 90 days: {countOf(passed_on, 'request')}
    {due > 0 && `, ${in_time} of ${due} answers in time`}
    {complaints > 0 && (
      <>
        , <b className="text-brick">{countOf(complaints, 'open complaint')}</b>
      </>
    )}
    .{stops > 0 && ` It passed on ${countOf(stops, 'stop')}`}
    {stops_undone > 0 && (
      <>
        , <b className="text-brick">{stops_undone} denied by the homeowner</b>
      </>
    )}
    {stops > 0 && '.'}
  </p>
);

/** One company with all the staff decide and correct. */
function CompanyCard({ company, onDone }: About & { readonly onDone: () => void }) {
  const [editing, setEditing] = useState(false);
  const [last] = company.decisions;
  return (
    <Card
      title={
        <>
          {company.name}{' '}
          <Badge tone={statusTones[company.status]}>{statusNames[company.status]}</Badge>{' '}
          {company.paused && <Badge>Paused</Badge>}
        </>
      }
      form={
        editing && (
          <EditCompany
            company={company}
            onDone={() => {
              setEditing(false);
              onDone();
            }}
          />
        )
      }
    >
      <NameDoubt company={company} />
      <p>{serves(company)}</p>
      <p>
        <LicenseLine company={company} />
      </p>
      <SignedUp company={company} />
      {company.description && <p className="text-soft">“{company.description}”</p>}
      <Kept company={company} />
      {last && (
        <p className="text-soft">
          {capital(last.decision)} {shortDate(last.decided_at)}
          {last.decided_by && ` by ${last.decided_by}`}
          {last.reason && `: “${last.reason}”`}
          {last.checked.length > 0 && `. Looked at: ${last.checked.join(', ')}`}
        </p>
      )}
      <Decisions company={company} onDone={onDone}>
        {company.status !== 'closed' && (
          <Button aria-expanded={editing} onClick={() => setEditing(!editing)}>
            Change<span className="sr-only"> {company.name}</span>
          </Button>
        )}
        <ViewLink to={`?view=requests&words=${encodeURIComponent(company.name.toLowerCase())}`}>
          Its requests
        </ViewLink>
        <ViewLink to={`?view=log&company=${company.id}`}>Its log</ViewLink>
      </Decisions>
    </Card>
  );
}

const status = { usual: '', label: 'Status', says: { '': 'Any status', ...statusNames } };

/** All companies by name, narrowed by status and searched. */
export default function Companies() {
  const list = useShown({ status });
  const { shown } = list;
  const [name = '', id = ''] = shown.from.split('~');
  const asked = useAnswer(JSON.stringify(shown), () =>
    readCompanies(shown.status as CompanyStatus | '', shown.words, id ? { name, id } : null),
  );
  return (
    <List
      heading="Companies"
      of={list}
      search={{
        label: 'Company name, license, phone or a member’s email',
        hint: 'Name, license, phone or email',
      }}
      asked={asked}
      says={({ counts }) =>
        Object.entries(statusNames)
          .filter(([key]) => counts[key])
          .map(([key, said]) => `${counts[key]?.toLocaleString('en-US')} ${said.toLowerCase()}`)
          .join(', ')
      }
      label="Looking up companies …"
      next={({ companies, more }) => more && `${companies.at(-1)!.name}~${companies.at(-1)!.id}`}
    >
      {({ companies }) => (
        <>
          {companies.length === 0 && <Empty>No company fits.</Empty>}
          <ul className="grid gap-3">
            {companies.map((company) => (
              // What is typed into a form stays while the entry it is about does.
              <CompanyCard key={company.id + company.hash} company={company} onDone={asked.again} />
            ))}
          </ul>
        </>
      )}
    </List>
  );
}
