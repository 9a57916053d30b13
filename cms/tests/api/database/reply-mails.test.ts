import { randomUUID } from 'node:crypto';

import { HOLD_MS, type EnquiryMail } from '../../../contracts/enquiry-mail';
import { tidyMail } from '../../../src/mail/tidy-mail';
import { PDF } from '../../support/create-pdf';
import { createPng } from '../../support/create-png';
import { createMailTesting, mailEnvironment } from '../../support/mail-testing';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { SITE_SETTINGS } from '../../support/site-settings';
import { startSmtpSink } from '../../support/smtp-sink';
import { type Cms, startCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const DAY = 24 * 60 * 60_000;
const LEASE = 7 * 60_000;
const VISITOR = 'maria@example.com';
const TEXT = 'Hola, María:\n\nTe mando la ficha. <b>¿Te llamo?</b>';

describe('replies by mail', () => {
  let cms: Cms;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let mail: ReturnType<typeof createMailTesting>;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  let agent: Awaited<ReturnType<typeof signIn>>;
  let onMail: (() => Promise<void>) | undefined;

  const toVisitor = () => sink.mails.filter(({ recipients }) => recipients.includes(VISITOR));
  const detail = async (id: string) =>
    (await call('get', `/api/enquiries/${id}`).expect(200)).body.data;
  const send = (id: string, data: object = {}, by = call) =>
    by('post', `/api/enquiries/${id}/mails`).send({
      data: { key: randomUUID(), subject: 'Tu ficha', text: TEXT, attachments: [], ...data },
    });
  const attach = (id: string, file: Buffer, name: string, by = call) =>
    by('post', `/api/enquiries/${id}/attachments`).attach('files', file, name);
  const draftOf = async (id: string, by = call) =>
    (await by('get', `/api/enquiries/${id}/reply-templates`).expect(200)).body.data.mail;
  const withdraw = (id: string, { id: mailId }: EnquiryMail) =>
    call('delete', `/api/enquiries/${id}/mails/${mailId}`);
  const queue = async (id: string, data: object = {}): Promise<EnquiryMail> =>
    (await send(id, data).expect(200)).body.data.mails.at(-1);
  const today = async (by = call) =>
    (await by('get', '/api/enquiries/today').expect(200)).body.data;

  beforeAll(async () => {
    sink = await startSmtpSink({ onMail: () => onMail?.() });
    cms = await startCms(mailEnvironment(sink.url));
    mail = createMailTesting(cms);
    await cms.strapi
      .documents('api::site-settings.site-settings')
      .create({ data: SITE_SETTINGS, status: 'published' });
    ({ call } = await signIn(cms));
    await addAccount(cms, AGENT, 'agent');
    agent = await signIn(cms, AGENT);
  });
  beforeEach(async () => {
    onMail = undefined;
    sink.refused.clear();
    await mail.clear();
    sink.mails.length = 0;
  });
  afterAll(async () => {
    await cms.stop();
    await sink.close();
  });

  it('leave after the time to undo them, in the conversation of the confirmation, and are the answer then', async () => {
    const { documentId, folio } = await storeEnquiry(cms);
    await mail.sendDue();
    await call('put', '/api/auth/me')
      .send({ data: { name: 'Administrador', signature: 'Ana Pérez\nVentas' } })
      .expect(200);
    const { body: picture } = await attach(documentId, createPng(4, 4), 'foto.png').expect(201);
    const { body: file } = await attach(documentId, PDF, 'ficha técnica.pdf').expect(201);
    expect(await draftOf(documentId)).toEqual({
      signature: 'Ana Pérez\nVentas',
      attachments: [picture.data, file.data],
    });
    const attachments = [picture.data.id, file.data.id];
    const sent = await send(documentId, { template: 'Ficha', attachments }).expect(200);
    expect(sent.body.data).toMatchObject({ status: 'nuevo', firstReplyAt: null });
    expect(sent.body.data.mails).toMatchObject([{ state: 'waiting', problem: null, text: TEXT }]);
    expect((await draftOf(documentId)).attachments).toEqual([]);
    await mail.sendDue(HOLD_MS - 2_000);
    expect(toVisitor()).toHaveLength(1);

    await mail.sendDue(HOLD_MS);
    await mail.sendDue(HOLD_MS + LEASE);
    const [confirmation, reply, ...others] = toVisitor();
    expect(others).toEqual([]);
    const [root] = confirmation?.headers('Message-ID') ?? [];
    const [messageId] = reply?.headers('Message-ID') ?? [];
    expect(messageId).toMatch(/^<reply-\w+@tequiora\.example>$/);
    expect(reply?.headers('In-Reply-To')).toEqual([root]);
    expect(reply?.headers('References')).toEqual([root]);
    expect(reply?.headers('Subject')).toEqual([`Tu ficha · ${folio}`]);
    expect(reply?.headers('Reply-To')).toEqual(['Tequiora <hola@example.test>']);
    expect(reply?.headers('Auto-Submitted')).toEqual([]);
    expect(reply?.raw).toContain('filename=foto.png');
    expect(reply?.raw).toContain("filename*0*=utf-8''ficha%20t%C3%A9cnica.pdf");
    expect(reply?.raw).toContain(PDF.toString('base64').slice(0, 60));

    const answered = await detail(documentId);
    expect(answered).toMatchObject({ status: 'contactado', owner: { name: 'Administrador' } });
    expect(answered.history.map(({ event }: { event: string }) => event)).toEqual([
      ...['created', 'taken', 'replied', 'status-changed'],
    ]);
    expect(answered.history[2]).toMatchObject({
      ...{ channel: 'email', template: 'Ficha', mailId: answered.mails[0].id },
    });
    expect(answered.mails).toMatchObject([
      { state: 'sent', who: 'Administrador', attachments: [{ name: 'foto.png' }, {}] },
    ]);

    // Files of drafts go after days; what was sent stays.
    await attach(documentId, PDF, 'borrador.pdf').expect(201);
    await tidyMail(cms.strapi, new Date(Date.now() + 30 * DAY));
    expect((await draftOf(documentId)).attachments).toEqual([]);
    expect((await detail(documentId)).mails[0].attachments).toHaveLength(2);
    await queue(documentId, { subject: `Otra vez ${folio}` });
    await mail.sendDue(HOLD_MS);
    expect(toVisitor()[2]?.headers('References')).toEqual([`${root} ${messageId}`]);
    expect(toVisitor()[2]?.headers('Subject')).toEqual([`Otra vez ${folio}`]);
  });

  it('have text and signature as plain text and HTML', async () => {
    const { documentId } = await storeEnquiry(cms);
    await send(documentId, {}, agent.call).expect(200);
    await mail.sendDue(HOLD_MS);
    const reply = toVisitor().at(-1);
    expect(reply?.text).toContain(`${TEXT}\n\n--\n\n${AGENT.email}\nTequiora`);
    expect(reply?.html).toContain('&lt;b&gt;¿Te llamo?&lt;/b&gt;');
    expect(reply?.html).not.toContain('<h1');
  });

  it('are withdrawn with their files until they leave, and not afterwards', async () => {
    const { documentId } = await storeEnquiry(cms);
    const { body: file } = await attach(documentId, PDF, 'ficha.pdf').expect(201);
    const waiting = await queue(documentId, { attachments: [file.data.id] });
    const { body } = await withdraw(documentId, waiting).expect(200);
    expect(body.data).toMatchObject({ mails: [], history: [{ event: 'created' }] });
    expect((await draftOf(documentId)).attachments).toEqual([file.data]);
    await mail.sendDue(HOLD_MS);
    expect(toVisitor()).toHaveLength(1);

    const second = await queue(documentId, { attachments: [file.data.id] });
    onMail = async () => void (await withdraw(documentId, second).expect(409));
    await mail.sendDue(HOLD_MS);
    await withdraw(documentId, second).expect(409);
    expect(toVisitor()).toHaveLength(2);
  });

  it('are stored once per key', async () => {
    const [first, second] = [await storeEnquiry(cms), await storeEnquiry(cms)];
    const key = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => send(first.documentId, { key })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mail.count({ kind: 'reply' })).toBe(1);
    await send(first.documentId, { key, text: 'Otro texto' }).expect(409);
    await send(second.documentId, { key }).expect(409);
  });

  it('that a server refuses are no answer: the reason is on the enquiry, and it is on «Hoy» until it is answered', async () => {
    const { documentId } = await storeEnquiry(cms);
    await mail.sendDue();
    sink.refused.set(VISITOR, 550);
    await send(documentId, {}, agent.call).expect(200);
    for (const later of [0, LEASE, 2 * LEASE]) await mail.sendDue(HOLD_MS + later);
    const problem = { failure: 'recipient', response: '550 No such mailbox' };
    const refused = await detail(documentId);
    expect(refused).toMatchObject({ status: 'nuevo', firstReplyAt: null, owner: null });
    expect(refused.mails).toMatchObject([{ state: 'refused', problem }]);
    expect(refused.history.slice(1)).toMatchObject([
      { event: 'mail-refused', who: AGENT.email, ...problem, mailId: refused.mails[0].id },
    ]);
    for (const each of [await today(), await today(agent.call)]) {
      expect(each.refused).toMatchObject({ total: 1, enquiries: [{ documentId }] });
      expect(each.dueToday.total + each.unassigned.total).toBe(0);
    }
    const overview = await call('get', '/api/overview').expect(200);
    expect(overview.body.data.mail).toBeNull();

    sink.refused.clear();
    await queue(documentId);
    await mail.sendDue(HOLD_MS);
    expect((await detail(documentId)).mails).toMatchObject([
      { state: 'settled' },
      { state: 'sent' },
    ]);
    expect((await today()).refused.total).toBe(0);
  });

  it('that a server refuses leave «Hoy» when staff call or withdraw them', async () => {
    const enquiries = [
      await storeEnquiry(cms),
      await storeEnquiry(cms, { email: 'o@example.com' }),
    ];
    sink.refused.set(VISITOR, 550).set('o@example.com', 552);
    for (const { documentId } of enquiries) await queue(documentId);
    await mail.sendDue(HOLD_MS);
    expect((await today()).refused.total).toBe(2);
    const [first, second] = enquiries.map(({ documentId }) => documentId) as [string, string];
    await call('post', `/api/enquiries/${first}/replies`).send({ data: { channel: 'call' } });
    await withdraw(second, (await detail(second)).mails[0]).expect(200);
    expect((await today()).refused.total).toBe(0);
    expect((await detail(second)).history.at(-1)).toMatchObject({ event: 'mail-refused' });
  });

  it('wait while the server is down, say why, and can be withdrawn between attempts', async () => {
    const { documentId } = await storeEnquiry(cms);
    await mail.sendDue();
    await sink.close();
    const waiting = await queue(documentId);
    await mail.sendDue(HOLD_MS);
    expect((await detail(documentId)).mails).toMatchObject([
      { state: 'waiting', problem: { failure: 'unreachable' } },
    ]);
    await sink.open();
    await mail.sendDue(HOLD_MS + 60_000);
    expect((await detail(documentId)).mails).toMatchObject([{ state: 'sent', id: waiting.id }]);
    expect(toVisitor()).toHaveLength(2);
  });

  it('whose process ends before it records the delivery are sent again as the same mail, and recorded once', async () => {
    const { documentId } = await storeEnquiry(cms);
    await queue(documentId);
    await mail.sendDue(HOLD_MS);
    // As a kill leaves it.
    const rows = cms.strapi.db.query('api::mail.mail');
    await rows.updateMany({
      where: { kind: 'reply' },
      data: { state: 'waiting', settledAt: null, dueAt: new Date() },
    });
    await mail.sendDue(HOLD_MS);
    const ids = toVisitor().flatMap((each) => each.headers('Message-ID'));
    expect(new Set(ids).size).toBe(2);
    const { history } = await detail(documentId);
    expect(history.filter(({ event }: { event: string }) => event === 'replied')).toHaveLength(1);
  });

  it('accept pictures and documents of up to 10 MB in total, by their content', async () => {
    const { documentId } = await storeEnquiry(cms);
    const refused = await attach(documentId, Buffer.from('<html>'), 'ficha.pdf').expect(400);
    expect(refused.body.error.message).toMatch(/«ficha\.pdf»/);
    await attach(documentId, Buffer.from('WEBVTT\n\n'), 'ficha.vtt').expect(400);
    const large = Buffer.concat([PDF.subarray(0, 20), Buffer.alloc(6 * 1024 * 1024), PDF]);
    await attach(documentId, large, 'grande.pdf').expect(201);
    const { body } = await attach(documentId, large, 'otra.pdf').expect(400);
    expect(body.error.message).toMatch(/12 MB y el límite es 10 MB/);
    const [{ id }] = (await draftOf(documentId)).attachments;
    const path = `/api/enquiries/${documentId}/attachments/${id}`;
    expect((await draftOf(documentId, agent.call)).attachments).toEqual([]);
    await agent.call('delete', path).expect(404);
    await send(documentId, { attachments: [id] }, agent.call).expect(400);
    await call('delete', path).expect(204);
    await call('get', path).expect(404);
  });

  it('and their files are exported with the data of a person, and erased with the enquiry', async () => {
    const { documentId } = await storeEnquiry(cms);
    const { body: file } = await attach(documentId, PDF, 'ficha.pdf').expect(201);
    await queue(documentId, { attachments: [file.data.id] });
    await mail.sendDue(HOLD_MS);
    const path = `/api/enquiries/${documentId}/attachments/${file.data.id}`;
    const download = await agent.call('get', path).expect(200);
    expect(download.headers['content-disposition']).toBe('attachment; filename="ficha.pdf"');
    expect(download.body).toEqual(PDF);
    const data = { email: VISITOR, enquiries: [documentId] };
    const { text } = await call('post', '/api/personal-data/export').send({ data }).expect(200);
    expect(text).toContain('Te mando la ficha.');
    expect(text).toContain(
      `<a download="ficha.pdf" href="data:application/pdf;base64,${PDF.toString('base64')}">`,
    );
    await call('delete', `/api/enquiries/${documentId}`).expect(204);
    expect(await mail.count({ kind: 'reply' })).toBe(0);
    const files = cms.strapi.db.query('api::mail.mail-attachment');
    expect(await files.count({ where: { enquiryId: documentId } })).toBe(0);
  });

  it('go within a minute when their enquiry is gone from the database, old ones at night', async () => {
    const enquiries = [await storeEnquiry(cms), await storeEnquiry(cms)];
    for (const { documentId } of enquiries) await queue(documentId);
    const [old] = enquiries;
    await cms.strapi.db.query('api::mail.mail').updateMany({
      where: { enquiryId: old?.documentId },
      data: { createdAt: new Date(Date.now() - 10 * DAY) },
    });
    await cms.strapi.db.query('api::enquiry.enquiry').deleteMany({ where: {} });
    const at = (time: string) => new Date(`${new Date().toISOString().slice(0, 10)}T${time}Z`);
    await tidyMail(cms.strapi, at('09:01'));
    expect(await mail.find({ kind: 'reply' })).toMatchObject([{ enquiryId: old?.documentId }]);
    await tidyMail(cms.strapi, at('09:00'));
    expect(await mail.count()).toBe(0);
  });

  it('are refused for spam, without an address and with an invalid field', async () => {
    const { documentId } = await storeEnquiry(cms);
    await send(documentId, { text: '' }).expect(400);
    await send(documentId, { key: 'x' }).expect(400);
    await send(documentId, { attachments: ['abc'] }).expect(400);
    await call('put', `/api/enquiries/${documentId}`).send({ data: { status: 'spam' } });
    await send(documentId).expect(400);
    await send('nadie').expect(404);
    expect(await mail.count({ kind: 'reply' })).toBe(0);
  });

  it('are not offered without a mail server', async () => {
    const { documentId } = await storeEnquiry(cms);
    const { SMTP_URL } = process.env;
    delete process.env.SMTP_URL;
    expect(await draftOf(documentId)).toBeNull();
    await send(documentId).expect(400);
    process.env.SMTP_URL = SMTP_URL;
  });
});
