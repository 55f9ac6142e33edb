import type { OwnCompany } from '../../backend/accounts.ts';
import { site } from '../../site.ts';
import OrderToAttach from '../../account/OrderToAttach.tsx';
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
      <p className="mt-4 max-w-2xl">{text}</p>
      {status === 'pending' && (
        <div className="mt-4 max-w-2xl">
          <OrderToAttach />
        </div>
      )}
      <p className="actions mt-6">
        <ViewLink to="?view=profile" className="button">
          Open the company profile
        </ViewLink>
        <a className="button-quiet" href={`mailto:${site.email}`}>
          Write to us
        </a>
      </p>
    </>
  );
}
