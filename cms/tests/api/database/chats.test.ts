import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { addBusinessMinutes } from '../../../contracts/business-hours';
import { chatReference } from '../../../contracts/chat-reference';
import type { EnquiryDetail } from '../../../contracts/dashboard-enquiry';
import { formatDay, localDay, mondayOf } from '../../../contracts/zoned-time';
import { readResponseTarget } from '../../../src/enquiries/response-target';
import { createErasureReconciler } from '../../../src/personal-data/erasure-reconciler';
import { countEnquiries, findEnquiry } from '../../support/build-enquiry';
import {
  addLector,
  buildChat,
  postIntent,
  PRODUCT_PAGE,
  PRODUCT_REFERENCE,
} from '../../support/chats';
import { createDatabaseFor } from '../../support/create-database';
import { signIn } from '../../support/sign-in';
import { setUpCms, startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';
import { storeEnquiry } from '../../support/store-enquiry';

describe('a chat that staff register', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  const post = (changes: Parameters<typeof buildChat>[0] = {}) =>
    call('post', '/api/enquiries/chats').send({ data: buildChat(changes) });
  async function register(changes: Parameters<typeof buildChat>[0] = {}): Promise<EnquiryDetail> {
    return (await post(changes).expect(201)).body.data;
  }
  const mailsOf = ({ documentId }: EnquiryDetail) =>
    cms.strapi.db.query('api::mail.mail').findMany({ where: { enquiryId: documentId } });

  beforeAll(async () => {
    ({ call } = await signIn(cms));
    await addLector(cms);
  });

  it('is a new enquiry with a folio, its channel, and the page and thing of the reference', async () => {
    const chat = await register();
    expect(chat).toMatchObject({
      folio: expect.stringMatching(/^TQ-.{6}$/),
      channel: 'whatsapp',
      status: 'nuevo',
      name: 'Rosaura Méndez',
      email: null,
      phone: '+529515550142',
      subject: 'Lector de códigos',
      source: PRODUCT_PAGE,
      reference: PRODUCT_REFERENCE,
      firstCampaign: null,
    });
    expect(chat.history.map(({ event, who }) => [event, who])).toEqual([
      ['created', 'visitante'],
      ['registered', expect.any(String)],
    ]);
    expect(await mailsOf(chat)).toEqual([expect.objectContaining({ kind: 'notice' })]);
  });

  it('has the visit of the press of the link', async () => {
    const reference = `${PRODUCT_REFERENCE}-9MPQR`;
    const visit = { first: { campaign: 'otoño', landingPage: '/' }, viewedPage: PRODUCT_PAGE };
    await postIntent(cms, reference, visit).expect(204);
    expect(await register({ message: `hola ref. ${reference.toLowerCase()}` })).toMatchObject({
      reference,
      source: PRODUCT_PAGE,
      subject: 'Lector de códigos',
      firstCampaign: 'otoño',
      firstLandingPage: '/',
      viewedPage: PRODUCT_PAGE,
    });
  });

  it('has the page and thing of the link if its press was not stored', async () => {
    const reference = `${PRODUCT_REFERENCE}-BCDFG`;
    expect(await register({ message: reference })).toMatchObject({
      reference,
      source: PRODUCT_PAGE,
      subject: 'Lector de códigos',
      firstCampaign: null,
    });
  });

  it('of a general link has only its page', async () => {
    expect(await register({ message: chatReference('/contacto') })).toMatchObject({
      source: '/contacto',
      subject: null,
    });
  });

  it('counts its response target and week from its arrival', async () => {
    const arrival = new Date(Date.now() - 7 * 24 * 60 * 60_000);
    const { minutes, calendar } = await readResponseTarget(cms.strapi);
    const chat = await register({ arrivedAt: arrival.toISOString() });
    expect(chat).toMatchObject({
      createdAt: arrival.toISOString(),
      dueAt: addBusinessMinutes(arrival, minutes, calendar)?.toISOString(),
    });
    expect(chat.history[0]).toMatchObject({ event: 'created', when: chat.createdAt });
    expect(await findEnquiry(cms, { folio: chat.folio })).toMatchObject({
      arrivalWeek: formatDay(mondayOf(localDay(arrival))),
    });
  });

  it.each([
    ['llamada', 'call'],
    ['visita', 'visit'],
  ] as const)('may be a %s, answered by it', async (channel, reply) => {
    const message = 'Pregunta por tres básculas con etiquetas';
    const enquiry = await register({ channel, message, isAnswered: true });
    expect(enquiry).toMatchObject({ channel, status: 'contactado', source: null });
    expect(enquiry.history).toMatchObject([
      { event: 'created' },
      { event: 'registered', channel },
      { event: 'replied', channel: reply },
      { event: 'status-changed' },
    ]);
    await post({ channel: 'formulario' as 'llamada' }).expect(400);
  });

  it('with an address gets a confirmation, is related by it, and stays optional', async () => {
    const earlier = await storeEnquiry(cms, { email: 'rosa@posada.example' });
    const chat = await register({ email: 'Rosa@Posada.example', phone: '951 555 0199' });
    expect(chat.email).toBe('rosa@posada.example');
    expect(chat.related.map(({ folio }) => folio)).toEqual([earlier.folio]);
    expect((await mailsOf(chat)).map(({ kind }) => kind).toSorted()).toEqual([
      'confirmation',
      'notice',
    ]);
  });

  it('without an address is related by its phone only', async () => {
    await register({ phone: '951 555 0111' });
    const chat = await register({ phone: '+52 951 555 0111' });
    expect(chat.related.map(({ phone }) => phone)).toEqual(['+529515550111']);
  });

  it('without a reference has an unknown source', async () => {
    const chat = await register({ message: 'Hola' });
    expect(chat).toMatchObject({ message: 'Hola', source: null, subject: null, reference: null });
  });

  it('with an unknown or forged reference needs confirmation', async () => {
    for (const reference of ['TQ-22222', 'TQ-22222-9MPQR', 'TQ-222222']) {
      const message = `Ref. ${reference}`;
      const { body } = await post({ message }).expect(409);
      expect(body.error.message).toMatch(`La referencia ${reference} no es de ningún enlace`);
      expect(body.error.details).toEqual({ problem: 'unknown' });
      expect(await countEnquiries(cms, { message })).toBe(0);
      expect(await register({ message, confirmed: true })).toMatchObject({
        source: null,
        reference: null,
      });
    }
  });

  it('of the same press needs confirmation, and the answer names the enquiry', async () => {
    const message = `${PRODUCT_REFERENCE}-HJKMN`;
    const first = await register({ message });
    const { body } = await post({ message }).expect(409);
    expect(body.error.message).toBe(
      `El chat con la referencia ${message} ya está registrado en la consulta ${first.folio}.`,
    );
    const { folio, documentId } = first;
    expect(body.error.details).toEqual({ problem: 'repeated', folio, documentId });
    expect(await register({ message, confirmed: true })).toMatchObject({
      reference: message,
      source: PRODUCT_PAGE,
    });
  });

  it('of the same press is stored once when two people register it at once', async () => {
    const message = `${PRODUCT_REFERENCE}-PQRST`;
    const responses = await Promise.all([post({ message }), post({ message }), post({ message })]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await countEnquiries(cms, { reference: message })).toBe(1);
  });

  it('of the same link is another chat', async () => {
    await register();
    await register();
  });

  it('is of the caller and answered at once if the caller says so', async () => {
    const mine = await register({ isMine: true });
    expect(mine).toMatchObject({ status: 'nuevo', owner: { name: 'Administrador' } });
    const arrivedAt = new Date(Date.now() - 60_000).toISOString();
    const answered = await register({ arrivedAt, isAnswered: true, isMine: true });
    expect(answered).toMatchObject({
      ...{ status: 'contactado', owner: { name: 'Administrador' }, createdAt: arrivedAt },
      firstReplyAt: expect.any(String),
    });
    expect(answered.history.map(({ event }) => event)).toEqual([
      ...['created', 'registered', 'taken', 'replied', 'status-changed'],
    ]);
    expect(await register({ isAnswered: true })).toMatchObject({
      owner: null,
      status: 'contactado',
    });
  });

  it('with the folio of an enquiry needs confirmation', async () => {
    const { folio, documentId } = await storeEnquiry(cms);
    const { body } = await post({ message: `Mi folio es ${folio}` }).expect(409);
    expect(body.error.details).toEqual({ problem: 'repeated', folio, documentId });
  });

  it.each([
    ['message', '', 'Pega el mensaje o escribe su referencia'],
    ['name', 'A', 'El nombre debe tener al menos 2 caracteres'],
    ['phone', '', 'Por favor ingresa un teléfono válido, de 10 dígitos o con clave de país'],
    ['phone', '123', 'Por favor ingresa un teléfono válido, de 10 dígitos o con clave de país'],
    ['email', 'rosa@', 'Por favor ingresa un email válido'],
    ['type', 'queja', expect.stringContaining('Elige el tipo de consulta')],
    ['arrivedAt', 'ayer', 'Escribe la fecha y la hora en que llegó el chat'],
    ['arrivedAt', '2999-01-01T00:00:00Z', 'La fecha en que llegó el chat no puede ser futura'],
    [
      'arrivedAt',
      '2020-01-01T00:00:00Z',
      'La fecha en que llegó el chat debe ser de los últimos 90 días',
    ],
    ['isAnswered', 'true', 'Debe ser verdadero o falso'],
    ['isMine', 1, 'Debe ser verdadero o falso'],
    ['confirmed', 'true', 'La confirmación debe ser verdadero o falso'],
    ['status', 'completado', expect.any(String)],
  ])('with the %s %j is refused', async (field, value, message) => {
    const { body } = await post({ [field]: value }).expect(400);
    expect(body.error.details.errors).toEqual([{ path: [field], message }]);
  });

  it('is in the list, its filter by channel, the search and the CSV', async () => {
    const { folio } = await register({ name: 'Zenaida Cruz' });
    const list = async (query: string) =>
      (await call('get', `/api/enquiries?${query}`).expect(200)).body.data.map(
        (row: EnquiryDetail) => row.folio,
      );
    expect(await list('search=zenaida')).toEqual([folio]);
    expect(await list(`search=${PRODUCT_REFERENCE}`)).toContain(folio);
    expect(await list('filters[channel][$eq]=whatsapp&search=zenaida')).toEqual([folio]);
    expect(await list('filters[channel][$eq]=formulario&search=zenaida')).toEqual([]);
    await call('get', '/api/enquiries?filters[channel][$eq]=fax').expect(400);
    const { text } = await call('get', '/api/enquiries/export?search=zenaida').expect(200);
    expect(text).toContain(',WhatsApp,');
    expect(text).toContain(`,${PRODUCT_REFERENCE},`);
  });

  it('can be found, exported and erased as personal data by phone', async () => {
    const chat = await register({ phone: '951 555 0177' });
    const person = { phone: '951 555 0177' };
    const found = await call('post', '/api/personal-data/search')
      .send({ data: person })
      .expect(200);
    expect(found.body.data.enquiries).toMatchObject([{ folio: chat.folio, email: null }]);
    const { text } = await call('post', '/api/personal-data/export')
      .send({ data: { ...person, enquiries: [chat.documentId] } })
      .expect(200);
    expect(text).toContain('<dt>Canal</dt><dd>WhatsApp</dd>');
    expect(text).toContain(`<dt>Referencia</dt><dd>${PRODUCT_REFERENCE}</dd>`);
    await call('delete', `/api/enquiries/${chat.documentId}`).expect(204);
  });

  it('is not erased again if its person was erased between its arrival and its registration', async () => {
    const phone = '951 555 0166';
    const { documentId } = await register({ phone });
    await call('post', '/api/personal-data/erase')
      .send({
        data: {
          phone,
          enquiries: [documentId],
          scope: 'all',
          confirmation: '+529515550166',
          expected: { enquiries: 1, subscriptions: 0 },
        },
      })
      .expect(200);
    const arrivedAt = new Date(Date.now() - 60_000).toISOString();
    await register({ phone, arrivedAt });
    await createErasureReconciler(cms.strapi).run();
    expect(await countEnquiries(cms, { phone: '+529515550166' })).toBe(1);
  });
});

describe('a database of the version before channels', () => {
  it(
    'gets the channel of the form for its enquiries, and keeps their addresses',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-before-'));
      const database = {
        ...(await createDatabaseFor(folder)),
        DATABASE_FILENAME: path.join(folder, 'cms.sqlite'),
      };
      try {
        const before = await startCms(database);
        const { folio } = await storeEnquiry(before);
        const knex = before.strapi.db.connection;
        await knex.raw('drop index enquiries_reference');
        await knex.schema.alterTable('enquiries', (table) => {
          table.dropColumns('channel', 'reference');
        });
        await knex('strapi_database_schema').delete();
        await before.stop();

        const now = await startCms(database);
        expect(await findEnquiry(now, { folio })).toMatchObject({
          channel: 'formulario',
          reference: null,
          email: 'maria@example.com',
          emailKey: 'maria@example.com',
        });
        await now.stop();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    2 * START_TIMEOUT_MS,
  );
});
