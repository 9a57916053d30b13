import type { Core } from '@strapi/strapi';

import { CODE_DIGITS, CODE_LIMITS, type TwoFactorMethod } from '../../../../contracts/two-factor';
import { createAttemptLimiter } from '../../../platform/http/attempt-limiter';
import { createSecretBox } from '../../../platform/values/secret-box';
import { type FactorRow, hashesOf, replaceHashes, useStep } from './factor-rows';
import { hashRecoveryCode } from './recovery-codes';
import { findStep } from './totp';

export type CodeCheck =
  | { kind: 'accepted'; method: TwoFactorMethod }
  | { kind: 'refused' }
  | { kind: 'limited'; wait: number };

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

const PURPOSE = 'tequiora: two-factor secrets';

export const secretBox = (strapi: Core.Strapi) =>
  createSecretBox(strapi.config.get('admin.secrets.encryptionKey', ''), PURPOSE);

/** Removes spaces and hyphens. */
const compact = (code: string) => code.replace(/[\s-]/g, '');

/** Creates the verification of one-time codes: accepts each code once, even if sent concurrently. */
export function createCodeCheck(strapi: Core.Strapi) {
  const box = secretBox(strapi);
  const limiter = createAttemptLimiter(strapi, 'two-factor', CODE_LIMITS.failures, CODE_LIMITS);

  async function useAppCode(row: FactorRow, code: string): Promise<boolean> {
    const secret = row.secret && box.open(row.secret, row.accountId);
    const step = secret ? findStep(secret, code) : null;
    return step !== null && useStep(strapi, row, step);
  }

  async function useRecoveryCode(row: FactorRow, code: string): Promise<boolean> {
    const used = hashRecoveryCode(code, row.accountId);
    const hashes = hashesOf(row);
    const left = hashes.filter((hash) => hash !== used);
    return left.length < hashes.length && replaceHashes(strapi, row, left);
  }

  return {
    /**
     * Verifies a code and marks it as used. Only failures count towards the limits, separately for app
     * codes and recovery codes, so that guesses from elsewhere do not lock the owner out.
     */
    async use(row: FactorRow, typed: string, address: string): Promise<CodeCheck> {
      const code = compact(typed);
      const method: TwoFactorMethod = APP_CODE.test(code) ? 'app' : 'recovery';
      const attempt = await limiter.consume({ address, account: `${method} ${row.accountId}` });
      if (attempt.wait > 0) return { kind: 'limited', wait: attempt.wait };
      try {
        const use = method === 'app' ? useAppCode : useRecoveryCode;
        if (!(await use(row, code))) return { kind: 'refused' };
      } catch (error) {
        await attempt.refund();
        throw error;
      }
      await attempt.succeed();
      return { kind: 'accepted', method };
    },

    /** Returns the time step of the first code for a secret that is being set up, or null. */
    findPendingStep({ pendingSecret, accountId }: FactorRow, typed: string): number | null {
      const secret = pendingSecret && box.open(pendingSecret, accountId);
      return secret ? findStep(secret, compact(typed)) : null;
    },

    /** Returns the usable methods; without `app` when the secret cannot be decrypted. */
    methodsOf({ secret, accountId }: FactorRow): TwoFactorMethod[] {
      const isReadable = secret !== null && box.open(secret, accountId) !== null;
      return isReadable ? ['app', 'recovery'] : ['recovery'];
    },
  };
}
