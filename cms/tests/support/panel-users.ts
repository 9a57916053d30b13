import type { Cms } from './cms';

type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

const PASSWORD = 'Una-clave-larga-1';

/**
 * Makes an account of the panel whose role may do just that, and signs it in.
 * @param fields which fields of the entries; all when left out
 * @returns its token
 */
export async function addPanelUser(
  cms: Cms,
  name: string,
  actions: Partial<Record<Action, string[]>>,
  fields?: string[],
): Promise<string> {
  const { strapi } = cms;
  const role = await strapi.service('admin::role').create({ name: `Rol de ${name}` });
  const permissions = Object.entries(actions).flatMap(([action, subjects]) =>
    subjects.map((subject) => {
      const { attributes } = strapi.contentTypes[subject as 'api::product.product'];
      return {
        action: `plugin::content-manager.explorer.${action}`,
        subject,
        properties: { fields: fields ?? Object.keys(attributes) },
        conditions: [],
      };
    }),
  );
  await strapi.service('admin::role').assignPermissions(role.id, permissions);
  const email = `${name}@example.test`;
  await strapi.service('admin::user').create({
    firstname: name,
    email,
    password: PASSWORD,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
  const { body } = await cms.request.post('/admin/login').send({ email, password: PASSWORD });
  return body.data.token;
}
