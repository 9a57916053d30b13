import { randomUUID } from 'node:crypto';

import type { UID } from '@strapi/strapi';

import { HONEYPOT_FIELD } from '../../../contracts/enquiry';
import { formatHour } from '../../../contracts/near-date';
import { hasRefusedConfirmation } from '../../../src/enquiries/refused-confirmations';
import { tidyMail } from '../../../src/mail/tidy-mail';
import { buildEnquiry, countEnquiries, postEnquiry } from '../../support/build-enquiry';
import { addCategory, addPicture, buildProduct } from '../../support/build-product';
import { SITE_URL } from '../../support/environment';
import { createMailTesting, mailEnvironment, STAFF } from '../../support/mail-testing';
import { signInAsSuperAdmin } from '../../support/panel-staff';
import { signIn } from '../../support/sign-in';
import { SITE_SETTINGS } from '../../support/site-settings';
import { startSmtpSink } from '../../support/smtp-sink';
import { type Cms, startCms } from '../../support/start-cms';
import { updateEnquiryRow, storeEnquiry } from '../../support/store-enquiry';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe('mail about enquiries', () => {
  let cms: Cms;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let mail: ReturnType<typeof createMailTesting>;
  const sentTo = (address: string) =>
    sink.mails.filter(({ recipients }) => recipients.includes(address));
  const trouble = async () => {
    const { call } = await signIn(cms);
    return (await call('get', '/api/overview').expect(200)).body.data.mail;
  };

  beforeAll(async () => {
    sink = await startSmtpSink();
    cms = await startCms(mailEnvironment(sink.url));
    mail = createMailTesting(cms);
    await cms.strapi
      .documents('api::site-settings.site-settings')
      .create({ data: SITE_SETTINGS, status: 'published' });
  });
  beforeEach(async () => {
    await mail.clear();
    sink.mails.length = 0;
  });
  afterAll(async () => {
    await cms.stop();
    await sink.close();
  });

  it('sends the staff the whole enquiry and the visitor a confirmation, once each', async () => {
    const enquiry = await storeEnquiry(cms, {
      phone: '951 123 4567',
      source: '/servicios?utm_source=volante',
      privacyVersion: '1.0',
    });
    await mail.sendDue();
    await mail.sendDue();
    await mail.sendDue(DAY);
    expect(sink.mails).toHaveLength(2);

    const [notice] = sentTo(STAFF);
    expect(notice?.headers('From')).toEqual(['Tequiora <avisos@tequiora.example>']);
    expect(notice?.headers('Reply-To')).toEqual(['María Fernanda López <maria@example.com>']);
    expect(notice?.headers('Subject')).toEqual([
      `Nueva consulta ${enquiry.folio} de María Fernanda López`,
    ]);
    for (const body of [notice?.text, notice?.html]) {
      for (const fact of [
        enquiry.folio,
        'maria@example.com',
        '+52 951 123 4567',
        '/servicios?utm_source=volante',
        'Quiero una página para mi hotel en el centro.',
        `${SITE_URL}/admin/consultas/${enquiry.documentId}`,
        'versión 1.0',
      ]) {
        expect(body).toContain(fact);
      }
    }

    const [confirmation] = sentTo('maria@example.com');
    expect(confirmation?.headers('Subject')).toEqual([`Recibimos tu consulta ${enquiry.folio}`]);
    expect(confirmation?.headers('Reply-To')).toEqual(['Tequiora <hola@example.test>']);
    expect(confirmation?.headers('Auto-Submitted')).toEqual(['auto-generated']);
    for (const body of [confirmation?.text, confirmation?.html]) {
      for (const fact of [
        'Hola, María:',
        enquiry.folio,
        // The dashboard and the page of the form show the same time.
        `antes de ${formatHour(new Date(enquiry.dueAt))}`,
        'Lunes a viernes de 9:00 a 18:00',
        '+52 951 123 4567',
        'https://wa.me/529517654321?text=',
      ]) {
        expect(body).toContain(fact);
      }
      expect(body).not.toContain('hotel');
    }
  });

  describe('the confirmation with texts of staff', () => {
    const CONTACT = 'api::contact-page.contact-page';
    const WORD = 'ñ'.repeat(300);
    let documentId: string;
    const publish = (confirmation: object) => {
      const contact = cms.strapi.documents(CONTACT);
      return contact.update({ documentId, data: { confirmation }, status: 'published' } as never);
    };
    const confirm = async (enquiry: object) => {
      sink.mails.length = 0;
      const { folio } = await storeEnquiry(cms, enquiry);
      await mail.sendDue();
      const [confirmation] = sentTo('maria@example.com');
      if (!confirmation) throw new Error('No confirmation arrived');
      return { ...confirmation, folio, subject: confirmation.headers('Subject')[0] };
    };

    beforeAll(async () => {
      const data = { hero: { title: 'Contacto' } };
      const contact = cms.strapi.documents(CONTACT);
      ({ documentId } = await contact.create({ data, status: 'published' } as never));
    });
    afterAll(() => publish({}));

    it('arrives with the values of the enquiry, and again with the usual texts', async () => {
      const product = buildProduct(await addCategory(cms, 'Básculas'), {
        slug: 'bascula',
        name: 'Báscula',
      });
      await cms.strapi
        .documents('api::product.product')
        .create({ data: product, status: 'published' } as never);
      await publish({
        subject: '{nombre}, ya vimos lo de {asunto} ({folio})',
        greeting: '¡Qué gusto, {nombre}!',
        nextSteps: 'Te llamamos: {respuesta}. Cuesta {precio}.',
        closing: 'Saludos,\nel equipo de {empresa}',
      });
      const named = await confirm({ subject: 'Báscula' });
      const facts = ['Báscula', '$1,499.99 MXN + IVA, $1,739.99 con IVA'];
      for (const fact of facts) expect(named.text).toContain(`: ${fact}\n`);
      expect(named.subject).toBe(`María, ya vimos lo de Báscula (${named.folio})`);
      for (const text of ['¡Qué gusto, María!', 'Cuesta $', 'el equipo de Tequiora']) {
        expect(named.text).toContain(text);
        expect(named.html).toContain(text);
      }
      // Names of products are content; what else a visitor sends as one is not repeated.
      const other = await confirm({
        subject: 'Gana en casino.example',
        name: 'www.casino.example',
      });
      expect(other.subject).toBe(`Recibimos tu consulta ${other.folio}`);
      expect(`${other.text}${other.html}`).not.toMatch(/casino|Cuesta|[{}]/);
      await publish({});
      expect((await confirm({})).text).toContain('Ya la tiene nuestro equipo.');
    });

    it('arrives whole with markup, emoji, long words and text from right to left', async () => {
      await publish({
        subject: '👩🏽‍🍳 {folio} <b>مرحبا</b>',
        greeting: '<img src=x onerror=alert(1)> "{nombre}" & مرحبا',
        nextSteps: `${WORD}\n\n👩🏽‍🍳 {folio}`,
        closing: '</div></body><script>alert(1)</script>',
      });
      const { folio, subject, text, html } = await confirm({});
      expect(subject).toBe(`👩🏽‍🍳 ${folio} <b>مرحبا</b>`);
      expect(html).not.toMatch(/<(?:img|script|b)\b/);
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;María&quot; &amp; مرحبا');
      expect(html).toContain(WORD);
      expect(html).toMatch(/overflow-wrap:anywhere/);
      expect(text).toContain(`${WORD}\n\n👩🏽‍🍳 ${folio}`);
    });
  });

  it('names the price of what the enquiry is about, with its offer while that lasts', async () => {
    const price = async (subject: string) => {
      sink.mails.length = 0;
      await storeEnquiry(cms, { subject });
      await mail.sendDue();
      return /\$[^\n]* MXN[^\n]*|A cotizar/.exec(sentTo(STAFF)[0]?.text ?? '')?.[0];
    };
    const publish = (uid: UID.ContentType, data: object) =>
      cms.strapi.documents(uid).create({ data, status: 'published' } as never);
    const product = buildProduct(await addCategory(cms), { slug: 'lector', tax: 'masIva' });
    const offer = { offerPrice: 6_500, offerUntil: new Date(Date.now() + DAY) };
    const past = { ...offer, offerUntil: new Date(Date.now() - DAY) };
    const range = {
      description: 'Tu sitio.',
      priceMin: 7_000,
      priceMax: 9_000,
      deliveryTime: '3 semanas',
    };
    await publish('api::product.product', { ...product, name: 'Lector', offerPrice: 990 });
    await publish('api::package.package', { ...range, slug: 'basico', name: 'Básico' });
    await publish('api::package.package', {
      ...range,
      ...offer,
      slug: 'rebajado',
      name: 'Rebajado',
    });
    await publish('api::package.package', {
      ...range,
      ...past,
      slug: 'de-antes',
      name: 'De antes',
    });
    expect(await price('Lector')).toBe('$990.00 MXN + IVA, $1,148.40 con IVA');
    expect(await price('Básico')).toBe('$7,000 – $9,000 MXN + IVA');
    expect(await price('Rebajado')).toBe('$6,500 MXN + IVA');
    expect(await price('De antes')).toBe('$7,000 – $9,000 MXN + IVA');
    await publish('api::product.product', {
      ...product,
      ...{ slug: 'kiosco', name: 'Kiosco', price: null },
    });
    expect(await price('Kiosco')).toBe('A cotizar');
    await publish('api::flagship-product.flagship-product', {
      ...{
        slug: 'caja',
        name: 'Caja',
        description: 'Cobra.',
        gradient: 'anil',
        image: await addPicture(cms),
      },
      pricing: { amount: 299.5, period: 'mes', tax: 'ivaIncluido' },
    });
    expect(await price('Caja')).toBe('$299.50 MXN/mes IVA incluido');
    expect(await price('Otra cosa')).toBeUndefined();
  });

  it('goes to the address set in the dashboard as soon as it is set', async () => {
    const { call } = await signIn(cms);
    const name = (notificationEmail: string | null) =>
      call('put', '/api/dashboard-settings').send({ data: { notificationEmail } }).expect(200);
    await name('turno@example.test');
    await storeEnquiry(cms);
    await mail.sendDue();
    await name(null);
    expect([sentTo('turno@example.test').length, sentTo(STAFF).length]).toEqual([1, 0]);
  });

  it('creates one pair of mails for one key, also for concurrent repeats', async () => {
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => postEnquiry(cms, buildEnquiry(), key)),
    );
    expect(responses.every(({ status }) => status === 200 || status === 201)).toBe(true);
    await mail.sendDue();
    await postEnquiry(cms, buildEnquiry(), key).expect(200);
    await mail.sendDue(MINUTE);
    expect(sink.mails).toHaveLength(2);
  });

  it('says that an enquiry is doubtful, and sends the visitor the usual confirmation', async () => {
    const message = 'Me gustan www.uno.mx, www.dos.mx y https://tres.mx';
    const email = 'dudas@example.com';
    const { documentId, folio } = await storeEnquiry(cms, { message, email });
    await mail.sendDue();
    const [notice] = sentTo(STAFF);
    expect(notice?.headers('Subject')[0]).toMatch(`Consulta dudosa ${folio}`);
    expect(notice?.text).toContain('Señal: enlaces: el mensaje trae 3 enlaces.');
    expect(notice?.text).toContain(`/admin/consultas/${documentId}`);
    const [confirmation] = sentTo(email);
    expect(confirmation?.headers('Subject')).toEqual([`Recibimos tu consulta ${folio}`]);
    expect(confirmation?.text).not.toMatch(/dud|spam/i);
  });

  it('is not sent for spam, also when staff mark it before delivery', async () => {
    await postEnquiry(cms, buildEnquiry({ [HONEYPOT_FIELD]: 'x', visitMs: 1 })).expect(201);
    expect(await mail.count()).toBe(0);
    const { documentId } = await storeEnquiry(cms);
    await updateEnquiryRow(cms, documentId, { status: 'spam' });
    await mail.sendDue();
    expect(sink.mails).toHaveLength(0);
    expect(await mail.count({ state: 'skipped' })).toBe(2);
  });

  it('waits for a server that is down, reports it, and sends each mail once when it is back', async () => {
    await sink.close();
    await storeEnquiry(cms);
    await mail.sendDue();
    expect(await trouble()).toBeNull();
    await mail.sendDue(31 * SECOND);
    await mail.sendDue(62 * SECOND);
    const [{ createdAt } = { createdAt: '' }] = await mail.find();
    expect(await trouble()).toEqual({
      waiting: 2,
      lost: 0,
      since: new Date(createdAt).toISOString(),
      reason: 'unreachable',
    });

    await sink.open();
    await mail.sendDue(63 * SECOND);
    expect(sink.mails).toHaveLength(1);
    await mail.sendDue(5 * MINUTE);
    await mail.sendDue(DAY);
    expect(sink.mails).toHaveLength(2);
    expect(await trouble()).toBeNull();
  });

  it('is given up after days, and reported until mail is delivered again', async () => {
    await sink.close();
    await storeEnquiry(cms);
    for (const later of [0, 1, 4 * DAY, 4 * DAY + 1]) await mail.sendDue(later);
    expect(await trouble()).toMatchObject({ waiting: 0, lost: 2, reason: 'unreachable' });
    await sink.open();
    await storeEnquiry(cms);
    await mail.sendDue(5 * DAY);
    expect(await trouble()).toBeNull();
  });

  it('does not delay responses while the mail server does not respond', async () => {
    await storeEnquiry(cms);
    await sink.stopResponding();
    const pass = mail.sendDue();
    const took: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const start = performance.now();
      await postEnquiry(cms, buildEnquiry({ email: `v${count}@example.com` })).expect(201);
      took.push(performance.now() - start);
    }
    // The timeout of the mail server is eight seconds.
    expect(Math.max(...took)).toBeLessThan(5_000);
    await pass;
    expect(await mail.find({ attempts: 1 })).toMatchObject([{ failure: 'unreachable' }]);

    await sink.close();
    await sink.open();
    process.env.MAIL_LIMIT_PER_10_MINUTES = '1000';
    await mail.sendDue(2 * MINUTE);
    process.env.MAIL_LIMIT_PER_10_MINUTES = '';
    const ids = sink.mails.flatMap(({ headers }) => headers('Message-ID'));
    expect([ids.length, new Set(ids).size]).toEqual([18, 18]);
  });

  it('respects its limit under load: staff get the rest in a digest, visitors get theirs later', async () => {
    process.env.MAIL_LIMIT_PER_10_MINUTES = '4';
    const folios: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      folios.push((await storeEnquiry(cms, { email: `v${count}@example.com` })).folio);
    }
    await mail.sendDue();
    await mail.sendDue(5 * MINUTE);
    const staff = sentTo(STAFF);
    expect([staff.length, sink.mails.length]).toEqual([4, 8]);
    const summary = staff.find(({ headers }) => headers('Subject')[0]?.startsWith('Llegaron 7'));
    for (const folio of folios.slice(3)) expect(summary?.text).toContain(folio);

    await mail.sendDue(11 * MINUTE);
    await mail.sendDue(22 * MINUTE);
    process.env.MAIL_LIMIT_PER_10_MINUTES = '';
    expect([sentTo(STAFF).length, sink.mails.length]).toEqual([4, 14]);
    expect(await countEnquiries(cms)).toBe(10);
  });

  it('is sent at most three times a day to one visitor', async () => {
    for (let count = 0; count < 5; count += 1) await storeEnquiry(cms);
    await mail.sendDue();
    expect([sentTo(STAFF).length, sentTo('maria@example.com').length]).toEqual([5, 3]);
  });

  it('records an address that does not exist as a failed recipient', async () => {
    sink.refused.set('maria@example.com', 550);
    const { documentId } = await storeEnquiry(cms);
    for (const later of [0, MINUTE, 5 * MINUTE]) await mail.sendDue(later);
    sink.refused.clear();
    expect(sink.mails).toHaveLength(1);
    expect(await mail.find({ kind: 'confirmation' })).toMatchObject([
      { state: 'skipped', failure: 'recipient', attempts: 1 },
    ]);
    expect(await trouble()).toBeNull();
    // The dashboard shows it as long as the enquiry is there.
    await tidyMail(cms.strapi, new Date(Date.now() + 30 * DAY));
    expect(await hasRefusedConfirmation(cms.strapi, documentId)).toBe(true);
    expect(await mail.find()).toHaveLength(1);
  });

  it("does not report an address that is refused for days as the staff's trouble", async () => {
    sink.refused.set('maria@example.com', 450);
    await storeEnquiry(cms);
    for (const hours of [0, 1, 12, 24, 48, 73, 96]) await mail.sendDue(hours * 60 * MINUTE);
    sink.refused.clear();
    expect(await mail.find({ kind: 'confirmation' })).toMatchObject([
      { state: 'failed', failure: 'recipient' },
    ]);
    expect(await trouble()).toBeNull();
  });

  it('shows markup as text, and prevents injection of headers and recipients', async () => {
    const { documentId } = await storeEnquiry(cms);
    await updateEnquiryRow(cms, documentId, {
      name: 'Ana\r\nBcc: otra@example.com\r\n\r\n<b>x</b>',
      message: '<img src=x onerror=alert(1)> "comillas" & más',
      source: '/x\r\nX-Mal: 1',
    });
    await mail.sendDue();
    const [notice] = sentTo(STAFF);
    expect(notice?.recipients).toEqual([STAFF]);
    expect([notice?.headers('Bcc'), notice?.headers('X-Mal')]).toEqual([[], []]);
    expect(notice?.headers('Reply-To')).toHaveLength(1);
    expect(notice?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;comillas&quot;');
    expect(notice?.html).not.toMatch(/<img|<b>/);

    await updateEnquiryRow(cms, documentId, { email: 'a@example.com, b@example.com' });
    await cms.strapi.db.query('api::mail.mail').updateMany({
      where: { kind: 'notice' },
      data: { state: 'waiting', settledAt: null },
    });
    await mail.sendDue(MINUTE);
    expect(sentTo(STAFF)[1]?.headers('Reply-To')).toEqual(['avisos@tequiora.example']);
  });

  it('is deleted with its enquiry, and the notice days after it was sent', async () => {
    const { documentId } = await storeEnquiry(cms);
    await storeEnquiry(cms, { email: 'otra@example.com' });
    const { call } = await signIn(cms);
    await call('delete', `/api/enquiries/${documentId}`).expect(204);
    await tidyMail(cms.strapi);
    expect(await mail.count()).toBe(2);
    await mail.sendDue();
    expect(sink.mails).toHaveLength(2);
    await tidyMail(cms.strapi, new Date(Date.now() + 6 * DAY));
    expect(await mail.count()).toBe(2);
    await tidyMail(cms.strapi, new Date(Date.now() + 8 * DAY));
    // Replies of staff refer to the confirmation.
    const [confirmation] = sentTo('otra@example.com');
    expect(await mail.find()).toMatchObject([
      { kind: 'confirmation', messageId: confirmation?.headers('Message-ID')[0] },
    ]);
  });

  it('has an outbox that is not accessible through the API or editable in the CMS panel', async () => {
    await storeEnquiry(cms);
    const [{ documentId } = { documentId: '' }] = await mail.find();
    const { call } = await signIn(cms);
    expect((await cms.request.get('/api/mails')).status).toBe(404);
    expect((await call('get', '/api/mails')).status).toBe(404);
    expect((await call('delete', `/api/mails/${documentId}`)).status).toBe(405);

    const panel = await signInAsSuperAdmin(cms);
    const inPanel = (method: 'get' | 'post' | 'put' | 'delete', address: string) =>
      panel.call(method, `/content-manager/${address}`).send(method === 'get' ? undefined : {});
    const entry = `collection-types/api::mail.mail/${documentId}`;
    expect((await inPanel('post', 'collection-types/api::mail.mail')).status).toBe(403);
    expect((await inPanel('put', entry)).status).toBe(403);
    expect((await inPanel('delete', entry)).status).toBe(403);
    const types: { uid: string; isDisplayed: boolean }[] = (await inPanel('get', 'content-types'))
      .body.data;
    expect(types.find(({ uid }) => uid === 'api::mail.mail')?.isDisplayed).toBe(false);
  });
});
