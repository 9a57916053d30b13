import crypto from 'node:crypto';

import { REFERENCE_ALPHABET } from '../../../contracts/chat-reference';
import {
  LEAD_IMPORT_MESSAGES as MESSAGES,
  type LeadImportRequest,
  type LeadPreview,
} from '../../../contracts/enquiry-import';
import { createDocumentId } from '../../../src/platform/database/document-id';
import { countEnquiries, findEnquiry } from '../../support/build-enquiry';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

type Session = Awaited<ReturnType<typeof signIn>>;
type Data = LeadImportRequest['data'];

const COLUMNS = ['full_name', 'email', 'phone_number', 'created_time', 'campaign_name', '¿Giro?'];
const USES: Data['uses'] = ['name', 'email', 'phone', 'arrivedAt', 'campaign', 'note'];
const ANA = [
  'Ana Núñez',
  'Ana@Example.com',
  'p:+529511234567',
  '28/11/2026 14:05',
  'Buen Fin',
  'Hotel',
];
const LUIS = ['Luis Peña', null, 529_519_876_543, { date: '2026-11-27 09:00' }, 'Buen Fin', null];

describe('the import of enquiries', () => {
  const cms = setUpCms();
  let manager: Session;

  const build = (rows: Data['rows'][number]['cells'][], change: Partial<Data> = {}): Data => ({
    ...{ id: createDocumentId(), file: 'leads.xlsx', columns: COLUMNS, uses: USES },
    rows: rows.map((cells, index) => ({ number: index + 2, cells })),
    ...{ channel: 'anuncio', isAnswered: false },
    ...change,
  });
  const post = (path: string, data: object) =>
    manager.call('post', `/api/enquiries/import${path}`).send({ data });
  const check = async (data: Data): Promise<LeadPreview[]> =>
    (await post('/check', data).expect(200)).body.data;
  const store = async (data: Data) => (await post('', data).expect(200)).body.data;
  const undo = (id: string) => manager.call('post', `/api/enquiries/imports/${id}/undo`);

  beforeAll(async () => {
    await addAccount(cms, AGENT, 'agent');
    manager = await signIn(cms);
  });
  beforeEach(async () => {
    await cms.strapi.db.query('api::enquiry.enquiry').deleteMany({ where: {} });
    await cms.strapi.db.query('api::mail.mail').deleteMany({ where: {} });
  });

  it('shows what each row becomes, stores all of them, and sends no mail', async () => {
    const data = build([ANA, LUIS]);
    expect(await check(data)).toEqual([
      {
        ...{ number: 2, outcome: 'new', duplicateOf: null, problems: [] },
        ...{ name: 'Ana Núñez', contact: 'Ana@Example.com · 951 123 4567' },
        arrivedAt: '2026-11-28T20:05:00.000Z',
      },
      expect.objectContaining({
        ...{ number: 3, outcome: 'new', contact: '951 987 6543' },
        arrivedAt: '2026-11-27T15:00:00.000Z',
      }),
    ]);
    expect(await countEnquiries(cms)).toBe(0);
    expect(await store(data)).toMatchObject({ file: 'leads.xlsx', count: 2, undoneAt: null });
    expect(await findEnquiry(cms, { name: 'Ana Núñez' })).toMatchObject({
      ...{ phone: '+529511234567', status: 'nuevo', channel: 'anuncio', type: 'consulta' },
      ...{ lastCampaign: 'buen fin', message: '¿Giro?: Hotel' },
      createdAt: '2026-11-28T20:05:00.000Z',
      history: [
        expect.objectContaining({ event: 'created', when: '2026-11-28T20:05:00.000Z' }),
        expect.objectContaining({ event: 'imported' }),
      ],
      folio: expect.stringMatching(/^TQ-/),
      waitingUntil: expect.any(String),
    });
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(0);
    const list = await manager.call('get', '/api/enquiries?search=nunez').expect(200);
    expect(list.body.data).toHaveLength(1);
  });

  it('imports a repeated request once, and refuses the same file a second time', async () => {
    const data = build([ANA, LUIS]);
    const [first, second] = await Promise.all([store(data), store(data)]);
    expect(second).toEqual(first);
    expect(await countEnquiries(cms)).toBe(2);
    const again = { ...data, id: createDocumentId() };
    expect((await check(again)).map(({ outcome }) => outcome)).toEqual(['known', 'known']);
    await post('', again).expect(409);
    expect(await countEnquiries(cms)).toBe(2);
  });

  it('shows the rows with known contacts, and imports them if staff choose to', async () => {
    const { documentId, folio } = await storeEnquiry(cms, { email: 'ana@example.com' });
    const other = [...ANA.slice(0, 3), '29/11/2026', 'Otra', null];
    const data = build([ANA, other, LUIS]);
    const rows = await check(data);
    expect(rows.map(({ outcome, duplicateOf }) => [outcome, duplicateOf])).toEqual([
      ['duplicate', { documentId, folio }],
      ['duplicate', { documentId, folio }],
      ['new', null],
    ]);
    const [, , , within] = await check(build([LUIS, ANA, ANA, [...LUIS.slice(0, 5), 'Bar']]));
    expect(within).toMatchObject({ outcome: 'duplicate', duplicateOf: { row: 2 } });
    await store(data);
    expect(await countEnquiries(cms)).toBe(4);
  });

  it.each([
    [['', 'a@example.com', null, null, null, null], null, MESSAGES.name],
    [['Ana', null, null, null, null, null], null, MESSAGES.noContact],
    [['Ana', 'ana@', null, null, null, null], 'email', MESSAGES.email('ana@')],
    [['Ana', null, '5.29511E+11', null, null, null], 'phone_number', MESSAGES.phone('5.29511E+11')],
    [['Ana', 'a@b.mx', null, 'ayer', null, null], 'created_time', MESSAGES.date('ayer')],
    [
      ['Ana', 'a@b.mx', null, '01/01/2099', null, null],
      'created_time',
      MESSAGES.date('01/01/2099'),
    ],
    [
      ['Ana', 'a@b.mx', null, null, 'x'.repeat(300), null],
      'campaign_name',
      MESSAGES.long('Campaña', 255),
    ],
    [
      ['a'.repeat(200), 'a@b.mx', null, null, null, null],
      'full_name',
      MESSAGES.long('Nombre', 120),
    ],
  ])('refuses the row %j, and then imports none', async (cells, column, message) => {
    const data = build([ANA, cells]);
    const rows = await check(data);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'refused']);
    expect(rows[1]?.problems).toContainEqual({ column, message });
    const refused = await post('', data).expect(409);
    expect(refused.body.error.details.errors).toContainEqual({
      path: ['3', ...(column ? [column] : [])],
      message,
    });
    expect(await countEnquiries(cms)).toBe(0);
  });

  it('can be undone, and keeps the enquiries that have changed since', async () => {
    const data = build([ANA, LUIS]);
    await store(data);
    const { documentId } = await findEnquiry(cms, { name: 'Luis Peña' });
    const note = { data: { note: 'Ya llamé' } };
    await manager.call('put', `/api/enquiries/${documentId}`).send(note).expect(200);
    expect((await undo(data.id).expect(200)).body.data).toEqual({ deleted: 1, kept: 1 });
    expect(await countEnquiries(cms)).toBe(1);
    await undo(data.id).expect(409);
    await undo(createDocumentId()).expect(404);
    const { body } = await manager.call('get', '/api/enquiries/imports').expect(200);
    expect(body.data[0]).toMatchObject({ documentId: data.id, undoneAt: expect.any(String) });
    // The rows of an undone import can be imported again.
    expect((await check({ ...data, id: createDocumentId() }))[0]?.outcome).toBe('new');
  });

  it('keeps an enquiry that changes while its import is being undone', async () => {
    const data = build([ANA, LUIS]);
    await store(data);
    const where = { name: 'Luis Peña' };
    const rows = cms.strapi.db.query('api::enquiry.enquiry');
    const stop = cms.strapi.db.lifecycles.subscribe({
      models: ['api::enquiry.enquiry'],
      // After the search for unchanged enquiries, before they are deleted.
      async afterFindMany() {
        stop();
        await rows.updateMany({ where, data: { updatedAt: new Date(Date.now() + 1000) } });
      },
    });
    expect((await undo(data.id).expect(200)).body.data).toEqual({ deleted: 1, kept: 1 });
    expect(await rows.count({ where })).toBe(1);
  });

  it('chooses folios that no enquiry has', async () => {
    const { folio } = await storeEnquiry(cms);
    const data = build([ANA, LUIS]);
    const numbers = jest.spyOn(crypto, 'randomInt');
    for (const letter of folio.slice('TQ-'.length)) {
      numbers.mockImplementationOnce(() => REFERENCE_ALPHABET.indexOf(letter));
    }
    try {
      await store(data);
    } finally {
      numbers.mockRestore();
    }
    expect(await countEnquiries(cms)).toBe(3);
  });

  it('stores enquiries that were answered elsewhere as contacted, without a pending reply', async () => {
    await store(build([ANA], { isAnswered: true }));
    expect(await findEnquiry(cms, { name: 'Ana Núñez' })).toMatchObject({
      ...{ status: 'contactado', waitingUntil: null, firstReplyAt: null },
    });
  });

  it('stores 2,000 rows at once', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => [
      ...[`Persona ${index}`, `persona${index}@example.com`, null, '28/11/2026', null, null],
    ]);
    const start = performance.now();
    expect((await store(build(rows))).count).toBe(2000);
    expect(await countEnquiries(cms)).toBe(2000);
    expect(performance.now() - start).toBeLessThan(25_000);
  });

  it.each([
    [{ id: 'x' }, MESSAGES.id],
    [{ rows: [] }, MESSAGES.rows],
    [{ uses: ['name', 'email', 'email', null, null, null] }, MESSAGES.repeatedUse('Correo')],
    [{ uses: ['name', null, null, null, null, null] }, MESSAGES.contact],
    [{ uses: ['name', 'email', 'x', null, null, null] }, MESSAGES.columns],
    [{ channel: 'fax' }, MESSAGES.channel],
    [{ isAnswered: 'no' }, MESSAGES.isAnswered],
    [{ columns: 'x' }, MESSAGES.columns],
  ])('refuses a request with %j', async (change, message) => {
    const { body } = await post('', build([ANA], change as never)).expect(400);
    expect(body.error.details.errors[0].message).toBe(message);
  });

  it('is allowed only for managers', async () => {
    const agent = await signIn(cms, AGENT);
    await agent
      .call('post', '/api/enquiries/import')
      .send({ data: build([ANA]) })
      .expect(403);
  });
});
