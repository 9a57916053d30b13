import { readdir } from 'node:fs/promises';

import { UNKNOWN_FIELD_MESSAGE } from '../../../contracts/error';
import { PERSONAL_DATA_MESSAGES as MESSAGES } from '../../../contracts/personal-data';
import { mailFolder } from '../../../src/mail/deliver';
import { tidyMail } from '../../../src/mail/tidy-mail';
import { createErasureReconciler } from '../../../src/personal-data/erasure-reconciler';
import { LOG_UID } from '../../../src/personal-data/log-row';
import { acquireStartLock } from '../../../src/provision/start-lock';
import { countEnquiries } from '../../support/build-enquiry';
import { createMailTesting } from '../../support/mail-testing';
import { signInAsSuperAdmin, type PanelStaff } from '../../support/panel-staff';
import { readLogRows, openPersonalData, readLogCopy } from '../../support/personal-data';
import { waitUntil } from '../../support/scheduling-testing';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const PERSON = { email: 'rosaura@posada.example', phone: '951 555 0142' };
// No shorter: identifiers and timestamps contain any three digits.
const OF_SOMEBODY = /posada|ajena|951 ?555|Fernanda/;
const STORED = { email: PERSON.email, phone: '+529515550142' };
const SUBSCRIPTION = 'api::newsletter-subscription.newsletter-subscription';

describe('personal data', () => {
  const cms = setUpCms();
  let staff: Awaited<ReturnType<typeof openPersonalData>>;
  let mail: ReturnType<typeof createMailTesting>;
  const subscriptions = () => cms.strapi.db.query(SUBSCRIPTION);
  const mailFiles = () => readdir(mailFolder()).catch(() => []);

  /**
   * Stores two enquiries of one person, one of another person, their mails as files, and a
   * subscription.
   */
  async function storeSome() {
    const first = await storeEnquiry(cms, { ...PERSON, newsletter: true });
    const second = await storeEnquiry(cms, {
      ...PERSON,
      email: 'Otra.Cuenta@posada.example',
      message: 'Mi mensaje con <b>etiqueta</b> y acentos: ñandú.',
    });
    const other = await storeEnquiry(cms, { email: 'ajena@example.com' });
    await createMailTesting(cms).sendDue();
    return { first, second, other };
  }

  beforeAll(async () => {
    staff = await openPersonalData(cms);
    mail = createMailTesting(cms);
  });
  beforeEach(async () => {
    await mail.clear();
    await subscriptions().deleteMany({ where: {} });
    await tidyMail(cms.strapi);
  });

  it('of a person is found by e-mail, telephone or both', async () => {
    const { first, second } = await storeSome();
    const byEmail = await staff.find({ email: 'ROSAURA@Posada.example' });
    expect(byEmail).toMatchObject({
      person: { email: PERSON.email, phone: null },
      counts: { enquiries: 1, mails: 2, subscriptions: 1 },
      enquiries: [{ documentId: first.documentId, folio: first.folio }],
      subscription: { email: PERSON.email },
    });
    const byPhone = await staff.find({ phone: '+52 1 951 555 0142' });
    expect(byPhone.enquiries.map(({ folio }) => folio)).toEqual([second.folio, first.folio]);
    expect(byPhone.subscription).toBeNull();
    const byBoth = await staff.find(PERSON);
    expect(byBoth.counts).toEqual({ enquiries: 2, mails: 4, subscriptions: 1 });
    const unknown = await staff.find({ email: 'nadie@example.com' });
    expect(unknown.counts).toEqual({ enquiries: 0, mails: 0, subscriptions: 0 });
  });

  it.each([
    [{}, 'email', MESSAGES.nobody],
    [{ email: 'no-es-correo' }, 'email', MESSAGES.email],
    [{ email: { $ne: null } }, 'email', MESSAGES.email],
    [{ phone: '12' }, 'phone', MESSAGES.phone],
    [{ ...PERSON, name: 'x' }, 'name', UNKNOWN_FIELD_MESSAGE],
  ])('is not searched for %j', async (person, field, message) => {
    const { status, body } = await staff.send('search', person);
    expect([status, body.error.details.errors]).toEqual([400, [{ path: [field], message }]]);
  });

  it('of a person is exported as one readable HTML file that includes the data as JSON', async () => {
    const { second } = await storeSome();
    await staff
      .call('put', `/api/enquiries/${second.documentId}`)
      .send({ data: { note: 'Prefiere que la llamen de tarde.' } })
      .expect(200);
    const { headers, text } = await staff.sendAll('export', PERSON);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="datos-personales-.+html"/,
    );
    expect(text).toContain('Mi mensaje con &lt;b&gt;etiqueta&lt;/b&gt; y acentos: ñandú.');
    expect(text).toContain('anotó: Prefiere que la llamen de tarde.');
    const json = /<pre id="json">([^<]*)<\/pre>/.exec(text)?.[1] ?? '';
    const data = JSON.parse(
      json
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&'),
    );
    expect(data.person).toEqual(STORED);
    expect(data.subscription.email).toBe(PERSON.email);
    expect(data.enquiries).toHaveLength(2);
    expect(data.enquiries[1]).toMatchObject({ folio: second.folio, message: second.message });
    expect(data.enquiries[1].mails).toHaveLength(2);
    expect(JSON.stringify(data)).not.toMatch(/idempotency|requestHash|searchText|ajena@/);
  });

  const erase = (enquiries: string[], changes: object = {}) =>
    staff.send('erase', {
      ...PERSON,
      enquiries,
      scope: 'all',
      confirmation: PERSON.email,
      expected: { enquiries: 2, subscriptions: 1 },
      ...changes,
    });

  it('of a person is erased immediately and completely, without affecting other people', async () => {
    const { first, second, other } = await storeSome();
    const ids = [first.documentId, second.documentId];
    expect(await mailFiles()).toHaveLength(6);
    const { body } = await erase(ids).expect(200);
    expect(body.data.counts).toEqual({ enquiries: 2, mails: 4, subscriptions: 1 });

    expect((await staff.find(PERSON)).counts).toEqual({
      enquiries: 0,
      mails: 0,
      subscriptions: 0,
    });
    expect(await countEnquiries(cms)).toBe(1);
    const left = await mail.find();
    expect(left.map(({ enquiryId }) => enquiryId)).toEqual([other.documentId, other.documentId]);
    expect((await mailFiles()).sort()).toEqual(
      left.map(({ kind, documentId }) => `${kind}-${documentId}.eml`).sort(),
    );
    const again = await erase([], { expected: { enquiries: 0, subscriptions: 0 } });
    expect([again.status, again.body.error.message]).toEqual([404, MESSAGES.nothing]);
  });

  it.each([
    ['another name', { confirmation: 'ajena@example.com' }, 400],
    ['no name', { confirmation: '' }, 400],
    ['other counts', { expected: { enquiries: 1, subscriptions: 1 } }, 409],
    ['no counts', { expected: undefined }, 400],
    ['nothing said about what', { scope: 'todo' }, 400],
    ['an enquiry of somebody else', { enquiries: ['ajena'] }, 409],
    ['an operator as enquiry', { enquiries: [{ $ne: null }] }, 400],
  ])('of a person is not erased with %s', async (_case, changes, status) => {
    const { first } = await storeSome();
    expect((await erase([first.documentId], changes)).status).toBe(status);
    expect((await staff.find(PERSON)).counts.enquiries).toBe(2);
  });

  it('is erased after confirmation by telephone; a subscription can be deleted alone', async () => {
    await storeSome();
    await erase([], { scope: 'subscription', confirmation: '(951) 555-0142' }).expect(200);
    expect((await staff.find(PERSON)).counts).toEqual({ enquiries: 2, mails: 4, subscriptions: 0 });
  });

  it('says by what each enquiry was found, and how many mails it has', async () => {
    const { first, second } = await storeSome();
    const byEmail = { documentId: first.documentId, match: 'email', mails: 2 };
    const byPhone = { documentId: second.documentId, match: 'phone', mails: 2 };
    expect((await staff.find(PERSON)).enquiries).toMatchObject([byPhone, byEmail]);
    const { enquiries } = await staff.find({ phone: PERSON.phone });
    expect(enquiries).toMatchObject([byPhone, { ...byEmail, match: 'phone' }]);
  });

  it('is exported and erased without the enquiries that were not chosen', async () => {
    const { first, second } = await storeSome();
    const chosen = { ...PERSON, enquiries: [first.documentId] };
    const { text } = await staff.send('export', chosen).expect(200);
    expect(text).toContain(first.folio);
    expect(text).not.toContain(second.folio);
    const { body } = await erase([first.documentId]).expect(200);
    expect(body.data.counts).toEqual({ enquiries: 1, mails: 2, subscriptions: 1 });
    const { enquiries, log } = await staff.find({ phone: PERSON.phone });
    expect(enquiries).toMatchObject([{ documentId: second.documentId }]);
    expect(log[0]).toMatchObject({ action: 'person-erased' });
  });

  it('that was kept survives the erasure after a restore of an older database', async () => {
    const { first, second } = await storeSome();
    const rows = () => cms.strapi.db.query('api::enquiry.enquiry');
    const { id: _id, ...row } = await rows().findOne({ where: { documentId: first.documentId } });
    const [{ id: _other, ...subscribed }] = await subscriptions().findMany();
    await erase([first.documentId]).expect(200);
    await rows().create({ data: { ...row, history: JSON.stringify(row.history) } });
    await subscriptions().create({ data: subscribed });

    await createErasureReconciler(cms.strapi).run();
    const left = (await rows().findMany({})).map(({ documentId }) => documentId);
    expect(left).toContain(second.documentId);
    expect(left).not.toContain(first.documentId);
    expect(await subscriptions().count()).toBe(0);
  });

  it('of an erased person is erased again after a restore of an older database', async () => {
    const { first, second, other } = await storeSome();
    const held = { enquiries: await cms.strapi.db.query('api::enquiry.enquiry').findMany() };
    const subscribed = await subscriptions().findMany();
    await erase([first.documentId, second.documentId]).expect(200);
    const after = await storeEnquiry(cms, PERSON);

    // As after the restore of an older backup: the log is older too.
    await cms.strapi.db.query(LOG_UID).deleteMany({ where: {} });
    for (const row of held.enquiries.filter(({ documentId }) => documentId !== other.documentId)) {
      const { id: _id, ...data } = row;
      await cms.strapi.db
        .query('api::enquiry.enquiry')
        .create({ data: { ...data, history: JSON.stringify(data.history) } });
    }
    await subscriptions().create({ data: { ...subscribed[0], id: undefined } });
    expect(await countEnquiries(cms)).toBe(4);

    // As at a start, when no other instance starts concurrently.
    const releaseLock = await acquireStartLock(cms.strapi);
    await createErasureReconciler(cms.strapi).runAfterRestore();
    await releaseLock();
    const folios = await cms.strapi.db.query('api::enquiry.enquiry').findMany();
    expect(folios.map(({ folio }) => folio).sort()).toEqual([other.folio, after.folio].sort());
    expect(folios).not.toContainEqual(expect.objectContaining({ folio: first.folio }));
    expect(folios).not.toContainEqual(expect.objectContaining({ folio: second.folio }));
    expect(await subscriptions().count()).toBe(0);
    const actions = (await readLogRows(cms)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['person-erased', 'erased-again']));

    const before = (await readLogRows(cms)).length;
    await createErasureReconciler(cms.strapi).run();
    expect(await readLogRows(cms)).toHaveLength(before);
  });

  describe('log entries', () => {
    let panel: PanelStaff['call'];

    beforeAll(async () => {
      panel = (await signInAsSuperAdmin(cms)).call;
    });

    it('record who did what, without identifying the data subject', async () => {
      const { first, other } = await storeSome();
      await staff.call('delete', `/api/enquiries/${other.documentId}`).expect(204);
      await staff.call('get', '/api/enquiries/export').expect(200);
      await staff.sendAll('export', { email: PERSON.email });
      const log = await staff.log();
      expect(log.slice(0, 3)).toMatchObject([
        { action: 'person-exported', who: 'Administrador', counts: { enquiries: 1 } },
        { action: 'enquiries-exported', counts: { enquiries: 2 } },
        { action: 'enquiries-deleted', counts: { enquiries: 1, mails: 2 } },
      ]);
      const everything = JSON.stringify([await readLogRows(cms), await readLogCopy()]);
      expect(everything).not.toMatch(OF_SOMEBODY);
      expect(everything).not.toContain(first.folio);

      const about = (await staff.find({ email: 'ajena@example.com' })).log;
      expect(about[0]).toMatchObject({ action: 'enquiries-deleted' });
      expect((await staff.find({ email: 'nadie@example.com' })).log).toEqual([]);
    });

    it('include deletions in the CMS panel, which also delete the mails', async () => {
      const { first } = await storeSome();
      await panel(
        'delete',
        `/content-manager/collection-types/api::enquiry.enquiry/${first.documentId}`,
      ).expect(200);
      expect((await staff.log())[0]).toMatchObject({
        action: 'enquiries-deleted',
        who: 'Administrador Tequiora',
        counts: { enquiries: 1, mails: 2 },
      });
      expect(await mail.count({ enquiryId: first.documentId })).toBe(0);
    });

    it.each([LOG_UID, 'api::mail.mail'])(
      'and of the outbox are not accessible in the panel: %s',
      async (uid) => {
        await storeSome();
        await staff.sendAll('export', PERSON);
        const [row] = await cms.strapi.db.query(uid).findMany({ limit: 1 });
        const base = `/content-manager/collection-types/${uid}`;
        const one = `${base}/${row.documentId}`;
        const responses = [
          await panel('get', base),
          await panel('get', one),
          await panel('put', one).send({ who: 'Otra persona' }),
          await panel('delete', one),
          await panel('post', base).send({ who: 'Otra persona' }),
          await panel('post', `${base}/actions/bulkDelete`).send({ documentIds: [row.documentId] }),
          await panel('post', `${base}/clone/${row.documentId}`).send({}),
        ];
        expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 403));
        expect(JSON.stringify(responses.map(({ body }) => body))).not.toContain(row.documentId);
        const stored = await cms.strapi.db
          .query(uid)
          .findOne({ where: { documentId: row.documentId } });
        expect(stored).toEqual(row);
        expect(
          (await panel('get', '/content-manager/homepage/recent-documents?action=update')).status,
        ).toBe(200);
      },
    );

    it('are readable only through their own endpoint, and never writable', async () => {
      for (const method of ['post', 'put', 'delete'] as const) {
        const address = '/api/personal-data/log';
        expect((await staff.call(method, address).send({ data: {} })).status).toBe(405);
      }
      for (const address of ['/api/privacy-log-entries', '/api/mails']) {
        expect((await staff.call('get', address)).status).toBe(404);
      }
    });
  });

  it('is not sent in webhooks about enquiries and subscriptions', async () => {
    const sent: string[] = [];
    const runner = cms.strapi.get('webhookRunner');
    const { fetch } = runner;
    runner.fetch = async (_url: string, { body }: { body: string }) => {
      sent.push(body);
      return { ok: true, status: 200 };
    };
    const webhook = {
      id: 'prueba',
      name: 'otra',
      url: 'http://x.example',
      headers: {},
      events: ['entry.create', 'entry.update', 'entry.delete'],
      isEnabled: true,
    };
    runner.add(webhook);
    try {
      const { first } = await storeSome();
      await cms.strapi
        .documents('api::enquiry.enquiry')
        .update({ documentId: first.documentId, data: { status: 'contactado' } });
      await cms.strapi.documents('api::enquiry.enquiry').delete({ documentId: first.documentId });
      await cms.strapi
        .documents('api::industry.industry')
        .create({ data: { name: 'Hoteles', slug: 'hoteles' } });
      const expected = ['entry.update', 'entry.delete', 'Hoteles'];
      await waitUntil(() => expected.every((part) => sent.join().includes(part)));
      const text = sent.join('\n');
      expect(text).toContain(first.documentId);
      expect(text).toContain('Hoteles');
      expect(text).not.toMatch(OF_SOMEBODY);
    } finally {
      runner.remove(webhook);
      runner.fetch = fetch;
    }
  });
});
