import { ENQUIRY_STATUSES, ENQUIRY_TRANSITIONS } from '../../contracts/enquiry';
import { DEMO_AGENT } from '../../contracts/session';
import { provisionDemoAgent } from '../../src/provision/demo-agent';
import { findEnquiry } from '../support/build-enquiry';
import { addAccount, AGENT, signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';
import { storeEnquiry, updateEnquiryRow } from '../support/store-enquiry';

describe('the roles of the dashboard', () => {
  const cms = setUpCms();
  let agent: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    await addAccount(cms, AGENT, 'agent');
    agent = await signIn(cms, AGENT);
  });

  it('are part of the session, also after a change of name', async () => {
    expect(agent.user).toMatchObject({ email: AGENT.email, role: 'agent' });
    expect((await signIn(cms)).user).toMatchObject({ role: 'admin' });
    const renamed = await agent.call('put', '/api/auth/me').send({ data: { name: 'Iván Cruz' } });
    expect(renamed.body.user).toMatchObject({ name: 'Iván Cruz', role: 'agent' });
  });

  it('let an agent change the status of several enquiries, but not delete them', async () => {
    const { documentId, folio } = await storeEnquiry(cms);
    const bulk = (data: object) => agent.call('post', '/api/enquiries/bulk').send({ data });
    const refused = await bulk({ ids: [documentId], action: 'delete' }).expect(403);
    expect(refused.body.error.message).toBe('Solo un encargado puede eliminar consultas');
    await bulk({ ids: [documentId], action: 'status', status: 'contactado' }).expect(200);
    expect(await findEnquiry(cms, { folio })).toMatchObject({ status: 'contactado' });
  });

  it.each(['agent', 'manager'])('let %s make the allowed transitions only', async (role) => {
    const { call } = role === 'agent' ? agent : await signIn(cms);
    const { documentId } = await storeEnquiry(cms);
    const wrong: string[] = [];
    for (const from of ENQUIRY_STATUSES) {
      for (const to of ENQUIRY_STATUSES.filter((status) => status !== from)) {
        await updateEnquiryRow(cms, documentId, { status: from });
        const result = to === 'completado' ? { result: 'sin_venta', answer: 'none' } : {};
        const path = `/api/enquiries/${documentId}`;
        const { status } = await call('put', path).send({ data: { status: to, ...result } });
        const expected = ENQUIRY_TRANSITIONS[from].includes(to) ? 200 : 400;
        if (status !== expected) wrong.push(`${from} → ${to}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('have a demo agent, which is blocked outside of demonstrations', async () => {
    const enter = async (password: string) => {
      const sent = { identifier: DEMO_AGENT, password };
      return (await cms.request.post('/api/auth/local').send(sent)).status;
    };
    await provisionDemoAgent(cms.strapi, undefined);
    expect(await enter('Prueba-demo-1')).toBe(400);
    await provisionDemoAgent(cms.strapi, 'Prueba-demo-1');
    await provisionDemoAgent(cms.strapi, 'Prueba-demo-2');
    expect(await enter('Prueba-demo-1')).toBe(200);
    await provisionDemoAgent(cms.strapi, undefined);
    expect(await enter('Prueba-demo-1')).toBe(400);
  });
});
