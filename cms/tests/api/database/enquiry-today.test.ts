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
    await create('Spam libre', { status: 'spam', dueAt: '2026-11-18T20:00:00Z' });

    expect(namesOf(await readToday(cms.strapi, agentId, NOW))).toEqual({
      overdue: ['Vencida libre', 'Vencida propia'],
      dueToday: ['Hoy pronto', 'Hoy tarde'],
      mine: ['Mañana propia'],
      unassigned: ['Mañana libre'],
      nextSteps: ['Paso atrasado', 'Paso de hoy'],
    });
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
});
