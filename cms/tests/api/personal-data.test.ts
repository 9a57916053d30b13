import { readdir } from 'node:fs/promises';

import { PERSONAL_DATA_MESSAGES as MESSAGES } from '../../contracts/personal-data';
import { mailFolder } from '../../src/mail/deliver';
import { tidyMail } from '../../src/mail/tidy-mail';
import { createErasureKeeper } from '../../src/personal-data/keep-erased';
import { LOG_UID } from '../../src/personal-data/log-row';
import { takeStartTurn } from '../../src/provision/start-turn';
import { type Cms, startCms } from '../support/cms';
import { storeEnquiry } from '../support/desk';
import { countEnquiries } from '../support/enquiries';
import { enterAsSuperAdmin, type PanelStaff } from '../support/panel-staff';
import { createMailTesting } from '../support/mail';
import { eventually } from '../support/scheduling';
import { logRows, openPersonalData, readLogCopy } from '../support/personal-data';

const PERSON = { email: 'rosaura@posada.example', phone: '951 555 0142' };
// No shorter: identifiers and moments have any three digits.
const OF_SOMEBODY = /posada|ajena|951 ?555|Fernanda/;
const STORED = { email: PERSON.email, phone: '+529515550142' };
const SUBSCRIPTION = 'api::newsletter-subscription.newsletter-subscription';

describe('personal data', () => {
  let cms: Cms;
  let staff: Awaited<ReturnType<typeof openPersonalData>>;
  let mail: ReturnType<typeof createMailTesting>;
  const subscriptions = () => cms.strapi.db.query(SUBSCRIPTION);
  const mailFiles = () => readdir(mailFolder()).catch(() => []);

  /** Two enquiries of one person, one of somebody else, their mails as files, a subscription. */
  async function storeSome() {
    const first = await storeEnquiry(cms, { ...PERSON, newsletter: true });
    const second = await storeEnquiry(cms, {
      ...PERSON,
      email: 'Otra.Cuenta@posada.example',
      message: 'Mi mensaje con <b>etiqueta</b> y acentos: ñandú.',
    });
    const other = await storeEnquiry(cms, { email: 'ajena@example.com' });
    await createMailTesting(cms).look();
    return { first, second, other };
  }

  beforeAll(async () => {
    cms = await startCms();
    staff = await openPersonalData(cms);
    mail = createMailTesting(cms);
  });
  beforeEach(async () => {
    await mail.clear();
    await subscriptions().deleteMany({ where: {} });
    await tidyMail(cms.strapi);
  });
  afterAll(() => cms.stop());

  it('of a person is found by e-mail, by telephone, or by both', async () => {
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
    const nobody = await staff.find({ email: 'nadie@example.com' });
    expect(nobody.counts).toEqual({ enquiries: 0, mails: 0, subscriptions: 0 });
  });

  it.each([
    [{}, 'email', MESSAGES.nobody],
    [{ email: 'no-es-correo' }, 'email', MESSAGES.email],
    [{ email: { $ne: null } }, 'email', MESSAGES.email],
    [{ phone: '12' }, 'phone', MESSAGES.phone],
    [{ ...PERSON, name: 'x' }, 'name', MESSAGES.unknownField],
  ])('is not searched with %j', async (person, field, message) => {
    const { status, body } = await staff.send('search', person);
    expect([status, body.error.details.errors]).toEqual([400, [{ path: [field], message }]]);
  });

  it('of a person is one file that can be read, with all of it as JSON', async () => {
    const { second } = await storeSome();
    await staff
      .call('put', `/api/enquiries/${second.documentId}`)
      .send({ data: { note: 'Prefiere que la llamen de tarde.' } })
      .expect(200);
    const { headers, text } = await staff.send('export', PERSON).expect(200);
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

  const erase = (changes: object = {}) =>
    staff.send('erase', {
      ...PERSON,
      scope: 'all',
      confirmation: PERSON.email,
      expected: { enquiries: 2, subscriptions: 1 },
      ...changes,
    });

  it('of a person is erased at once and whole, and of nobody else', async () => {
    const { other } = await storeSome();
    expect(await mailFiles()).toHaveLength(6);
    const { body } = await erase().expect(200);
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
    const again = await erase({ expected: { enquiries: 0, subscriptions: 0 } });
    expect([again.status, again.body.error.message]).toEqual([404, MESSAGES.nothing]);
  });

  it.each([
    ['another name', { confirmation: 'ajena@example.com' }, 400],
    ['no name', { confirmation: '' }, 400],
    ['other counts', { expected: { enquiries: 1, subscriptions: 1 } }, 409],
    ['no counts', { expected: undefined }, 400],
    ['nothing said about what', { scope: 'todo' }, 400],
  ])('of a person is not erased with %s', async (_case, changes, status) => {
    await storeSome();
    expect((await erase(changes)).status).toBe(status);
    expect((await staff.find(PERSON)).counts.enquiries).toBe(2);
  });

  it('can be confirmed by the telephone; a subscription goes alone', async () => {
    await storeSome();
    await erase({ scope: 'subscription', confirmation: '(951) 555-0142' }).expect(200);
    expect((await staff.find(PERSON)).counts).toEqual({ enquiries: 2, mails: 4, subscriptions: 0 });
  });

  it('of an erased person does not come back with an older copy of the database', async () => {
    const { first, second, other } = await storeSome();
    const held = { enquiries: await cms.strapi.db.query('api::enquiry.enquiry').findMany() };
    const subscribed = await subscriptions().findMany();
    await erase().expect(200);
    const after = await storeEnquiry(cms, PERSON);

    // As a backup from before puts it back: the log is of then too.
    await cms.strapi.db.query(LOG_UID).deleteMany({ where: {} });
    for (const row of held.enquiries.filter(({ documentId }) => documentId !== other.documentId)) {
      const { id: _id, ...data } = row;
      await cms.strapi.db
        .query('api::enquiry.enquiry')
        .create({ data: { ...data, history: JSON.stringify(data.history) } });
    }
    await subscriptions().create({ data: { ...subscribed[0], id: undefined } });
    expect(await countEnquiries(cms)).toBe(4);

    // As at a start, when no other instance may start.
    const endTurn = await takeStartTurn(cms.strapi);
    await createErasureKeeper(cms.strapi).runAfterRestore();
    await endTurn();
    const folios = await cms.strapi.db.query('api::enquiry.enquiry').findMany();
    expect(folios.map(({ folio }) => folio).sort()).toEqual([other.folio, after.folio].sort());
    expect(folios).not.toContainEqual(expect.objectContaining({ folio: first.folio }));
    expect(folios).not.toContainEqual(expect.objectContaining({ folio: second.folio }));
    expect(await subscriptions().count()).toBe(0);
    const actions = (await logRows(cms)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['person-erased', 'erased-again']));

    const before = (await logRows(cms)).length;
    await createErasureKeeper(cms.strapi).run();
    expect(await logRows(cms)).toHaveLength(before);
  });

  describe('in the log', () => {
    let panel: PanelStaff['call'];

    beforeAll(async () => {
      panel = (await enterAsSuperAdmin(cms)).call;
    });

    it('is who did what, without a word of whom it is about', async () => {
      const { first, other } = await storeSome();
      await staff.call('delete', `/api/enquiries/${other.documentId}`).expect(204);
      await staff.call('get', '/api/enquiries/export').expect(200);
      await staff.send('export', { email: PERSON.email }).expect(200);
      const log = await staff.log();
      expect(log.slice(0, 3)).toMatchObject([
        { action: 'person-exported', who: 'Administrador', counts: { enquiries: 1 } },
        { action: 'enquiries-exported', counts: { enquiries: 2 } },
        { action: 'enquiries-deleted', counts: { enquiries: 1, mails: 2 } },
      ]);
      const everything = JSON.stringify([await logRows(cms), await readLogCopy()]);
      expect(everything).not.toMatch(OF_SOMEBODY);
      expect(everything).not.toContain(first.folio);

      const about = (await staff.find({ email: 'ajena@example.com' })).log;
      expect(about[0]).toMatchObject({ action: 'enquiries-deleted' });
      expect((await staff.find({ email: 'nadie@example.com' })).log).toEqual([]);
    });

    it('are deletions in the CMS panel too, and the mails go with them', async () => {
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
      'and of the outbox, nobody reads or writes a row by the panel: %s',
      async (uid) => {
        await storeSome();
        await staff.send('export', PERSON).expect(200);
        const [row] = await cms.strapi.db.query(uid).findMany({ limit: 1 });
        const base = `/content-manager/collection-types/${uid}`;
        const one = `${base}/${row.documentId}`;
        const answers = [
          await panel('get', base),
          await panel('get', one),
          await panel('put', one).send({ who: 'Otra persona' }),
          await panel('delete', one),
          await panel('post', base).send({ who: 'Otra persona' }),
          await panel('post', `${base}/actions/bulkDelete`).send({ documentIds: [row.documentId] }),
          await panel('post', `${base}/clone/${row.documentId}`).send({}),
        ];
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
        expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(row.documentId);
        const stored = await cms.strapi.db
          .query(uid)
          .findOne({ where: { documentId: row.documentId } });
        expect(stored).toEqual(row);
        expect(
          (await panel('get', '/content-manager/homepage/recent-documents?action=update')).status,
        ).toBe(200);
      },
    );

    it('is read by nothing else of the dashboard, and changed by nothing', async () => {
      for (const method of ['post', 'put', 'delete'] as const) {
        const address = '/api/personal-data/log';
        expect((await staff.call(method, address).send({ data: {} })).status).toBe(405);
      }
      for (const address of ['/api/privacy-log-entries', '/api/mails']) {
        expect((await staff.call('get', address)).status).toBe(404);
      }
    });
  });

  it('is in no webhook: not of an enquiry, nor of a subscription', async () => {
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
      const told = ['entry.update', 'entry.delete', 'Hoteles'];
      await eventually(() => told.every((part) => sent.join().includes(part)));
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
