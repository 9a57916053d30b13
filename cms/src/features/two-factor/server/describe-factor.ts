import type { Core } from '@strapi/strapi';

import type { TwoFactorState } from '../../../../contracts/two-factor';
import { readSettings } from '../../../platform/env/settings';
import { type FactorRow, findEnabledFactor, hashesOf } from './factor-rows';

/** Returns the date of activation as ISO 8601 in UTC, or null. */
export const enabledSince = (row: FactorRow | null): string | null =>
  row?.enabledAt ? new Date(row.enabledAt).toISOString() : null;

/** Returns the state of two-factor authentication for the owner of an account. */
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

/** Returns true when two-factor authentication is required and the account has not set it up. */
export async function mustSetUpTwoFactor(strapi: Core.Strapi, accountId: number): Promise<boolean> {
  if (!readSettings().isTwoFactorRequired) return false;
  return (await findEnabledFactor(strapi, accountId)) === null;
}
