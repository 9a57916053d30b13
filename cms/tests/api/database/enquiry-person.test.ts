import { ENQUIRY_PERSON_MESSAGES as MESSAGES } from '../../../contracts/enquiry-person';
import { createErasureReconciler } from '../../../src/personal-data/erasure-reconciler';
import { createRetentionJob } from '../../../src/personal-data/retention-job';
import { acquireStartLock } from '../../../src/provision/start-lock';
import { signInAsSuperAdmin } from '../../support/panel-staff';
import { openPersonalData, storeOldEnquiry } from '../../support/personal-data';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry, updateEnquiryRow } from '../../support/store-enquiry';

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const DAY = 24 * 60 * 60_000;

type Stored = Awaited<ReturnType<typeof storeEnquiry>>;

describe('the person of an enquiry', () => {
  const cms = setUpCms();
  let staff: Awaited<ReturnType<typeof openPersonalData>>;
  const merges = () => cms.strapi.db.query('api::person-merge.person-merge');

  const pathOf = ({ documentId }: Stored) => `/api/enquiries/${documentId}/person`;
  const read = async (row: Stored) => (await staff.call('get', pathOf(row)).expect(200)).body.data;
  const merge = (row: Stored, enquiry: unknown) =>
    staff.call('post', `${pathOf(row)}/merges`).send({ data: { enquiry } });
  const mergeRows = async (row: Stored, other: Stored) =>
    (await merge(row, other.documentId).expect(200)).body.data;
  const undo = (row: Stored, id: string) => staff.call('delete', `${pathOf(row)}/merges/${id}`);
  const foliosOf = ({ enquiries }: { enquiries: { folio: string }[] }) =>
    enquiries.map(({ folio }) => folio);

  /** Stores an enquiry of Rosaura, one of the reception that shares no contact data, and a third. */
  async function storePersons() {
    const rosaura = await storeEnquiry(cms, { email: 'rosaura@posada.example', name: 'Rosaura' });
    const reception = await storeEnquiry(cms, { email: 'hola@posada.example', name: 'Recepción' });
    const other = await storeEnquiry(cms, { email: 'ajena@example.com' });
    return { rosaura, reception, other };
  }

  beforeAll(async () => {
    staff = await openPersonalData(cms);
  });
  beforeEach(async () => {
    await merges().deleteMany({ where: {} });
    await cms.strapi.db.query('api::enquiry.enquiry').deleteMany({ where: {} });
  });

  it('includes enquiries that e-mail addresses and phone numbers connect', async () => {
    const first = await storeEnquiry(cms, { email: 'Rosa@Posada.example', name: 'Rosa' });
    const second = await storeEnquiry(cms, {
      email: 'rosa@posada.example',
      phone: '951 555 0142',
    });
    const third = await storeEnquiry(cms, { email: 'hola@posada.example', phone: '9515550142' });
    await storeEnquiry(cms, { email: 'ajena@example.com' });
    const note = { data: { note: 'Prefiere la tarde.' } };
    await staff.call('put', `/api/enquiries/${first.documentId}`).send(note).expect(200);

    const person = await read(first);
    expect(person).toMatchObject({
      names: [third.name, 'Rosa'],
      emails: ['hola@posada.example', 'rosa@posada.example'],
      phones: ['+529515550142'],
      merges: [],
      isCut: false,
    });
    expect(foliosOf(person)).toEqual([third.folio, second.folio, first.folio]);
    expect(person.enquiries[2].history).toMatchObject([
      { event: 'created' },
      { event: 'noted', text: 'Prefiere la tarde.' },
    ]);
    expect(await read(third)).toEqual(person);
    const { body } = await staff.call('get', `/api/enquiries/${first.documentId}`);
    expect(body.data.related.map(({ folio }: Stored) => folio)).toEqual([
      third.folio,
      second.folio,
    ]);
  });

  it('shows at most 200 enquiries, always with the one that was opened', async () => {
    const { rosaura } = await storePersons();
    const { id: _id, ...row } = rosaura;
    const copies = Array.from({ length: 201 }, (_item, index) => ({
      ...row,
      history: '[]',
      documentId: `copia${index}`,
      folio: `TQ-${index}`,
      idempotencyKey: null,
    }));
    await cms.strapi.db.query('api::enquiry.enquiry').createMany({ data: copies });
    await updateEnquiryRow(cms, rosaura.documentId, { createdAt: '2020-01-01T00:00:00.000Z' });
    const person = await read(rosaura);
    expect(person.isCut).toBe(true);
    expect(person.enquiries).toHaveLength(200);
    expect(person.enquiries.at(-1).folio).toBe(rosaura.folio);
  });

  it('is merged with another one and separated again, both with user and date', async () => {
    const { rosaura, reception, other } = await storePersons();
    const merged = await mergeRows(rosaura, reception);
    const contacts = ['hola@posada.example', 'rosaura@posada.example'];
    const decision = { id: expect.any(String), kind: 'merge', contacts };
    const record = { ...decision, mergedBy: 'Administrador', mergedAt: ISO };
    expect(merged).toMatchObject({
      names: ['Recepción', 'Rosaura'],
      merges: [{ ...record, undoneBy: null, undoneAt: null }],
    });
    expect(foliosOf(merged)).toEqual([reception.folio, rosaura.folio]);
    expect(await read(reception)).toEqual(merged);
    const later = await storeEnquiry(cms, { email: 'HOLA@posada.example' });
    expect(foliosOf(await read(rosaura))).toContain(later.folio);
    expect(foliosOf(await read(other))).toEqual([other.folio]);

    const separated = (await undo(reception, merged.merges[0].id).expect(200)).body.data;
    const undone = [{ ...record, undoneBy: 'Administrador', undoneAt: ISO }];
    expect(foliosOf(separated)).toEqual([later.folio, reception.folio]);
    expect(separated.merges).toEqual(undone);
    expect(await read(rosaura)).toMatchObject({ names: ['Rosaura'], merges: undone });

    const again = await mergeRows(reception, rosaura);
    expect(again.merges).toHaveLength(2);
    expect(foliosOf(again)).toHaveLength(3);
  });

  it('is merged once by concurrent requests, and undone once', async () => {
    const { rosaura, reception } = await storePersons();
    const second = await storeEnquiry(cms, { email: 'rosaura@posada.example' });
    const responses = await Promise.all([
      ...[rosaura, second, rosaura].map((row) => merge(row, reception.documentId)),
      merge(reception, rosaura.documentId),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { merges: stored } = await mergeRows(rosaura, reception);
    expect(stored).toHaveLength(1);

    const undone = await Promise.all([1, 2].map(() => undo(rosaura, stored[0].id)));
    expect(undone.map(({ status }) => status)).toEqual([200, 200]);
    expect(await merges().count({ where: { undoneAt: null } })).toBe(0);
    expect(await merges().count()).toBe(1);
  });

  it('is not merged with itself', async () => {
    const { rosaura } = await storePersons();
    const second = await storeEnquiry(cms, { email: 'rosaura@posada.example' });
    expect((await mergeRows(rosaura, second)).merges).toEqual([]);
    expect((await mergeRows(rosaura, rosaura)).merges).toEqual([]);
  });

  it.each([undefined, '', { $ne: null }, '../x', 7])('is not merged with %j', async (enquiry) => {
    const { rosaura } = await storePersons();
    const { status, body } = await merge(rosaura, enquiry);
    const problem = { path: ['enquiry'], message: MESSAGES.enquiry };
    expect([status, body.error.details.errors]).toEqual([400, [problem]]);
  });

  it('responds with 404 for unknown enquiries, and for merges of other persons', async () => {
    const { rosaura, reception, other } = await storePersons();
    const { merges: stored } = await mergeRows(rosaura, reception);
    expect((await merge(rosaura, 'noexiste')).status).toBe(404);
    expect((await staff.call('get', '/api/enquiries/noexiste/person')).status).toBe(404);
    for (const [row, id] of [
      [other, stored[0].id],
      [rosaura, 'noexiste'],
    ] as const) {
      const { status, body } = await undo(row, id);
      expect([status, body.error.message]).toEqual([404, MESSAGES.noMerge]);
    }
    expect(foliosOf(await read(rosaura))).toHaveLength(2);
  });

  describe('that shares a phone with another one', () => {
    const PHONE = '951 555 0142';
    const separate = (row: Stored, enquiry: unknown) =>
      staff.call('post', `${pathOf(row)}/separations`).send({ data: { enquiry } });

    async function storeFamily() {
      const rosa = await storeEnquiry(cms, { email: 'rosa@posada.example', phone: PHONE });
      const juan = await storeEnquiry(cms, { email: 'juan@posada.example', phone: PHONE });
      return { rosa, juan };
    }

    it('is separated from it, also in later enquiries, until it is undone', async () => {
      const { rosa, juan } = await storeFamily();
      const separated = (await separate(rosa, juan.documentId).expect(200)).body.data;
      expect(foliosOf(separated)).toEqual([rosa.folio]);
      expect(separated.merges).toEqual([
        {
          id: expect.any(String),
          kind: 'separation',
          contacts: ['juan@posada.example', 'rosa@posada.example'],
          mergedBy: 'Administrador',
          mergedAt: ISO,
          undoneBy: null,
          undoneAt: null,
        },
      ]);
      const again = await storeEnquiry(cms, { email: 'juan@posada.example', phone: PHONE });
      expect(foliosOf(await read(rosa))).toEqual([rosa.folio]);
      expect(foliosOf(await read(juan))).toEqual([again.folio, juan.folio]);
      const detail = await staff.call('get', `/api/enquiries/${rosa.documentId}`);
      expect(detail.body.data.related).toEqual([]);

      const joined = (await undo(juan, separated.merges[0].id).expect(200)).body.data;
      expect(foliosOf(joined)).toEqual([again.folio, juan.folio, rosa.folio]);
      expect(joined.merges).toMatchObject([{ undoneBy: 'Administrador', undoneAt: ISO }]);
    });

    it('is separated once by concurrent requests, and merged again by a merge', async () => {
      const { rosa, juan } = await storeFamily();
      const responses = await Promise.all([
        separate(rosa, juan.documentId),
        separate(juan, rosa.documentId),
        separate(rosa, juan.documentId),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await merges().count()).toBe(1);
      const merged = await mergeRows(rosa, juan);
      expect(foliosOf(merged)).toHaveLength(2);
      expect(merged.merges).toMatchObject([{ kind: 'separation', undoneAt: ISO }]);
    });

    it('is separated from a chat of that phone, which is named by its folio', async () => {
      const { rosa } = await storeFamily();
      const chat = await storeEnquiry(cms, { email: 'otra@posada.example', phone: PHONE });
      await updateEnquiryRow(cms, chat.documentId, { email: null, emailKey: null } as object);
      const { body } = await separate(rosa, chat.documentId).expect(200);
      expect(body.data.merges[0].contacts.sort()).toEqual(
        [chat.folio, 'rosa@posada.example'].sort(),
      );
      expect(foliosOf(body.data)).not.toContain(chat.folio);
    });

    it('is separated from a person that a merge joined', async () => {
      const { rosaura, reception } = await storePersons();
      await mergeRows(rosaura, reception);
      const { body } = await separate(rosaura, reception.documentId).expect(200);
      expect(foliosOf(body.data)).toEqual([rosaura.folio]);
    });

    it('is not separated from itself, nor from what is not connected', async () => {
      const { rosa } = await storeFamily();
      const other = await storeEnquiry(cms, { email: 'ajena@example.com' });
      const { status, body } = await separate(rosa, rosa.documentId);
      const problem = { path: ['enquiry'], message: MESSAGES.self };
      expect([status, body.error.details.errors]).toEqual([400, [problem]]);
      await separate(rosa, other.documentId).expect(200);
      expect(await merges().count()).toBe(0);
    });

    it('keeps merges and separations when its address is corrected', async () => {
      const { rosa, juan } = await storeFamily();
      const { reception } = await storePersons();
      await separate(rosa, juan.documentId).expect(200);
      await mergeRows(rosa, reception);
      const { updatedAt } = (await staff.call('get', `/api/enquiries/${rosa.documentId}`)).body
        .data;
      await staff
        .call('post', `/api/enquiries/${rosa.documentId}/corrections`)
        .send({ data: { email: 'rosa@posada.mx', updatedAt } })
        .expect(200);
      expect(foliosOf(await read(rosa)).sort()).toEqual([reception.folio, rosa.folio].sort());
      expect(foliosOf(await read(juan))).toEqual([juan.folio]);
    });

    it('loses the separation when one of the two is deleted', async () => {
      const { rosa, juan } = await storeFamily();
      await separate(rosa, juan.documentId).expect(200);
      await staff.call('delete', `/api/enquiries/${juan.documentId}`).expect(204);
      expect(await merges().count()).toBe(0);
    });
  });

  describe('loses its merges', () => {
    it('when one of the two is erased, and again after a restore of an older database', async () => {
      const { rosaura, reception, other } = await storePersons();
      await mergeRows(rosaura, reception);
      await mergeRows(reception, other);
      const before = {
        enquiry: await cms.strapi.db
          .query('api::enquiry.enquiry')
          .findOne({ where: { documentId: rosaura.documentId } }),
        merges: await merges().findMany(),
      };
      await staff
        .send('erase', {
          enquiries: [rosaura.documentId],
          email: 'rosaura@posada.example',
          scope: 'all',
          confirmation: 'rosaura@posada.example',
          expected: { enquiries: 1, subscriptions: 0 },
        })
        .expect(200);
      const [left, ...rest] = await merges().findMany();
      expect(rest).toEqual([]);
      expect([left.firstKey, left.secondKey]).toEqual(['ajena@example.com', 'hola@posada.example']);

      const { id: _id, ...enquiry } = before.enquiry;
      const data = { ...enquiry, history: JSON.stringify(enquiry.history) };
      await cms.strapi.db.query('api::enquiry.enquiry').create({ data });
      await merges().deleteMany({ where: {} });
      for (const { id: _old, ...row } of before.merges) await merges().create({ data: row });
      await cms.strapi.db
        .query('api::privacy-log.privacy-log')
        .deleteMany({ where: { action: 'person-erased' } });
      const releaseLock = await acquireStartLock(cms.strapi);
      await createErasureReconciler(cms.strapi).runAfterRestore();
      await releaseLock();
      expect(JSON.stringify(await merges().findMany())).not.toContain('rosaura');
    });

    it('when its last enquiry is deleted in the dashboard or in the panel, not before', async () => {
      const { rosaura, reception, other } = await storePersons();
      const second = await storeEnquiry(cms, { email: 'rosaura@posada.example' });
      await mergeRows(rosaura, reception);
      await staff.call('delete', `/api/enquiries/${rosaura.documentId}`).expect(204);
      expect(await merges().count()).toBe(1);
      await staff.call('delete', `/api/enquiries/${second.documentId}`).expect(204);
      expect(await merges().count()).toBe(0);

      const { merges: stored } = await mergeRows(reception, other);
      await undo(other, stored[0].id).expect(200);
      const panel = await signInAsSuperAdmin(cms);
      const entry = `api::enquiry.enquiry/${other.documentId}`;
      await panel.call('delete', `/content-manager/collection-types/${entry}`).expect(200);
      expect(await merges().count()).toBe(0);
    });

    it('by retention, also those left by a changed address', async () => {
      await createRetentionJob(cms.strapi).run(new Date(Date.now() - DAY));
      const { rosaura, reception, other } = await storePersons();
      const old = await storeOldEnquiry(cms, 740, { email: 'vieja@example.com' });
      await mergeRows(old, rosaura);
      await mergeRows(reception, other);
      await cms.strapi.db
        .query('api::enquiry.enquiry')
        .updateMany({ where: { id: other.id }, data: { emailKey: 'nueva@example.com' } });
      await createRetentionJob(cms.strapi).run(new Date(Date.now() + DAY));
      expect(await merges().count()).toBe(0);
    });
  });

  it('is exported with the merges, but without the contact data of the other person', async () => {
    const { rosaura, reception } = await storePersons();
    const { merges: stored } = await mergeRows(rosaura, reception);
    await undo(rosaura, stored[0].id).expect(200);
    const { text } = await staff.sendAll('export', {
      email: 'rosaura@posada.example',
    });
    expect(text).toMatch(
      /Administrador unió las consultas de rosaura@posada\.example con las de otro contacto; Administrador lo deshizo: /,
    );
    expect(text).not.toContain('hola@posada.example');
  });
});
