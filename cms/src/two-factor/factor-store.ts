import type { Core } from '@strapi/strapi';

export const FACTOR_UID = 'api::two-factor.two-factor';

/** The second step of one account of the dashboard. Enabled when `enabledAt` is there. */
export type FactorRow = {
  id: number;
  accountId: number;
  /** Encrypted. */
  secret: string | null;
  /** Encrypted; becomes `secret` with its first code. */
  pendingSecret: string | null;
  pendingSince: string | null;
  enabledAt: string | null;
  /** Time step of the last code that was accepted. */
  lastStep: number;
  /** Hashes of the codes that are left, between spaces. */
  recoveryHashes: string | null;
};

type Change = Partial<Omit<FactorRow, 'id' | 'accountId'>>;

const rows = (strapi: Core.Strapi) => strapi.db.query(FACTOR_UID);

export const hashesOf = ({ recoveryHashes }: FactorRow): string[] =>
  (recoveryHashes ?? '').split(' ').filter(Boolean);

/** Returns the row of an account, also of one that is only being set up. */
export const findFactor = (strapi: Core.Strapi, accountId: number): Promise<FactorRow | null> =>
  rows(strapi).findOne({ where: { accountId } });

/** Returns the row of an account whose second step is enabled. */
export const findEnabledFactor = (
  strapi: Core.Strapi,
  accountId: number,
): Promise<FactorRow | null> =>
  rows(strapi).findOne({ where: { accountId, enabledAt: { $notNull: true } } });

/**
 * Changes a row if it still is as `where` says, in one statement: of several at once one returns
 * true.
 */
async function changeIf(
  strapi: Core.Strapi,
  where: object,
  data: Record<string, unknown>,
): Promise<boolean> {
  const { count } = await rows(strapi).updateMany({ where, data });
  return count === 1;
}

/** Keeps a secret that waits for its first code, in place of an earlier one. */
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
    // Another request was faster, and the column is unique.
    if ((await change()).count === 0) throw error;
  }
}

/** Makes the pending secret the one of the account; false when that is not pending any more. */
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

/** Uses up a time step; false when it, or a later one, was used already. */
export const useStep = (strapi: Core.Strapi, { id }: FactorRow, step: number): Promise<boolean> =>
  changeIf(strapi, { id, lastStep: { $lt: step } }, { lastStep: step });

/** Puts other recovery codes in place of those that were seen; false when they changed meanwhile. */
export const replaceHashes = (
  strapi: Core.Strapi,
  { id, recoveryHashes }: FactorRow,
  hashes: readonly string[],
): Promise<boolean> =>
  changeIf(strapi, { id, recoveryHashes }, { recoveryHashes: hashes.join(' ') });

/** Removes the second step of an account; false when there is none that is enabled. */
export async function removeFactor(strapi: Core.Strapi, accountId: number): Promise<boolean> {
  const { count } = await rows(strapi).deleteMany({
    where: { accountId, enabledAt: { $notNull: true } },
  });
  return count > 0;
}

/** Removes what is kept about accounts that are deleted. */
export async function forgetFactors(strapi: Core.Strapi, accountIds: number[]): Promise<void> {
  await rows(strapi).deleteMany({ where: { accountId: { $in: accountIds } } });
}
