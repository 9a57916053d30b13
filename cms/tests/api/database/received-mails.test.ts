import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import { HOLD_MS } from '../../../contracts/enquiry-mail';
import { parseMail } from '../../../src/mailbox/parse-mail';
import { receiveMail } from '../../../src/mailbox/receive-mail';
import { createMailTesting, mailEnvironment } from '../../support/mail-testing';
import {
  headersOf,
  PDF_PART,
  PROGRAM,
  writeBounce,
  writeMail,
  writeParts,
} from '../../support/odd-mails';
import { openPersonalData } from '../../support/personal-data';
import { AGENT, addAccount, signIn } from '../../support/sign-in';
import { SITE_SETTINGS } from '../../support/site-settings';
import { startSmtpSink } from '../../support/smtp-sink';
import { type Cms, startCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const PERSON = { email: 'maria@example.com', phone: '951 555 0142' };
const OTHER = 'From: Otra <otra@example.com>';
const PLAIN = 'Content-Type: text/plain; charset=utf-8';

describe('received mails', () => {
  let cms: Cms;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let mail: ReturnType<typeof createMailTesting>;
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  const receive = async (content: Buffer, receivedAt = new Date()) =>
    receiveMail(cms.strapi, await parseMail(Readable.from([content])), { receivedAt });
  const write = (subject: string, body: string, ...headers: string[]) =>
    writeMail({ headers: headersOf(subject, PLAIN, ...headers), body });
  const from = (sender: string, content: Buffer) =>
    Buffer.from(content.toString('latin1').replace(/^From: .*$/m, sender), 'latin1');
  const detail = async (id: string) =>
    (await call('get', `/api/enquiries/${id}`).expect(200)).body.data;
  const enquiries = () => cms.strapi.db.query('api::enquiry.enquiry').findMany();
  const events = async (id: string): Promise<string[]> =>
    (await detail(id)).history.map(({ event }: { event: string }) => event);

  /** Answers an enquiry by mail, and returns the Message-ID of the answer. */
  async function answer(id: string): Promise<string> {
    const data = { key: randomUUID(), subject: 'Tu ficha', text: 'Hola', attachments: [] };
    await call('post', `/api/enquiries/${id}/mails`).send({ data }).expect(200);
    await mail.sendDue(HOLD_MS);
    return sink.mails.at(-1)?.headers('Message-ID')[0] ?? '';
  }

  beforeAll(async () => {
    sink = await startSmtpSink();
    cms = await startCms(mailEnvironment(sink.url));
    mail = createMailTesting(cms);
    await cms.strapi
      .documents('api::site-settings.site-settings')
      .create({ data: SITE_SETTINGS, status: 'published' });
    ({ call } = await signIn(cms));
  });
  beforeEach(async () => {
    await mail.clear();
    await cms.strapi.db.query('api::mail.seen-mail').deleteMany({ where: {} });
    sink.mails.length = 0;
  });
  afterAll(async () => {
    await cms.stop();
    await sink.close();
  });

  it('join their enquiry by headers, also from another address, and wait for a reply again', async () => {
    const { documentId } = await storeEnquiry(cms, PERSON);
    const messageId = await answer(documentId);
    expect(await detail(documentId)).toMatchObject({ waitingUntil: null, received: [] });

    const reply = write('Re: otra cosa', 'Sí.\n\n> Hola', `In-Reply-To: ${messageId}`);
    expect(await receive(from(OTHER, reply))).toBe('joined');
    const joined = await detail(documentId);
    expect(joined).toMatchObject({
      ...{ status: 'contactado', waitingUntil: expect.any(String) },
      received: [
        {
          name: 'Otra',
          address: 'otra@example.com',
          text: 'Sí.',
          quoted: '> Hola',
          question: null,
        },
      ],
    });
    expect(joined.history.at(-1)).toMatchObject({
      ...{ event: 'mail-received', who: 'visitante', mailId: joined.received[0].id },
    });
    const { body } = await call('get', '/api/enquiries/today').expect(200);
    const waiting = ['overdue', 'dueToday', 'mine'].flatMap((name) => body.data[name].enquiries);
    expect(waiting.map((row) => row.documentId)).toEqual([documentId]);

    const answered = await answer(documentId);
    expect((await detail(documentId)).waitingUntil).toBeNull();
    expect(sink.mails.at(-1)?.headers('References')[0]).toContain(messageId);
    expect(answered).not.toBe(messageId);
  });

  it('wait until staff state that no reply is needed', async () => {
    const { documentId } = await storeEnquiry(cms, PERSON);
    const messageId = await answer(documentId);
    await receive(write('Re', 'Gracias', `References: ${messageId}`));
    const settle = () => call('post', `/api/enquiries/${documentId}/reply-not-needed`).expect(200);
    expect((await settle()).body.data).toMatchObject({ waitingUntil: null });
    await settle();
    expect((await events(documentId)).filter((event) => event === 'reply-not-needed')).toHaveLength(
      1,
    );
  });

  it('are counted until they are answered, in the enquiry, the list and its count', async () => {
    const { documentId } = await storeEnquiry(cms, PERSON);
    const messageId = await answer(documentId);
    const counted = async () => {
      const { body } = await call('get', '/api/enquiries?filters[unansweredMails][$gt]=0');
      const { body: summary } = await call('get', '/api/enquiries/summary').expect(200);
      expect(summary.data.withMails).toBe(body.meta.pagination.total);
      const found = body.data.find((row: { documentId: string }) => row.documentId === documentId);
      return [found?.unansweredMails, (await detail(documentId)).unansweredMails];
    };
    expect(await counted()).toEqual([undefined, 0]);
    await receive(write('Re: uno', 'Uno', `References: ${messageId}`));
    await receive(write('Re: dos', 'Dos', `References: ${messageId}`));
    expect(await counted()).toEqual([2, 2]);
    await answer(documentId);
    expect(await counted()).toEqual([undefined, 0]);
  });

  it('keep the first response target, and do not change the result of a closed enquiry', async () => {
    const { documentId, dueAt } = await storeEnquiry(cms, PERSON);
    await receive(write('x', 'Otra cosa'));
    const first = await detail(documentId);
    expect(first).toMatchObject({ status: 'nuevo', dueAt, waitingUntil: dueAt });
    const data = { status: 'completado', answer: 'call', result: 'sin_venta' };
    await call('put', `/api/enquiries/${documentId}`).send({ data }).expect(200);
    await receive(write('x', '¿Siguen ahí?'));
    expect(await detail(documentId)).toMatchObject({
      ...{ status: 'completado', result: 'sin_venta', waitingUntil: expect.any(String) },
    });
  });

  it('join by the folio, with a question if the address is another one', async () => {
    const { documentId, folio } = await storeEnquiry(cms, PERSON);
    expect(await receive(write(`RE: Tu ficha · ${folio}`, 'Uno'))).toBe('joined');
    const forged = from(OTHER, write(`Re: ${folio}`, 'Dos'));
    expect(await receive(forged)).toBe('question');
    const { received } = await detail(documentId);
    expect(received).toMatchObject([{ question: null }, { text: 'Dos', question: 'folio' }]);

    const decide = (belongs: boolean) =>
      call('post', `/api/enquiries/${documentId}/received-mails/${received[1].id}`).send({
        data: { belongs },
      });
    const { body } = await decide(false).expect(200);
    expect(body.data).toMatchObject({
      ...{ channel: 'correo', email: 'otra@example.com', name: 'Otra', status: 'nuevo' },
      received: [{ text: 'Dos', question: null }],
    });
    expect(body.data.folio).not.toBe(folio);
    expect((await detail(documentId)).received).toHaveLength(1);
    expect(await events(documentId)).toContain('mail-moved');
    await decide(true).expect(409);
  });

  it('join the newest enquiry of their address with a question', async () => {
    await storeEnquiry(cms, PERSON);
    const { documentId } = await storeEnquiry(cms, { ...PERSON, message: 'La segunda consulta' });
    expect(await receive(write('Una duda', 'Tres'))).toBe('question');
    const [{ id, question }] = (await detail(documentId)).received;
    expect(question).toBe('address');
    const path = `/api/enquiries/${documentId}/received-mails/${id}`;
    await call('post', path)
      .send({ data: { belongs: 'sí' } })
      .expect(400);
    const { body } = await call('post', path).send({ data: { belongs: true } });
    expect(body.data.received).toMatchObject([{ question: null }]);
    expect(await enquiries()).toHaveLength(2);
  });

  it('that fit nothing become an enquiry, with notice and confirmation', async () => {
    const arrival = new Date(Date.now() - 3_600_000);
    const content = writeParts(headersOf('Cotización'), [
      { type: 'text/plain; charset=utf-8', content: 'Necesito dos mesas.' },
      PDF_PART,
      PROGRAM,
    ]);
    expect(await receive(content, arrival)).toBe('enquiry');
    const [{ documentId }] = await enquiries();
    const enquiry = await detail(documentId);
    expect(enquiry).toMatchObject({
      ...{ channel: 'correo', status: 'nuevo', name: 'María Ruiz', email: 'maria@example.com' },
      ...{ type: 'consulta', message: 'Cotización\n\nNecesito dos mesas.' },
      createdAt: arrival.toISOString(),
    });
    const [file, refused] = enquiry.received[0].attachments;
    expect([file.problem, refused.problem]).toEqual([null, 'type']);
    await mail.sendDue();
    expect(sink.mails).toHaveLength(2);

    const path = `/api/enquiries/${documentId}/attachments`;
    const download = await call('get', `${path}/${file.id}`).expect(200);
    expect(download.headers).toMatchObject({
      'content-disposition': 'attachment; filename="plano.pdf"',
      'content-type': 'application/pdf',
    });
    await call('get', `${path}/${refused.id}`).expect(404);
    await cms.request.get(`${path}/${file.id}`).expect(401);
  });

  it('are judged as enquiries are, and by what their headers say', async () => {
    const list = 'List-Unsubscribe: <https://boletin.example/baja>';
    expect(await receive(write('Oferta', 'Compra ya', list))).toBe('enquiry');
    const flag = 'X-Spam-Flag: YES';
    expect(await receive(from(OTHER, write('Oferta 2', 'Compra ya', list, flag)))).toBe('spam');
    const found = (await enquiries()).map(({ status }) => status);
    expect(found.toSorted()).toEqual(['dudoso', 'spam']);
  });

  it('are stored once, however many copies arrive at the same time', async () => {
    const { documentId, folio } = await storeEnquiry(cms, PERSON);
    const content = write(`Re ${folio}`, 'Sí', 'Message-ID: <uno@example.com>');
    const outcomes = await Promise.all([1, 2, 3].map(() => receive(content)));
    expect(outcomes.toSorted()).toEqual(['joined', 'repeated', 'repeated']);
    expect((await detail(documentId)).received).toHaveLength(1);
    const fresh = from(OTHER, write('Hola', 'Quiero una mesa'));
    await Promise.all([1, 2, 3].map(() => receive(fresh)));
    expect(await enquiries()).toHaveLength(2);
  });

  it('of programs join without waiting for a reply, and make no enquiry', async () => {
    const { documentId } = await storeEnquiry(cms, PERSON);
    const messageId = await answer(documentId);
    const sent = sink.mails.length;
    const automatic = ['Auto-Submitted: auto-replied', `In-Reply-To: ${messageId}`];
    expect(await receive(write('Fuera de la oficina', 'Vuelvo el lunes', ...automatic))).toBe(
      'joined',
    );
    expect(await detail(documentId)).toMatchObject({
      ...{ waitingUntil: null, received: [{ isAutomatic: true }] },
    });
    expect(await receive(from(OTHER, write('Aviso', 'x', 'Precedence: bulk')))).toBe('ignored');
    const own = from('From: avisos@tequiora.example', write('Nueva consulta', 'x'));
    expect(await receive(own)).toBe('ignored');
    await mail.sendDue(HOLD_MS);
    expect(sink.mails).toHaveLength(sent);
    expect(await enquiries()).toHaveLength(1);
  });

  it('that came back are shown with the reply, until another one follows', async () => {
    const { documentId } = await storeEnquiry(cms, PERSON);
    const messageId = await answer(documentId);
    expect(await receive(writeBounce(messageId, 'delayed'))).toBe('ignored');
    await cms.strapi.db.query('api::mail.seen-mail').deleteMany({ where: {} });
    expect(await receive(writeBounce(messageId))).toBe('bounce');
    expect(await receive(writeBounce(messageId))).toBe('repeated');
    const bounced = await detail(documentId);
    expect(bounced.mails).toMatchObject([
      { state: 'bounced', problem: { failure: 'recipient', response: /550 5\.1\.1 <…>/ } },
    ]);
    expect((await events(documentId)).at(-1)).toBe('mail-bounced');
    const { body } = await call('get', '/api/enquiries/today').expect(200);
    expect(body.data.refused.total).toBe(1);
    await call('post', `/api/enquiries/${documentId}/replies`)
      .send({ data: { channel: 'call' } })
      .expect(200);
    expect((await detail(documentId)).mails).toMatchObject([{ state: 'settled' }]);
    expect(await receive(writeBounce('<reply-nadie@tequiora.example>'))).toBe('ignored');
  });

  it('about a confirmation that came back show that the address is wrong', async () => {
    const { documentId } = await storeEnquiry(cms, PERSON);
    await mail.sendDue();
    const confirmation = sink.mails.find(({ recipients }) => recipients.includes(PERSON.email));
    await receive(writeBounce(confirmation?.headers('Message-ID')[0] ?? ''));
    expect((await detail(documentId)).isEmailRefused).toBe(true);
  });

  it('are part of the export and the erasure of a person, and are not stored again afterwards', async () => {
    const staff = await openPersonalData(cms);
    const content = writeParts(headersOf('Privado', 'Message-ID: <privado@example.com>'), [
      { type: 'text/plain', content: 'Mi secreto' },
      PDF_PART,
    ]);
    const arrival = new Date(Date.now() - 60_000);
    await receive(content, arrival);
    const [{ documentId }] = await enquiries();
    const person = { email: PERSON.email };
    const ids = { enquiries: [documentId] };
    const html = (await staff.send('export', { ...person, ...ids }).expect(200)).text;
    expect(html).toContain('Mi secreto');
    expect(html).toContain('download="plano.pdf" href="data:application/pdf;base64,');
    const expected = { enquiries: 1, subscriptions: 0 };
    const data = { ...person, ...ids, scope: 'all', confirmation: person.email, expected };
    await staff.send('erase', data).expect(200);
    expect(await mail.count({ kind: 'received' })).toBe(0);
    const files = cms.strapi.db.query('api::mail.mail-attachment');
    expect(await files.count({ where: { enquiryId: documentId } })).toBe(0);
    expect(await receive(content, arrival)).toBe('repeated');
    // As after a restore of an older copy of the database.
    await cms.strapi.db.query('api::mail.seen-mail').deleteMany({ where: {} });
    expect(await receive(content, arrival)).toBe('ignored');
    // What the person writes afterwards is new.
    expect(
      await receive(write('Hola otra vez', 'Quiero algo nuevo', 'In-Reply-To: <a@b.mx>')),
    ).toBe('enquiry');
  });

  it('are downloaded by staff with an account only, of their own enquiry', async () => {
    await receive(writeParts(headersOf('Plano'), [{ type: 'text/plain', content: 'x' }, PDF_PART]));
    const [{ documentId }] = await enquiries();
    const [{ id }] = (await detail(documentId)).received[0].attachments;
    const other = await storeEnquiry(cms, { email: 'otra@example.com' });
    await call('get', `/api/enquiries/${other.documentId}/attachments/${id}`).expect(404);
    await addAccount(cms, AGENT, 'agent');
    const agent = await signIn(cms, AGENT);
    await agent.call('get', `/api/enquiries/${documentId}/attachments/${id}`).expect(200);
    // A file of a mail is not part of the draft of an account.
    await call('delete', `/api/enquiries/${documentId}/attachments/${id}`).expect(404);
  });

  it('are found as late by the list and the overview', async () => {
    const { documentId } = await storeEnquiry(cms, PERSON);
    const messageId = await answer(documentId);
    const old = new Date(Date.now() - 30 * 24 * 3_600_000);
    await receive(write('Re', '¿Hola?', `In-Reply-To: ${messageId}`), old);
    const { body } = await call('get', '/api/enquiries?overdue=true').expect(200);
    expect(body.data).toMatchObject([{ documentId, status: 'contactado' }]);
    expect((await call('get', '/api/enquiries/summary')).body.data.overdue).toBe(1);
  });
});
