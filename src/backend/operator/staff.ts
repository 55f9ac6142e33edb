import type { StaffRole } from '../accounts.ts';
import { ask, command } from '../call.ts';
import { isListOf, isOneOf, isRecord, isText, isTime, type Shaped } from '../shape.ts';

export type StaffMember = Shaped<typeof isStaffList>[number];
const isStaffList = isListOf(
  isRecord({
    user_id: isText,
    email: isText,
    role: isOneOf('admin', 'developer_admin'),
    granted_at: isTime,
  }),
);

export const readStaff = () => ask('staff_list', {}, isStaffList);

/** Gives the account with this address a role, or takes it away. */
export const setRole = (address: string, role: StaffRole | 'none') =>
  command('set_role', { address, role });
