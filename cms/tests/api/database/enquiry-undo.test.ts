import type { EnquiryDetail } from '../../../contracts/dashboard-enquiry';
import { formatDay, localDay } from '../../../contracts/zoned-time';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

type Session = Awaited<ReturnType<typeof signIn>>;

const STATE = [
  'status',
  'firstReplyAt',
  'answerMinutes',
  'owner',
  'nextStep',
  'nextStepOn',
  'result',
  'saleAmount',
  'saleDate',
  'lossReason',
] as const satisfies readonly (keyof EnquiryDetail)[];

const stateOf = (enquiry: EnquiryDetail) =>
  Object.fromEntries(STATE.map((name) => [name, enquiry[name]]));

const NO_SALE = { status: 'completado', result: 'sin_venta', answer: 'none' };

describe('a change of an enquiry is undone', () => {
  const cms = setUpCms();
  let manager: Session;
  let agent: Session;
  let agentId: number;
  const TOMORROW = formatDay(localDay(new Date()) + 1);

  const read = async (id: string): Promise<EnquiryDetail> =>
    (await manager.call('get', `/api/enquiries/${id}`).expect(200)).body.data;
  const put = (session: Session, id: string, data: object) =>
    session.call('put', `/api/enquiries/${id}`).send({ data });
  const plan = (session: Session, id: string) =>
    session
      .call('put', `/api/enquiries/${id}/next-step`)
      .send({ data: { text: 'Llamar a Ixchel', on: TOMORROW } });
  const bulk = (session: Session, data: object) =>
    session.call('post', '/api/enquiries/bulk').send({ data });
  const undo = (session: Session, token: unknown) =>
    session.call('post', '/api/enquiries/undo').send({ data: { token } });
  const store = async () => (await storeEnquiry(cms)).documentId;

  beforeAll(async () => {
    agentId = (await addAccount(cms, { ...AGENT, name: 'Iván Cruz' }, 'agent')).id;
    manager = await signIn(cms);
    agent = await signIn(cms, AGENT);
  });

  const before: Record<string, (id: string) => Promise<unknown>> = {
    'a new one': () => Promise.resolve(),
    'one with a next step': (id) => plan(agent, id).expect(200),
    'a contacted one with a next step': async (id) => {
      await put(agent, id, { status: 'contactado' }).expect(200);
      await plan(agent, id).expect(200);
    },
    'a completed one': (id) => put(agent, id, NO_SALE).expect(200),
    'a sale': (id) =>
      put(manager, id, {
        ...{ status: 'completado', result: 'ganada', answer: 'call' },
        ...{ saleAmount: 12_500.5, saleDate: formatDay(localDay(new Date())) },
      }).expect(200),
    spam: (id) => put(agent, id, { status: 'spam' }).expect(200),
  };

  const changes: Record<string, (id: string) => ReturnType<typeof put>> = {
    'marked as contacted': (id) => put(manager, id, { status: 'contactado' }),
    'set back to new': (id) => put(manager, id, { status: 'nuevo' }),
    'marked as spam': (id) => put(manager, id, { status: 'spam' }),
    'completed without an answer': (id) => put(manager, id, NO_SALE),
    'completed after a call': (id) => put(manager, id, { ...NO_SALE, answer: 'call' }),
    'given another result': (id) => put(manager, id, { result: 'perdida', lossReason: 'Otro' }),
    'given a next step': (id) => plan(manager, id),
    'freed of its next step': (id) => manager.call('delete', `/api/enquiries/${id}/next-step`),
    'taken with others': (id) => bulk(manager, { ids: [id], action: 'take' }),
    'assigned with others': (id) =>
      bulk(manager, { ids: [id], action: 'assign', ownerId: manager.user.id }),
    'completed with others': (id) => bulk(manager, { ids: [id], action: 'status', ...NO_SALE }),
  };

  const cases = Object.keys(before).flatMap((from) =>
    Object.keys(changes).map((change) => [from, change] as const),
  );

  it.each(cases)('%s that was %s is as before, and its history says so', async (from, change) => {
    const id = await store();
    await before[from]?.(id);
    const first = await read(id);
    const { body } = await changes[change]!(id);
    const changed = await read(id);
    if (!body.meta) {
      // Refused, or nothing to change.
      expect(stateOf(changed)).toEqual(stateOf(first));
      expect(changed.history).toEqual(first.history);
      return;
    }
    expect(changed.history.length).toBeGreaterThan(first.history.length);

    const { body: outcome } = await undo(manager, body.meta.undo).expect(200);
    expect(outcome).toEqual({ data: { restored: 1, changed: [], gone: [] } });
    const restored = await read(id);
    expect(stateOf(restored)).toEqual(stateOf(first));
    expect(restored.history.slice(0, -1)).toEqual(first.history);
    expect(restored.history.at(-1)).toEqual({
      ...{ event: 'undone', who: 'Administrador', when: expect.any(String) },
      records: changed.history.slice(first.history.length),
    });
    const { body: counts } = await manager.call('get', '/api/enquiries/summary');
    expect(counts.data.nuevo).toBe((await listNew()).length);
  });

  const listNew = async () => {
    const query = 'filters[status]=nuevo&pagination[pageSize]=100';
    return (await manager.call('get', `/api/enquiries?${query}`).expect(200)).body.data;
  };

  it('unless another user has changed or deleted it since; the others are restored', async () => {
    const ids = [await store(), await store(), await store(), await store()] as const;
    const rows = await Promise.all(ids.map(read));
    const folio = (index: number) => rows[index]?.folio;
    const spam = await bulk(manager, { ids, action: 'status', status: 'spam' }).expect(200);
    await put(agent, ids[1], { note: 'Ixchel llamó' }).expect(200);
    await put(agent, ids[2], { status: 'nuevo' }).expect(200);
    await manager.call('delete', `/api/enquiries/${ids[3]}`).expect(204);

    const { body } = await undo(manager, spam.body.meta.undo).expect(200);
    expect(body).toEqual({
      data: { restored: 1, changed: [folio(1), folio(2)], gone: [folio(3)] },
    });
    expect((await read(ids[0])).status).toBe('nuevo');
    const kept = await read(ids[1]);
    expect([kept.status, kept.history.at(-1)]).toMatchObject(['spam', { text: 'Ixchel llamó' }]);

    const again = await undo(manager, spam.body.meta.undo).expect(200);
    expect(again.body.data).toMatchObject({ restored: 0, changed: [folio(0), folio(1), folio(2)] });
  });

  it('once by several requests at the same time', async () => {
    const id = await store();
    const { body } = await put(agent, id, { status: 'contactado' }).expect(200);
    const all = await Promise.all([1, 2, 3].map(() => undo(agent, body.meta.undo)));
    expect(all.map((each) => each.body.data.restored as number).toSorted()).toEqual([0, 0, 1]);
    const { history } = await read(id);
    expect(history.filter(({ event }) => event === 'undone')).toHaveLength(1);
  });

  it('by the account that made it only, and not with a token that was made up', async () => {
    const id = await store();
    const { body } = await bulk(manager, { ids: [id], action: 'assign', ownerId: agentId });
    const token: string = body.meta.undo;
    const forged = `${Buffer.from('{"accountId":1,"exp":9e15,"changes":[]}').toString('base64url')}.${token.split('.')[1]}`;
    for (const [session, value] of [
      [agent, token],
      [manager, forged],
      [manager, `${token}x`],
      [manager, ''],
      [manager, null],
      [manager, 7],
    ] as const) {
      const refused = await undo(session, value).expect(400);
      expect(refused.body.error.details.errors[0]).toMatchObject({ path: ['token'] });
    }
    expect((await read(id)).owner).toEqual({ id: agentId, name: 'Iván Cruz' });
  });

  it('but a note is not: it comes without a token, also with a change of the status', async () => {
    const id = await store();
    const noted = await put(agent, id, { note: 'Pidió factura' }).expect(200);
    const both = await put(agent, id, { note: 'Ya le llamé', status: 'contactado' }).expect(200);
    expect([noted.body.meta, both.body.meta]).toEqual([undefined, undefined]);
  });
});
