import { isStaffRole, type StaffRole } from '../accounts.ts';
import { ask, command } from '../call.ts';
import * as is from '../shape.ts';

const isStaffList = is.listOf(
  is.record({
    user_id: is.text,
    email: is.text,
    role: isStaffRole,
    granted_at: is.time,
  }),
);

export const readStaff = () => ask('staff_list', {}, isStaffList);

/** Gives the account with this address a role, or takes it away. */
export const setRole = (address: string, role: StaffRole | 'none') =>
  command('set_role', { address, role });
