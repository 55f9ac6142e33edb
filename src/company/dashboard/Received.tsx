import type { PartProps } from '../../account/account.ts';
import { useAddress } from '../../kit/use-address.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';
import NotApproved from './NotApproved.tsx';
import Requests from './Requests.tsx';
import { useBoard } from './use-board.ts';

const RequestPage = lazyPart('The request', () => import('./RequestPage.tsx'));

/** The requests a company received, or one of them. */
function ReceivedBy({ account, companyId }: PartProps & { readonly companyId: string }) {
  const { query } = useAddress();
  const state = useBoard(companyId);
  const id = query.get('request');
  return id ? (
    <RequestPage key={id} id={id} companyId={companyId} userId={account.user.id} state={state} />
  ) : (
    <Requests companyId={companyId} state={state} />
  );
}

/** The requests of the account's company, or why it sees none. */
export default function Received({ account }: PartProps) {
  const [company] = account.companies;
  if (!company) return null;
  return company.status === 'approved' ? (
    <ReceivedBy account={account} companyId={company.id} />
  ) : (
    <NotApproved company={company} />
  );
}
