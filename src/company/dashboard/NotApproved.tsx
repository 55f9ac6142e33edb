import type { OwnCompany } from '../../backend/accounts.ts';
import { site } from '../../site.ts';
import { ApprovalSteps } from '../../account/ApprovalSteps.tsx';
import OrderToAttach from '../../account/OrderToAttach.tsx';
import Milestone from '../../kit/Milestone.tsx';
import ViewLink from '../../kit/ViewLink.tsx';

/** Why a company sees no requests, and what it can do about it. */
export default function NotApproved({ company }: { readonly company: OwnCompany }) {
  const { name, status } = company;
  const [heading, text] =
    status === 'rejected'
      ? [
          'We could not approve your company',
          'The reason is in your company profile. Change what it names there and ask us to look again.',
        ]
      : status === 'suspended'
        ? [
            'Your company is suspended',
            'You get no requests for now, and those you had are closed to you. The reason is in your company profile.',
          ]
        : status === 'closed'
          ? ['This company has closed its account', 'Its requests went with it.']
          : [
              'A person looks at your company first',
              'We compare your name, trades and license with the official registers, usually within two working days, and mail you. Until then homeowners cannot pick you.',
            ];
  return (
    <>
      <h1>{heading}</h1>
      <p className="lede">{name}</p>
      <div className="mt-4 grid items-start gap-x-14 gap-y-6 lg:grid-cols-2">
        <div className="grid max-w-2xl gap-4">
          <p>{text}</p>
          {status === 'pending' && <OrderToAttach />}
          <p className="actions mt-2">
            <ViewLink to="?view=profile" className="button">
              Open the company profile
            </ViewLink>
            <a className="button-quiet" href={`mailto:${site.email}`}>
              Write to us
            </a>
          </p>
        </div>
        {status === 'pending' && (
          <ol className="sheet grid gap-3 p-4 sm:p-6">
            <Milestone stands="done">You sent the form</Milestone>
            <ApprovalSteps isNow />
          </ol>
        )}
      </div>
    </>
  );
}
