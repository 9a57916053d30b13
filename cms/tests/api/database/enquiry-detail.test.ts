import { toResultColumns } from '../../../contracts/enquiry-result';
import { VISIT_COLUMNS } from '../../../contracts/visit-columns';
import { countEnquiries } from '../../support/build-enquiry';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('an enquiry in the dashboard', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const put = (id: string, data: object) => call('put', `/api/enquiries/${id}`).send({ data });

  beforeAll(async () => {
    ({ call } = await signIn(cms));
  });

  it('is returned with its history and without private fields', async () => {
    const { documentId, folio } = await storeEnquiry(cms, {
      subject: 'Lector',
      source: '/productos?utm_source=x',
    });
    const response = await call('get', `/api/enquiries/${documentId}`);

    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      data: {
        documentId,
        folio,
        name: 'María Fernanda López',
        email: 'maria@example.com',
        phone: null,
        phoneExtension: null,
        phoneAsTyped: null,
        company: null,
        type: 'servicio',
        status: 'nuevo',
        ...toResultColumns(),
        message: 'Quiero una página para mi hotel en el centro.',
        subject: 'Lector',
        source: '/productos?utm_source=x',
        channel: 'formulario',
        isEmailRefused: false,
        reference: null,
        extraLabel: null,
        extraAnswer: null,
        lines: [],
        createdAt: ISO,
        updatedAt: ISO,
        dueAt: ISO,
        firstReplyAt: null,
        owner: null,
        nextStep: null,
        nextStepOn: null,
        ...{ quoteAmount: null, quoteSaleOn: null },
        ...{ waitingUntil: ISO, unansweredMails: 0, received: [] },
        spamReason: null,
        consentVersion: null,
        consentAt: null,
        answerMinutes: null,
        ...Object.fromEntries(VISIT_COLUMNS.map((name) => [name, null])),
        history: [{ event: 'created', who: 'visitante', when: ISO, from: null, to: 'nuevo' }],
        mails: [],
        related: [],
      },
    });
  });

  it('is returned with related enquiries of the same e-mail or telephone, newest first', async () => {
    const own = { email: 'Rosa@Example.com', phone: '9515550142' };
    const first = await storeEnquiry(cms, { email: 'rosa@example.COM' });
    const second = await storeEnquiry(cms, { email: 'otra@example.com', phone: '951 555 0142' });
    await storeEnquiry(cms, { email: 'nadie@example.com' });
    const { documentId } = await storeEnquiry(cms, own);

    const { body } = await call('get', `/api/enquiries/${documentId}`);
    const folios = body.data.related.map(({ folio }: { folio: string }) => folio);
    expect(folios).toEqual([second.folio, first.folio]);
    expect(Object.keys(body.data.related[0])).toHaveLength(29);
  });

  it.each(['get', 'put', 'delete'] as const)(
    'responds to %s with 404 when it does not exist',
    async (method) => {
      const response = await call(method, '/api/enquiries/noexiste').send(
        method === 'put' ? { data: { status: 'spam' } } : undefined,
      );
      expect([response.status, response.body.error.message]).toEqual([
        404,
        'Consulta no encontrada',
      ]);
    },
  );

  it.each([
    ['nuevo', 'contactado'],
    ['contactado', 'nuevo'],
    ['contactado', 'spam'],
    ['spam', 'nuevo'],
  ] as const)('changes from %s to %s and records user and date', async (from, to) => {
    const { documentId } = await storeEnquiry(cms);
    if (from !== 'nuevo') await put(documentId, { status: from }).expect(200);

    const { body } = await put(documentId, { status: to }).expect(200);
    expect(body.data.status).toBe(to);
    expect(body.data.history.at(-1)).toEqual({
      event: 'status-changed',
      who: 'Administrador',
      when: ISO,
      from,
      to,
    });
  });

  it('counts as answered according to its status, and as waiting when the status is reverted', async () => {
    const { documentId } = await storeEnquiry(cms);
    const answered = await put(documentId, { status: 'contactado' });
    expect(answered.body.data).toMatchObject({ firstReplyAt: ISO, answerMinutes: 0 });

    const back = await put(documentId, { status: 'nuevo' });
    expect(back.body.data).toMatchObject({ firstReplyAt: null, answerMinutes: null });
  });

  it('keeps all notes that several people write at once from the same version', async () => {
    const { documentId, updatedAt } = await storeEnquiry(cms);
    const notes = Array.from({ length: 15 }, (_note, index) => `Nota ${index}`);
    const responses = await Promise.all(notes.map((note) => put(documentId, { note, updatedAt })));
    expect(responses.map(({ status }) => status)).toEqual(notes.map(() => 200));
    const { body } = await call('get', `/api/enquiries/${documentId}`).expect(200);
    const kept = body.data.history.map(({ text }: { text?: string }) => text);
    expect(kept.slice(1).toSorted()).toEqual(notes.toSorted());
  });

  it('accepts notes, alone and with a status', async () => {
    const { documentId } = await storeEnquiry(cms);
    await put(documentId, { note: '  Llamar\r\nel lunes ' }).expect(200);
    const { body } = await put(documentId, {
      ...{ status: 'completado', answer: 'call', result: 'sin_venta' },
      note: 'Listo',
    }).expect(200);

    const events = body.data.history.map((record: Record<string, string>) => [
      record.event,
      record.text ?? record.to,
    ]);
    expect(events).toEqual([
      ['created', 'nuevo'],
      ['noted', 'Llamar\nel lunes'],
      ['taken', undefined],
      ['replied', undefined],
      ['status-changed', 'completado'],
      ['noted', 'Listo'],
    ]);
  });

  it('changes updatedAt with every change, and otherwise never', async () => {
    const { documentId } = await storeEnquiry(cms);
    const seen = new Set<string>();
    for (const note of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) {
      seen.add((await put(documentId, { note })).body.data.updatedAt);
    }
    expect(seen.size).toBe(5);
    const same = await put(documentId, { status: 'nuevo' });
    expect(seen).toContain(same.body.data.updatedAt);
    expect(same.body.data.history).toHaveLength(6);
  });

  it('refuses a change based on an older version', async () => {
    const { documentId, updatedAt } = await storeEnquiry(cms);
    await put(documentId, { status: 'contactado', updatedAt }).expect(200);
    const stale = await put(documentId, { status: 'spam', updatedAt });

    expect(stale.status).toBe(409);
    expect(stale.body).toEqual({
      data: null,
      error: {
        status: 409,
        name: 'ConflictError',
        message: expect.stringContaining('Alguien más cambió esta consulta'),
        details: {},
      },
    });
    const { body } = await call('get', `/api/enquiries/${documentId}`);
    expect(body.data.status).toBe('contactado');
  });

  it('accepts one of many concurrent changes based on the same version', async () => {
    const { documentId, updatedAt } = await storeEnquiry(cms);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => put(documentId, { status: 'contactado', updatedAt })),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(7).fill(409)]);
    const { body } = await call('get', `/api/enquiries/${documentId}`);
    expect(body.data.history).toHaveLength(3);
  });

  it.each([
    [{ status: 'perdido' }, ['status'], 'El estado no es válido'],
    [{ status: null }, ['status'], 'El estado no es válido'],
    [{ status: { $ne: 'spam' } }, ['status'], 'El estado no es válido'],
    [{ note: '' }, ['note'], 'La nota debe tener entre 1 y 2000 caracteres'],
    [{ note: 'a'.repeat(2003) }, ['note'], 'Sobran 3 caracteres: el límite es 2,000'],
    [{ note: 'a\0b' }, ['note'], 'La nota contiene caracteres no permitidos'],
    [{ note: 'a', updatedAt: 'ayer' }, ['updatedAt'], 'La fecha del último cambio no es válida'],
    [{ note: 'a', email: 'a@b.mx' }, ['email'], 'Este campo no está permitido'],
    [{ note: 'a', history: [] }, ['history'], 'Este campo no está permitido'],
    [{ note: 'a', dueAt: null }, ['dueAt'], 'Este campo no está permitido'],
    [{}, ['data'], 'Envía un estado o una nota'],
  ])('refuses change %#', async (data, path, message) => {
    const { documentId } = await storeEnquiry(cms);
    const response = await put(documentId, data);
    expect(response.status).toBe(400);
    expect(response.body.error.details.errors).toEqual([{ path, message }]);
  });

  it('is gone after it was deleted', async () => {
    const { documentId } = await storeEnquiry(cms);
    expect((await call('delete', `/api/enquiries/${documentId}`)).status).toBe(204);
    expect(await countEnquiries(cms, { documentId })).toBe(0);
    expect((await call('delete', `/api/enquiries/${documentId}`)).status).toBe(404);
  });
});
