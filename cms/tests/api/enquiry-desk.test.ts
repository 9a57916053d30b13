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
    const { documentId, folio } = await storeEnquiry(cms, { source: '/productos?utm_source=x' });
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
    expect(Object.keys(body.data.related[0])).toHaveLength(13);
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

  describe('when an answer is begun', () => {
    const reply = (id: string, data: object) =>
      call('post', `/api/enquiries/${id}/replies`).send({ data });

    it('is contacted, and its clock stops at the first answer', async () => {
      const { documentId } = await storeEnquiry(cms);
      const first = await reply(documentId, { channel: 'whatsapp', template: 'saludo' });
      expect(first.status).toBe(200);
      expect(first.body.data).toMatchObject({ status: 'contactado', answerMinutes: 0 });
      expect(first.body.data.history.slice(1)).toEqual([
        {
          event: 'replied',
          who: 'Administrador',
          when: ISO,
          channel: 'whatsapp',
          template: 'saludo',
        },
        {
          event: 'status-changed',
          who: 'Administrador',
          when: ISO,
          from: 'nuevo',
          to: 'contactado',
        },
      ]);

      const second = await reply(documentId, { channel: 'email', template: 'cotizacion' });
      expect(second.body.data.firstReplyAt).toBe(first.body.data.firstReplyAt);
      expect(second.body.data.history).toHaveLength(4);
      const back = await put(documentId, { status: 'nuevo' });
      expect(back.body.data.firstReplyAt).toBe(first.body.data.firstReplyAt);
    });

    it('leaves any other status as it is', async () => {
      const { documentId } = await storeEnquiry(cms);
      await put(documentId, { status: 'completado' });
      const { body } = await reply(documentId, { channel: 'email', template: 'saludo' });
      expect(body.data.status).toBe('completado');
    });

    it.each([
      [{ channel: 'fax', template: 'a' }, 'channel'],
      [{ channel: 'email' }, 'template'],
      [{ channel: 'email', template: 'a', when: '2020-01-01' }, 'when'],
    ])('refuses %j', async (data, field) => {
      const { documentId } = await storeEnquiry(cms);
      const { status, body } = await reply(documentId, data);
      expect([status, body.error.details.errors[0].path]).toEqual([400, [field]]);
    });

    it('answers 404 for one that does not exist', async () => {
      const answer = await reply('noexiste', { channel: 'email', template: 'a' });
      expect([answer.status, answer.body.error.message]).toEqual([404, 'Consulta no encontrada']);
    });
  });

  describe('together with others', () => {
    const bulk = (data: object) => call('post', '/api/enquiries/bulk').send({ data });

    it('gets a status, with a record for each; what is gone is left out', async () => {
      const [a, b, gone] = [await storeEnquiry(cms), await storeEnquiry(cms), 'yanoesta'];
      const ids = [a.documentId, b.documentId, gone, a.documentId];
      const { status, body } = await bulk({ ids, action: 'status', status: 'spam' });

      expect([status, body]).toEqual([200, { data: { changed: 2 } }]);
      const { body: one } = await call('get', `/api/enquiries/${b.documentId}`);
      expect(one.data.history.at(-1)).toMatchObject({ from: 'nuevo', to: 'spam' });
    });

    it('is deleted', async () => {
      const { documentId } = await storeEnquiry(cms);
      const { body } = await bulk({ ids: [documentId, 'yanoesta'], action: 'delete' });
      expect(body).toEqual({ data: { changed: 1 } });
      expect(await countEnquiries(cms, { documentId })).toBe(0);
    });

    it.each([
      [{ ids: [], action: 'delete' }, 'ids'],
      [{ ids: Array.from({ length: 201 }, (_id, index) => `id${index}`), action: 'delete' }, 'ids'],
      [{ ids: [{ $ne: 1 }], action: 'delete' }, 'ids'],
      [{ ids: ['a'], action: 'publish' }, 'action'],
      [{ ids: ['a'], action: 'status' }, 'status'],
      [{ ids: ['a'], action: 'status', status: 'x' }, 'status'],
      [{ ids: ['a'], action: 'delete', status: 'spam' }, 'status'],
    ])('refuses %#', async (data, field) => {
      const { status, body } = await bulk(data);
      expect([status, body.error.details.errors[0].path]).toEqual([400, [field]]);
    });
  });
});
