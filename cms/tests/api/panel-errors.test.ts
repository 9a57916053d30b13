import { SESSION_MESSAGES } from '../../contracts/session';
import { addPicture } from '../support/build-product';
import { CMS_ADMIN } from '../support/environment';
import { expectLoggedErrors } from '../support/logged-errors';
import { signInWithRole, type PanelStaff } from '../support/panel-staff';
import { setUpCms } from '../support/start-cms';

describe('an error in the CMS panel', () => {
  const cms = setUpCms();
  let writer: PanelStaff;

  beforeAll(async () => {
    writer = await signInWithRole(cms, 'redactor');
  });

  it('is in Spanish for a wrong password', async () => {
    const account = { email: CMS_ADMIN.email, password: 'No-es-esta-1' };
    const { status, body } = await cms.request.post('/admin/login').send(account);
    expect([status, body.error.name]).toEqual([400, 'ApplicationError']);
    expect(body.error.message).toBe('El correo o la contraseña no son correctos.');
  });

  it('keeps the message that the panel expects for a suspended account', async () => {
    const email = 'suspendida@example.test';
    const account = { email, password: 'Prueba-panel-3', isActive: false, roles: [] };
    await cms.strapi.service('admin::user').create({ ...account, firstname: 'Ana' });
    const { body } = await cms.request
      .post('/admin/login')
      .send({ email, password: 'Prueba-panel-3' });
    expect(body.error.message).toBe('User not active');
  });

  it('is in Spanish for an expired password link', async () => {
    const link = { resetPasswordToken: 'abc', password: 'Nueva-1-clave' };
    const { body } = await cms.request.post('/admin/reset-password').send(link).expect(400);
    expect(body.error.message).toContain('Pide otro en «¿Olvidaste tu contraseña?»');
  });

  it('is in Spanish for a wrong current password', async () => {
    const change = { currentPassword: 'No-es-esta-1', password: 'Nueva-1-clave' };
    const { body } = await writer.call('put', '/admin/users/me').send(change).expect(400);
    expect(body.error.message).toBe('La contraseña actual no es correcta.');
  });

  it('is in Spanish for data that an account does not have', async () => {
    for (const change of [{ rol: 'x' }, { firstname: 'Ana', id: 7, preferencias: {} }]) {
      const { body } = await writer.call('put', '/admin/users/me').send(change).expect(400);
      expect(body.error.message).toMatch(
        /^Este dato no se puede cambiar aquí: (?:rol|id, preferencias)\.$/,
      );
    }
  });

  it('appears next to the own address when a user changes it, with or without a password', async () => {
    const me = '/admin/users/me';
    const { email } = (await writer.call('get', me)).body.data;
    const changes = [
      { email: 'otro@example.test' },
      { email: 'otro@example.test', currentPassword: 'Prueba-panel-2', password: 'Nueva-1-clave' },
      { email: '', firstname: 'Ana' },
    ];
    for (const change of changes) {
      const { status, body } = await writer.call('put', me).send(change);
      expect([status, body.error.name, body.error.details.errors]).toEqual([
        400,
        'ValidationError',
        [expect.objectContaining({ path: ['email'], message: SESSION_MESSAGES.ownEmail })],
      ]);
    }
    // The panel's form always sends the address with the other fields.
    const same = { email: email.toUpperCase(), firstname: 'Ana' };
    const saved = await writer.call('put', me).send(same).expect(200);
    expect(saved.body.data).toMatchObject({ email, firstname: 'Ana' });
  });

  it('is in Spanish for a picture that the user may not delete', async () => {
    const picture = await addPicture(cms);
    const { body } = await writer.call('delete', `/upload/files/${picture}`).expect(403);
    expect(body.error.message).toBe('No tienes permiso para hacer esto');
  });

  it('appears next to the invalid field', async () => {
    const add = () => writer.call('post', '/upload/folders').send({ name: 'Fotos', parent: null });
    await add().expect(201);
    const { body } = await add().expect(400);
    const message = 'Ya hay una carpeta con ese nombre.';
    expect(body.error.message).toBe(message);
    expect(body.error.details.errors).toEqual([
      expect.objectContaining({ path: ['name'], message }),
    ]);
  });

  it('is in Spanish when another user deleted the entry that is saved', async () => {
    const address = '/content-manager/collection-types/api::client.client';
    const id = await writer.create(address, { name: 'Cafetería Aroma' });
    await cms.strapi.documents('api::client.client').delete({ documentId: id });
    const { body } = await writer.save(`${address}/${id}`, { name: 'Otro' }).expect(404);
    expect(body.error.message).toBe(
      'Esta entrada ya no existe. Copia lo que quieras conservar y regresa a la lista.',
    );
  });

  it('names the longest name of a folder', async () => {
    const add = (name: string) =>
      writer.call('post', '/upload/folders').send({ name, parent: null });
    const folder = await add('ñ'.repeat(255)).expect(201);
    const { id } = folder.body.data;
    const rename = { name: 'a'.repeat(256), parent: null };
    for (const request of [
      add(rename.name),
      writer.call('put', `/upload/folders/${id}`).send(rename),
    ]) {
      const { body } = await request.expect(400);
      expect(body.error.message).toBe('Escribe 255 caracteres como máximo.');
      expect(body.error.details.errors).toEqual([expect.objectContaining({ path: ['name'] })]);
    }
  });

  it.each([
    ['get', '/publish-checks/names/constructor'],
    ['get', '/publish-checks/usages/constructor/x'],
    ['post', '/publish-checks/removals/constructor'],
    ['get', '/history-panel/entries/constructor/x'],
    ['post', '/saving-panel/entries/constructor/x/presence'],
    ['get', '/publication-requests/entries/constructor/x'],
  ] as const)(
    'is 404 for an unknown type that every object inherits: %s %s',
    async (method, address) => {
      expect((await writer.call(method, address)).status).toBe(404);
    },
  );

  it('is in Spanish for an internal error', async () => {
    const lists = cms.strapi.plugin('content-manager').service('homepage');
    jest.spyOn(lists, 'getCountDocuments').mockRejectedValueOnce(new Error('broken'));
    expectLoggedErrors(/^broken\n/);
    const { status, body } = await writer.call('get', '/content-manager/homepage/count-documents');
    expect(status).toBe(500);
    expect(body.error.message).toBe('Ocurrió un error inesperado. Vuelve a intentarlo.');
  });
});
