import { randomUUID } from 'node:crypto';

import type { PanelRoleKey } from '../../contracts/panel-roles';
import type { Identity } from '../../src/route-access/audiences';
import { listOpenActions } from '../../src/route-access/enforce-route-decisions';
import { DASHBOARD_ADMIN, SITE_TOKEN } from './environment';
import { signInAsSuperAdmin, signInWithRole, signInToPanel } from './panel-staff';
import { addAccount, AGENT, signIn } from './sign-in';
import type { Cms } from './start-cms';

/** Creates an API token with only these actions, or of a type that has no list of actions; returns its key. */
export async function createApiToken(
  cms: Cms,
  rights: readonly string[] | 'read-only' | 'full-access',
): Promise<string> {
  const service = cms.strapi.service('admin::api-token-content-api');
  const name = `Prueba ${randomUUID()}`;
  const type =
    typeof rights === 'string' ? { type: rights } : { type: 'custom', permissions: rights };
  return (await service.create({ name, description: '', lifespan: null, ...type })).accessKey;
}

/** Returns a new token for each identity; the token of a visitor is empty. */
export type Tokens = Record<Identity, () => Promise<string>>;

/** Creates the accounts of all identities that need one. */
export async function prepareIdentities(cms: Cms): Promise<Tokens> {
  await addAccount(cms, AGENT, 'agent');
  const inPanel = async (key: PanelRoleKey) => {
    const { account } = await signInWithRole(cms, key);
    return async () => (await signInToPanel(cms, account)).token;
  };
  return {
    visitor: () => Promise.resolve(''),
    site: () => Promise.resolve(SITE_TOKEN),
    integration: () => createApiToken(cms, listOpenActions(cms.strapi, 'integration')),
    agent: async () => (await signIn(cms, AGENT)).jwt,
    manager: async () => (await signIn(cms, DASHBOARD_ADMIN)).jwt,
    redactor: await inPanel('redactor'),
    editor: await inPanel('editor'),
    administrador: await inPanel('administrador'),
    superAdmin: async () => (await signInAsSuperAdmin(cms)).token,
  };
}

const EXAMPLES: [path: RegExp, name: string][] = [
  [/single-types/, 'api::blog-page.blog-page'],
  [/\/components\//, 'shared.seo'],
  [/./, 'api::product.product'],
];
const TYPE_PARAMETERS = /:(?:model|uid|contentType)\b/;

/** Returns an example address of a route, with an existing type and a missing entry. */
export function exampleAddress(path: string): string {
  const [, type = ''] = EXAMPLES.find(([pattern]) => pattern.test(path)) ?? [];
  return path
    .replace(TYPE_PARAMETERS, type)
    .replace(':targetField', 'category')
    .replace(/:list\b/, 'products')
    .replace(/\(.*\)|(?<=\/):\w+\*?/g, '987654');
}

/** Lists the routes of the running router, such as `GET /admin/users/:id`; HEAD counts as GET. */
export function listRoutes(cms: Cms): string[] {
  type Layer = { methods: string[]; path: string };
  const layers = cms.strapi.server.listRoutes() as unknown as Layer[];
  return layers.flatMap(({ methods, path }) =>
    methods.includes('ACL')
      ? [`ALL ${path}`]
      : methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`),
  );
}
