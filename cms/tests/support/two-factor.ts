import { Secret, TOTP } from 'otpauth';

import { FACTOR_UID, type FactorRow } from '../../src/features/two-factor/server/factor-rows';
import { MAIL_UID, type MailRow } from '../../src/mail/mail-row';
import type { Account } from '../../src/platform/env/secrets';
import { addAccount, signIn } from './sign-in';
import type { Cms } from './start-cms';

const PERIOD_MS = 30_000;

/** Returns the current code, or the code some 30-second steps later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * PERIOD_MS,
  });

/** Returns helpers for accounts with two-factor sign-in. */
export function createTwoFactorTesting(cms: Cms) {
  let count = 0;
  const rows = () => cms.strapi.db.query(FACTOR_UID);

  async function newAccount() {
    count += 1;
    const account: Account = {
      email: `dospasos${count}@example.test`,
      password: 'Prueba-dos-pasos-1',
    };
    const { id, documentId } = await addAccount(cms, account);
    return { ...account, id: id as number, documentId: documentId as string };
  }

  return {
    newAccount,

    /** Creates a signed-in account with two-factor sign-in enabled. */
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

    /** Makes the current code valid again. */
    forgetUsedCodes: (accountId: number) =>
      rows().updateMany({ where: { accountId }, data: { lastStep: 0 } }),

    row: (accountId: number): Promise<FactorRow> => rows().findOne({ where: { accountId } }),
    change: (accountId: number, data: Partial<FactorRow>) =>
      rows().updateMany({ where: { accountId }, data }),

    mailsTo: (accountId: number): Promise<MailRow[]> =>
      cms.strapi.db.query(MAIL_UID).findMany({ where: { accountId } }),

    /** Signs in with the password and returns the challenge token. */
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
