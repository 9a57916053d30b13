import type { EnquiryOwner } from '../../contracts/enquiry-owner';
import { type Context, dashboardRoleOf, userOf } from '../platform/http/context';
import { staffName } from '../platform/strapi/staff-name';
import type { Author } from './change-status';

/** The signed-in account of the dashboard. */
export type Caller = EnquiryOwner & { isManager: boolean };

export function callerOf(ctx: Context): Caller {
  const user = userOf(ctx);
  return { id: user.id, name: staffName(user), isManager: dashboardRoleOf(user) === 'admin' };
}

/** Returns the caller as the author of a change that is made now. */
export function authorOf({ name }: EnquiryOwner): Author {
  return { who: name, when: new Date().toISOString() };
}
