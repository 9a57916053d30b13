import type { Core } from '@strapi/strapi';

import type { TwoFactorState } from '../../contracts/two-factor';
import { readSettings } from '../lib/settings';
import { type FactorRow, findEnabledFactor, hashesOf } from './factor-store';

/** ISO 8601, UTC. */
export const enabledSince = (row: FactorRow | null): string | null =>
  row?.enabledAt ? new Date(row.enabledAt).toISOString() : null;

/** What the owner of an account sees of its second step. */
export async function describeFactor(
  strapi: Core.Strapi,
  accountId: number,
): Promise<TwoFactorState> {
  const row = await findEnabledFactor(strapi, accountId);
  return {
    isEnabled: row !== null,
    isRequired: readSettings().isTwoFactorRequired,
    enabledAt: enabledSince(row),
    recoveryCodesLeft: row ? hashesOf(row).length : 0,
  };
}

/** Whether an account may do nothing else before it has set up its second step. */
export async function mustSetUpTwoFactor(strapi: Core.Strapi, accountId: number): Promise<boolean> {
  if (!readSettings().isTwoFactorRequired) return false;
  return (await findEnabledFactor(strapi, accountId)) === null;
}
