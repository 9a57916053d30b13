import {
  type EntryRequest,
  type ListedRequest,
  REQUEST_MESSAGES,
} from '../../../contracts/publication-requests';
import { REQUEST_UID } from '../../../src/features/publication/server/request-row';
import { MAIL_UID } from '../../../src/mail/mail-row';
import { tidyMail } from '../../../src/mail/tidy-mail';
import { addCategory, buildProduct } from '../../support/build-product';
import { createMailTesting, mailEnvironment } from '../../support/mail-testing';
import {
  signInAsSuperAdmin,
  signInWithRole,
  signInWithPermissions,
  type PanelStaff,
} from '../../support/panel-staff';
import { createSchedulingTesting, minutesFromNow } from '../../support/scheduling-testing';
import { startSmtpSink } from '../../support/smtp-sink';
import { type Cms, startCms } from '../../support/start-cms';

const PRODUCT = 'api::product.product';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const QUARTER_HOUR = 15 * 60_000;
const DAY = 24 * 60 * 60_000;
const addressOf = (id: string) => `/publication-requests/entries/${PRODUCT}/${id}`;

describe('a request for publication', () => {
  let cms: Cms;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let mail: ReturnType<typeof createMailTesting>;
  let redactor: PanelStaff;
  let editor: PanelStaff;
  let category: string;
  let made = 0;

  beforeAll(async () => {
    sink = await startSmtpSink();
    cms = await startCms(mailEnvironment(sink.url));
    mail = createMailTesting(cms);
    category = await addCategory(cms);
    redactor = await signInWithRole(cms, 'redactor');
    editor = await signInWithRole(cms, 'editor');
  });
  beforeEach(async () => {
    await cms.strapi.db.query(REQUEST_UID).deleteMany({ where: {} });
    await cms.strapi.db.query(MAIL_UID).deleteMany({ where: {} });
    sink.mails.length = 0;
  });
  afterAll(async () => {
    await cms.stop();
    await sink.close();
  });

  async function addDraft(staff = redactor) {
    made += 1;
    const data = { ...buildProduct(category), name: `Lector ${made}`, slug: `lector-${made}` };
    const { body } = await staff.call('post', PRODUCTS).send(data).expect(201);
    return { data, id: body.data.documentId as string };
  }
  const ask = (id: string, note = '', staff = redactor) =>
    staff.call('post', addressOf(id)).send({ note });
  async function read(id: string, staff = redactor): Promise<EntryRequest> {
    return (await staff.call('get', addressOf(id)).expect(200)).body.data;
  }
  async function settle(staff: PanelStaff, id: string, action: string, more: object = {}) {
    const { request, draftUpdatedAt } = await read(id, staff);
    return staff
      .call('post', `${addressOf(id)}/${action}`)
      .send({ request: request?.id, draftUpdatedAt, ...more });
  }
  async function queue(staff: PanelStaff): Promise<ListedRequest[]> {
    return (await staff.call('get', '/publication-requests').expect(200)).body.data.entries;
  }
  const subjects = () => sink.mails.map(({ headers }) => headers('Subject')[0]);

  it('appears in the queue of editors, who get a mail with the note', async () => {
    const { id } = await addDraft();
    const { body } = await ask(id, ' Ya está la foto nueva. ').expect(200);
    expect(body.data).toMatchObject({
      request: { state: 'requested', note: 'Ya está la foto nueva.', isOwn: true },
      canRequest: true,
      canDecide: false,
    });
    expect(await queue(editor)).toMatchObject([
      { name: `Producto «Lector ${made}»`, requestedBy: 'Redactor', isOwn: false },
    ]);
    await mail.sendDue();
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.recipients).toEqual(['editor@example.test']);
    expect(sink.mails[0]?.text).toContain('Redactor pide publicar');
    expect(sink.mails[0]?.text).toContain('Ya está la foto nueva.');
    expect(sink.mails[0]?.text).toContain(
      `/admin/content-manager/collection-types/${PRODUCT}/${id}`,
    );
  });

  it('is listed with all others, however many there are', async () => {
    const total = 25;
    const requestedAt = new Date();
    for (let count = 1; count <= total; count += 1) {
      const documentId = `cola${count}`;
      const draft = {
        documentId,
        name: `Lector en cola ${count}`,
        slug: documentId,
        price: 5,
        publishedAt: null,
      };
      await cms.strapi.db.query(PRODUCT).create({ data: draft });
      const request = { documentId, entryId: documentId, entryType: PRODUCT, state: 'requested' };
      const asked = { requestedAt, requestedById: redactor.user.id, requestedBy: 'Redactor' };
      await cms.strapi.db
        .query(REQUEST_UID)
        .create({ data: { ...request, ...asked, draftUpdatedAt: requestedAt } });
    }
    const { body } = await editor.call('get', '/publication-requests').expect(200);
    expect(body.data.total).toBe(total);
    expect(body.data.entries).toHaveLength(total);
    expect(body.data.entries.at(-1).name).toBe(`Producto «Lector en cola ${total}»`);
  });

  it('is returned with a comment, which its author gets by mail and can respond to', async () => {
    const { id } = await addDraft();
    await ask(id).expect(200);
    const silent = await settle(editor, id, 'return', { comment: ' ' });
    expect([silent.status, silent.body.error.message]).toEqual([400, REQUEST_MESSAGES.noComment]);
    expect((await settle(editor, id, 'return', { comment: 'Falta el precio.' })).status).toBe(200);
    expect((await read(id)).request).toMatchObject({
      state: 'returned',
      comment: 'Falta el precio.',
      settledBy: 'Editor',
    });
    expect(await queue(editor)).toEqual([]);
    expect(await queue(redactor)).toMatchObject([{ state: 'returned' }]);
    await mail.sendDue();
    // The request is no longer open, so no mail is sent.
    expect(subjects()).toEqual([`Te regresaron: Producto «Lector ${made}»`]);
    expect(sink.mails[0]?.recipients).toEqual(['redactor@example.test']);
    expect(sink.mails[0]?.text).toContain('Falta el precio.');
    await ask(id, 'Ya lo puse.').expect(200);
    expect(await queue(redactor)).toMatchObject([{ state: 'requested', note: 'Ya lo puse.' }]);
    expect((await settle(editor, id, 'publish')).status).toBe(200);
    expect(await queue(redactor)).toEqual([]);
  });

  it('is settled by publishing the entry after it was returned, without a second request', async () => {
    const { id, data } = await addDraft();
    await ask(id).expect(200);
    expect((await settle(editor, id, 'return', { comment: 'Falta la foto.' })).status).toBe(200);
    await editor.act(`${PRODUCTS}/${id}`, 'publish', data).expect(200);
    expect(await queue(redactor)).toEqual([]);
    expect((await read(id)).request).toMatchObject({ state: 'published', settledBy: 'Editor' });
    await mail.sendDue();
    expect(subjects()).toEqual([`Se publicó: Producto «Lector ${made}»`]);
    expect(sink.mails[0]?.text).not.toContain('Falta la foto.');
  });

  it('is listed in the order of the latest requests', async () => {
    const [first, second] = [await addDraft(), await addDraft()];
    await ask(first.id).expect(200);
    expect((await settle(editor, first.id, 'publish')).status).toBe(200);
    await ask(second.id).expect(200);
    await redactor.save(`${PRODUCTS}/${first.id}`, { ...first.data, price: 7 }).expect(200);
    await ask(first.id).expect(200);
    const listed = (await queue(editor)).map(({ documentId }) => documentId);
    expect(listed).toEqual([second.id, first.id]);
  });

  it('is settled by publishing from the request, in the panel, in bulk or by schedule', async () => {
    const ways: ((id: string, data: object) => Promise<unknown>)[] = [
      async (id) => expect((await settle(editor, id, 'publish')).status).toBe(200),
      (id, data) => editor.act(`${PRODUCTS}/${id}`, 'publish', data).expect(200),
      (id) => editor.act(PRODUCTS, 'bulkPublish', { documentIds: [id] }).expect(200),
      async (id, data) => {
        const later = { ...data, publishAt: minutesFromNow(60) };
        await editor.save(`${PRODUCTS}/${id}`, later).expect(200);
        await createSchedulingTesting(cms).runDue(minutesFromNow(61));
      },
    ];
    for (const publish of ways) {
      const { id, data } = await addDraft();
      await ask(id).expect(200);
      await publish(id, data);
      expect(await read(id)).toMatchObject({
        request: { state: 'published', settledBy: 'Editor' },
        hasChanges: false,
      });
    }
    expect(await queue(editor)).toEqual([]);
    await mail.sendDue();
    expect(subjects()).toEqual([`Novedades de ${ways.length} peticiones tuyas`]);
  });

  it('stays open when the entry fails the publish checks, and shows the reason', async () => {
    const { id } = await addDraft();
    await redactor.save(`${PRODUCTS}/${id}`, { price: 0 }).expect(200);
    await ask(id).expect(200);
    const response = await settle(editor, id, 'publish');
    expect([response.status, response.body.error.message]).toEqual([
      400,
      expect.stringContaining('no se publicó'),
    ]);
    expect((await read(id)).request?.state).toBe('requested');
  });

  it('reports that the draft changed, and publishes only the version that the editor saw', async () => {
    const { id, data } = await addDraft();
    await ask(id).expect(200);
    const { request, draftUpdatedAt } = await read(id, editor);
    expect(request?.hasChangedSince).toBe(false);
    await redactor.save(`${PRODUCTS}/${id}`, { ...data, price: 5 }).expect(200);
    expect(await queue(editor)).toMatchObject([{ hasChangedSince: true }]);
    const response = await editor
      .call('post', `${addressOf(id)}/publish`)
      .send({ request: request?.id, draftUpdatedAt });
    expect([response.status, response.body.error.message]).toEqual([
      409,
      REQUEST_MESSAGES.hasChanged,
    ]);
  });

  it('is unique per entry, also for concurrent requests, and can only be withdrawn by its author', async () => {
    const { id } = await addDraft();
    const responses = await Promise.all([ask(id), ask(id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await cms.strapi.db.query(REQUEST_UID).count()).toBe(1);
    expect((await settle(editor, id, 'withdraw')).status).toBe(403);
    expect((await settle(redactor, id, 'withdraw')).status).toBe(200);
    expect((await read(id)).request?.state).toBe('withdrawn');
    const late = await settle(editor, id, 'return', { comment: 'No.' });
    expect([late.status, late.body.error.message]).toEqual([409, REQUEST_MESSAGES.isSettled]);
    await mail.sendDue();
    expect(sink.mails).toEqual([]);
  });

  it('requires changes, a drafting role, and a deciding role', async () => {
    const { id, data } = await addDraft();
    await ask(id, '', editor).expect(403);
    await ask(id, 'x'.repeat(501)).expect(400);
    await ask(id).expect(200);
    const other = await signInWithPermissions(cms, 'Lectora', { read: [PRODUCT] });
    expect((await settle(redactor, id, 'publish')).status).toBe(403);
    expect((await settle(other, id, 'return', { comment: 'No.' })).status).toBe(403);
    expect(await queue(other)).toEqual([]);
    await editor.act(`${PRODUCTS}/${id}`, 'publish', data).expect(200);
    const response = await ask(id);
    expect([response.status, response.body.error.message]).toEqual([
      409,
      REQUEST_MESSAGES.noChanges,
    ]);
    await redactor.call('get', '/publication-requests/entries/api::mail.mail/x').expect(404);
    await redactor.call('get', addressOf('no-existe')).expect(404);
  });

  it('is removed with its changes or its entry, and its rows are not accessible', async () => {
    const { id, data } = await addDraft();
    await editor.act(`${PRODUCTS}/${id}`, 'publish', data).expect(200);
    await redactor.save(`${PRODUCTS}/${id}`, { ...data, price: 7 }).expect(200);
    await ask(id).expect(200);
    await editor.act(`${PRODUCTS}/${id}`, 'discard').expect(200);
    expect((await read(id)).request?.state).toBe('obsolete');
    await editor.call('delete', `${PRODUCTS}/${id}`).expect(200);
    expect(await cms.strapi.db.query(REQUEST_UID).count()).toBe(0);
    const superAdmin = await signInAsSuperAdmin(cms);
    const table = `/content-manager/collection-types/${REQUEST_UID}`;
    await superAdmin.call('get', table).expect(403);
  });

  it('is settled by discarding the draft or deleting the entry, which its author gets by mail', async () => {
    const changed = await addDraft();
    const name = `Producto «Lector ${made}»`;
    const entry = `${PRODUCTS}/${changed.id}`;
    await editor.act(entry, 'publish', changed.data).expect(200);
    const change = async () => {
      await redactor.save(entry, { ...changed.data, price: 7 }).expect(200);
      await ask(changed.id).expect(200);
    };
    await change();
    await redactor.act(entry, 'discard').expect(200);
    await mail.sendDue();
    expect(sink.mails).toEqual([]);
    await change();
    await editor.act(entry, 'discard').expect(200);
    await mail.sendDue();
    expect(subjects()).toEqual([`Se descartó lo que pediste publicar: ${name}`]);
    expect(sink.mails[0]?.recipients).toEqual(['redactor@example.test']);
    expect(sink.mails[0]?.text).toContain(
      `Editor descartó los cambios que pediste publicar en ${name}.`,
    );

    await mail.clear();
    const { id } = await addDraft();
    await ask(id).expect(200);
    await editor.call('delete', `${PRODUCTS}/${id}`).expect(200);
    await mail.sendDue();
    const deleted = `Producto «Lector ${made}»`;
    expect(subjects().slice(1)).toEqual([`Se borró lo que pediste publicar: ${deleted}`]);
    expect(sink.mails[1]?.text).toContain(`Editor borró ${deleted}, que pediste publicar.`);
    expect(sink.mails[1]?.text).not.toContain(id);
    expect(await queue(redactor)).toEqual([]);
    const kept = () => cms.strapi.db.query(REQUEST_UID).count({ where: { entryId: id } });
    expect(await kept()).toBe(1);
    await tidyMail(cms.strapi, new Date(Date.now() + 8 * DAY));
    expect(await kept()).toBe(0);
  });

  it('is announced in a digest when there are many, and not to inactive accounts', async () => {
    const first = await addDraft();
    await ask(first.id).expect(200);
    await mail.sendDue();
    for (let count = 0; count < 3; count += 1) await ask((await addDraft()).id).expect(200);
    await mail.sendDue();
    expect(sink.mails).toHaveLength(1);
    await mail.sendDue(QUARTER_HOUR);
    expect(subjects()).toEqual([expect.any(String), 'Piden publicar 3 entradas']);

    const { user } = redactor;
    const accounts = cms.strapi.db.query('admin::user');
    await accounts.update({ where: { id: user.id }, data: { isActive: false } });
    await settle(editor, first.id, 'return', { comment: 'Todavía no.' });
    await mail.sendDue();
    expect(sink.mails).toHaveLength(2);
    await accounts.update({ where: { id: user.id }, data: { isActive: true } });
  });
});
