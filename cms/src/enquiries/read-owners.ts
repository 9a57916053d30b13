import type { Core } from '@strapi/strapi';

import type { EnquiryOwner } from '../../contracts/enquiry-owner';
import { DASHBOARD_ROLE_NAMES } from '../../contracts/session';
import { query } from '../platform/strapi/query';
import { staffName } from '../platform/strapi/staff-name';

type Account = { id: number; name?: string | null; username: string; email: string };
export type EnquiryOwners = ReadonlyMap<number | null, EnquiryOwner>;

const USER = 'plugin::users-permissions.user';

const toOwner = (account: Account): EnquiryOwner => ({
  id: account.id,
  name: staffName(account),
});

/** Returns the owners of enquiries by account id. */
export async function readOwners(
  strapi: Core.Strapi,
  rows: readonly { ownerId: number | null }[],
): Promise<EnquiryOwners> {
  const ids = [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))];
  if (ids.length === 0) return new Map();
  const accounts = await query<Account>(strapi, USER).findMany({ where: { id: { $in: ids } } });
  return new Map(accounts.map((account) => [account.id, toOwner(account)]));
}

const UNKNOWN_NAME = 'Otra persona';

/** Returns the name of each owner by account id, also for accounts that no longer exist. */
export async function readOwnerNames(
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const owners = await readOwners(
    strapi,
    ids.map((id) => ({ ownerId: Number(id) })),
  );
  return new Map(ids.map((id) => [id, owners.get(Number(id))?.name ?? UNKNOWN_NAME]));
}

/** Returns the name of an owner, also for an account that was deleted at the same time. */
export async function readOwnerName(strapi: Core.Strapi, ownerId: number | null): Promise<string> {
  return (await readOwners(strapi, [{ ownerId }])).get(ownerId)?.name ?? UNKNOWN_NAME;
}

/** Returns the accounts that can use the dashboard. */
export async function findActiveAccounts(strapi: Core.Strapi, where = {}): Promise<Account[]> {
  return query<Account>(strapi, USER).findMany({
    where: {
      ...where,
      role: { type: { $in: Object.keys(DASHBOARD_ROLE_NAMES) } },
      $or: [{ blocked: false }, { blocked: { $null: true } }],
    },
    orderBy: { id: 'asc' },
  });
}

/** Returns the accounts that can own enquiries, by name. */
export async function listOwners(strapi: Core.Strapi): Promise<EnquiryOwner[]> {
  const owners = (await findActiveAccounts(strapi)).map(toOwner);
  return owners.sort((a, b) => a.name.localeCompare(b.name, 'es-MX'));
}
