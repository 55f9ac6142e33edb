import { lazyPart } from '../kit/LazyPart.tsx';
import Guard from './Guard.tsx';

const Part = lazyPart('The developer’s page', () => import('../operator/developer/Developer.tsx'));

/** The developer’s page, for developer admins. */
export default function DeveloperPage() {
  return <Guard page="developer_admin" title="Health of the site" Part={Part} />;
}
