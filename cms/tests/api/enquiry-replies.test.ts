import { countEnquiries } from '../support/build-enquiry';
import { signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';
import { storeEnquiry } from '../support/store-enquiry';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('enquiries in the dashboard', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const put = (id: string, data: object) => call('put', `/api/enquiries/${id}`).send({ data });

  beforeAll(async () => {
    ({ call } = await signIn(cms));
  });

  describe('POST /api/enquiries/:documentId/replies', () => {
    const reply = (id: string, data: object) =>
      call('post', `/api/enquiries/${id}/replies`).send({ data });

    it('sets the status to contacted and stops the response time at the first reply', async () => {
      const { documentId } = await storeEnquiry(cms);
      const first = await reply(documentId, { channel: 'whatsapp', template: 'saludo' });
      expect(first.status).toBe(200);
      expect(first.body.data).toMatchObject({ status: 'contactado', answerMinutes: 0 });
      expect(first.body.data.history.slice(1)).toEqual([
        { event: 'taken', who: 'Administrador', when: ISO },
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
      expect(second.body.data.history).toHaveLength(5);
      const back = await put(documentId, { status: 'nuevo' });
      expect(back.body.data.firstReplyAt).toBe(first.body.data.firstReplyAt);
    });

    it('records a free text without a template', async () => {
      const { documentId } = await storeEnquiry(cms);
      const { body } = await reply(documentId, { channel: 'email' }).expect(200);
      expect(body.data.history.at(-2)).toEqual({
        event: 'replied',
        who: 'Administrador',
        when: ISO,
        channel: 'email',
      });
    });

    it.each(['call', 'visit'])(
      'records a conversation (%s) as the first reply',
      async (channel) => {
        const { documentId } = await storeEnquiry(cms);
        const { body } = await reply(documentId, { channel }).expect(200);
        expect(body.data).toMatchObject({ status: 'contactado', firstReplyAt: ISO });
        expect(body.data.history.at(-2)).toEqual({
          ...{ event: 'replied', who: 'Administrador', when: ISO, channel },
        });
        const back = await put(documentId, { status: 'nuevo' });
        expect(back.body.data.firstReplyAt).toBe(body.data.firstReplyAt);
      },
    );

    it('keeps any other status', async () => {
      const { documentId } = await storeEnquiry(cms);
      await put(documentId, { status: 'completado', answer: 'none', result: 'sin_venta' }).expect(
        200,
      );
      const { body } = await reply(documentId, { channel: 'email', template: 'saludo' });
      expect(body.data.status).toBe('completado');
    });

    it('refuses spam', async () => {
      const { documentId } = await storeEnquiry(cms);
      await put(documentId, { status: 'spam' }).expect(200);
      const { status, body } = await reply(documentId, { channel: 'email', template: 'saludo' });
      expect([status, body.error.message]).toEqual([400, expect.stringMatching(/está en spam/)]);
    });

    it.each([
      [{ channel: 'fax', template: 'a' }, 'channel'],
      [{ channel: 'call', template: 'a' }, 'template'],
      [{ channel: 'email', template: '' }, 'template'],
      [{ channel: 'email', template: 'a'.repeat(81) }, 'template'],
      [{ channel: 'email', template: 'a', when: '2020-01-01' }, 'when'],
    ])('refuses %j', async (data, field) => {
      const { documentId } = await storeEnquiry(cms);
      const { status, body } = await reply(documentId, data);
      expect([status, body.error.details.errors[0].path]).toEqual([400, [field]]);
    });

    it('responds with 404 for an unknown enquiry', async () => {
      const response = await reply('noexiste', { channel: 'email', template: 'a' });
      expect([response.status, response.body.error.message]).toEqual([
        404,
        'Consulta no encontrada',
      ]);
    });
  });

  describe('POST /api/enquiries/:documentId/missed-calls', () => {
    const missCall = (id: string) => call('post', `/api/enquiries/${id}/missed-calls`);

    it('leaves a record and the response time running, and makes the caller the owner', async () => {
      const { documentId, dueAt } = await storeEnquiry(cms);
      const { body } = await missCall(documentId).expect(200);
      const waiting = { status: 'nuevo', firstReplyAt: null, answerMinutes: null, dueAt };
      expect(body.data).toMatchObject({ ...waiting, owner: { name: 'Administrador' } });
      expect(body.data.history.slice(1)).toEqual([
        { event: 'taken', who: 'Administrador', when: ISO },
        { event: 'call-missed', who: 'Administrador', when: ISO },
      ]);
      const again = await missCall(documentId).expect(200);
      expect(again.body.data.history).toHaveLength(4);
      const { body: answered } = await call('post', `/api/enquiries/${documentId}/replies`).send({
        data: { channel: 'call' },
      });
      expect(answered.data).toMatchObject({ status: 'contactado', firstReplyAt: ISO });
    });

    it('refuses spam and unknown enquiries', async () => {
      const { documentId } = await storeEnquiry(cms);
      await put(documentId, { status: 'spam' }).expect(200);
      await missCall(documentId).expect(400);
      await missCall('noexiste').expect(404);
    });
  });

  describe('POST /api/enquiries/bulk', () => {
    const bulk = (data: object) => call('post', '/api/enquiries/bulk').send({ data });

    it('sets a status with one history record per enquiry and skips deleted ones', async () => {
      const [a, b, gone] = [await storeEnquiry(cms), await storeEnquiry(cms), 'yanoesta'];
      const ids = [a.documentId, b.documentId, gone, a.documentId];
      const { status, body } = await bulk({ ids, action: 'status', status: 'spam' });

      expect([status, body.data]).toEqual([200, { changed: 2, unchanged: 0, refused: 0 }]);
      const { body: one } = await call('get', `/api/enquiries/${b.documentId}`);
      expect(one.data.history.at(-1)).toMatchObject({ from: 'nuevo', to: 'spam' });
    });

    it('deletes enquiries', async () => {
      const { documentId } = await storeEnquiry(cms);
      const { body } = await bulk({ ids: [documentId, 'yanoesta'], action: 'delete' });
      expect(body.data).toEqual({ changed: 1, unchanged: 0, refused: 0 });
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
