import { MAX_ENTRY_NOTES, NOTE_MAX, NOTE_MESSAGES } from '../../../contracts/entry-notes';
import { type PanelStaff, signInWithPermissions, signInWithRole } from '../../support/panel-staff';
import { setUpCms } from '../../support/start-cms';

const INDUSTRY = 'api::industry.industry';
const LIST = `/content-manager/collection-types/${INDUSTRY}`;

describe('notes about entries', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let redactor: PanelStaff;
  let made = 0;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    redactor = await signInWithRole(cms, 'redactor');
  });

  async function addEntry() {
    made += 1;
    return editor.create(LIST, { name: `Giro ${made}`, slug: `giro-${made}` });
  }
  const address = (id: string) => `/notes-panel/entries/${INDUSTRY}/${id}`;
  const add = (staff: PanelStaff, id: string, note: object) =>
    staff.call('post', address(id)).send(note);
  const read = async (staff: PanelStaff, id: string) =>
    (await staff.call('get', address(id)).expect(200)).body.data;
  const home = async (staff: PanelStaff) =>
    (await staff.call('get', '/notes-panel').expect(200)).body.data;

  it('are written about a field, read by others, on the home page, and resolved once', async () => {
    const id = await addEntry();
    await add(redactor, id, { field: 'name', text: ' ¿Así se\u200b llama?\u000b' }).expect(200);
    const [note] = await read(editor, id);
    expect(note).toMatchObject({ field: 'name', text: '¿Así se llama?', resolvedAt: null });
    expect((await home(editor)).entries[0]).toMatchObject({
      documentId: id,
      name: expect.stringMatching(/«Giro \d+»/),
      who: note.who,
    });
    const resolve = (staff: PanelStaff, isResolved: boolean) =>
      staff
        .call('post', `${address(id)}/resolve`)
        .send({ id: note.id, isResolved })
        .expect(200);
    await resolve(editor, true);
    const [resolved] = (await resolve(redactor, true)).body.data;
    expect(resolved.resolvedBy).toContain('Editor');
    expect((await home(editor)).entries).toHaveLength(0);
    const [reopened] = (await resolve(redactor, false)).body.data;
    expect(reopened).toMatchObject({ resolvedBy: null, resolvedAt: null });
  });

  it('do not change the entry, and are deleted with it', async () => {
    const id = await addEntry();
    const readEntry = async () => (await editor.call('get', `${LIST}/${id}`)).body.data;
    const before = await readEntry();
    await add(editor, id, { field: null, text: 'Revisar' }).expect(200);
    expect(await readEntry()).toEqual(before);
    await editor.call('delete', `${LIST}/${id}`).expect(200);
    const rows = cms.strapi.db.query('api::entry-note.entry-note');
    expect(await rows.count({ where: { entryId: id } })).toBe(0);
  });

  it.each([
    [{ text: '' }, 400, NOTE_MESSAGES.empty],
    [{ text: ' \u200b' }, 400, NOTE_MESSAGES.empty],
    [{ text: 'x'.repeat(NOTE_MAX + 1) }, 400, NOTE_MESSAGES.long],
    [{ text: ['x'] }, 400, NOTE_MESSAGES.empty],
    [{ text: 'x', field: 'constructor' }, 400, NOTE_MESSAGES.field],
    [{ text: 'x', field: { $ne: null } }, 400, NOTE_MESSAGES.field],
  ])('refuse %j', async (body, status, message) => {
    const response = await add(editor, await addEntry(), body);
    expect([response.status, response.body.error.message]).toEqual([status, message]);
  });

  it('are limited for each entry, also when several are written at once', async () => {
    const id = await addEntry();
    const many = Array.from({ length: MAX_ENTRY_NOTES + 5 }, (_, index) => `Nota ${index}`);
    const responses = await Promise.all(many.map((text) => add(editor, id, { text })));
    const counts = responses.filter(({ status }) => status === 200).length;
    expect(counts).toBe(MAX_ENTRY_NOTES);
    expect(await read(editor, id)).toHaveLength(MAX_ENTRY_NOTES);
  });

  it('are for those who read the entry, and notes about a field for those who read the field', async () => {
    const id = await addEntry();
    await add(editor, id, { field: 'slug', text: 'Sobre la dirección' }).expect(200);
    await add(editor, id, { field: 'name', text: 'Sobre el nombre' }).expect(200);
    const partial = await signInWithPermissions(cms, 'Parcial', { read: [INDUSTRY] }, ['name']);
    expect((await read(partial, id)).map(({ text }: { text: string }) => text)).toEqual([
      'Sobre el nombre',
    ]);
    expect((await home(partial)).entries.map(({ text }: { text: string }) => text)).toEqual(
      expect.not.arrayContaining(['Sobre la dirección']),
    );
    await add(partial, id, { field: 'slug', text: 'x' }).expect(400);
    const stranger = await signInWithPermissions(cms, 'Ajena', { read: ['api::case.case'] });
    await stranger.call('get', address(id)).expect(403);
    await add(stranger, id, { text: 'x' }).expect(403);
    expect((await home(stranger)).entries).toEqual([]);
    await editor.call('get', address('no-existe')).expect(404);
    await editor
      .call('post', `${address(id)}/resolve`)
      .send({ id: 'no-existe', isResolved: true })
      .expect(404);
  });
});
