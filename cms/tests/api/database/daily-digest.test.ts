import { sendDailyDigest } from '../../../src/mail/send-daily-digest';
import { createMailTesting, mailEnvironment } from '../../support/mail-testing';
import { addAccount, AGENT } from '../../support/sign-in';
import { startSmtpSink } from '../../support/smtp-sink';
import { type Cms, startCms } from '../../support/start-cms';
import { storeEnquiry, updateEnquiryRow } from '../../support/store-enquiry';

// Mexico City is at UTC-6.
const at = (local: string) => new Date(`${local}:00-06:00`);
const LAST_DAY = { type: 'plugin', name: 'enquiries', key: 'last-digest-day' };

describe('the digest of the day', () => {
  let cms: Cms;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let agentId: number;
  let mail: ReturnType<typeof createMailTesting>;

  const setLastDay = (value: string) => cms.strapi.store(LAST_DAY).set({ value });
  const recipients = async () =>
    (await mail.find({ kind: 'today' })).map(({ accountId }) => accountId);

  beforeAll(async () => {
    sink = await startSmtpSink();
    cms = await startCms(mailEnvironment(sink.url));
    agentId = (await addAccount(cms, AGENT, 'agent')).id;
    mail = createMailTesting(cms);
  });
  beforeEach(() => mail.clear());
  afterAll(async () => {
    await cms.stop();
    await sink.close();
  });

  const storeOverdue = async () => {
    const { documentId } = await storeEnquiry(cms, { name: 'Rosa Paz' });
    const dueAt = '2026-11-13T16:00:00Z';
    const data = { dueAt, waitingUntil: dueAt, ownerId: agentId };
    await updateEnquiryRow(cms, documentId, data);
    return documentId;
  };

  it('begins with the business day after the installation', async () => {
    await storeOverdue();
    await sendDailyDigest(cms.strapi, at('2026-11-12T10:00'));
    expect(await recipients()).toEqual([]);
    await sendDailyDigest(cms.strapi, at('2026-11-13T10:30'));
    expect(await recipients()).toEqual([agentId]);
  });

  it('waits for the opening of a business day', async () => {
    await setLastDay('2026-11-13');
    await storeOverdue();
    // Saturday, a public holiday, and Tuesday before the opening.
    for (const time of ['2026-11-14T10:00', '2026-11-16T10:00', '2026-11-17T08:59']) {
      await sendDailyDigest(cms.strapi, at(time));
    }
    expect(await recipients()).toEqual([]);
    await sendDailyDigest(cms.strapi, at('2026-11-17T09:00'));
    expect(await recipients()).toEqual([agentId]);
  });

  it('is one per person and day when several instances add it at once', async () => {
    await setLastDay('2026-11-13');
    await storeOverdue();
    const times = ['2026-11-17T09:00', '2026-11-17T09:00', '2026-11-17T09:01', '2026-11-17T17:59'];
    await Promise.all(times.slice(0, 3).map((time) => sendDailyDigest(cms.strapi, at(time))));
    for (const time of times) await sendDailyDigest(cms.strapi, at(time));
    expect(await recipients()).toEqual([agentId]);
    await sendDailyDigest(cms.strapi, at('2026-11-18T09:00'));
    expect(await recipients()).toEqual([agentId, agentId]);
  });

  it('is added by the next run when an instance stops in between', async () => {
    await setLastDay('2026-11-13');
    await storeOverdue();
    const restore = cms.strapi.db.lifecycles.subscribe({
      models: ['api::mail.mail'],
      beforeCreate() {
        throw new Error('The instance stops here.');
      },
    });
    await expect(sendDailyDigest(cms.strapi, at('2026-11-17T09:00'))).rejects.toThrow('stops here');
    restore();
    await sendDailyDigest(cms.strapi, at('2026-11-17T09:01'));
    expect(await recipients()).toEqual([agentId]);
  });

  it('lists what is due with links, and is skipped when it was done before', async () => {
    await setLastDay('2026-11-13');
    const documentId = await storeOverdue();
    await sendDailyDigest(cms.strapi, at('2026-11-17T09:00'));
    await mail.sendDue();
    const sent = sink.mails.filter(({ recipients: to }) => to.includes(AGENT.email));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers('Subject')).toEqual(['Tienes 1 pendiente para hoy']);
    for (const body of [sent[0]?.text, sent[0]?.html]) {
      expect(body).toContain('Rosa Paz, consulta sobre un servicio, límite 13 nov 2026, 10:00');
      expect(body).toContain(`http://sitio.example.test/admin/consultas/${documentId}`);
      expect(body).toContain('http://sitio.example.test/admin/hoy');
    }

    await sendDailyDigest(cms.strapi, at('2026-11-18T09:00'));
    await updateEnquiryRow(cms, documentId, { status: 'completado' });
    await mail.sendDue();
    expect(await mail.count({ kind: 'today', state: 'skipped' })).toBe(1);
  });

  it('is sent once after a failed attempt, and not after the end of its day', async () => {
    await setLastDay('2026-11-13');
    await storeOverdue();
    await mail.sendDue();
    const count = () => sink.mails.filter(({ recipients: to }) => to.includes(AGENT.email)).length;
    const before = count();
    await sendDailyDigest(cms.strapi, at('2026-11-17T09:00'));
    await sink.close();
    await mail.sendDue();
    await sink.open();
    const [waiting] = await mail.find({ kind: 'today' });
    expect(waiting).toMatchObject({ state: 'waiting', failure: 'unreachable', settledAt: null });
    await mail.sendDue(31_000);
    await mail.sendDue(3_600_000);
    expect(count()).toBe(before + 1);

    await sendDailyDigest(cms.strapi, at('2026-11-18T09:00'));
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    const where = { kind: 'today', state: 'waiting' };
    await cms.strapi.db
      .query('api::mail.mail')
      .updateMany({ where, data: { createdAt: yesterday } });
    await mail.sendDue();
    expect(await mail.count({ kind: 'today', state: 'skipped' })).toBe(1);
    expect(count()).toBe(before + 1);
  });
});
