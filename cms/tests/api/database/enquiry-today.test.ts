import { TODAY_SECTIONS, type TodayEnquiries } from '../../../contracts/today';
import { readToday } from '../../../src/enquiries/read-today';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry, updateEnquiryRow } from '../../support/store-enquiry';

// Thursday, 10:00 in Mexico City.
const NOW = new Date('2026-11-19T16:00:00Z');

describe('the work of an account today', () => {
  const cms = setUpCms();
  let agentId: number;
  let otherId: number;

  beforeAll(async () => {
    agentId = (await addAccount(cms, AGENT, 'agent')).id;
    otherId = (await addAccount(cms, { email: 'otro@example.test', password: 'Prueba-otro-1' })).id;
  });

  const create = async (name: string, data: object) => {
    const { documentId } = await storeEnquiry(cms, { name });
    await updateEnquiryRow(cms, documentId, data);
  };
  const namesOf = (today: TodayEnquiries) =>
    Object.fromEntries(
      TODAY_SECTIONS.map((section) => [section, today[section].enquiries.map(({ name }) => name)]),
    );

  it('is overdue, due today, free, or a next step, each in order of urgency', async () => {
    const answered = { status: 'contactado', firstReplyAt: '2026-11-18T16:00:00Z' } as const;
    const hers = { ownerId: agentId } as object;
    await create('Vencida propia', { ...hers, dueAt: '2026-11-19T15:00:00Z' });
    await create('Vencida libre', { dueAt: '2026-11-18T20:00:00Z' });
    await create('Vencida ajena', { ownerId: otherId, dueAt: '2026-11-18T20:00:00Z' });
    await create('Hoy tarde', { dueAt: '2026-11-20T05:30:00Z' });
    await create('Hoy pronto', {
      ...hers,
      dueAt: '2026-11-19T17:00:00Z',
      nextStepOn: '2026-11-19',
    });
    await create('Mañana libre', { dueAt: '2026-11-20T16:00:00Z' });
    await create('Mañana propia', { ...hers, dueAt: '2026-11-20T16:00:00Z' });
    await create('Paso de hoy', { ...hers, ...answered, nextStepOn: '2026-11-19' });
    await create('Paso atrasado', { ...hers, ...answered, nextStepOn: '2026-11-12' });
    await create('Paso de mañana', { ...hers, ...answered, nextStepOn: '2026-11-20' });
    await create('Paso ajeno', {
      ownerId: otherId,
      ...answered,
      nextStepOn: '2026-11-19',
    });
    await create('Paso cerrado', { ...hers, status: 'completado', nextStepOn: '2026-11-19' });
    await create('Dudosa libre', { status: 'dudoso', dueAt: '2026-11-18T20:00:00Z' });
    await create('Dudosa ajena', { status: 'dudoso', ownerId: otherId });
    await create('Spam libre', { status: 'spam', dueAt: '2026-11-18T20:00:00Z' });

    // Two business days ago is Tuesday, the 17th; the 16th is a holiday.
    await create('Olvidada propia', { ...hers, ...answered, updatedAt: '2026-11-13T16:00:00Z' });
    await create('Olvidada libre', { ...answered, updatedAt: '2026-11-17T05:59:00Z' });
    await create('Olvidada ajena', {
      ownerId: otherId,
      ...answered,
      updatedAt: '2026-11-13T16:00:00Z',
    });
    await create('Respondida, otra vez nueva', {
      ...{ ...hers, ...answered, status: 'nuevo', updatedAt: '2026-11-17T05:58:00Z' },
    });
    await create('Movida el martes', { ...hers, ...answered, updatedAt: '2026-11-17T06:00:00Z' });

    expect(namesOf(await readToday(cms.strapi, agentId, NOW))).toEqual({
      refused: [],
      overdue: ['Vencida libre', 'Vencida propia'],
      dueToday: ['Hoy pronto', 'Hoy tarde'],
      team: [],
      doubtful: ['Dudosa libre'],
      mine: ['Mañana propia'],
      unassigned: ['Mañana libre'],
      nextSteps: ['Paso atrasado', 'Paso de hoy'],
      teamSteps: [],
      idle: ['Olvidada propia', 'Respondida, otra vez nueva', 'Olvidada libre'],
    });
  });

  it('lists and counts the idle enquiries of all accounts for the list', async () => {
    const { call } = await signIn(cms, AGENT);
    const { body } = await call('get', '/api/enquiries?idle=true').expect(200);
    const { body: summary } = await call('get', '/api/enquiries/summary').expect(200);
    // As of today, everything that was answered in the test before is idle but has no next step.
    expect(summary.data.idle).toBe(body.meta.pagination.total);
    expect(body.data.length).toBeGreaterThanOrEqual(4);
    for (const row of body.data) {
      expect([row.firstReplyAt === null, row.nextStep]).toEqual([false, null]);
    }
    await call('get', '/api/enquiries?idle=si').expect(400);
  });

  it('is returned to the signed-in account', async () => {
    const agent = await signIn(cms, AGENT);
    const { body } = await agent.call('get', '/api/enquiries/today').expect(200);
    expect(Object.keys(body.data)).toEqual(TODAY_SECTIONS);
    const manager = await signIn(cms);
    const { documentId } = await storeEnquiry(cms, { name: 'De otra persona' });
    await manager.call('post', `/api/enquiries/${documentId}/take`).expect(200);
    const again = await agent.call('get', '/api/enquiries/today').expect(200);
    expect(JSON.stringify(again.body)).not.toContain('De otra persona');
  });

  it('shows a manager what others are late with, and its owner', async () => {
    const { documentId } = await storeEnquiry(cms, { name: 'Tarde de Ana' });
    const agent = await signIn(cms, AGENT);
    await agent.call('post', `/api/enquiries/${documentId}/take`).expect(200);
    await updateEnquiryRow(cms, documentId, { dueAt: '2026-01-02T16:00:00.000Z' });
    const manager = await signIn(cms);
    const teamOf = async ({ call }: typeof manager) =>
      (await call('get', '/api/enquiries/today').expect(200)).body.data.team.enquiries;
    const late = (await teamOf(manager)).find(
      ({ name }: { name: string }) => name === 'Tarde de Ana',
    );
    expect(late.owner).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
    expect(await teamOf(agent)).toEqual([]);
  });

  it('shows a manager the next steps of others whose day has passed', async () => {
    const answered = { status: 'contactado', firstReplyAt: '2026-11-18T16:00:00Z' } as const;
    const hers = { ownerId: agentId, ...answered } as object;
    await create('Paso atrasado de Ana', { ...hers, nextStepOn: '2026-11-18' });
    await create('Paso de hoy de Ana', { ...hers, nextStepOn: '2026-11-19' });
    const stepsOf = async (accountId: number, isManager: boolean) =>
      namesOf(await readToday(cms.strapi, accountId, NOW, isManager)).teamSteps;
    expect(await stepsOf(otherId, true)).toContain('Paso atrasado de Ana');
    expect(await stepsOf(otherId, true)).not.toContain('Paso de hoy de Ana');
    expect(await stepsOf(agentId, true)).not.toContain('Paso atrasado de Ana');
    expect(await stepsOf(otherId, false)).toEqual([]);
  });
});
