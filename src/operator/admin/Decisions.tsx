import type { ReactNode } from 'react';
import { decideCompany, type Check, type CompanyEntry } from '../../backend/operator/companies.ts';
import { formOf, tickedIn } from '../../contact/form.ts';
import Button from '../../kit/Button.tsx';
import WholeForm from '../../kit/form/WholeForm.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import { shortDate } from '../../time/central.ts';
import ReasonDeed from './ReasonDeed.tsx';

/** What the staff say they looked at, each with where. */
const checkWords: Readonly<Record<Check, string>> = {
  license: 'License: found in the state’s list, active, in this name',
  insurance: 'Insurance: a certificate of liability insurance that runs',
  address: 'Address: an office or yard that exists in our area',
  name: 'Name: as it stands on the papers, no offer in it, nobody else’s',
  phone: 'Phone: someone of this company answered it',
};

const yesWords = { pending: 'Approve', rejected: 'Approve', suspended: 'Restore' } as const;

/** What a no is called, by how the company stands, and what it brings about. */
const noWords = {
  pending: {
    decision: 'rejected',
    verb: 'Reject',
    about: 'It may fix what is wrong and ask again.',
  },
  approved: {
    decision: 'suspended',
    verb: 'Suspend',
    about: 'It no longer sees its requests, and homeowners can no longer pick it.',
  },
} as const;

/** What the staff look at before a yes; of a company that had one, nothing. */
const checksForm = (id: string, checks: readonly Check[]) =>
  formOf(
    `check-${id}`,
    checks.length === 0
      ? []
      : [
          {
            key: 'checks',
            kind: 'ticks',
            label: 'Looked at, and right',
            choices: checks.map((value) => ({ value, says: checkWords[value] })),
          },
        ],
  );

/** What stands against a company that asks to be listed. */
function Doubts({
  company,
  isUnconfirmed,
}: {
  readonly company: CompanyEntry;
  readonly isUnconfirmed: boolean;
}) {
  return (
    <>
      {isUnconfirmed && (
        <p className="caution">
          Nobody has confirmed this email address yet. It cannot be approved before.
        </p>
      )}
      {company.shut_out_like.map(({ same, at, reason }) => (
        <p key={at} className="warning">
          <b>
            A company of this {same} was suspended {shortDate(at)}.
          </b>{' '}
          “{reason}”
        </p>
      ))}
    </>
  );
}

/** What the staff may decide of a company now. A no asks for a reason, which is mailed word for word. */
export default function Decisions({
  company,
  onDone,
  children,
}: {
  readonly company: CompanyEntry;
  /** Something changed, here or elsewhere: look again. */
  readonly onDone: () => void;
  /** What else can be done, beside a no. */
  readonly children?: ReactNode;
}) {
  const { id, name, status, checks, members } = company;
  const asksChecks = status === 'pending' || status === 'rejected';
  const isUnconfirmed = asksChecks && !members.some(({ confirmed }) => confirmed);
  const yes = status in yesWords && yesWords[status as keyof typeof yesWords];
  const no = status in noWords && noWords[status as keyof typeof noWords];
  const told = (what: string) => {
    void notify(`${name} is ${what}. It is told by mail.`);
    onDone();
  };
  const refuse = no && (
    <ReasonDeed
      button={
        <>
          {no.verb}
          <span className="sr-only"> {name}</span>
        </>
      }
      title={`${no.verb} ${name}`}
      hint="The company gets it by mail, word for word."
      least={10}
      confirm={no.verb}
      make={(reason) => decideCompany(company, no.decision, reason)}
      onDone={() => told(no.decision)}
    >
      <p>{no.about}</p>
    </ReasonDeed>
  );
  return (
    <div className="grid gap-3">
      {asksChecks && <Doubts company={company} isUnconfirmed={isUnconfirmed} />}
      {yes && (
        <WholeForm
          form={checksForm(id, asksChecks && !isUnconfirmed ? checks : [])}
          send={({ checks: ticked = '' }: { readonly checks?: string }) =>
            decideCompany(company, 'approved', '', tickedIn(ticked) as readonly Check[])
          }
          done={() => told(status === 'suspended' ? 'back' : 'approved')}
          label={
            <>
              {yes}
              <span className="sr-only"> {name}</span>
            </>
          }
          remedy={
            <p className="actions">
              <Button onClick={onDone}>Look again</Button>
            </p>
          }
        />
      )}
      {/* Under the form and not in it: the reason is a form of its own. */}
      <div className="actions">
        {refuse}
        {children}
      </div>
    </div>
  );
}
