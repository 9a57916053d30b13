import { CORRECTION_MESSAGES, ERASED_VALUE } from '../../../contracts/enquiry-correction';
import { createErasureReconciler } from '../../../src/personal-data/erasure-reconciler';
import { buildChat } from '../../support/chats';
import { signInAsSuperAdmin } from '../../support/panel-staff';
import { openPersonalData } from '../../support/personal-data';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('a correction of an enquiry', () => {
  const cms = setUpCms();
  let agent: Awaited<ReturnType<typeof signIn>>['call'];
  let staff: Awaited<ReturnType<typeof openPersonalData>>;

  const correct = (id: string, data: object) =>
    agent('post', `/api/enquiries/${id}/corrections`).send({ data });
  const read = async (id: string) => (await agent('get', `/api/enquiries/${id}`)).body.data;
  /** Stores an enquiry and corrects it; returns it as corrected. */
  async function storeCorrected(sent: object, correction: object) {
    const { documentId, updatedAt } = await storeEnquiry(cms, sent);
    return (await correct(documentId, { ...correction, updatedAt }).expect(200)).body.data;
  }

  beforeAll(async () => {
    await addAccount(cms, { ...AGENT, name: 'Araceli' }, 'agent');
    agent = (await signIn(cms, AGENT)).call;
    staff = await openPersonalData(cms);
  });
  beforeEach(() => cms.strapi.db.query('api::enquiry.enquiry').deleteMany({ where: {} }));

  it('changes name, e-mail, phone, company and type, and is in the history with both values', async () => {
    const corrected = await storeCorrected(
      { name: 'Rosaura', email: 'rosaura@gmial.com', phone: '951 555 0142', type: 'consulta' },
      {
        name: ' Rosaura  Méndez ',
        email: 'Rosaura Méndez <Rosaura@Gmail.com>',
        phone: '55 1234 5678 ext. 104',
        company: 'Posada Mazunte',
        type: 'servicio',
      },
    );
    expect(corrected).toMatchObject({
      name: 'Rosaura  Méndez',
      email: 'Rosaura@Gmail.com',
      phone: '+525512345678',
      phoneExtension: '104',
      company: 'Posada Mazunte',
      type: 'servicio',
      status: 'nuevo',
    });
    expect(corrected.history.at(-1)).toEqual({
      event: 'corrected',
      who: 'Araceli',
      when: ISO,
      changes: [
        { field: 'name', from: 'Rosaura', to: 'Rosaura  Méndez' },
        { field: 'email', from: 'rosaura@gmial.com', to: 'Rosaura@Gmail.com' },
        { field: 'phone', from: '+529515550142', to: '+525512345678 ext. 104' },
        { field: 'company', from: null, to: 'Posada Mazunte' },
        { field: 'type', from: 'consulta', to: 'servicio' },
      ],
    });
  });

  it('is found by what it says afterwards, and joins the enquiries of the person', async () => {
    const other = await storeEnquiry(cms, { email: 'rosaura@gmail.com' });
    const { documentId } = await storeCorrected(
      { email: 'rosaura@gmial.com' },
      { email: 'rosaura@gmail.com', company: 'Posada Zempoala' },
    );
    expect((await read(documentId)).related).toMatchObject([{ folio: other.folio }]);
    const { body } = await agent('get', '/api/enquiries?search=zempoala');
    expect(body.data).toMatchObject([{ documentId }]);
  });

  it('changes nothing when it repeats what is stored', async () => {
    const { documentId, updatedAt } = await storeEnquiry(cms, { phone: '951 555 0142' });
    const { body } = await correct(documentId, { phone: '+52 951 555 0142', updatedAt });
    expect(body.data).toMatchObject({ updatedAt, history: [{ event: 'created' }] });
  });

  it('is refused when the enquiry has changed since it was read', async () => {
    const { documentId, updatedAt } = await storeEnquiry(cms);
    await correct(documentId, { name: 'Rosa', updatedAt }).expect(200);
    const { status, body } = await correct(documentId, { name: 'Rosita', updatedAt });
    expect([status, body.error.message]).toEqual([
      409,
      expect.stringContaining('Alguien más cambió esta consulta'),
    ]);
    expect((await read(documentId)).name).toBe('Rosa');
  });

  it.each([
    [{ name: 'R' }, 'name', 'El nombre debe tener al menos 2 caracteres'],
    [{ email: 'rosa@' }, 'email', 'Por favor ingresa un email válido'],
    [{ email: '' }, 'email', CORRECTION_MESSAGES.email],
    [{ phone: '951 555 0142, pregunten por Ana' }, 'phone', CORRECTION_MESSAGES.phone],
    [{ phone: '9'.repeat(260) }, 'phone', 'Sobran 5 caracteres: el límite es 255'],
    [{ company: 'x'.repeat(121) }, 'company', 'Sobra 1 carácter: el límite es 120'],
    [{ company: 'a\0b' }, 'company', CORRECTION_MESSAGES.company.characters],
    [{ type: 'queja' }, 'type', 'Elige el tipo de consulta: producto, servicio o consulta'],
    [{ message: 'Otro mensaje' }, 'message', 'Este campo no está permitido'],
  ])('%j is refused at its field', async (correction, field, message) => {
    const { documentId, updatedAt } = await storeEnquiry(cms);
    const { status, body } = await correct(documentId, { ...correction, updatedAt });
    expect([status, body.error.details.errors]).toEqual([400, [{ path: [field], message }]]);
  });

  it('needs the version that it changes', async () => {
    const { documentId } = await storeEnquiry(cms);
    expect((await correct(documentId, { name: 'Rosa' })).status).toBe(400);
  });

  it('leaves a chat with a phone or an e-mail', async () => {
    const { body } = await agent('post', '/api/enquiries/chats').send({
      data: { ...buildChat(), message: 'Hola' },
    });
    const { documentId, updatedAt } = body.data;
    const refused = await correct(documentId, { phone: null, updatedAt });
    expect(refused.body.error.message).toBe(CORRECTION_MESSAGES.contact);
    const email = 'rosaura@posada.example';
    const { body: kept } = await correct(documentId, { phone: null, email, updatedAt });
    expect(kept.data).toMatchObject({ phone: null, email });
  });

  it('in the CMS panel is in the history too', async () => {
    const { documentId, name } = await storeEnquiry(cms);
    const panel = await signInAsSuperAdmin(cms);
    await panel
      .save(`/content-manager/collection-types/api::enquiry.enquiry/${documentId}`, {
        name: 'Otro nombre',
        phone: '951 555 0142',
      })
      .expect(200);
    expect((await read(documentId)).history.at(-1)).toMatchObject({
      event: 'corrected',
      who: 'Administrador Tequiora',
      changes: [
        { field: 'name', from: name, to: 'Otro nombre' },
        { field: 'phone', from: null, to: '+529515550142' },
      ],
    });
  });

  describe('of a contact that belonged to another person', () => {
    const WRONG = 'ana@posada.example';
    const erase = (confirmation: string) =>
      staff.send('erase', {
        email: confirmation,
        scope: 'all',
        confirmation,
        enquiries: [],
        expected: { enquiries: 1, subscriptions: 0 },
      });
    const store = () =>
      storeCorrected({ name: 'Ana', email: WRONG }, { name: 'Eva', email: 'eva@posada.example' });

    it('is found, and marked as such', async () => {
      const { documentId } = await store();
      const { enquiries } = await staff.find({ email: WRONG });
      expect(enquiries).toMatchObject([{ documentId, match: 'former' }]);
    });

    it('leaves nothing of that person in the history after their erasure', async () => {
      const { documentId } = await store();
      await erase(WRONG).expect(200);
      const { history, name } = await read(documentId);
      expect(name).toBe('Eva');
      expect(history.at(-1).changes).toEqual([
        { field: 'name', from: ERASED_VALUE, to: 'Eva' },
        { field: 'email', from: ERASED_VALUE, to: 'eva@posada.example' },
      ]);
      const stored = await cms.strapi.db.query('api::enquiry.enquiry').findMany();
      expect(JSON.stringify(stored)).not.toMatch(/ana@posada|"Ana"/);
      const { counts } = await staff.find({ email: WRONG });
      expect(counts.enquiries).toBe(0);
    });

    it('is erased again after a restore of an older database', async () => {
      const { documentId } = await store();
      const before = await cms.strapi.db.query('api::enquiry.enquiry').findOne({
        where: { documentId },
      });
      await erase(WRONG).expect(200);
      const { history, formerContacts, updatedAt } = before;
      await cms.strapi.db.query('api::enquiry.enquiry').updateMany({
        where: { documentId },
        data: {
          history: JSON.stringify(history),
          ...{ hasFormerContacts: true, formerContacts, updatedAt },
        },
      });
      await createErasureReconciler(cms.strapi).run();
      expect(JSON.stringify(await read(documentId))).not.toContain(WRONG);
    });
  });
});
