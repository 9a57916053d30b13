import { isoDay } from '../../../contracts/zoned-time';
import { releaseOverdue } from '../../../src/enquiries/release-overdue';
import { addAccount, AGENT, changeRole, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry, updateEnquiryRow } from '../../support/store-enquiry';

type Session = Awaited<ReturnType<typeof signIn>>;

const OTHER = { email: 'otro@example.test', password: 'Prueba-otro-1' };
const USER = 'plugin::users-permissions.user';

describe('the owner of an enquiry', () => {
  const cms = setUpCms();
  let manager: Session;
  let agent: Session;
  let other: Session;
  let agentId: number;
  const post = (session: Session, id: string, action: string, data?: object) =>
    session.call('post', `/api/enquiries/${id}/${action}`).send(data && { data });
  const eventsOf = (body: { data: { history: { event: string }[] } }) =>
    body.data.history.map(({ event }) => event);

  beforeAll(async () => {
    agentId = (await addAccount(cms, { ...AGENT, name: 'Iván Cruz' }, 'agent')).id;
    await addAccount(cms, { ...OTHER, name: 'Ana Paz' }, 'agent');
    manager = await signIn(cms);
    agent = await signIn(cms, AGENT);
    other = await signIn(cms, OTHER);
  });

  it('is the account that takes it; a second account gets the name of the owner', async () => {
    const { documentId } = await storeEnquiry(cms);
    const taken = await post(agent, documentId, 'take').expect(200);
    expect(taken.body.data).toMatchObject({ owner: { id: agentId, name: 'Iván Cruz' } });
    expect(taken.body.data.history.at(-1)).toMatchObject({ event: 'taken', who: 'Iván Cruz' });

    const again = await post(agent, documentId, 'take').expect(200);
    expect(eventsOf(again.body)).toEqual(['created', 'taken']);
    const refused = await post(other, documentId, 'take').expect(409);
    expect(refused.body.error.message).toBe('Iván Cruz ya tomó esta consulta');
  });

  it('is exactly one of several accounts that take it at once', async () => {
    const { documentId } = await storeEnquiry(cms);
    const responses = await Promise.all(
      [agent, other, manager, other, agent].map((session) => post(session, documentId, 'take')),
    );
    const winners = responses.filter(({ status }) => status === 200);
    const names = new Set(winners.map(({ body }) => body.data.owner.name as string));
    expect(names.size).toBe(1);
    const [name] = [...names];
    for (const { status, body } of responses) {
      if (status !== 200)
        expect([status, body.error.message]).toEqual([409, `${name} ya tomó esta consulta`]);
    }
    const { body } = await manager.call('get', `/api/enquiries/${documentId}`);
    expect(eventsOf(body)).toEqual(['created', 'taken']);
  });

  it('is taken or assigned for several enquiries at once; those of others are not taken', async () => {
    const rows = [await storeEnquiry(cms), await storeEnquiry(cms), await storeEnquiry(cms)];
    const ids = rows.map(({ documentId }) => documentId);
    await post(other, ids[0] ?? '', 'take').expect(200);
    const bulk = (session: Session, data: object) =>
      session.call('post', '/api/enquiries/bulk').send({ data: { ids, ...data } });
    const ownersOf = async () =>
      Promise.all(
        ids.map(async (id) => {
          const { body } = await manager.call('get', `/api/enquiries/${id}`);
          return body.data.owner.name as string;
        }),
      );

    await post(agent, ids[1] ?? '', 'take').expect(200);
    const taken = await bulk(agent, { action: 'take' }).expect(200);
    expect(taken.body.data).toEqual({ changed: 1, unchanged: 1, refused: 1 });
    expect(await ownersOf()).toEqual(['Ana Paz', 'Iván Cruz', 'Iván Cruz']);

    await bulk(agent, { action: 'assign', ownerId: agentId }).expect(403);
    await bulk(manager, { action: 'assign' }).expect(400);
    await bulk(manager, { action: 'assign', ownerId: 99_999 }).expect(400);
    await bulk(manager, { action: 'take', ownerId: agentId }).expect(400);
    const assigned = await bulk(manager, { action: 'assign', ownerId: agentId }).expect(200);
    expect(assigned.body.data).toEqual({ changed: 1, unchanged: 2, refused: 0 });
    expect(await ownersOf()).toEqual(['Iván Cruz', 'Iván Cruz', 'Iván Cruz']);
  });

  it('is assigned by managers only, to accounts that can use the dashboard', async () => {
    const { documentId, updatedAt } = await storeEnquiry(cms);
    const blocked = await addAccount(cms, {
      email: 'fuera@example.test',
      password: 'Prueba-fuera-1',
    });
    await cms.strapi.db.query(USER).update({ where: { id: blocked.id }, data: { blocked: true } });

    await post(agent, documentId, 'assign', { ownerId: agentId }).expect(403);
    for (const ownerId of [blocked.id, 987_654, 'x', null]) {
      const { status, body } = await post(manager, documentId, 'assign', { ownerId });
      expect([status, body.error.details.errors[0].path]).toEqual([400, ['ownerId']]);
    }
    const assigned = await post(manager, documentId, 'assign', { ownerId: agentId, updatedAt });
    expect(assigned.body.data.history.at(-1)).toMatchObject({
      event: 'assigned',
      who: 'Administrador',
      to: 'Iván Cruz',
    });
    await post(manager, documentId, 'assign', { ownerId: manager.user.id, updatedAt }).expect(409);
    const { body } = await agent.call('get', '/api/enquiries/owners').expect(200);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
      'Administrador',
      'Ana Paz',
      'Iván Cruz',
    ]);
  });

  it('is released by the owner or a manager', async () => {
    const { documentId } = await storeEnquiry(cms);
    await post(agent, documentId, 'release').expect(200);
    await post(agent, documentId, 'take').expect(200);
    const refused = await post(other, documentId, 'release').expect(403);
    expect(refused.body.error.message).toMatch(/^La consulta es de Iván Cruz/);

    const released = await post(agent, documentId, 'release').expect(200);
    expect(released.body.data).toMatchObject({ owner: null });
    await post(other, documentId, 'take').expect(200);
    const { body } = await post(manager, documentId, 'release').expect(200);
    expect(eventsOf(body)).toEqual(['created', 'taken', 'released', 'taken', 'released']);
    expect(body.data.history.at(-1)).toMatchObject({ who: 'Administrador', from: 'Ana Paz' });
  });

  it('is shown and filtered in the list, and part of the CSV and the personal data', async () => {
    const email = 'rosa@example.com';
    const mine = await storeEnquiry(cms, { email });
    const free = await storeEnquiry(cms, { email });
    await post(agent, mine.documentId, 'take').expect(200);
    await agent
      .call('put', `/api/enquiries/${mine.documentId}/next-step`)
      .send({ data: { text: 'Llamarle', on: '2999-01-04' } })
      .expect(200);
    const list = async (filter: string) => {
      const address = encodeURI(`/api/enquiries?search=${email}&filters[ownerId]${filter}`);
      const { body } = await agent.call('get', address).expect(200);
      return body.data.map(({ folio, owner }: { folio: string; owner: object | null }) => [
        folio,
        owner,
      ]);
    };
    expect(await list(`[$eq]=${agentId}`)).toEqual([
      [mine.folio, { id: agentId, name: 'Iván Cruz' }],
    ]);
    expect(await list('[$null]=true')).toEqual([[free.folio, null]]);
    await agent.call('get', '/api/enquiries?filters[ownerId][$eq]=x').expect(400);

    const csv = await manager.call('get', encodeURI(`/api/enquiries/export?search=${email}`));
    const lines = csv.text.split('\r\n');
    expect(lines[0]).toContain(',Responsable,');
    expect(lines.filter((line) => line.includes(',Iván Cruz,Llamarle,2999-01-04,'))).toHaveLength(
      1,
    );

    const person = await manager
      .call('post', '/api/personal-data/export')
      .send({ data: { email, phone: null, enquiries: [mine.documentId] } });
    expect(person.text).toContain('<dt>Responsable</dt><dd>Iván Cruz</dd>');
    expect(person.text).toContain('Iván Cruz tomó la consulta');
    expect(person.text).toContain('<dd>2999-01-04: Llamarle</dd>');
  });

  it('sets a next step and marks it as done; others may not', async () => {
    const { documentId } = await storeEnquiry(cms);
    const path = `/api/enquiries/${documentId}/next-step`;
    const step = { text: 'Llamarle por la cotización', on: '2999-01-04' };
    const set = (session: Session, data: object) => session.call('put', path).send({ data });

    const { body: nothing } = await agent.call('delete', path).expect(200);
    expect(nothing.data.owner).toBeNull();
    const taken = await post(agent, documentId, 'take').expect(200);
    const { updatedAt } = taken.body.data;
    const foreign = await set(other, step).expect(403);
    expect(foreign.body.error.message).toMatch(/^La consulta es de Iván Cruz/);
    for (const on of ['2020-01-01', '2999-02-30', 'mañana', null]) {
      await set(agent, { ...step, on }).expect(400);
    }
    await set(agent, { ...step, text: '' }).expect(400);

    const saved = await set(agent, { ...step, updatedAt }).expect(200);
    expect(saved.body.data).toMatchObject({ nextStep: step.text, nextStepOn: step.on });
    await set(agent, { ...step, text: 'Otra cosa', updatedAt }).expect(409);
    await set(manager, { ...step, text: 'Mandar el contrato' }).expect(200);
    await other.call('delete', path).expect(403);
    const done = await agent.call('delete', path).expect(200);
    expect(done.body.data).toMatchObject({ nextStep: null, nextStepOn: null });
    expect(done.body.data.history.slice(2)).toMatchObject([
      { event: 'next-step-set', who: 'Iván Cruz', ...step },
      { event: 'next-step-set', who: 'Administrador', text: 'Mandar el contrato' },
      { event: 'next-step-done', who: 'Iván Cruz', text: 'Mandar el contrato' },
    ]);
  });

  it('is the account that plans or does the next step of an enquiry without one', async () => {
    const { documentId } = await storeEnquiry(cms);
    const path = `/api/enquiries/${documentId}/next-step`;
    const step = { text: 'Llamarle', on: '2999-01-04' };
    const set = await agent.call('put', path).send({ data: step }).expect(200);
    expect(set.body.data.owner).toEqual({ id: agentId, name: 'Iván Cruz' });
    await post(agent, documentId, 'release').expect(200);
    const done = await other.call('delete', path).expect(200);
    expect(done.body.data).toMatchObject({ owner: { name: 'Ana Paz' }, nextStep: null });
    expect(eventsOf(done.body)).toEqual([
      'created',
      'taken',
      'next-step-set',
      'released',
      'taken',
      'next-step-done',
    ]);
  });

  it('marks the next step as done only if it is still the one that the caller has seen', async () => {
    const { documentId } = await storeEnquiry(cms);
    const path = `/api/enquiries/${documentId}/next-step`;
    const finish = (version: string) => agent.call('delete', `${path}?updatedAt=${version}`);
    const plan = async (text: string) => {
      const data = { text, on: '2999-01-04' };
      return (await manager.call('put', path).send({ data }).expect(200)).body.data.updatedAt;
    };
    await post(agent, documentId, 'take').expect(200);
    const seen = await plan('Llamarle');
    const newer = await plan('Mandar el contrato');

    await finish(seen).expect(409);
    await finish('ayer').expect(400);
    const { body } = await agent.call('get', `/api/enquiries/${documentId}`);
    expect(body.data.nextStep).toBe('Mandar el contrato');
    const done = await finish(newer).expect(200);
    expect(done.body.data.nextStep).toBeNull();
  });

  it('is removed once, after the due date of an enquiry without a reply', async () => {
    const { documentId } = await storeEnquiry(cms);
    const answered = await storeEnquiry(cms);
    const early = await storeEnquiry(cms);
    for (const row of [documentId, answered.documentId, early.documentId]) {
      await post(agent, row, 'take').expect(200);
    }
    await agent
      .call('post', `/api/enquiries/${answered.documentId}/replies`)
      .send({ data: { channel: 'email', template: 'acuse' } })
      .expect(200);
    const soon = { dueAt: new Date(Date.now() + 60_000).toISOString() };
    await updateEnquiryRow(cms, documentId, soon);
    await updateEnquiryRow(cms, answered.documentId, soon);
    expect(await releaseOverdue(cms.strapi)).toBe(0);
    const later = new Date(Date.now() + 120_000);
    const runs = await Promise.all([1, 2, 3].map(() => releaseOverdue(cms.strapi, later)));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);

    const { body } = await agent.call('get', `/api/enquiries/${documentId}`);
    expect(body.data).toMatchObject({ owner: null, dueAt: soon.dueAt });
    expect(body.data.history.at(-1)).toMatchObject({
      event: 'released',
      who: 'sistema',
      from: 'Iván Cruz',
      reason: 'overdue',
    });
  });

  it('keeps an enquiry that was overdue when it was taken', async () => {
    const { documentId } = await storeEnquiry(cms);
    const past = { dueAt: new Date(Date.now() - 60_000).toISOString() };
    await updateEnquiryRow(cms, documentId, past);
    await post(other, documentId, 'take').expect(200);
    expect(await releaseOverdue(cms.strapi)).toBe(0);
  });

  it('is the account that answers, unless another one is', async () => {
    const reply = (session: Session, id: string) =>
      post(session, id, 'replies', { channel: 'whatsapp' }).expect(200);
    const mark = (session: Session, id: string, status: string) =>
      session.call('put', `/api/enquiries/${id}`).send({ data: { status } }).expect(200);

    const { documentId } = await storeEnquiry(cms);
    const first = await reply(agent, documentId);
    expect(first.body.data.owner).toEqual({ id: agentId, name: 'Iván Cruz' });
    expect(eventsOf(first.body)).toEqual(['created', 'taken', 'replied', 'status-changed']);
    const second = await reply(other, documentId);
    expect(second.body.data.owner).toMatchObject({ name: 'Iván Cruz' });

    const called = await storeEnquiry(cms);
    const spam = await mark(other, called.documentId, 'spam');
    expect(spam.body.data.owner).toBeNull();
    await mark(other, called.documentId, 'nuevo');
    const answered = await mark(other, called.documentId, 'contactado');
    expect(answered.body.data.owner).toMatchObject({ name: 'Ana Paz' });
    await post(other, called.documentId, 'release').expect(200);
    // The change counts as no answer: there was one before.
    const completed = { status: 'completado', result: 'sin_venta' };
    const path = `/api/enquiries/${called.documentId}`;
    const closed = await agent.call('put', path).send({ data: completed }).expect(200);
    expect(closed.body.data.owner).toBeNull();
  });

  it('is one of several accounts that answer at once', async () => {
    const { documentId } = await storeEnquiry(cms);
    const responses = await Promise.all(
      [agent, other, manager].map((session) =>
        post(session, documentId, 'replies', { channel: 'email' }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await manager.call('get', `/api/enquiries/${documentId}`);
    const [taken, ...others] = body.data.history.filter(
      ({ event }: { event: string }) => event === 'taken',
    );
    expect(others).toEqual([]);
    expect(taken.who).toBe(body.data.owner.name);
  });

  describe('that leaves', () => {
    const leaving = { email: 'se-va@example.test', password: 'Prueba-se-va-1', name: 'Luz Gil' };
    const step = { text: 'Mandar la cotización', on: isoDay(new Date()) };
    let id: number;
    let open: string;
    let closed: string;

    beforeEach(async () => {
      ({ id } = await addAccount(cms, leaving, 'agent'));
      const session = await signIn(cms, leaving);
      open = (await storeEnquiry(cms)).documentId;
      closed = (await storeEnquiry(cms)).documentId;
      for (const row of [open, closed]) {
        await post(session, row, 'replies', { channel: 'email' }).expect(200);
        await session.call('put', `/api/enquiries/${row}/next-step`).send({ data: step });
      }
      const completed = { data: { status: 'completado', result: 'sin_venta' } };
      await session.call('put', `/api/enquiries/${closed}`).send(completed).expect(200);
    });
    afterEach(() => cms.strapi.db.query(USER).delete({ where: { id } }));

    /** Expects that all accounts see the next step of the released enquiry in «Hoy». */
    async function expectReleased(reason: string): Promise<void> {
      const { body } = await other.call('get', `/api/enquiries/${open}`);
      expect(body.data).toMatchObject({ owner: null, nextStep: step.text });
      const released = { event: 'released', who: 'sistema', from: 'Luz Gil', reason };
      expect(body.data.history.at(-1)).toMatchObject(released);
      for (const session of [other, manager]) {
        const today = await session.call('get', '/api/enquiries/today').expect(200);
        const steps = today.body.data.nextSteps.enquiries;
        expect(steps.map(({ documentId }: { documentId: string }) => documentId)).toContain(open);
      }
    }
    const ownerOfClosed = async () =>
      (await manager.call('get', `/api/enquiries/${closed}`)).body.data.owner;

    it.each([
      [
        'blocked',
        () => cms.strapi.db.query(USER).update({ where: { id }, data: { blocked: true } }),
      ],
      [
        'one of several that are blocked',
        () => cms.strapi.db.query(USER).updateMany({ where: { id }, data: { blocked: true } }),
      ],
      ['without a role of the dashboard', () => changeRole(cms, id, 'authenticated')],
    ])('releases open enquiries with their next steps when it is %s', async (_name, disable) => {
      await disable();
      await expectReleased('account-disabled');
      expect(await ownerOfClosed()).toEqual({ id, name: 'Luz Gil' });
    });

    it('keeps its enquiries when it changes in another way', async () => {
      await cms.strapi.db.query(USER).update({ where: { id }, data: { blocked: false } });
      await changeRole(cms, id, 'admin');
      const { body } = await manager.call('get', `/api/enquiries/${open}`);
      expect(body.data.owner).toEqual({ id, name: 'Luz Gil' });
    });

    it('releases all enquiries when it is deleted', async () => {
      await cms.strapi.db.query(USER).delete({ where: { id } });
      await expectReleased('account-deleted');
      expect(await ownerOfClosed()).toBeNull();
    });
  });
});
