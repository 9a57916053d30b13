import type { Core } from '@strapi/strapi';

import {
  type Challenge,
  CHALLENGE_SECONDS,
  CHALLENGE_FAILURES,
  SETUP_SECONDS,
  type TwoFactorSetup,
} from '../../../../contracts/two-factor';
import { createChallenges } from '../../../features/two-factor/server/challenge';
import {
  type CodeCheck,
  createCodeCheck,
  secretBox,
} from '../../../features/two-factor/server/code-check';
import {
  enableFactor,
  type FactorRow,
  findEnabledFactor,
  findFactor,
  removeFactor,
  replaceHashes,
  savePendingSecret,
} from '../../../features/two-factor/server/factor-rows';
import {
  createRecoveryCodes,
  hashRecoveryCode,
} from '../../../features/two-factor/server/recovery-codes';
import { createTotpSecret, totpUri } from '../../../features/two-factor/server/totp';
import { readCompany } from '../../../mail/company';
import { createOutbox } from '../../../mail/outbox';
import { createRateCounter } from '../../../platform/http/rate-counter';
import { type Account, findAccount, isStaff } from '../lib/staff';

type Passing =
  | { kind: 'passed'; account: Account }
  | { kind: 'ended' }
  | Exclude<CodeCheck, { kind: 'accepted' }>;

/** Provides two-factor sign-in: the challenge after the password, and the settings of the account. */
export default function twoFactorService({ strapi }: { strapi: Core.Strapi }) {
  const challenges = createChallenges(strapi.config.get('admin.secrets.encryptionKey', ''));
  const codes = createCodeCheck(strapi);
  const guesses = createRateCounter(strapi, {
    name: 'two-factor-challenge',
    points: CHALLENGE_FAILURES,
    seconds: CHALLENGE_SECONDS,
  });

  /**
   * Fingerprint that changes with the password and each used code, so a challenge is valid once.
   */
  const markOf = ({ password }: Account, row: FactorRow) =>
    challenges.markOf([password, row.secret, row.lastStep, row.recoveryHashes]);

  /** Returns the account of a challenge; null if its credentials changed since the challenge. */
  async function findChallenged(token: string) {
    const claims = challenges.read(token);
    if (!claims) return null;
    const { accountId: id, mark, nonce } = claims;
    const account = await findAccount(strapi, { id });
    const row = await findEnabledFactor(strapi, id);
    if (!isStaff(account) || !row || markOf(account, row) !== mark) return null;
    return { account, row, nonce };
  }

  const hashAll = (recoveryCodes: readonly string[], accountId: number) =>
    recoveryCodes.map((code) => hashRecoveryCode(code, accountId));

  return {
    /** Creates a challenge after a correct password; null if two-factor sign-in is disabled. */
    async challenge(account: Account): Promise<Challenge | null> {
      const row = await findEnabledFactor(strapi, account.id);
      if (!row) return null;
      const methods = codes.methodsOf(row);
      if (!methods.includes('app')) {
        strapi.log.warn(
          `Two-factor secret of account ${account.id} cannot be decrypted: is ENCRYPTION_KEY another one?`,
        );
      }
      return { token: challenges.issue(account.id, markOf(account, row)), methods };
    },

    /** Verifies a challenge and a code; returns the account to start a session for. */
    async pass(token: string, code: string, address: string): Promise<Passing> {
      const found = await findChallenged(token);
      if (!found) return { kind: 'ended' };
      const { account, row, nonce } = found;
      if ((await guesses.consume(nonce)) > 0) return { kind: 'ended' };
      const check = await codes.use(row, code, address);
      if (check.kind !== 'accepted') return check;
      if (check.method === 'recovery') {
        await createOutbox(strapi).addAboutAccount('recovery-code-used', account.id);
      }
      return { kind: 'passed', account };
    },

    /** Creates a pending secret; null if two-factor sign-in is already enabled. */
    async startSetup({ id, email }: Pick<Account, 'id' | 'email'>): Promise<TwoFactorSetup | null> {
      if (await findEnabledFactor(strapi, id)) return null;
      const secret = createTotpSecret();
      await savePendingSecret(strapi, id, secretBox(strapi).seal(secret, id));
      const { name } = await readCompany(strapi);
      return { secret, uri: totpUri(secret, name, email) };
    },

    /** Enables two-factor sign-in with the first code of the secret. Returns the recovery codes. */
    async enable(accountId: number, code: string): Promise<string[] | 'ended' | 'refused'> {
      const row = await findFactor(strapi, accountId);
      const since = row?.pendingSince ? new Date(row.pendingSince).getTime() : 0;
      if (!row || Date.now() - since > SETUP_SECONDS * 1000) return 'ended';
      const lastStep = codes.findPendingStep(row, code);
      if (lastStep === null) return 'refused';
      const recoveryCodes = createRecoveryCodes();
      const recoveryHashes = hashAll(recoveryCodes, accountId).join(' ');
      const isDone = await enableFactor(strapi, row, { lastStep, recoveryHashes });
      return isDone ? recoveryCodes : 'ended';
    },

    /** Verifies a code of a signed-in user; null if two-factor sign-in is disabled. */
    async confirm(accountId: number, code: string, address: string): Promise<CodeCheck | null> {
      const row = await findEnabledFactor(strapi, accountId);
      return row && codes.use(row, code, address);
    },

    async disable(accountId: number): Promise<void> {
      await strapi.db.transaction(async () => {
        if (!(await removeFactor(strapi, accountId))) return;
        await createOutbox(strapi).addAboutAccount('two-factor-disabled', accountId);
      });
    },

    /**
     * Replaces the recovery codes; null if two-factor sign-in is disabled or changed concurrently.
     */
    async renewRecoveryCodes(accountId: number): Promise<string[] | null> {
      const row = await findEnabledFactor(strapi, accountId);
      if (!row) return null;
      const recoveryCodes = createRecoveryCodes();
      const isDone = await replaceHashes(strapi, row, hashAll(recoveryCodes, accountId));
      return isDone ? recoveryCodes : null;
    },
  };
}

export type TwoFactorService = ReturnType<typeof twoFactorService>;
