import { lazyPart } from '../kit/LazyPart.tsx';
import Guard from './Guard.tsx';

const Part = lazyPart('Your dashboard', () => import('../company/dashboard/Dashboard.tsx'));

/** A company’s own pages, for those who belong to it. */
export default function CompanyPage() {
  return <Guard page="company" title="Your requests" Part={Part} />;
}
