import type { PartProps } from '../../account/account.ts';
import SectionLinks from '../../account/SectionLinks.tsx';
import { useAddress } from '../../kit/use-address.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';
import Received from './Received.tsx';

const Report = lazyPart('The report', () => import('../profile/Report.tsx'));
const Profile = lazyPart('The company profile', () => import('../profile/Profile.tsx'));

const sections = [
  { name: 'Requests', search: '' },
  { name: 'Report', search: '?view=report' },
  { name: 'Company profile', search: '?view=profile' },
] as const;

/** A company's own pages: its requests, its report, its profile. */
export default function Dashboard({ account }: PartProps) {
  const { query } = useAddress();
  const view = query.get('view');
  const [requests, report, profile] = sections;
  const current = view === 'report' ? report : view === 'profile' ? profile : requests;
  const Part = current === report ? Report : current === profile ? Profile : Received;
  return (
    <>
      <SectionLinks sections={sections} current={current.search} />
      <Part account={account} />
    </>
  );
}
