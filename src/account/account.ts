import type { User } from '@supabase/supabase-js';
import type { Standing } from '../backend/accounts.ts';
import { homes, type Home } from '../session/home.ts';

/** Someone who is signed in, and what the database says they may do. */
export interface Account extends Standing {
  readonly user: User;
}

/** What every protected part is given. */
export interface PartProps {
  readonly account: Account;
}

/** The pages behind a guard. */
export type Protected = 'company' | 'admin' | 'developer_admin';

/** Whether an account may open a page. The database decides on every call; this only picks what is drawn. */
export const mayOpen = (page: Protected, { staffRole, companies }: Standing): boolean =>
  page === 'company' ? companies.length > 0 : staffRole === page;

/** Whether a page of the staff waits for a code first. */
export const needsCode = (page: Protected, { code }: Standing): boolean =>
  page !== 'company' && (code === 'to give' || code === 'to set up');

/** Where an account works; null for one with neither a company nor a role. */
export const homeOf = (standing: Standing): Home | null => {
  const page = (['company', 'admin', 'developer_admin'] as const).find((one) =>
    mayOpen(one, standing),
  );
  return page ? homes[page] : null;
};

/** How a link says where an account works. */
export const homeNames: Readonly<Record<Home, string>> = {
  '/dashboard': 'To your requests',
  '/admin': 'To the operator’s page',
  '/developer-admin': 'To the developer’s page',
};
