import { type Cms, startCms } from '../support/cms';
import { storeEnquiry } from '../support/desk';
import { countEnquiries } from '../support/enquiries';
import { signIn } from '../support/staff';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('an enquiry on the desk', () => {
  let cms: Cms;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const put = (id: string, data: object) => call('put', `/api/enquiries/${id}`).send({ data });

  beforeAll(async () => {
    cms = await startCms();
    ({ call } = await signIn(cms));
  });
  afterAll(() => cms.stop());

  it('is shown with its history and nothing private', async () => {
    const { documentId, folio } = await storeEnquiry(cms, {
      subject: 'Lector',
      source: '/productos?utm_source=x',
    });
    const answer = await call('get', `/api/enquiries/${documentId}`);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        documentId,
        folio,
        name: 'María Fernanda López',
        email: 'maria@example.com',
        phone: null,
        type: 'servicio',
        status: 'nuevo',
        message: 'Quiero una página para mi hotel en el centro.',
        subject: 'Lector',
        source: '/productos?utm_source=x',
        createdAt: ISO,
        updatedAt: ISO,
        dueAt: ISO,
        firstReplyAt: null,
        spamReason: null,
        consentVersion: null,
        consentAt: null,
        answerMinutes: null,
        history: [{ event: 'created', who: 'visitante', when: ISO, from: null, to: 'nuevo' }],
        related: [],
      },
    });
  });

  it('is shown with the others of the same e-mail or telephone, newest first', async () => {
    const own = { email: 'Rosa@Example.com', phone: '9515550142' };
    const first = await storeEnquiry(cms, { email: 'rosa@example.COM' });
    const second = await storeEnquiry(cms, { email: 'otra@example.com', phone: '951 555 0142' });
    await storeEnquiry(cms, { email: 'nadie@example.com' });
    const { documentId } = await storeEnquiry(cms, own);

    const { body } = await call('get', `/api/enquiries/${documentId}`);
    const folios = body.data.related.map(({ folio }: { folio: string }) => folio);
    expect(folios).toEqual([second.folio, first.folio]);
    expect(Object.keys(body.data.related[0])).toHaveLength(14);
  });

  it.each(['get', 'put', 'delete'] as const)(
    'that does not exist: %s answers 404',
    async (method) => {
      const answer = await call(method, '/api/enquiries/noexiste').send(
        method === 'put' ? { data: { status: 'spam' } } : undefined,
      );
      expect([answer.status, answer.body.error.message]).toEqual([404, 'Consulta no encontrada']);
    },
  );

  it.each([
    ['nuevo', 'contactado'],
    ['contactado', 'completado'],
    ['completado', 'spam'],
    ['spam', 'nuevo'],
    ['completado', 'nuevo'],
  ] as const)('goes from %s to %s and keeps who did it, and when', async (from, to) => {
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

  it('counts as answered when its status says so, and as waiting when that is taken back', async () => {
    const { documentId } = await storeEnquiry(cms);
    const answered = await put(documentId, { status: 'contactado' });
    expect(answered.body.data).toMatchObject({ firstReplyAt: ISO, answerMinutes: 0 });

    const back = await put(documentId, { status: 'nuevo' });
    expect(back.body.data).toMatchObject({ firstReplyAt: null, answerMinutes: null });
  });

  it('takes notes, alone and with a status', async () => {
    const { documentId } = await storeEnquiry(cms);
    await put(documentId, { note: '  Llamar\r\nel lunes ' }).expect(200);
    const { body } = await put(documentId, { status: 'completado', note: 'Listo' }).expect(200);

    const events = body.data.history.map((record: Record<string, string>) => [
      record.event,
      record.text ?? record.to,
    ]);
    expect(events).toEqual([
      ['created', 'nuevo'],
      ['noted', 'Llamar\nel lunes'],
      ['status-changed', 'completado'],
      ['noted', 'Listo'],
    ]);
  });

  it('changes updatedAt with every change, and only then', async () => {
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

  it('refuses a change that is based on an older state', async () => {
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

  it('lets one of many changes win that are based on the same state', async () => {
    const { documentId, updatedAt } = await storeEnquiry(cms);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_item, index) =>
        put(documentId, { note: `Nota ${index}`, updatedAt }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(7).fill(409)]);
    const { body } = await call('get', `/api/enquiries/${documentId}`);
    expect(body.data.history).toHaveLength(2);
  });

  it('loses no note when several are written at once', async () => {
    const { documentId } = await storeEnquiry(cms);
    const notes = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(notes.map((note) => put(documentId, { note })));
    expect(answers.map(({ status }) => status)).toEqual(notes.map(() => 200));
    const { body } = await call('get', `/api/enquiries/${documentId}`);
    const texts = body.data.history.slice(1).map(({ text }: { text: string }) => text);
    expect(texts.sort()).toEqual(notes);
  });

  it.each([
    [{ status: 'perdido' }, ['status'], 'El estado no es válido'],
    [{ status: null }, ['status'], 'El estado no es válido'],
    [{ status: { $ne: 'spam' } }, ['status'], 'El estado no es válido'],
    [{ note: '' }, ['note'], 'La nota debe tener entre 1 y 2000 caracteres'],
    [{ note: 'a'.repeat(2001) }, ['note'], 'La nota debe tener entre 1 y 2000 caracteres'],
    [{ note: 'a\0b' }, ['note'], 'La nota contiene caracteres no permitidos'],
    [{ note: 'a', updatedAt: 'ayer' }, ['updatedAt'], 'La fecha del último cambio no es válida'],
    [{ note: 'a', email: 'a@b.mx' }, ['email'], 'Este campo no está permitido'],
    [{ note: 'a', history: [] }, ['history'], 'Este campo no está permitido'],
    [{ note: 'a', dueAt: null }, ['dueAt'], 'Este campo no está permitido'],
    [{}, ['data'], 'Envía un estado o una nota'],
  ])('refuses change %#', async (data, path, message) => {
    const { documentId } = await storeEnquiry(cms);
    const answer = await put(documentId, data);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.errors).toEqual([{ path, message }]);
  });

  it('is deleted, and then no longer there', async () => {
    const { documentId } = await storeEnquiry(cms);
    expect((await call('delete', `/api/enquiries/${documentId}`)).status).toBe(204);
    expect(await countEnquiries(cms, { documentId })).toBe(0);
    expect((await call('delete', `/api/enquiries/${documentId}`)).status).toBe(404);
  });
});
