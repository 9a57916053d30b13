import { ENQUIRY_STATUSES } from '../../../contracts/enquiry';
import { backfillDerivedColumns } from '../../../src/enquiries/backfill-derived-columns';
import { countEnquiries, findEnquiry } from '../../support/build-enquiry';
import { signInAsSuperAdmin, type PanelStaff } from '../../support/panel-staff';
import { signIn } from '../../support/sign-in';
import { SITE_SETTINGS } from '../../support/site-settings';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const UID = 'api::enquiry.enquiry';
const SETTINGS = 'api::site-settings.site-settings';
const PANEL = `/content-manager/collection-types/${UID}`;
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const aRow = (arrived: string) => ({
  name: 'Ana Núñez',
  email: 'Ana@Example.com',
  message: 'Quiero una página nueva',
  type: 'consulta' as const,
  status: 'nuevo' as const,
  history: [{ event: 'created', who: 'visitante', when: arrived, from: null, to: 'nuevo' }],
});

describe("an enquiry's derived columns", () => {
  const cms = setUpCms();
  let panel: PanelStaff['call'];
  const create = async (arrived: string) => {
    const { documentId } = await cms.strapi.documents(UID).create({ data: aRow(arrived) });
    return findEnquiry(cms, { documentId });
  };

  beforeAll(async () => {
    panel = (await signInAsSuperAdmin(cms)).call;
  });

  it('are set for an enquiry sent by a visitor', async () => {
    const row = await storeEnquiry(cms, { name: 'José Íñiguez', email: 'Jose@Example.com' });
    expect(row).toMatchObject({
      dueAt: ISO,
      answerMinutes: null,
      urgency: Date.parse(row.dueAt),
      arrivalWeek: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      emailKey: 'jose@example.com',
    });
    expect(row.searchText).toContain(`${row.folio.toLowerCase()} jose iniguez jose@example.com`);
    expect(row.createdAt).toBe(row.history[0].when);
  });

  it('count the response target in business hours, with a default of two', async () => {
    // Friday 17:30 in Mexico City; due on Monday at 10:30.
    const row = await create('2026-11-20T23:30:00.000Z');
    expect(row).toMatchObject({
      createdAt: '2026-11-20T23:30:00.000Z',
      dueAt: '2026-11-23T16:30:00.000Z',
      arrivalWeek: '2026-11-16',
    });
  });

  it('follow changes in the CMS panel and record the user who made them', async () => {
    const { documentId, dueAt } = await create('2026-11-18T16:00:00.000Z');
    const { body } = await panel('get', `${PANEL}/${documentId}`);
    const changes = { status: 'contactado', name: 'Ana Peña', history: [] };
    await panel('put', `${PANEL}/${documentId}`)
      .send({ ...body.data, ...changes })
      .expect(200);

    const row = await findEnquiry(cms, { documentId });
    expect(row.history).toEqual([
      expect.objectContaining({ event: 'created' }),
      {
        event: 'status-changed',
        who: 'Administrador Tequiora',
        when: ISO,
        from: 'nuevo',
        to: 'contactado',
      },
      expect.objectContaining({
        event: 'corrected',
        changes: [{ field: 'name', from: 'Ana Núñez', to: 'Ana Peña' }],
      }),
    ]);
    expect(row).toMatchObject({ firstReplyAt: ISO, dueAt, answerMinutes: expect.any(Number) });
    expect(row.searchText).toContain('ana pena');
    expect(row.urgency).toBeGreaterThan(Date.parse('2100-01-01'));
  });

  it('are set for an enquiry created in the CMS panel', async () => {
    const { history: _history, ...fields } = aRow('');
    const { body } = await panel('post', PANEL).send(fields).expect(201);
    expect(await findEnquiry(cms, { documentId: body.data.documentId })).toMatchObject({
      folio: expect.stringMatching(/^TQ-/),
      dueAt: ISO,
      history: [{ event: 'created', who: 'Administrador Tequiora', to: 'nuevo' }],
    });
  });

  it('are hidden in the panel when they are internal', async () => {
    const { body } = await panel('get', `/content-manager/content-types/${UID}/configuration`);
    const { edit, list } = body.data.contentType.layouts;
    const shown = [...list, ...edit.flat().map(({ name }: { name: string }) => name)];
    expect(shown).toContain('dueAt');
    for (const name of ['urgency', 'statusRank', 'searchText', 'emailKey', 'arrivalWeek']) {
      expect(shown).not.toContain(name);
    }
  });

  it('are filled once for rows without them, without other changes', async () => {
    await cms.strapi.db.query(UID).deleteMany({});
    const arrivedAt = '2026-11-18T16:00:00.000Z';
    const { history: _history, ...fields } = aRow('');
    const times = { createdAt: arrivedAt, updatedAt: arrivedAt };
    const rows = Array.from({ length: 1203 }, (_row, index) => ({
      ...fields,
      ...times,
      documentId: `d${index}`,
    }));
    await cms.strapi.db.query(UID).createMany({ data: rows });
    await backfillDerivedColumns(cms.strapi);

    expect(await countEnquiries(cms, { urgency: { $null: true } })).toBe(0);
    const row = await findEnquiry(cms, { documentId: 'd1202' });
    expect(row).toMatchObject({ dueAt: '2026-11-18T18:00:00.000Z', updatedAt: arrivedAt });
    await backfillDerivedColumns(cms.strapi);
  });

  it('replace the notes of an earlier version, which become history records', async () => {
    const { id, documentId } = await create('2026-11-18T16:00:00.000Z');
    const knex = cms.strapi.db.connection;
    await knex.schema.alterTable('enquiries', (table) => table.text('notes'));
    await knex('enquiries').where({ id }).update({ notes: 'Llamar el lunes' });
    const { up } = jest.requireActual<{ up: (database: typeof knex) => Promise<void> }>(
      '../../../database/migrations/2026.11.21T08.00.00.enquiry-notes.js',
    );
    await up(knex);
    await knex.schema.alterTable('enquiries', (table) => table.dropColumn('notes'));

    const { history } = await findEnquiry(cms, { documentId });
    expect(history).toEqual([
      expect.objectContaining({ event: 'created' }),
      { event: 'noted', who: 'Equipo', when: ISO, text: 'Llamar el lunes' },
    ]);
  });

  it('are those of doubtful enquiries after the migration of spam with a single sign', async () => {
    await cms.strapi.db.query(UID).deleteMany({});
    const knex = cms.strapi.db.connection;
    const links = 'Me gustan www.uno.mx, www.dos.mx y https://tres.mx';
    const moved = { event: 'status-changed', from: 'nuevo', to: 'spam', who: 'Rosa', when: '' };
    const stored = {
      'Tres Enlaces': { message: links, spamReason: 'enlaces: el mensaje trae 3 enlaces' },
      'Llenó el campo': { spamReason: 'honeypot: se llenó el campo oculto' },
      'Campo y enlaces': { message: links, spamReason: 'honeypot: se llenó el campo oculto' },
      'La marcó Rosa': { spamReason: 'formato: el mensaje trae enlaces', history: [moved] },
      'Sin motivo': {},
    };
    for (const [name, data] of Object.entries(stored)) {
      const { id } = await create('2026-11-18T16:00:00.000Z');
      const row = { name, status: 'spam', ...data };
      await cms.strapi.db.query(UID).update({ where: { id }, data: row });
      await knex('enquiries').where({ id }).update({ status_rank: 3 });
    }
    const { up } = jest.requireActual<{ up: (database: typeof knex) => Promise<void> }>(
      '../../../database/migrations/2026.11.28T15.00.00.doubtful-enquiries.js',
    );
    await up(knex);

    const rows = await cms.strapi.db.query(UID).findMany({ orderBy: { id: 'asc' } });
    expect(rows.map(({ name, status, statusRank }) => [name, status, statusRank])).toEqual([
      ['Tres Enlaces', 'dudoso', ENQUIRY_STATUSES.indexOf('dudoso')],
      ['Llenó el campo', 'dudoso', ENQUIRY_STATUSES.indexOf('dudoso')],
      ['Campo y enlaces', 'spam', ENQUIRY_STATUSES.indexOf('spam')],
      ['La marcó Rosa', 'spam', ENQUIRY_STATUSES.indexOf('spam')],
      ['Sin motivo', 'spam', ENQUIRY_STATUSES.indexOf('spam')],
    ]);
    expect(rows[0]?.history.at(-1)).toEqual({
      ...moved,
      ...{ from: 'spam', to: 'dudoso', who: 'sistema', when: ISO },
    });
  });

  describe('with site settings', () => {
    let settingsId: string;
    const settings = () => cms.strapi.documents(SETTINGS);
    const publishSettings = async (data: object) => {
      await settings().update({ documentId: settingsId, data });
      await settings().publish({ documentId: settingsId });
    };

    beforeAll(async () => {
      const created = await settings().create({ data: SITE_SETTINGS, status: 'published' });
      settingsId = created.documentId;
    });

    it('are recalculated when the response target or the business hours are published', async () => {
      await cms.strapi.db.query(UID).deleteMany({});
      const waiting = await create('2026-11-18T16:00:00.000Z');
      const done = await create('2026-11-18T16:00:00.000Z');
      const moved = { status: 'completado' as const, firstReplyAt: '2026-11-18T16:30:00.000Z' };
      await cms.strapi.documents(UID).update({ documentId: done.documentId, data: moved });

      const dueOf = async (row: { documentId: string }) =>
        (await findEnquiry(cms, { documentId: row.documentId })).dueAt;
      await settings().update({ documentId: settingsId, data: { responseHours: 10 } });
      expect(await dueOf(waiting)).toBe('2026-11-18T18:00:00.000Z');

      await settings().publish({ documentId: settingsId });
      // Ten business hours from Wednesday 10:00; a day has nine.
      expect(await dueOf(waiting)).toBe('2026-11-19T17:00:00.000Z');
      expect(await dueOf(done)).toBe('2026-11-18T18:00:00.000Z');
      const row = await findEnquiry(cms, { documentId: waiting.documentId });
      expect(row).toMatchObject({
        urgency: Date.parse('2026-11-19T17:00:00.000Z'),
        updatedAt: waiting.updatedAt,
      });
    });

    it('keep the minutes until an answer when business hours change later', async () => {
      const { documentId } = await create('2026-11-18T23:00:00.000Z');
      const { call } = await signIn(cms);
      const firstReplyAt = '2026-11-19T16:00:00.000Z';
      await cms.strapi.documents(UID).update({ documentId, data: { firstReplyAt } });
      expect(await findEnquiry(cms, { documentId })).toMatchObject({ answerMinutes: 120 });

      await publishSettings({ closures: [{ firstDay: '2026-11-18', lastDay: '2026-11-18' }] });
      const note = { data: { note: 'Pidió factura' } };
      await call('put', `/api/enquiries/${documentId}`).send(note).expect(200);
      await panel('put', `${PANEL}/${documentId}`).send({ name: 'Ana Peña' }).expect(200);
      expect(await findEnquiry(cms, { documentId })).toMatchObject({ answerMinutes: 120 });
    });

    it('count no public holiday and no closure of the site settings', async () => {
      await cms.strapi.db.query(UID).deleteMany({});
      await publishSettings({ responseHours: 2, closures: [] });
      // Friday 17:30 before the holiday of the Revolution, on Monday.
      const enquiry = await create('2026-11-13T23:30:00.000Z');
      expect(enquiry.dueAt).toBe('2026-11-17T16:30:00.000Z');

      await publishSettings({ closures: [{ firstDay: '2026-11-17', lastDay: '2026-11-18' }] });
      const moved = await findEnquiry(cms, { documentId: enquiry.documentId });
      expect(moved.dueAt).toBe('2026-11-19T16:30:00.000Z');
    });

    it('count no lunch break, and the hours of Saturday', async () => {
      await cms.strapi.db.query(UID).deleteMany({});
      const { hours } = SITE_SETTINGS;
      await publishSettings({ responseHours: 2, closures: [], hours });
      const lunch = await create('2026-11-18T19:00:00.000Z');
      const friday = await create('2026-11-20T23:30:00.000Z');
      expect([lunch, friday].map(({ dueAt }) => dueAt)).toEqual([
        '2026-11-18T21:00:00.000Z',
        '2026-11-23T16:30:00.000Z',
      ]);

      await publishSettings({
        hours: [
          { firstDay: 1, lastDay: 5, opens: '9:00', closes: '14:00' },
          { firstDay: 1, lastDay: 5, opens: '4 pm', closes: '19:00' },
          { firstDay: 6, lastDay: 6, opens: '09:00', closes: '13:00' },
        ],
      });
      // Wednesday 13:00 and two hours, of which lunch takes two more.
      expect((await findEnquiry(cms, { documentId: lunch.documentId })).dueAt).toBe(
        '2026-11-18T23:00:00.000Z',
      );
      // Friday 17:30: an hour and a half on Friday, half an hour on Saturday.
      expect((await findEnquiry(cms, { documentId: friday.documentId })).dueAt).toBe(
        '2026-11-21T15:30:00.000Z',
      );
      const { hours: stored } = await cms.strapi.db
        .query(SETTINGS)
        .findOne({ where: { publishedAt: { $notNull: true } }, populate: ['hours'] });
      expect(stored).toMatchObject([
        { label: 'Lunes a viernes, 9:00–14:00', opens: '09:00' },
        { label: 'Lunes a viernes, 16:00–19:00', opens: '16:00' },
        { label: 'Sábado, 9:00–13:00' },
      ]);
    });

    it('are dates although closures leave no business hours', async () => {
      const closures = Array.from({ length: 12 }, (_year, index) => ({
        firstDay: `${2026 + index}-01-01`,
        lastDay: `${2026 + index}-12-31`,
      }));
      await publishSettings({ responseHours: 2, closures });
      const { dueAt } = await create('2026-11-18T16:00:00.000Z');
      expect(dueAt).toBe('2026-11-18T18:00:00.000Z');
    });
  });
});
