import type { Identity } from '../../src/route-access/audiences';
import type { Cms } from './cms';
import { DASHBOARD_ADMIN, SITE_TOKEN } from './environment';
import { enterAsSuperAdmin, enterPanel, signInToPanel } from './panel-staff';
import { signIn } from './staff';

/** A way to get a new token for each identity; a visitor has none. */
export type Tokens = Record<Identity, () => Promise<string>>;

/** Makes an account for each identity that needs one. */
export async function prepareIdentities(cms: Cms): Promise<Tokens> {
  const inPanel = async (key: 'redactor' | 'editor' | 'administrador') => {
    const { account } = await enterPanel(cms, key);
    return async () => (await signInToPanel(cms, account)).token;
  };
  return {
    visitor: () => Promise.resolve(''),
    site: () => Promise.resolve(SITE_TOKEN),
    dashboard: async () => (await signIn(cms, DASHBOARD_ADMIN)).jwt,
    redactor: await inPanel('redactor'),
    editor: await inPanel('editor'),
    administrador: await inPanel('administrador'),
    superAdmin: async () => (await enterAsSuperAdmin(cms)).token,
  };
}

const EXAMPLES: [path: RegExp, name: string][] = [
  [/single-types/, 'api::blog-page.blog-page'],
  [/\/components\//, 'shared.seo'],
  [/./, 'api::product.product'],
];
const TYPE_PARAMETERS = /:(?:model|uid|contentType)\b/;

/** An address of a route, about a type that exists and an entry that does not. */
export function exampleOf(path: string): string {
  const [, type = ''] = EXAMPLES.find(([pattern]) => pattern.test(path)) ?? [];
  return path
    .replace(TYPE_PARAMETERS, type)
    .replace(':targetField', 'category')
    .replace(/:list\b/, 'products')
    .replace(/\(.*\)|(?<=\/):\w+\*?/g, '987654');
}

/** Every route of the running router, like `GET /admin/users/:id`; HEAD belongs to GET. */
export function listRoutes(cms: Cms): string[] {
  type Layer = { methods: string[]; path: string };
  const layers = cms.strapi.server.listRoutes() as unknown as Layer[];
  return layers.flatMap(({ methods, path }) =>
    methods.includes('ACL')
      ? [`ALL ${path}`]
      : methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`),
  );
}
