import { DASHBOARD_ENQUIRY_MESSAGES } from '../../../contracts/dashboard-enquiry';
import { HONEYPOT_FIELD } from '../../../contracts/enquiry';
import { RESULT_MESSAGES, toResultColumns } from '../../../contracts/enquiry-result';
import { isoDay } from '../../../contracts/zoned-time';
import { findEnquiry } from '../../support/build-enquiry';
import { signInAsSuperAdmin } from '../../support/panel-staff';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry, updateEnquiryRow } from '../../support/store-enquiry';

const UID = 'api::enquiry.enquiry';
const SETTINGS = 'api::site-settings.site-settings';
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const TODAY = isoDay(new Date());
const SALE = { result: 'ganada', saleAmount: 12_500.5, saleDate: TODAY } as const;
const LOSS = { result: 'perdida', lossReason: 'El precio' } as const;
const NONE = { result: 'sin_venta' } as const;

/** Of an enquiry without a reply before. */
const COMPLETED = { status: 'completado', answer: 'visit' } as const;

describe('the result of an enquiry', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const put = (id: string, data: object) => call('put', `/api/enquiries/${id}`).send({ data });
  const bulk = (data: object) => call('post', '/api/enquiries/bulk').send({ data });

  async function storeCompleted(result?: object) {
    const { documentId } = await storeEnquiry(cms);
    if (result) await put(documentId, { ...COMPLETED, ...result }).expect(200);
    // As completed before results were recorded.
    else await updateEnquiryRow(cms, documentId, { status: 'completado' });
    return documentId;
  }

  /** Replaces the list that staff maintain. */
  async function saveReasons(...reasons: string[]) {
    const rows = cms.strapi.documents(SETTINGS);
    type Settings = Parameters<typeof rows.create>[0]['data'];
    const data: Partial<Settings> = {
      hours: [],
      lossReasons: reasons.map((reason) => ({ reason })),
    };
    const stored = await rows.findFirst();
    if (stored) await rows.update({ documentId: stored.documentId, data });
    // A draft needs none of the required fields but the lists.
    else await rows.create({ data: data as Settings });
  }

  beforeAll(async () => {
    ({ call } = await signIn(cms));
    await saveReasons('El precio', 'El plazo');
  });

  it.each([SALE, LOSS, NONE, { result: 'perdida', lossReason: 'Otro motivo' } as const])(
    'is stored and recorded when the enquiry is completed: %j',
    async (result) => {
      const { documentId } = await storeEnquiry(cms);
      const { body } = await put(documentId, { ...COMPLETED, ...result }).expect(200);
      expect(body.data).toMatchObject({ status: 'completado', ...toResultColumns(result) });
      expect(body.data.history.at(-1)).toEqual({
        event: 'status-changed',
        who: 'Administrador',
        when: ISO,
        from: 'nuevo',
        to: 'completado',
        result,
      });
    },
  );

  it('of an unanswered enquiry needs an answer, which is recorded as its reply', async () => {
    const { documentId } = await storeEnquiry(cms);
    const refused = await put(documentId, { status: 'completado', ...NONE }).expect(400);
    expect(refused.body.error.details.errors).toEqual([
      { path: ['answer'], message: DASHBOARD_ENQUIRY_MESSAGES.answer },
    ]);
    await put(documentId, { status: 'contactado', answer: 'call' }).expect(400);
    await put(documentId, { status: 'completado', answer: 'fax', ...NONE }).expect(400);
    const { body } = await put(documentId, { status: 'completado', answer: 'call', ...NONE });
    expect(body.data).toMatchObject({
      ...{ firstReplyAt: ISO, answerMinutes: 0, owner: { name: 'Administrador' } },
    });
    expect(body.data.history.slice(1)).toMatchObject([
      { event: 'taken' },
      { event: 'replied', channel: 'call' },
      { event: 'status-changed', to: 'completado', result: NONE },
    ]);
  });

  it('of an unanswered enquiry leaves it without a reply', async () => {
    const { documentId } = await storeEnquiry(cms);
    const completed = { status: 'completado', answer: 'none', ...NONE };
    const { body } = await put(documentId, completed).expect(200);
    expect(body.data).toMatchObject({ firstReplyAt: null, answerMinutes: null, owner: null });
    expect(body.data.history.at(-1)).toMatchObject({ to: 'completado', isUnanswered: true });
    const reopened = await put(documentId, { status: 'contactado' }).expect(200);
    expect(reopened.body.data.firstReplyAt).toBeNull();
    await put(documentId, { status: 'completado', ...NONE }).expect(400);
  });

  it('drops the next step, and a closed enquiry gets none', async () => {
    const { documentId } = await storeEnquiry(cms);
    const plan = () =>
      call('put', `/api/enquiries/${documentId}/next-step`).send({
        data: { text: 'Llamarle', on: '2999-01-04' },
      });
    await plan().expect(200);
    const { body } = await put(documentId, { ...COMPLETED, ...NONE }).expect(200);
    expect(body.data).toMatchObject({ nextStep: null, nextStepOn: null });
    expect(body.data.history.at(-1)).toMatchObject({
      ...{ event: 'next-step-dropped', text: 'Llamarle', who: 'Administrador' },
    });
    const refused = await plan().expect(400);
    expect(refused.body.error.message).toMatch(/^La consulta está cerrada/);
  });

  it('can be corrected, with the correction in the history', async () => {
    const documentId = await storeCompleted(SALE);
    const corrected = { ...SALE, saleAmount: 9_000 };
    const { body } = await put(documentId, corrected).expect(200);
    expect(body.data).toMatchObject({ status: 'completado', saleAmount: 9_000 });
    const records = body.data.history.slice(-2);
    expect(records[1]).toMatchObject({ event: 'result-changed', from: SALE, to: corrected });

    const lost = await put(documentId, { status: 'completado', ...LOSS }).expect(200);
    expect(lost.body.data).toMatchObject(toResultColumns(LOSS));
    expect(lost.body.data.history).toHaveLength(6);
  });

  it('can be added later to an enquiry that was completed without one', async () => {
    const documentId = await storeCompleted();
    const { body } = await put(documentId, SALE).expect(200);
    expect(body.data.history.at(-1)).toMatchObject({ from: null, to: SALE });
  });

  it('is cleared when the enquiry is reopened; the history keeps it', async () => {
    const documentId = await storeCompleted(SALE);
    const { body } = await put(documentId, { status: 'contactado' }).expect(200);
    expect(body.data).toMatchObject({ status: 'contactado', ...toResultColumns() });
    expect(body.data.history.at(-2)).toMatchObject({ to: 'completado', result: SALE });
  });

  it('is not changed by a stale request', async () => {
    const documentId = await storeCompleted(SALE);
    const { updatedAt } = await findEnquiry(cms, { documentId });
    await put(documentId, { ...LOSS, updatedAt }).expect(200);
    await put(documentId, { ...NONE, updatedAt }).expect(409);
    expect(await findEnquiry(cms, { documentId })).toMatchObject(toResultColumns(LOSS));
  });

  it('keeps its loss reason when staff remove it from the list', async () => {
    const documentId = await storeCompleted({ result: 'perdida', lossReason: 'El plazo' });
    await saveReasons('El precio');
    await put(documentId, { result: 'perdida', lossReason: 'El plazo', note: 'Revisado' }).expect(
      200,
    );
    expect(await findEnquiry(cms, { documentId })).toMatchObject({ lossReason: 'El plazo' });

    const other = await storeCompleted(SALE);
    const refused = await put(other, { result: 'perdida', lossReason: 'El plazo' });
    const problem = { path: ['lossReason'], message: RESULT_MESSAGES.unknownReason };
    expect([refused.status, refused.body.error.details.errors]).toEqual([400, [problem]]);
  });

  it.each([
    ['completado', { status: 'completado' }, 'result'],
    ['completado', { status: 'completado', result: 'ganada', saleDate: TODAY }, 'saleAmount'],
    ['completado', { status: 'completado', ...SALE, saleAmount: '1' }, 'saleAmount'],
    ['completado', { status: 'completado', ...SALE, saleDate: '2999-01-01' }, 'saleDate'],
    ['completado', { status: 'completado', ...SALE, saleDate: '2020-01-01' }, 'saleDate'],
    ['completado', { status: 'completado', result: 'perdida' }, 'lossReason'],
    ['completado', { status: 'completado', ...NONE, saleAmount: 5 }, 'saleAmount'],
    ['another status', { status: 'contactado', ...SALE }, 'result'],
    ['no status, while it is new', SALE, 'result'],
    ['no result', { saleAmount: 5 }, 'saleAmount'],
    ['a null result', { status: 'contactado', result: null }, 'result'],
  ])('is refused with %s: %j', async (_case, data, field) => {
    const { documentId, updatedAt } = await storeEnquiry(cms);
    const { status, body } = await put(documentId, data);
    expect([status, body.error.details.errors[0].path]).toEqual([400, [field]]);
    expect((await findEnquiry(cms, { documentId })).updatedAt).toBe(updatedAt);
  });

  it('refuses statuses that do not follow, with a message that names them', async () => {
    const documentId = await storeCompleted(SALE);
    const { status, body } = await put(documentId, { status: 'spam' });
    expect([status, body.error.message]).toEqual([
      400,
      'Una consulta en «Completado» no puede pasar a «Spam»',
    ]);
  });

  it('is found by result and by the date of the sale', async () => {
    await cms.strapi.db.query(UID).deleteMany({});
    const [sale, loss, old] = [
      await storeCompleted(SALE),
      await storeCompleted(LOSS),
      await storeCompleted(),
    ];
    const find = async (filters: string) =>
      (await call('get', `/api/enquiries?${filters}`).expect(200)).body.data.map(
        ({ documentId }: { documentId: string }) => documentId,
      );
    expect(await find('filters[result]=ganada')).toEqual([sale]);
    expect(await find('filters[result]=perdida')).toEqual([loss]);
    expect(await find('filters[status]=completado&filters[result][$null]=true')).toEqual([old]);
    expect(await find(`filters[saleDate][$gte]=${TODAY}`)).toEqual([sale]);
    expect(await find(`filters[saleDate][$lt]=${TODAY}`)).toEqual([]);
    await call('get', '/api/enquiries?filters[saleDate]=ayer').expect(400);
  });

  it('is part of the CSV and of the personal data export', async () => {
    const documentId = await storeCompleted(SALE);
    const { folio, email } = await findEnquiry(cms, { documentId });
    const { text } = await call('get', `/api/enquiries/export?search=${folio}`);
    expect(text).toContain(`,Ganada,12500.5,${TODAY},`);
    const person = { data: { email, phone: '', enquiries: [documentId] } };
    const exported = await call('post', '/api/personal-data/export').send(person).expect(200);
    expect(JSON.stringify(exported.body) + exported.text).toContain('Ganada: $12,500.50');
  });

  describe('in bulk', () => {
    it('is the same for all, except those that have one or cannot be completed', async () => {
      const ids = [
        (await storeEnquiry(cms)).documentId,
        await storeCompleted(),
        await storeCompleted(SALE),
        (await storeEnquiry(cms, { [HONEYPOT_FIELD]: 'x', visitMs: 1 })).documentId,
        'yanoesta',
      ];
      const { body } = await bulk({ ids, action: 'status', ...COMPLETED, ...LOSS });
      expect(body.data).toEqual({ changed: 2, unchanged: 0, refused: 2 });
      const results = await Promise.all(
        ids.slice(0, 4).map(async (documentId) => (await findEnquiry(cms, { documentId })).result),
      );
      expect(results).toEqual(['perdida', 'perdida', 'ganada', null]);
    });

    it('leaves unanswered enquiries while it is not known whether they were answered', async () => {
      const waiting = await storeEnquiry(cms);
      const answered = await storeEnquiry(cms);
      await put(answered.documentId, { status: 'contactado' }).expect(200);
      const ids = [waiting.documentId, answered.documentId];
      const request = { ids, action: 'status', status: 'completado', ...NONE };
      expect((await bulk(request)).body.data).toEqual({ changed: 1, unchanged: 0, refused: 1 });
      const again = await bulk({ ...request, answer: 'none' }).expect(200);
      expect(again.body.data).toEqual({ changed: 1, unchanged: 0, refused: 1 });
      const row = await findEnquiry(cms, { documentId: waiting.documentId });
      expect(row).toMatchObject({ status: 'completado', firstReplyAt: null });
    });

    it('leaves enquiries that cannot change to the status', async () => {
      const ids = [await storeCompleted(SALE), (await storeEnquiry(cms)).documentId];
      const { body } = await bulk({ ids, action: 'status', status: 'spam' });
      expect(body.data).toEqual({ changed: 1, unchanged: 0, refused: 1 });
    });

    it.each([
      [{ status: 'completado' }, 'result', RESULT_MESSAGES.result],
      [{ status: 'completado', ...SALE }, 'result', RESULT_MESSAGES.bulkSale],
      [{ status: 'contactado', ...NONE }, 'result', RESULT_MESSAGES.notCompleted],
      [
        { status: 'completado', result: 'perdida', lossReason: 'Quién sabe' },
        'lossReason',
        RESULT_MESSAGES.unknownReason,
      ],
    ])('refuses %j', async (data, field, message) => {
      const { documentId } = await storeEnquiry(cms);
      const { status, body } = await bulk({ ids: [documentId], action: 'status', ...data });
      const problems = [{ path: [field], message }];
      expect([status, body.error.details.errors]).toEqual([400, problems]);
    });
  });

  it('stays when a form of the CMS panel from before is saved', async () => {
    const panel = (await signInAsSuperAdmin(cms)).call;
    const { documentId } = await storeEnquiry(cms);
    const address = `/content-manager/collection-types/${UID}/${documentId}`;
    const { body } = await panel('get', address).expect(200);
    await put(documentId, { ...COMPLETED, ...SALE }).expect(200);

    const old = { ...body.data, status: 'contactado', name: 'Ana Peña' };
    const refused = await panel('put', address).send(old);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      DASHBOARD_ENQUIRY_MESSAGES.stale,
    ]);
    expect(await findEnquiry(cms, { documentId })).toMatchObject({ status: 'completado', ...SALE });
  });

  it('is recorded in the dashboard, not in the CMS panel', async () => {
    const panel = (await signInAsSuperAdmin(cms)).call;
    const address = (id: string) => `/content-manager/collection-types/${UID}/${id}`;
    const { documentId } = await storeEnquiry(cms);
    const refused = await panel('put', address(documentId)).send({ status: 'completado', ...SALE });
    expect([refused.status, refused.body.error.message]).toEqual([400, RESULT_MESSAGES.panel]);

    const completed = await storeCompleted(SALE);
    await panel('put', address(completed)).send({ saleAmount: 1 }).expect(200);
    expect(await findEnquiry(cms, { documentId: completed })).toMatchObject(SALE);
    await panel('put', address(completed)).send({ status: 'contactado' }).expect(200);
    const row = await findEnquiry(cms, { documentId: completed });
    expect(row).toMatchObject({ status: 'contactado', ...toResultColumns() });
  });
});
