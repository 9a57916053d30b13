import type { Version } from '../../contracts/history';
import { addCategory, buildProduct } from './build-product';
import { signInAsSuperAdmin } from './panel-staff';
import { openSession } from './sign-in';
import { setUpCms } from './start-cms';

export const PRODUCT = 'api::product.product';
export const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;

export const historyOf = (documentId: string, uid = PRODUCT) =>
  `/history-panel/entries/${uid}/${documentId}`;

/** Starts a CMS in which the super admin publishes products and reads their history. */
export function setUpHistory() {
  const cms = setUpCms();
  let admin: string;
  let category: string;
  let count = 0;

  beforeAll(async () => {
    admin = (await signInAsSuperAdmin(cms)).token;
    category = await addCategory(cms);
  });

  const panel = (method: 'get' | 'put' | 'post' | 'delete', address: string, token = admin) =>
    openSession(cms, token).call(method, address);

  async function versionsOf(documentId: string, uid = PRODUCT): Promise<Version[]> {
    return (await panel('get', historyOf(documentId, uid)).expect(200)).body.data.versions;
  }

  return {
    cms,
    category: () => category,
    panel,
    versionsOf,

    /** Creates a draft product. */
    async add(changes: object = {}) {
      count += 1;
      const data = { ...buildProduct(category), slug: `producto-${count}`, ...changes };
      const { body } = await panel('post', PRODUCTS).send(data).expect(201);
      return { data, documentId: body.data.documentId as string };
    },

    publish: (documentId: string, data: object) =>
      panel('post', `${PRODUCTS}/${documentId}/actions/publish`).send(data).expect(200),

    /** Returns action and origin of each version, such as 'publish panel'. */
    actionsOf: async (documentId: string) =>
      (await versionsOf(documentId)).map(({ action, origin }) => `${action} ${origin}`),

    restore: (
      { documentId, uid = PRODUCT }: { documentId: string; uid?: string },
      version: string | undefined,
      token = admin,
    ) => panel('post', `${historyOf(documentId, uid)}/restore`, token).send({ version }),
  };
}
