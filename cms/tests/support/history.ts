import type { Version } from '../../contracts/history';
import { addCategory, aProduct } from './catalogue';
import { startCms } from './cms';
import { enterAsSuperAdmin } from './panel-staff';

export const PRODUCT = 'api::product.product';
export const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;

export const historyOf = (documentId: string, uid = PRODUCT) =>
  `/history-panel/entries/${uid}/${documentId}`;

/** A CMS in which somebody who may do everything publishes products and reads their history. */
export async function startHistory() {
  const cms = await startCms();
  const { token: admin } = await enterAsSuperAdmin(cms);
  const category = await addCategory(cms);
  let made = 0;

  const panel = (method: 'get' | 'put' | 'post' | 'delete', address: string, token = admin) =>
    cms.request[method](address).set('Authorization', `Bearer ${token}`);

  async function versionsOf(documentId: string, uid = PRODUCT): Promise<Version[]> {
    return (await panel('get', historyOf(documentId, uid)).expect(200)).body.data.versions;
  }

  return {
    cms,
    category,
    panel,
    versionsOf,

    /** A product that is only a draft. */
    async add(changes: object = {}) {
      made += 1;
      const data = { ...aProduct(category), slug: `producto-${made}`, ...changes };
      const { body } = await panel('post', PRODUCTS).send(data).expect(201);
      return { data, documentId: body.data.documentId as string };
    },

    publish: (documentId: string, data: object) =>
      panel('post', `${PRODUCTS}/${documentId}/actions/publish`).send(data).expect(200),

    /** Of each version what happened, and how: 'publish panel'. */
    actionsOf: async (documentId: string) =>
      (await versionsOf(documentId)).map(({ action, origin }) => `${action} ${origin}`),

    restore: (
      { documentId, uid = PRODUCT }: { documentId: string; uid?: string },
      version: string | undefined,
      token = admin,
    ) => panel('post', `${historyOf(documentId, uid)}/restore`, token).send({ version }),
  };
}

export type HistoryDesk = Awaited<ReturnType<typeof startHistory>>;
