import { SESSION_MESSAGES } from '../../../contracts/session';
import { CHALLENGE_ENDED_ERROR, TWO_FACTOR_MESSAGES } from '../../../contracts/two-factor';
import { createMailWriter } from '../../../src/mail/mail-writer';
import { openSession } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { codeOf, createTwoFactorTesting } from '../../support/two-factor';

const WRONG_CODE = { path: ['code'], message: TWO_FACTOR_MESSAGES.wrongCode };

describe('the second step of a sign-in', () => {
  const cms = setUpCms({
    DASHBOARD_TWO_FACTOR_REQUIRED: 'true',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const testing = createTwoFactorTesting(cms);

  it('accepts a code once, also for concurrent requests', async () => {
    const { account, secret } = await testing.enrol();
    const [one, other] = [await testing.challenge(account), await testing.challenge(account)];
    const code = codeOf(secret);
    const responses = await Promise.all(
      [one, other, one, other].map((each) => testing.verify(each, code)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
    const again = await testing.verify(await testing.challenge(account), code);
    expect([again.status, again.body.error.message]).toEqual([400, TWO_FACTOR_MESSAGES.wrongCode]);
    const next = await testing.verify(await testing.challenge(account), codeOf(secret, 1));
    expect(next.status).toBe(200);
  });

  it('accepts each recovery code once and notifies the owner by mail', async () => {
    const { account, recoveryCodes } = await testing.enrol();
    const [code = '', another = ''] = recoveryCodes;
    const challenge = await testing.challenge(account);
    const responses = await Promise.all(
      [code, code.toLowerCase().replaceAll('-', ' '), code].map((each) =>
        testing.verify(challenge, each),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const again = await testing.verify(await testing.challenge(account), code);
    expect([again.status, again.body.error.message]).toEqual([400, TWO_FACTOR_MESSAGES.wrongCode]);
    const { body } = await testing.verify(await testing.challenge(account), another).expect(200);
    const state = await openSession(cms, body.jwt).call('get', '/api/auth/two-factor');
    expect(state.body.data.recoveryCodesLeft).toBe(8);

    const [mail] = await testing.mailsTo(account.id);
    const message = mail && (await createMailWriter(cms.strapi, { to: [] })(mail));
    expect([message?.to, message?.subject]).toEqual([
      [account.email],
      'Se usó un código de recuperación',
    ]);
    expect(JSON.stringify(message?.blocks)).toContain('Te quedan 8 códigos.');
  });

  it('ends a challenge after five wrong codes, and blocks an address after ten', async () => {
    const { account, secret, recoveryCodes } = await testing.enrol();
    for (let round = 0; round < 2; round += 1) {
      const challenge = await testing.challenge(account);
      const wrong = await Promise.all(
        Array.from({ length: 5 }, () => testing.verify(challenge, codeOf(secret, 5))),
      );
      for (const { status, body } of wrong) {
        expect([status, body.error.details.errors]).toEqual([400, [WRONG_CODE]]);
      }
      const sixth = await testing.verify(challenge, codeOf(secret));
      expect([sixth.status, sixth.body.error.name]).toEqual([400, CHALLENGE_ENDED_ERROR]);
    }
    const challenge = await testing.challenge(account);
    const limited = await testing.verify(challenge, codeOf(secret));
    const wait = Number(limited.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect([limited.status, limited.body.error.message]).toEqual([
      429,
      SESSION_MESSAGES.limited(wait),
    ]);
    // Guesses do not lock the owner out: neither from another address, nor with a recovery code.
    const elsewhere = (code: string) =>
      testing.verify(challenge, code).set('X-Forwarded-For', '203.0.113.9');
    await elsewhere(codeOf(secret)).expect(200);
    const later = await testing.challenge(account);
    await testing.verify(later, recoveryCodes[0] ?? '').expect(200);
  });
});
