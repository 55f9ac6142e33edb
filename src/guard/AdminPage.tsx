import { lazyPart } from '../kit/LazyPart.tsx';
import Guard from './Guard.tsx';

const Part = lazyPart('The operator’s page', () => import('../operator/admin/Admin.tsx'));

/** The operator’s page, for admins. */
export default function AdminPage() {
  return <Guard page="admin" title="Operator" Part={Part} />;
}
