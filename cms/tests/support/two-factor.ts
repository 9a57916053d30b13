import { Secret, TOTP } from 'otpauth';

import type { Account } from '../../src/lib/secrets';
import { FACTOR_UID, type FactorRow } from '../../src/two-factor/factor-store';
import type { Cms } from './cms';
import { addAccount, signIn } from './staff';

const PERIOD_MS = 30_000;

/** The code an application shows now, or some steps later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * PERIOD_MS,
  });

/** Accounts with a second step, of a CMS. */
export function createTwoFactorTesting(cms: Cms) {
  let people = 0;
  const rows = () => cms.strapi.db.query(FACTOR_UID);

  async function newAccount() {
    people += 1;
    const account: Account = {
      email: `dospasos${people}@example.test`,
      password: 'Prueba-dos-pasos-1',
    };
    const { id, documentId } = await addAccount(cms, account);
    return { ...account, id: id as number, documentId: documentId as string };
  }

  return {
    newAccount,

    /** An account that is signed in and has just enabled its second step. */
    async enrol() {
      const account = await newAccount();
      const session = await signIn(cms, account);
      const { body: setup } = await session
        .call('post', '/api/auth/two-factor/setup')
        .send({ currentPassword: account.password })
        .expect(200);
      const { secret } = setup.data as { secret: string };
      const { body: enabled } = await session
        .call('post', '/api/auth/two-factor/enable')
        .send({ code: codeOf(secret) })
        .expect(200);
      const { recoveryCodes } = enabled.data as { recoveryCodes: string[] };
      await this.forgetUsedCodes(account.id);
      return { account, session, secret, recoveryCodes };
    },

    /** As if the last code had been used long ago: the current one is good again. */
    forgetUsedCodes: (accountId: number) =>
      rows().updateMany({ where: { accountId }, data: { lastStep: 0 } }),

    row: (accountId: number): Promise<FactorRow> => rows().findOne({ where: { accountId } }),
    change: (accountId: number, data: Partial<FactorRow>) =>
      rows().updateMany({ where: { accountId }, data }),

    /** The first step of signing in. */
    async challenge({ email: identifier, password }: Account): Promise<string> {
      const { body } = await cms.request
        .post('/api/auth/local')
        .send({ identifier, password })
        .expect(200);
      return body.challenge.token;
    },
    verify: (challenge: string, code: string) =>
      cms.request.post('/api/auth/two-factor/verify').send({ challenge, code }),
  };
}
