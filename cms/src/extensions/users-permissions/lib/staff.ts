export const USER = 'plugin::users-permissions.user';

/** An account of the dashboard, as users-permissions stores it. */
export type Account = {
  id: number;
  username: string;
  name?: string | null;
  email: string;
  password?: string | null;
  blocked?: boolean | null;
  role?: { type?: string | null } | null;
};

/** Whether the account may use the dashboard at all. */
export function isStaff(account: Account | null | undefined): account is Account {
  return account?.role?.type === 'admin' && account.blocked !== true;
}
