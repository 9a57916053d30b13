import type { Core } from '@strapi/strapi';
import { query } from '../../../platform/strapi/query';

export const FACTOR_UID = 'api::two-factor.two-factor';

/** Two-factor authentication of one dashboard account. Enabled when `enabledAt` is set. */
export type FactorRow = {
  id: number;
  accountId: number;
  /** Encrypted. */
  secret: string | null;
  /** Encrypted; becomes `secret` when its first code is verified. */
  pendingSecret: string | null;
  pendingSince: string | null;
  enabledAt: string | null;
  /** Time step of the last accepted code. */
  lastStep: number;
  /** Hashes of unused recovery codes, separated by spaces. */
  recoveryHashes: string | null;
};

type Change = Partial<Omit<FactorRow, 'id' | 'accountId'>>;

const rows = (strapi: Core.Strapi) => query(strapi, FACTOR_UID);

export const hashesOf = ({ recoveryHashes }: FactorRow): string[] =>
  (recoveryHashes ?? '').split(' ').filter(Boolean);

/** Returns the row of an account, also while it is being set up. */
export const findFactor = (strapi: Core.Strapi, accountId: number): Promise<FactorRow | null> =>
  rows(strapi).findOne({ where: { accountId } });

/** Returns the row of an account if two-factor authentication is enabled. */
export const findEnabledFactor = (
  strapi: Core.Strapi,
  accountId: number,
): Promise<FactorRow | null> =>
  rows(strapi).findOne({ where: { accountId, enabledAt: { $notNull: true } } });

/**
 * Compare-and-set: updates a row if it still matches `where`. Of concurrent calls one returns true.
 */
async function changeIf(
  strapi: Core.Strapi,
  where: object,
  data: Record<string, unknown>,
): Promise<boolean> {
  const { count } = await rows(strapi).updateMany({ where, data });
  return count === 1;
}

/** Stores a pending secret and replaces an earlier one. */
export async function savePendingSecret(
  strapi: Core.Strapi,
  accountId: number,
  pendingSecret: string,
): Promise<void> {
  const data = { pendingSecret, pendingSince: new Date() };
  const change = () => rows(strapi).updateMany({ where: { accountId, enabledAt: null }, data });
  if ((await change()).count > 0) return;
  try {
    await rows(strapi).create({ data: { accountId, lastStep: 0, ...data } });
  } catch (error) {
    // A concurrent request created the row; the column is unique.
    if ((await change()).count === 0) throw error;
  }
}

/** Activates the pending secret; returns false when it is no longer pending. */
export const enableFactor = (
  strapi: Core.Strapi,
  { id, pendingSecret }: FactorRow,
  { lastStep, recoveryHashes }: Required<Pick<Change, 'lastStep' | 'recoveryHashes'>>,
): Promise<boolean> =>
  changeIf(
    strapi,
    { id, pendingSecret, enabledAt: null },
    {
      secret: pendingSecret,
      pendingSecret: null,
      pendingSince: null,
      enabledAt: new Date(),
      lastStep,
      recoveryHashes,
    },
  );

/** Marks a time step as used; returns false when it or a later one was already used. */
export const useStep = (strapi: Core.Strapi, { id }: FactorRow, step: number): Promise<boolean> =>
  changeIf(strapi, { id, lastStep: { $lt: step } }, { lastStep: step });

/** Replaces the recovery codes; returns false when they changed since `row` was read. */
export const replaceHashes = (
  strapi: Core.Strapi,
  { id, recoveryHashes }: FactorRow,
  hashes: readonly string[],
): Promise<boolean> =>
  changeIf(strapi, { id, recoveryHashes }, { recoveryHashes: hashes.join(' ') });

/** Removes two-factor authentication of an account; returns false when it is not enabled. */
export async function removeFactor(strapi: Core.Strapi, accountId: number): Promise<boolean> {
  const { count } = await rows(strapi).deleteMany({
    where: { accountId, enabledAt: { $notNull: true } },
  });
  return count > 0;
}

/** Deletes the rows of deleted accounts. */
export async function deleteFactors(strapi: Core.Strapi, accountIds: number[]): Promise<void> {
  await rows(strapi).deleteMany({ where: { accountId: { $in: accountIds } } });
}
