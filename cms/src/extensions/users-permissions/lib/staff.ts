import { isDashboardRole } from '../../../../contracts/session';

export const USER = 'plugin::users-permissions.user';

/** A dashboard account of users-permissions. */
export type Account = {
  id: number;
  username: string;
  name?: string | null;
  email: string;
  password?: string | null;
  blocked?: boolean | null;
  role?: { type?: string | null } | null;
};

/** Returns true for accounts that may use the dashboard. */
export function isStaff(account: Account | null | undefined): account is Account {
  return account?.blocked !== true && isDashboardRole(account?.role?.type);
}
