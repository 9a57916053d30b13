import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { DASHBOARD_SETTINGS_MESSAGES } from '../../contracts/dashboard-settings';
import { mailFolder } from '../../src/mail/deliver';
import { tidyMail } from '../../src/mail/tidy-mail';
import { SITE_TOKEN } from '../support/environment';
import { createMailTesting } from '../support/mail-testing';
import { readMail } from '../support/read-mail';
import { signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';
import { storeEnquiry } from '../support/store-enquiry';

const ADDRESS = '/api/dashboard-settings';
const DAY = 24 * 60 * 60_000;

/** Reads the mails written to files. */
async function readFolder() {
  const names = await readdir(mailFolder());
  return Promise.all(
    names.map(async (name) => readMail(await readFile(path.join(mailFolder(), name), 'latin1'))),
  );
}

describe('dashboard settings', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const save = (data: unknown) => call('put', ADDRESS).send({ data });
  const asSite = (address: string) =>
    cms.request.get(address).set('Authorization', `Bearer ${SITE_TOKEN}`);

  beforeAll(async () => {
    ({ call } = await signIn(cms));
  });

  it('store one address for notifications, or none', async () => {
    const none = { data: { notificationEmail: null } };
    expect((await call('get', ADDRESS)).body).toEqual(none);

    const saved = await save({ notificationEmail: ' Avisos@Example.test ' });
    const expected = { data: { notificationEmail: 'avisos@example.test' } };
    expect([saved.status, saved.body]).toEqual([200, expected]);
    expect((await call('get', ADDRESS)).body).toEqual(expected);

    for (const empty of ['', null]) {
      expect((await save({ notificationEmail: empty })).body).toEqual(none);
      expect((await call('get', ADDRESS)).body).toEqual(none);
    }
    const rows = cms.strapi.db.query('api::dashboard-settings.dashboard-settings');
    expect(await rows.count()).toBe(1);
  });

  it.each([['no-es-un-correo'], ['a@b.mx, c@d.mx'], [7], [{ $ne: null }], [undefined]])(
    'refuse %j',
    async (notificationEmail) => {
      const { status, body } = await save({ notificationEmail });
      expect([status, body.error.details.errors]).toEqual([
        400,
        [{ path: ['notificationEmail'], message: DASHBOARD_SETTINGS_MESSAGES.email }],
      ]);
    },
  );

  it('refuse other fields', async () => {
    expect((await save({ notificationEmail: null, id: 9 })).status).toBe(400);
  });

  it('set the recipient of enquiry notifications; without a mail server, mails are written to files', async () => {
    await save({ notificationEmail: 'turno@example.test' });
    const { folio } = await storeEnquiry(cms);
    await createMailTesting(cms).sendDue();
    const mails = await readFolder();
    const subjects = mails.flatMap(({ headers }) => headers('Subject')).sort();
    expect(subjects).toEqual([
      `Nueva consulta ${folio} de María Fernanda López`,
      `Recibimos tu consulta ${folio}`,
    ]);
    const recipients = mails.flatMap(({ headers }) => headers('To')).sort();
    expect(recipients).toEqual(['maria@example.com', 'turno@example.test']);

    await tidyMail(cms.strapi, new Date(Date.now() + 6 * DAY));
    expect(await readFolder()).toHaveLength(2);
    await tidyMail(cms.strapi, new Date(Date.now() + 8 * DAY));
    expect(await readFolder()).toHaveLength(0);
  });

  it('do not change the revision of the site', async () => {
    const revision = async () => (await asSite('/api/publication/revision')).body.data.revision;
    const before = await revision();
    await save({ notificationEmail: 'otra@example.test' });
    expect(await revision()).toBe(before);
    expect((await asSite(ADDRESS)).status).toBe(401);
  });
});
